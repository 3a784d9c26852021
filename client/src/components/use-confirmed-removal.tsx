import { useState } from 'react';
import { hasSessionEnded } from '../lib/error-code';
import { errorText } from '../lib/error-text';
import { useVisitorDoor } from '../lib/session/use-visitor-door';
import { showToast } from '../lib/toast';
import { useLazyDialog } from './use-lazy-dialog';

interface RemovalTexts {
  removeTitle: string;
  removeText: string;
  /** The verb: on the button that asks and on the one that does. */
  remove: string;
  removing: string;
  cancel: string;
  removed: string;
  removeFailed: (message: string) => string;
}

const loadDialog = () => import('./confirm-dialog').then((file) => file.ConfirmDialog);

/**
 * Asks before something is removed, and says how it went.
 * @param remove removes it, and puts in order what showed it
 */
export function useConfirmedRemoval(
  texts: RemovalTexts,
  remove: () => Promise<unknown>,
  { failure = 'error' }: { failure?: 'error' | 'warning' } = {},
) {
  const { askSignInAgain } = useVisitorDoor();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    try {
      await remove();
      setIsOpen(false);
      showToast({ type: 'success', text: texts.removed });
    } catch (error) {
      setIsOpen(false);
      showToast({ type: failure, text: texts.removeFailed(errorText(error)) });
      if (hasSessionEnded(error)) askSignInAgain();
    }
    setIsBusy(false);
  };

  return {
    ask: () => void prepare().then((isThere) => isThere && setIsOpen(true)),
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen}
        isDanger
        title={texts.removeTitle}
        text={texts.removeText}
        confirmLabel={texts.remove}
        busyLabel={texts.removing}
        cancelLabel={texts.cancel}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
