import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Chip, Muted } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import { errorText } from '../../../lib/error-text';
import { numberText } from '../../../lib/number-text';
import { useHeirOfRemoved } from '../../../lib/use-heir-of-removed';
import { CommentItem } from './comment-item';
import styles from './comment-section.module.css';
import { CreateComment } from './create-comment';
import { STRINGS } from './strings';
import { useComments } from './use-comments';

interface CommentSectionProps {
  boardId: string;
  commentCount: number;
}

export function CommentSection({ boardId, commentCount }: CommentSectionProps) {
  const { comments, left, isLoadingMore, loadMore, error, retry } = useComments(boardId);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const askedAt = useRef<number>(null);
  const count = comments?.length ?? 0;
  const leadOn = useHeirOfRemoved(heading, comments?.map(({ id }) => id) ?? []);
  // The keyboard goes on with the first new one: the button that was pressed has moved, or is gone.
  useEffect(() => {
    const former = askedAt.current;
    if (former === null || count <= former) return;
    askedAt.current = null;
    (list.current?.children[former] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [count]);

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
        <ul ref={list}>
          {comments.map((comment) => (
            <li key={comment.id} tabIndex={-1} className={styles.item}>
              <CommentItem comment={comment} boardId={boardId} onRemoved={() => leadOn(comment.id)} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button
          variant="secondary"
          busy={isLoadingMore}
          onClick={() => {
            askedAt.current = count;
            void loadMore().then((hasCome) => {
              if (!hasCome) askedAt.current = null;
            });
          }}
        >
          {isLoadingMore ? STRINGS.moreLoading : STRINGS.more(left)}
        </Button>
      )}
      <CreateComment boardId={boardId} />
    </Card>
  );
}
