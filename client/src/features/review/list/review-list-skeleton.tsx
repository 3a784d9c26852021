import { Stack } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import styles from './review-item.module.css';
import { STRINGS } from './strings';

export function ReviewListSkeleton() {
  return (
    <div role="status" aria-label={STRINGS.loading}>
      {[0, 1, 2].map((place) => (
        <Stack key={place} gap={3} className={styles.item}>
          <Skeleton width="160px" height="40px" />
          <Skeleton width="120px" height="20px" />
          <Skeleton height="20px" />
          <Skeleton width="70%" height="20px" />
        </Stack>
      ))}
    </div>
  );
}
