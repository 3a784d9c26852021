import { useRef } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Muted } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { errorText } from '../../../lib/error-text';
import { numberText } from '../../../lib/number-text';
import { showToast } from '../../../lib/toast';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { usePagedList } from '../../../lib/use-paged-list';
import { CommentItem } from './comment-item';
import styles from './comment-item.module.css';
import { type CommentsQuery, useCommentsQuery } from './comments.generated';
import { CreateComment } from './create-comment';
import { STRINGS } from './strings';

interface CommentSectionProps {
  boardId: string;
  commentCount: number;
}

type Comment = CommentsQuery['comments']['items'][number];

/** The oldest first: one that was just written stays below those that are loaded after it. */
const byDate = (one: Comment, other: Comment) =>
  Date.parse(one.insertedAt) - Date.parse(other.insertedAt) || Number(one.id) - Number(other.id);

export function CommentSection({ boardId, commentCount }: CommentSectionProps) {
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
  const leadOn = useFocusAfterRemoval(heading, comments?.map(({ id }) => id) ?? []);

  return (
    <Card as="section" gap={4} className={styles.section} aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        <span>{STRINGS.title}</span>
        <Chip className={styles.badge}>{numberText(commentCount)}</Chip>
      </h2>
      {!comments && !error && (
        <div className={styles.skeleton} role="status" aria-label={STRINGS.loading}>
          <Skeleton width="160px" height="28px" />
          <Skeleton width="80%" height="20px" />
        </div>
      )}
      {error && (
        <div className={styles.failed} role="alert">
          <p>{STRINGS.listFailed}</p>
          <Muted>{errorText(error)}</Muted>
          <Button variant="secondary" icon={<Icon name="refresh" />} onClick={retry}>
            {STRINGS.retry}
          </Button>
        </div>
      )}
      {comments?.length === 0 && <Muted>{STRINGS.none}</Muted>}
      {comments && comments.length > 0 && (
        <ul ref={listRef}>
          {comments.map((comment) => (
            <li key={comment.id} tabIndex={-1} className={styles.item}>
              <CommentItem comment={comment} boardId={boardId} onRemoved={() => leadOn(comment.id)} />
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
