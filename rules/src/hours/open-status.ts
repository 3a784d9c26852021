import { MINUTES_OF_DAY } from './civil-date';
import type { DayPlan } from './day-plan';
import { spanAt } from './hours-span';

export const OpenStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED', UNKNOWN: 'UNKNOWN' } as const;
export type OpenStatus = (typeof OpenStatus)[keyof typeof OpenStatus];

/** The status at a minute of a day, and the plan that decides it. An opening that began the day before comes first. */
export function statusIn(before: DayPlan, today: DayPlan, minute: number): { status: OpenStatus; plan: DayPlan } {
  const overnight = spanAt(before.spans, minute + MINUTES_OF_DAY);
  if (overnight?.status === 'OPEN') return { status: 'OPEN', plan: before };
  const own = spanAt(today.spans, minute);
  if (own?.status === 'OPEN') return { status: 'OPEN', plan: today };
  if (own || today.otherwise === 'UNKNOWN') return { status: 'UNKNOWN', plan: today };
  return overnight ? { status: 'UNKNOWN', plan: before } : { status: 'CLOSED', plan: today };
}
