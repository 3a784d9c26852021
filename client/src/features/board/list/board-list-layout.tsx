import type { ReactNode } from 'react';
import styles from './board-list.module.css';
import { STRINGS } from './strings';

interface BoardListLayoutProps {
  search: ReactNode;
  children: ReactNode;
}

export function BoardListLayout({ search, children }: BoardListLayoutProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{STRINGS.title}</h1>
        <p className={styles.lead}>{STRINGS.lead}</p>
      </div>
      {search}
      {children}
    </div>
  );
}
