import type { ReactNode } from 'react';
import { Page } from '../../../components/parts';
import { strings } from './strings';

export function LatestLayout({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <Page gap={4}>
      <h1>{strings.title}</h1>
      {search}
      {children}
    </Page>
  );
}
