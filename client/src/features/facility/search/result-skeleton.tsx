import { Panel } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import styles from './result-section.module.css';

const CARDS = [0, 1, 2, 3];

/** Cards that are on their way. What is going on is said by the heading's status. */
export function ResultSkeleton() {
  return (
    <div className={styles.list}>
      {CARDS.map((card) => (
        <Panel key={card} gap={2} className={styles.skeleton}>
          <Skeleton width="55%" height="22px" />
          <Skeleton width="40%" height="18px" />
          <Skeleton width="75%" height="18px" />
          <Skeleton width="60%" height="18px" />
        </Panel>
      ))}
    </div>
  );
}
