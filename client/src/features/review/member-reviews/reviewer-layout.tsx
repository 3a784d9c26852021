import type { ReactNode } from 'react';
import { Stack } from '../../../components/kit';
import styles from './reviewer-layout.module.css';

export function ReviewerLayout({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={6} justify="start" className={styles.page}>
      {header}
      {children}
    </Stack>
  );
}
