import type { ReactNode } from 'react';
import { Page } from '../../../components/parts';
import { STRINGS } from './strings';

export function LatestLayout({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <Page gap={4}>
      <h1>{STRINGS.title}</h1>
      {search}
      {children}
    </Page>
  );
}
