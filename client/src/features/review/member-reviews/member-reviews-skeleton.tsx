import { Stack } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import styles from './member-reviews.module.css';
import { STRINGS } from './strings';

const CARDS = [0, 1, 2];

export function MemberReviewsSkeleton() {
  return (
    <Stack gap={4} className={styles.list} role="status" aria-label={STRINGS.loading}>
      {CARDS.map((card) => (
        <Stack key={card} gap={3} className={styles.skeleton}>
          <Skeleton width="50%" height="24px" />
          <Skeleton width="35%" height="18px" />
          <Skeleton height="72px" />
        </Stack>
      ))}
    </Stack>
  );
}
