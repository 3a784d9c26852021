import type { ReactNode } from 'react';
import { Stack } from '../../../components/kit';
import styles from './board-layout.module.css';

/** A column to read in. */
export const BoardLayout = ({ children }: { children: ReactNode }) => (
  <Stack gap={5} justify="start" className={styles.page}>
    {children}
  </Stack>
);
