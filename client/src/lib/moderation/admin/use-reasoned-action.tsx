import { type RefObject, useRef, useState } from 'react';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { errorText, hasSessionEnded } from '../../error-text';
import { useSignInGate } from '../../session/use-sign-in-gate';
import { showToast } from '../../toast';
import type { Filled, ReasonDialogProps } from './reason-dialog';

export interface ReasonedAction extends Pick<
  ReasonDialogProps,
  'title' | 'text' | 'confirmLabel' | 'busyLabel' | 'isDanger' | 'periods'
> {
  /** The toast afterwards. */
  done: string;
  run: (filled: Filled) => Promise<unknown>;
}

const loadDialog = () => import('./reason-dialog').then((file) => file.ReasonDialog);

/** Asks for a reason before something is done. A refusal is shown in the dialog, which keeps what was typed. */
export function useReasonedAction({ focusAfter }: { focusAfter?: RefObject<HTMLElement | null> } = {}) {
  const { promptSignInAgain } = useSignInGate();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  // Its texts stay while it closes.
  const [action, setAction] = useState<ReasonedAction | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasRun = useRef(false);

  const confirm = async ({ run, done }: ReasonedAction, filled: Filled) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await run(filled);
      hasRun.current = true;
      showToast({ type: 'success', text: done });
      setIsOpen(false);
    } catch (error) {
      setProblem(errorText(error));
      if (hasSessionEnded(error)) promptSignInAgain();
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ask: (next: ReasonedAction) => {
      setAction(next);
      setProblem(null);
      void prepare().then((isLoaded) => isLoaded && setIsOpen(true));
    },
    dialog: Dialog && action && (
      <Dialog
        {...action}
        isOpen={isOpen}
        isBusy={isBusy}
        problem={problem}
        onChange={() => setProblem(null)}
        onConfirm={(filled) => void confirm(action, filled)}
        onClose={() => setIsOpen(false)}
        afterClose={() => {
          if (hasRun.current) focusAfter?.current?.focus({ preventScroll: true });
          hasRun.current = false;
        }}
      />
    ),
  };
}
