import { MINUTES_OF_DAY, instantOf, seoulMinuteOf } from './civil-date';
import { planDay, type DayPlan } from './day-plan';
import type { Holidays } from './holidays';
import { openStateText, type TimeKind } from './open-state-text';
import { statusIn, type OpenStatus } from './open-status';
import type { OpeningSchedule } from './opening-schedule';
import { HOURS_STRINGS } from './strings';

export interface OpenState {
  status: OpenStatus;
  /** The next instant whose status differs, within 14 days. Null also when an UNKNOWN stretch comes first. */
  changesAt: Date | null;
  isDoubtful: boolean;
  /** Display text. */
  text: string;
  reason: string | null;
  quote: string | null;
}

const SEARCHED_DAYS = 14;
const { readingsDiffer } = HOURS_STRINGS.reasons;

/** Cheaper than `openStateAt`, for filters. */
export function openStatusAt(schedule: OpeningSchedule, at: Date, holidays: Holidays): OpenStatus {
  const now = seoulMinuteOf(at);
  const day = Math.floor(now / MINUTES_OF_DAY);
  const before = planDay(schedule, day - 1, holidays);
  return statusIn(before, planDay(schedule, day, holidays), now - day * MINUTES_OF_DAY).status;
}

/** @param kind affects only `text` */
export function openStateAt(schedule: OpeningSchedule, at: Date, holidays: Holidays, kind: TimeKind = 'now'): OpenState {
  const now = seoulMinuteOf(at);
  const day = Math.floor(now / MINUTES_OF_DAY);
  const before = planDay(schedule, day - 1, holidays);
  const today = planDay(schedule, day, holidays);
  const { status, plan } = statusIn(before, today, now - day * MINUTES_OF_DAY);
  const next = status === 'UNKNOWN' ? null : findChange(schedule, { now, status, before, today }, holidays);
  const isDoubtful = status !== 'UNKNOWN' && plan.doubt !== null;
  const doubt = isDoubtful ? plan.doubt : null;
  return {
    status,
    changesAt: next && next.status !== 'UNKNOWN' ? instantOf(next.minute) : null,
    isDoubtful,
    text: openStateText({ kind, now, status, today, doubt, next }),
    reason: doubt ?? plan.reason ?? (status === 'UNKNOWN' ? readingsDiffer : doubtOfOpening(next)),
    quote: plan.quote,
  };
}

/** The next opening may also be doubtful. */
function doubtOfOpening(next: Change | null): string | null {
  return next?.status === 'OPEN' ? next.plan.doubt : null;
}

interface Present {
  now: number;
  status: OpenStatus;
  before: DayPlan;
  today: DayPlan;
}

interface Change {
  minute: number;
  status: OpenStatus;
  plan: DayPlan;
}

/** The first minute with another status, within the searched days. */
function findChange(schedule: OpeningSchedule, present: Present, holidays: Holidays): Change | null {
  const firstDay = Math.floor(present.now / MINUTES_OF_DAY);
  let { before, today } = present;
  for (let day = firstDay; day <= firstDay + SEARCHED_DAYS; day += 1) {
    if (day > firstDay) [before, today] = [today, planDay(schedule, day, holidays)];
    for (const cut of cutsOf(before, today)) {
      const minute = day * MINUTES_OF_DAY + cut;
      if (minute <= present.now || minute > present.now + SEARCHED_DAYS * MINUTES_OF_DAY) continue;
      const found = statusIn(before, today, cut);
      if (found.status !== present.status) return { minute, ...found };
    }
  }
  return null;
}

/** Minutes of a day at which the status may change, in order. */
function cutsOf(before: DayPlan, today: DayPlan): number[] {
  const ends = [...before.spans.flatMap(({ from, to }) => [from - MINUTES_OF_DAY, to - MINUTES_OF_DAY])];
  const own = today.spans.flatMap(({ from, to }) => [from, to]);
  return [0, ...ends, ...own].filter((cut) => cut >= 0 && cut < MINUTES_OF_DAY).sort((one, other) => one - other);
}
