import { Card, Row } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import styles from './profile-card.module.css';
import { STRINGS } from './strings';

export function ProfileSkeleton() {
  return (
    <Card gap={6} className={styles.card} role="status" aria-label={STRINGS.loading}>
      <Row gap={4} className={styles.who}>
        <Skeleton className={styles.picture} />
        <div>
          <Skeleton width="96px" height="28px" />
          <Skeleton width="160px" height="34px" />
        </div>
      </Row>
      <Skeleton height="48px" />
      <Skeleton height="96px" />
      <Skeleton width="50%" height="48px" />
    </Card>
  );
}
