import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Meta, Row, Stack } from '../../../components/kit';
import { RelativeTime } from '../../../components/relative-time';
import { useConfirmedRemoval } from '../../../components/use-confirmed-action';
import control from '../../../components/control.module.css';
import { AdminControls } from '../../../lib/moderation/admin-controls';
import { BlindingNotice } from '../../../lib/moderation/blinding-notice';
import { ReportButton } from '../../../lib/moderation/report-button';
import { errorText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { BoardAuthor } from '../author/board-author';
import { CommentBox } from './comment-box';
import type { CommentItem_CommentFragment } from './comment-item.generated';
import styles from './comment.module.css';
import { updateComments } from './update-comments';
import { useDeleteCommentMutation } from './delete-comment.generated';
import { useUpdateCommentMutation } from './edit-comment.generated';
import { STRINGS } from './strings';

const loadReport = () => import('./report-comment').then((file) => file.ReportComment);

interface CommentItemProps {
  comment: CommentItem_CommentFragment;
  boardId: string;
  /** Called before the comment leaves the page. */
  onRemoved: () => void;
}

/** A comment to read, or in the same place the box that edits it: also while a session ends and begins again. */
export function CommentItem({ comment, boardId, onRemoved }: CommentItemProps) {
  const { id, content, insertedAt, viewerCanEdit, viewerHasReported, blinding, member } = comment;
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focused field or button is gone with the box.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Stack as="article" gap={2} className={styles.comment} aria-label={STRINGS.commentOf(member.nickName)}>
      <Row as="p" wrap className={styles.head}>
        <BoardAuthor member={member} />
        <Meta as={RelativeTime} time={insertedAt} />
      </Row>
      {blinding && <BlindingNotice blinding={blinding} objection={viewerCanEdit ? `comment:${id}` : null} />}
      {isEditing ? (
        <EditComment comment={comment} onDone={() => setIsEditing(false)} />
      ) : (
        <p className={styles.content}>{content}</p>
      )}
      {!isEditing && (
        <Row gap={1} align="stretch" wrap className={styles.controls}>
          {viewerCanEdit ? (
            <>
              <button ref={editButton} type="button" className={control.control} onClick={() => setIsEditing(true)}>
                {STRINGS.edit}
              </button>
              <DeleteComment id={id} boardId={boardId} onRemoved={onRemoved} />
            </>
          ) : (
            <>
              {!blinding && <ReportButton id={id} hasReported={viewerHasReported} loadDialog={loadReport} />}
              <AdminControls content={{ kind: 'COMMENT', id, blinding }} onRemove={onRemoved} />
            </>
          )}
        </Row>
      )}
    </Stack>
  );
}

function EditComment({ comment: { id, content }, onDone }: { comment: CommentItem_CommentFragment; onDone: () => void }) {
  const { submit, ...sending } = useSubmit(useUpdateCommentMutation(), {
    textOf: (error) => STRINGS.editFailed(errorText(error)),
    onSessionEnd: 'dialog-and-text',
  });
  return (
    <CommentBox
      label={STRINGS.editBox}
      initial={content}
      sending={sending}
      done={STRINGS.edited}
      autoFocus
      onSend={(changed, onSaved) =>
        submit({ variables: { input: { id, content: changed } } }, () => {
          onSaved();
          onDone();
        })
      }
    >
      <Button variant="secondary" disabled={sending.isBusy} onClick={onDone}>
        {STRINGS.cancel}
      </Button>
      <Button type="submit" busy={sending.isBusy}>
        {sending.isBusy ? STRINGS.saving : STRINGS.save}
      </Button>
    </CommentBox>
  );
}

function DeleteComment({ id, boardId, onRemoved }: { id: string } & Omit<CommentItemProps, 'comment'>) {
  const [deleteComment] = useDeleteCommentMutation();
  const { ask, dialog } = useConfirmedRemoval(STRINGS, () =>
    deleteComment({
      variables: { input: { id } },
      update: (cache, { data }) => {
        if (!data) return;
        onRemoved();
        const { commentCount } = data.deleteComment.board;
        updateComments(cache, boardId, commentCount, (items) => items.filter((item) => item.id !== id));
        cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
      },
    }),
  );
  return (
    <>
      <button type="button" className={control.control} onClick={ask}>
        {STRINGS.remove}
      </button>
      {dialog}
    </>
  );
}
