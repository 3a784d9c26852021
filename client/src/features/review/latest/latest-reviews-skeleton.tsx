import type { ReactNode } from 'react';
import { Panel, Stack } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import styles from './latest-reviews.module.css';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Cards that are on their way; the count's place says so. */
export function LatestReviewsSkeleton() {
  return (
    <div className={styles.cards}>
      {CARDS.map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}

export function CardSkeleton({ title = <Skeleton width="60%" height="22px" /> }: { title?: ReactNode }) {
  return (
    <Panel className={styles.skeleton}>
      <Skeleton className={styles.photo} />
      <Stack gap={3} className={styles.lines}>
        {title}
        <Skeleton width="45%" height="18px" />
        <Skeleton height="66px" />
        <Skeleton width="70%" height="28px" />
      </Stack>
    </Panel>
  );
}
