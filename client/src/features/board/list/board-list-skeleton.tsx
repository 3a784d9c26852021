import { Panel } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import styles from './board-list.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Rows that are on their way; the count's place says so. */
export function BoardListSkeleton() {
  return (
    <Panel className={styles.skeleton}>
      {ROWS.map((row) => (
        <div key={row}>
          <Skeleton width="70%" height="22px" />
          <Skeleton width="40%" height="18px" />
        </div>
      ))}
    </Panel>
  );
}
