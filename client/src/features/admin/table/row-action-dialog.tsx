import { type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { showToast } from '../../../lib/toast';
import { useLastKnown } from '../../../lib/use-last-known';
import { STRINGS } from './strings';

/** Something to be done with a row, once it is confirmed. */
export interface RowAction {
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel: string;
  /** What to say afterwards. */
  done: string;
  failed: (error: unknown) => string;
  run: () => Promise<unknown>;
}

interface RowActionDialogProps {
  /** null: nothing is asked. */
  action: RowAction | null;
  onClose: () => void;
  /** The keyboard goes on there: the row, with the button that was pressed, is gone. */
  heir: RefObject<HTMLElement | null>;
}

export function RowActionDialog({ action, onClose, heir }: RowActionDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const hasRun = useRef(false);
  // Its words stay while it closes.
  const shown = useLastKnown(action);
  if (!shown) return null;

  const confirm = async () => {
    setIsBusy(true);
    try {
      await shown.run();
      hasRun.current = true;
      showToast({ type: 'success', text: shown.done });
    } catch (error) {
      // That the session is over is said by the page, which asks to sign in again.
      if (!hasSessionEnded(error)) showToast({ type: 'error', text: shown.failed(error) });
    } finally {
      setIsBusy(false);
      onClose();
    }
  };

  return (
    <ConfirmDialog
      isOpen={action !== null}
      isDanger
      title={shown.title}
      text={shown.text}
      confirmLabel={shown.confirmLabel}
      busyLabel={shown.busyLabel}
      cancelLabel={STRINGS.cancel}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
      afterClose={() => {
        if (!hasRun.current) return;
        hasRun.current = false;
        heir.current?.focus({ preventScroll: true });
      }}
    />
  );
}
