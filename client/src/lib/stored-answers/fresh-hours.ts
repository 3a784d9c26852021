import { dateOf, dayOf } from '@baldojang/rules/hours/civil-date';
import { type Holidays, isYearInTable } from '@baldojang/rules/hours/holidays';
import { type OpenState, openStateAt } from '@baldojang/rules/hours/open-state';
import type { TimeKind } from '@baldojang/rules/hours/open-state-text';
import type { OpeningSchedule } from '@baldojang/rules/hours/opening-schedule';
import { type OpeningDay, openingWeek } from '@baldojang/rules/hours/opening-week';
import { HOURS_STRINGS } from '@baldojang/rules/hours/strings';
import { dateText } from '../date-text';

export const UNKNOWN_STATE: OpenState = {
  status: 'UNKNOWN',
  changesAt: null,
  isDoubtful: false,
  text: HOURS_STRINGS.unknown,
  reason: null,
  quote: null,
};

/** The day before counts for hours past midnight. */
const AROUND = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** As if every day around a date were a holiday, except in years whose holidays are stored: the worst case. */
function withPossibleHolidays(date: string, holidays: Holidays): Holidays {
  const possible = AROUND.map((offset) => dateOf(dayOf(date) + offset)).filter((day) => !isYearInTable(day, holidays));
  return new Map([...holidays, ...possible.map(({ text }) => [text, ''] as const)]);
}

/** Unknown where it depends on holidays that are not stored. */
export function freshOpenState(schedule: OpeningSchedule, at: Date, holidays: Holidays, kind: TimeKind): OpenState {
  const state = openStateAt(schedule, at, holidays, kind);
  const worst = openStateAt(schedule, at, withPossibleHolidays(dateText(at.getTime()), holidays), kind);
  if (worst.status !== state.status || worst.changesAt?.getTime() !== state.changesAt?.getTime()) return UNKNOWN_STATE;
  return state.status === 'OPEN' ? worst : state;
}

/** Days that depend on holidays that are not stored say so. */
export function freshOpeningWeek(schedule: OpeningSchedule, from: string, holidays: Holidays): OpeningDay[] {
  const worst = openingWeek(schedule, from, withPossibleHolidays(from, holidays));
  return openingWeek(schedule, from, holidays).map((day, index) => {
    const { status, spans, isDoubtful } = worst[index]!;
    const isSame = JSON.stringify([status, spans, isDoubtful]) === JSON.stringify([day.status, day.spans, day.isDoubtful]);
    return isSame ? day : { ...day, isDoubtful: true, note: HOURS_STRINGS.reasons.holidayMayDiffer };
  });
}
