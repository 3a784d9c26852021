import type { ReactNode } from 'react';
import styles from './board-form.module.css';

interface BoardFactProps {
  label: string;
  children: ReactNode;
}

/** What the form shows and nobody changes. */
export function BoardFact({ label, children }: BoardFactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
