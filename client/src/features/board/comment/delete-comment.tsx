import { useConfirmedRemoval } from '../../../components/use-confirmed-action';
import styles from './comment-item.module.css';
import { dropFromComments } from './comment-list-cache';
import { useDeleteCommentMutation } from './delete-comment.generated';
import { STRINGS } from './strings';

interface DeleteCommentProps {
  commentId: string;
  boardId: string;
  /** Called before the comment leaves the page. */
  onRemoved: () => void;
}

export function DeleteComment({ commentId, boardId, onRemoved }: DeleteCommentProps) {
  const [deleteComment] = useDeleteCommentMutation();

  const { ask, dialog } = useConfirmedRemoval(STRINGS, () =>
    deleteComment({
      variables: { input: { id: commentId } },
      update: (cache, { data }) => {
        if (!data) return;
        onRemoved();
        dropFromComments(cache, boardId, commentId, data.deleteComment.board.commentCount);
      },
    }),
  );

  return (
    <>
      <button type="button" className={styles.control} onClick={ask}>
        {STRINGS.remove}
      </button>
      {dialog}
    </>
  );
}
