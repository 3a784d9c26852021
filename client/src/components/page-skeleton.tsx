import { Panel, Stack } from './kit';
import { Opening, useOpening } from './opening';
import styles from './page-skeleton.module.css';
import { Skeleton } from './skeleton';

/** What stands where a page will be, until its code and its first answer are there. */
export function PageSkeleton() {
  const opening = useOpening();
  return (
    <Stack gap={3} justify="start" className={styles.page} role="status" aria-label="불러오는 중이에요">
      {opening ? (
        <Opening {...opening} />
      ) : (
        <>
          <Skeleton width="min(320px, 70%)" height="34px" />
          <Skeleton width="min(480px, 90%)" height="20px" />
        </>
      )}
      <div className={styles.cards}>
        {[0, 1, 2].map((card) => (
          <Panel key={card} gap={3} className={styles.card}>
            <Skeleton width="60%" height="22px" />
            <Skeleton height="16px" />
            <Skeleton width="80%" height="16px" />
          </Panel>
        ))}
      </div>
    </Stack>
  );
}
