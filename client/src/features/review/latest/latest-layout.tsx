import type { ReactNode } from 'react';
import styles from './latest-layout.module.css';
import { strings } from './strings';

export function LatestLayout({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{strings.title}</h1>
      {search}
      {children}
    </div>
  );
}
