import type { ReactNode } from 'react';
import { ReadingPage } from '../../../components/parts';

/** A column to read in. */
export const BoardLayout = ({ children }: { children: ReactNode }) => <ReadingPage gap={5}>{children}</ReadingPage>;
