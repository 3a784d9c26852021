import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useStillHere } from '../../../lib/use-still-here';
import { forgetBoardLists } from '../forget-board-lists';
import { useAskSignIn } from '../use-ask-sign-in';
import { useDeleteBoardMutation } from './delete-board.generated';
import { STRINGS } from './strings';

const loadDialog = () => import('../../../components/confirm-dialog').then((file) => file.ConfirmDialog);

export function DeleteBoard({ boardId }: { boardId: string }) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const askSignIn = useAskSignIn();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { loading }] = useDeleteBoardMutation();

  const confirm = async () => {
    try {
      // Only the lists forget it: this page still shows it while the next one comes.
      await remove({ variables: { input: { id: boardId } }, update: forgetBoardLists });
      showToast({ type: 'success', text: STRINGS.removed });
      // Back leads to where the person was before, not to what is gone.
      if (isStillHere()) void navigate(paths.boards(), { replace: true });
    } catch (error) {
      setIsOpen(false);
      showToast({ type: 'warning', text: STRINGS.removeFailed(errorText(error)) });
      if (hasSessionEnded(error)) askSignIn();
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => void prepare().then((isThere) => isThere && setIsOpen(true))}>
        {STRINGS.remove}
      </Button>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          isDanger
          title={STRINGS.removeTitle}
          text={STRINGS.removeText}
          confirmLabel={STRINGS.remove}
          busyLabel={STRINGS.removing}
          cancelLabel={STRINGS.cancel}
          isBusy={loading}
          onConfirm={() => void confirm()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
