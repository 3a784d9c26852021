import type { ReactNode } from 'react';
import { ReadingPage } from '../../../components/parts';

export function ReviewerLayout({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <ReadingPage gap={6}>
      {header}
      {children}
    </ReadingPage>
  );
}
