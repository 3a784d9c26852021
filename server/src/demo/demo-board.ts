import type { Upload } from '../shared/http/upload';

/** An announcement that the demo writes; when is said as in a diary, so that it fits whatever day the first start is on. */
export interface DemoBoard {
  when: { hoursAgo: number } | { daysAgo: number } | { month: number; day: number };
  title: string;
  content: string;
  isPrivate?: boolean;
  /** Made only when they are read. */
  files?: readonly Upload[];
  /** Nickname and what it writes, oldest first. */
  comments?: readonly (readonly [string, string])[];
}
