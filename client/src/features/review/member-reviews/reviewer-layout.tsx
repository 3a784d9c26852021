import type { ReactNode } from 'react';
import styles from './reviewer-layout.module.css';

export function ReviewerLayout({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {header}
      {children}
    </div>
  );
}
