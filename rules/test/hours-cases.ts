import type { OpenStatus } from '../src/hours/open-status';

type State = [at: string, status: OpenStatus, changesAt: string | null, doubt?: 'doubtful'];

export interface HoursCase {
  /** Of the guide's rules for opening hours. */
  rule: string;
  hours: string | null;
  holiday: string | null;
  /** On Seoul's clock, `yyyy-MM-dd HH:mm`. */
  states: State[];
  residue?: string[];
}

/**
 * Texts with what a careful reader says about them at an instant; made by reading, not by running the reader. 2026-12-01 is a
 * Tuesday.
 */
export const HOURS_CASES: HoursCase[] = [
  {
    rule: '1',
    hours: '월~금 10:00~19:00',
    holiday: '매주 토, 일',
    states: [
      ['2026-12-01 09:59', 'CLOSED', '2026-12-01 10:00'],
      ['2026-12-01 10:00', 'OPEN', '2026-12-01 19:00'],
      ['2026-12-01 18:59', 'OPEN', '2026-12-01 19:00'],
      ['2026-12-01 19:00', 'CLOSED', '2026-12-02 10:00'],
      ['2026-12-04 19:00', 'CLOSED', '2026-12-07 10:00'],
      ['2026-12-05 12:00', 'CLOSED', '2026-12-07 10:00'],
    ],
  },
];
