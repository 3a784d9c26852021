import { dateOf, MINUTES_OF_DAY } from './civil-date';
import { clockText } from './clock-text';
import type { DayPlan } from './day-plan';
import type { OpenStatus } from './open-status';
import { HOURS_STRINGS } from './strings';

const SOON_MINUTES = 30;
const WEEK = 7;

/** Whether the text is about now or a chosen time. */
export type TimeKind = keyof typeof HOURS_STRINGS.day;

/** A moment and what comes next, in minutes of Seoul's clock since 1970-01-01. */
export interface Moment {
  kind: TimeKind;
  now: number;
  status: OpenStatus;
  today: DayPlan;
  doubt: string | null;
  next: { minute: number; status: OpenStatus } | null;
}

export function openStateText(moment: Moment): string {
  if (moment.status === 'UNKNOWN') return HOURS_STRINGS.unknown;
  if (moment.status === 'OPEN') return openText(moment);
  const tail = openingText(moment);
  return [closedLabel(moment), ...(tail === null ? [] : [tail])].join(' · ');
}

function openText({ kind, now, today, doubt, next }: Moment): string {
  const { open, openAllDay, closingSoon, closesAt, unknownFrom } = HOURS_STRINGS;
  if (kind === 'now' && next?.status === 'CLOSED' && next.minute - now <= SOON_MINUTES)
    return `${closingSoon} · ${closingTime(next.minute)}`;
  if (doubt !== null) return `${open} · ${doubt}`;
  const isWholeDay = today.spans.some(({ from, to, status }) => status === 'OPEN' && from === 0 && to === MINUTES_OF_DAY);
  const endOfToday = (Math.floor(now / MINUTES_OF_DAY) + 1) * MINUTES_OF_DAY;
  if (!next || (isWholeDay && next.minute > endOfToday)) return openAllDay;
  // A closing at midnight is the 24:00 of the day that ends.
  const days = Math.floor((next.minute - 1) / MINUTES_OF_DAY) - Math.floor(now / MINUTES_OF_DAY);
  const day = days === 1 ? HOURS_STRINGS.nextDay : dayName(next.minute - 1, days);
  const when = [...(day === null ? [] : [day]), closingTime(next.minute)].join(' ');
  return `${open} · ${next.status === 'UNKNOWN' ? unknownFrom(when) : closesAt(when)}`;
}

function closedLabel({ kind, now, today }: Moment): string {
  if (today.spans.length === 0) return HOURS_STRINGS.day[kind].closed;
  const minute = now % MINUTES_OF_DAY;
  if (!today.spans.some(({ to }) => to <= minute)) return HOURS_STRINGS.beforeOpening;
  return today.spans.some(({ from }) => from > minute) ? HOURS_STRINGS.inBreak : HOURS_STRINGS.closedForToday;
}

function openingText({ kind, now, doubt, next }: Moment): string | null {
  if (!next) return null;
  const days = Math.floor(next.minute / MINUTES_OF_DAY) - Math.floor(now / MINUTES_OF_DAY);
  if (doubt !== null && days === 0) return doubt;
  if (next.status === 'UNKNOWN') return days === 0 ? HOURS_STRINGS.day[kind].check : HOURS_STRINGS.checkNextOpening;
  const day = days === 1 ? HOURS_STRINGS.day[kind].next : dayName(next.minute, days);
  const time = clockText(next.minute % MINUTES_OF_DAY);
  return HOURS_STRINGS.opensAt(day === null ? time : `${day} ${time}`);
}

/** Null for today; by weekday within a week, by date later. */
function dayName(minute: number, daysAhead: number): string | null {
  if (daysAhead === 0) return null;
  const { month, dayOfMonth, weekday } = dateOf(Math.floor(minute / MINUTES_OF_DAY));
  return daysAhead < WEEK ? (HOURS_STRINGS.weekdays[weekday] ?? null) : HOURS_STRINGS.monthDay(month, dayOfMonth);
}

function closingTime(minute: number): string {
  return clockText(minute % MINUTES_OF_DAY || MINUTES_OF_DAY);
}
