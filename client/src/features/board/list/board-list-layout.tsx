import type { ReactNode } from 'react';
import { Muted } from '../../../components/kit';
import { Page } from '../../../components/parts';
import { STRINGS } from './strings';

interface BoardListLayoutProps {
  search: ReactNode;
  children: ReactNode;
}

export function BoardListLayout({ search, children }: BoardListLayoutProps) {
  return (
    <Page gap={4}>
      <div>
        <h1>{STRINGS.title}</h1>
        <Muted>{STRINGS.lead}</Muted>
      </div>
      {search}
      {children}
    </Page>
  );
}
