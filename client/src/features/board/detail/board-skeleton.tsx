import { Card, Stack } from '../../../components/kit';
import { PageSkeleton, useOpening } from '../../../components/page-skeleton';
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
      <Card gap={6} className={styles.board} role="status" aria-label={STRINGS.loading}>
        <Stack gap={2} className={styles.header}>
          <Skeleton width="96px" height="24px" />
          <Skeleton width="70%" height="36px" />
          <Skeleton width="220px" height="36px" />
        </Stack>
        <Skeleton height="20px" />
        <Skeleton width="90%" height="20px" />
        <Skeleton width="60%" height="20px" />
      </Card>
    </BoardLayout>
  );
}
