import type { ReactNode } from 'react';
import styles from './board-layout.module.css';

/** A column to read in. */
export const BoardLayout = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
