import type { ReactNode } from 'react';
import styles from './facility-layout.module.css';

interface FacilityLayoutProps {
  header: ReactNode;
  /** The long column: facts, and whatever else there is to read about the place. */
  main: ReactNode;
  /** Stays beside it on a wide screen, follows the facts on a phone. */
  aside: ReactNode;
}

export function FacilityLayout({ header, main, aside }: FacilityLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>{header}</div>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
