import type { ReactNode } from 'react';
import { Stack } from '../../../components/kit';
import styles from './latest-layout.module.css';
import { strings } from './strings';

export function LatestLayout({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={4} justify="start" className={styles.page}>
      <h1>{strings.title}</h1>
      {search}
      {children}
    </Stack>
  );
}
