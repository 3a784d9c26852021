import { useState } from 'react';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { hasSessionEnded } from '../../../lib/error-code';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useAskSignIn } from '../use-ask-sign-in';
import styles from './comment-item.module.css';
import { dropFromComments } from './comment-list-cache';
import { useDeleteCommentMutation } from './delete-comment.generated';
import { STRINGS } from './strings';

const loadDialog = () => import('../../../components/confirm-dialog').then((file) => file.ConfirmDialog);

interface DeleteCommentProps {
  commentId: string;
  boardId: string;
  /** Called before the comment leaves the page. */
  onRemoved: () => void;
}

export function DeleteComment({ commentId, boardId, onRemoved }: DeleteCommentProps) {
  const askSignIn = useAskSignIn();
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { loading }] = useDeleteCommentMutation();

  const confirm = async () => {
    try {
      await remove({
        variables: { input: { id: commentId } },
        update: (cache, { data }) => {
          if (!data) return;
          onRemoved();
          dropFromComments(cache, boardId, commentId, data.deleteComment.board.commentCount);
        },
      });
      showToast({ type: 'success', text: STRINGS.removed });
    } catch (error) {
      setIsOpen(false);
      showToast({ type: 'error', text: STRINGS.removeFailed(errorText(error)) });
      if (hasSessionEnded(error)) askSignIn();
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.control}
        onClick={() => void prepare().then((isThere) => isThere && setIsOpen(true))}
      >
        {STRINGS.remove}
      </button>
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
