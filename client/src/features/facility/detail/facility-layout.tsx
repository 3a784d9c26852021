import type { ReactNode } from 'react';
import { Stack } from '../../../components/kit';
import styles from './facility-layout.module.css';

interface FacilityLayoutProps {
  header: ReactNode;
  /** The facts. */
  main: ReactNode;
  /** Stays beside it on a wide screen, follows the facts on a phone. */
  aside: ReactNode;
  /** Whatever else there is to read about the place: goes on below the facts, on a phone below the map. */
  below?: ReactNode;
}

export function FacilityLayout({ header, main, aside, below }: FacilityLayoutProps) {
  return (
    <Stack gap={5} className={styles.page}>
      <div className={styles.header}>{header}</div>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
      {below && <div className={styles.below}>{below}</div>}
    </Stack>
  );
}
