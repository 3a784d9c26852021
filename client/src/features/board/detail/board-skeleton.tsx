import { useOpening } from '../../../components/opening';
import { PageSkeleton } from '../../../components/page-skeleton';
import { Skeleton } from '../../../components/skeleton';
import { BoardLayout } from './board-layout';
import styles from './board-view.module.css';
import { STRINGS } from './strings';

export function BoardSkeleton() {
  // What can be read already stays.
  const opening = useOpening();
  if (opening) return <PageSkeleton />;
  return (
    <BoardLayout>
      <div className={styles.board} role="status" aria-label={STRINGS.loading}>
        <div className={styles.header}>
          <Skeleton width="96px" height="24px" />
          <Skeleton width="70%" height="36px" />
          <Skeleton width="220px" height="36px" />
        </div>
        <Skeleton height="20px" />
        <Skeleton width="90%" height="20px" />
        <Skeleton width="60%" height="20px" />
      </div>
    </BoardLayout>
  );
}
