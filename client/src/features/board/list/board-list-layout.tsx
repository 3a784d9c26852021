import type { ReactNode } from 'react';
import { Muted, Stack } from '../../../components/kit';
import styles from './board-list.module.css';
import { STRINGS } from './strings';

interface BoardListLayoutProps {
  search: ReactNode;
  children: ReactNode;
}

export function BoardListLayout({ search, children }: BoardListLayoutProps) {
  return (
    <Stack gap={4} justify="start" className={styles.page}>
      <div>
        <h1>{STRINGS.title}</h1>
        <Muted>{STRINGS.lead}</Muted>
      </div>
      {search}
      {children}
    </Stack>
  );
}
