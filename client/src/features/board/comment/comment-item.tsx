import { useEffect, useRef, useState } from 'react';
import { Row, Stack } from '../../../components/kit';
import { RelativeTime } from '../../../components/relative-time';
import { BoardAuthor } from '../author/board-author';
import type { CommentItem_CommentFragment } from './comment-item.generated';
import styles from './comment-item.module.css';
import { DeleteComment } from './delete-comment';
import { EditComment } from './edit-comment';
import { STRINGS } from './strings';

interface CommentItemProps {
  comment: CommentItem_CommentFragment;
  boardId: string;
  onRemoved: () => void;
}

/** A comment to read, or in the same place the box that edits it: also while a session ends and begins again. */
export function CommentItem({ comment, boardId, onRemoved }: CommentItemProps) {
  const { id, content, insertedAt, viewerCanEdit, member } = comment;
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The field or button that had the keyboard is gone with the box.
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Stack as="article" gap={2} className={styles.comment} aria-label={STRINGS.commentOf(member.nickName)}>
      <Row as="p" wrap className={styles.head}>
        <BoardAuthor member={member} />
        <RelativeTime className={styles.time} time={insertedAt} />
      </Row>
      {isEditing ? (
        <EditComment comment={comment} onDone={() => setIsEditing(false)} />
      ) : (
        <p className={styles.content}>{content}</p>
      )}
      {viewerCanEdit && !isEditing && (
        <Row gap={1} align="stretch" className={styles.controls}>
          <button ref={opener} type="button" className={styles.control} onClick={() => setIsEditing(true)}>
            {STRINGS.edit}
          </button>
          <DeleteComment commentId={id} boardId={boardId} onRemoved={onRemoved} />
        </Row>
      )}
    </Stack>
  );
}
