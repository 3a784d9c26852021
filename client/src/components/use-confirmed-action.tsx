import { type RefObject, useRef, useState } from 'react';
import { errorText, hasSessionEnded } from '../lib/error-text';
import { useSignInGate } from '../lib/session/use-sign-in-gate';
import { showToast } from '../lib/toast';
import { useLazyDialog } from './use-lazy-dialog';

const CANCEL = '취소';

export interface ConfirmedAction {
  title: string;
  text: string;
  /** The verb, and what the button says meanwhile. */
  confirmLabel: string;
  busyLabel: string;
  /** The toasts afterwards. */
  done: string;
  failed: (error: unknown) => string;
  run: () => Promise<unknown>;
}

interface ConfirmedActionOptions {
  failure?: 'error' | 'warning';
  /** Gets the focus afterwards, where the pressed button is gone by then. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** The page itself says that the session has ended, as its list is refused too. */
  isSessionEndShown?: boolean;
}

const loadDialog = () => import('./confirm-dialog').then((file) => file.ConfirmDialog);

/** Asks before something is done, and says how it went. */
export function useConfirmedAction({ failure = 'error', focusAfter, isSessionEndShown = false }: ConfirmedActionOptions = {}) {
  const { promptSignInAgain } = useSignInGate();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  // Its texts stay while it closes.
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const hasRun = useRef(false);

  const confirm = async ({ run, done, failed }: ConfirmedAction) => {
    setIsBusy(true);
    try {
      await run();
      hasRun.current = true;
      showToast({ type: 'success', text: done });
    } catch (error) {
      const isSessionOver = hasSessionEnded(error);
      if (!isSessionOver || !isSessionEndShown) showToast({ type: failure, text: failed(error) });
      if (isSessionOver && !isSessionEndShown) promptSignInAgain();
    } finally {
      setIsBusy(false);
      setIsOpen(false);
    }
  };

  return {
    ask: (next: ConfirmedAction) => {
      setAction(next);
      void prepare().then((isLoaded) => isLoaded && setIsOpen(true));
    },
    dialog: Dialog && action && (
      <Dialog
        {...action}
        isOpen={isOpen}
        isDanger
        cancelLabel={CANCEL}
        isBusy={isBusy}
        onConfirm={() => void confirm(action)}
        onClose={() => setIsOpen(false)}
        afterClose={() => {
          if (hasRun.current) focusAfter?.current?.focus({ preventScroll: true });
          hasRun.current = false;
        }}
      />
    ),
  };
}

interface RemovalTexts {
  removeTitle: string;
  removeText: string;
  remove: string;
  removing: string;
  removed: string;
  removeFailed: (message: string) => string;
}

/** @param run removes it, and updates what showed it */
export function useConfirmedRemoval(texts: RemovalTexts, run: () => Promise<unknown>, options?: ConfirmedActionOptions) {
  const { ask, dialog } = useConfirmedAction(options);
  return {
    ask: () =>
      ask({
        title: texts.removeTitle,
        text: texts.removeText,
        confirmLabel: texts.remove,
        busyLabel: texts.removing,
        done: texts.removed,
        failed: (error) => texts.removeFailed(errorText(error)),
        run,
      }),
    dialog,
  };
}
