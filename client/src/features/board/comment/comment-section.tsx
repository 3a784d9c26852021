import { useRef } from 'react';
import { Button } from '../../../components/button';
import { RetryButton } from '../../../components/load-failure';
import { Card, Muted, Stack } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { errorText } from '../../../lib/error-text';
import { numberText } from '../../../lib/number-text';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { useToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { useSubmit } from '../../../lib/use-submit';
import { usePagedList } from '../../../lib/use-paged-list';
import { CommentItem } from './comment-item';
import styles from './comment.module.css';
import { type CommentsQuery, useCommentsQuery } from './comments.generated';
import { CommentBox } from './comment-box';
import { useCreateCommentMutation } from './create-comment.generated';
import { updateComments } from './update-comments';
import { STRINGS } from './strings';

type Comment = CommentsQuery['comments']['items'][number];

/** The oldest first: one that was just written stays below those that are loaded after it. */
const byDate = (one: Comment, other: Comment) =>
  Date.parse(one.insertedAt) - Date.parse(other.insertedAt) || Number(one.id) - Number(other.id);

export function CommentSection({ boardId, commentCount }: { boardId: string; commentCount: number }) {
  const query = useCommentsQuery({
    variables: { boardId, page: 0 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { listRef, items, left, isLoadingMore, loadMore, error, retry } = usePagedList(query, {
    size: 50,
    pageOf: ({ comments }: CommentsQuery) => comments,
    idOf: ({ id }) => id,
    onMoreFailed: (failure) => showToast({ type: 'error', text: errorText(failure) }),
  });
  const comments = items && [...items].sort(byDate);
  const heading = useRef<HTMLHeadingElement>(null);
  const onRemoved = useFocusAfterRemoval(heading, comments?.map(({ id }) => id) ?? []);

  return (
    <Card as="section" gap={4} className={styles.section} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        <span>{STRINGS.title}</span>
        <Chip className={styles.badge}>{numberText(commentCount)}</Chip>
      </h2>
      {!comments && !error && (
        <Stack gap={2} align="start" role="status" aria-label={STRINGS.loading}>
          <Skeleton width="160px" height="28px" />
          <Skeleton width="80%" height="20px" />
        </Stack>
      )}
      {error && (
        <Stack gap={2} align="start" role="alert">
          <p>{STRINGS.listFailed}</p>
          <Muted>{errorText(error)}</Muted>
          <RetryButton variant="secondary" onClick={retry} />
        </Stack>
      )}
      {comments?.length === 0 && <Muted>{STRINGS.none}</Muted>}
      {comments && comments.length > 0 && (
        <ul ref={listRef}>
          {comments.map((comment) => (
            <li key={comment.id} tabIndex={-1} className={styles.item}>
              <CommentItem comment={comment} boardId={boardId} onRemoved={() => onRemoved(comment.id)} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button variant="secondary" busy={isLoadingMore} onClick={() => loadMore()}>
          {isLoadingMore ? STRINGS.moreLoading : STRINGS.more(left)}
        </Button>
      )}
      <CreateComment boardId={boardId} />
    </Card>
  );
}

/** For members; visitors see the same box, and the way to sign in. What was typed stays while a session ends and begins again. */
function CreateComment({ boardId }: { boardId: string }) {
  const isVisitor = useToken() === null;
  const { promptSignIn } = useSignInGate();
  const { submit, ...sending } = useSubmit(useCreateCommentMutation(), {
    textOf: (error) => STRINGS.createFailed(errorText(error, STRINGS.tryAgain)),
    onSessionEnd: 'dialog-and-text',
  });

  const send = (content: string, onDone: () => void) =>
    submit(
      {
        variables: { input: { boardId, content } },
        update: (cache, { data }) => {
          const comment = data?.createComment;
          if (comment) updateComments(cache, boardId, comment.board.commentCount, (items) => [...items, comment]);
        },
      },
      onDone,
    );

  return (
    <CommentBox
      label={STRINGS.box}
      placeholder={isVisitor ? STRINGS.forVisitors : STRINGS.placeholder}
      isDisabled={isVisitor}
      sending={sending}
      done={STRINGS.created}
      onSend={send}
    >
      {isVisitor ? (
        <Button variant="secondary" onClick={promptSignIn}>
          {STRINGS.signIn}
        </Button>
      ) : (
        <Button type="submit" busy={sending.isBusy}>
          {sending.isBusy ? STRINGS.submitting : STRINGS.submit}
        </Button>
      )}
    </CommentBox>
  );
}
