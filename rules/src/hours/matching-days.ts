import { daysOfMonth, easterOf, type CivilDate } from './civil-date';
import { feastOn, holidayNameOn, type Holidays } from './holidays';
import { LAST_ORDINAL, type DayPart } from './opening-schedule';

/** How narrow a kind of day is; among several rules for a day the narrowest wins. */
export const Rank = { NONE: 0, EVERY_DAY: 1, WEEK_PART: 2, WEEKDAY: 3, NTH_WEEKDAY: 4, HOLIDAY: 5, DATE: 6 } as const;
export type Rank = (typeof Rank)[keyof typeof Rank];

const RANKS: Readonly<Record<DayPart['kind'], Rank>> = {
  EVERY_DAY: Rank.EVERY_DAY,
  WEEK_PART: Rank.WEEK_PART,
  WEEKDAY: Rank.WEEKDAY,
  NTH_WEEKDAY: Rank.NTH_WEEKDAY,
  CULTURE_DAY: Rank.NTH_WEEKDAY,
  HOLIDAY: Rank.HOLIDAY,
  DATE: Rank.DATE,
  FEAST: Rank.DATE,
  EASTER: Rank.DATE,
  VACATION: Rank.DATE,
};
const WEDNESDAY = 2;

interface RuleDays {
  days: DayPart[];
  months: number[];
}

/** The narrowest kind of the rule that matches the date, or `NONE`. */
export function rankOn({ days, months }: RuleDays, date: CivilDate, holidays: Holidays): Rank {
  if (months.length > 0 && !months.includes(date.month)) return Rank.NONE;
  return days.reduce<Rank>((best, part) => {
    const rank = RANKS[part.kind];
    return rank > best && isOn(part, date, holidays) ? rank : best;
  }, Rank.NONE);
}

/** Whether the rule has a feast of unknown date that may be this one. */
export function mayBeFeast({ days }: RuleDays, date: CivilDate, holidays: Holidays): boolean {
  return days.some((part) => part.kind === 'FEAST' && feastOn(part.feast, part.withEves, date, holidays) === 'MAYBE');
}

function isOn(part: DayPart, date: CivilDate, holidays: Holidays): boolean {
  switch (part.kind) {
    case 'EVERY_DAY':
      return true;
    case 'WEEK_PART':
      return part.weekdays.includes(date.weekday);
    case 'WEEKDAY':
      return part.weekday === date.weekday;
    case 'NTH_WEEKDAY':
      return part.weekday === date.weekday && part.ordinals.some((ordinal) => isNth(ordinal, date));
    case 'CULTURE_DAY':
      return date.weekday === WEDNESDAY && isNth(LAST_ORDINAL, date);
    case 'HOLIDAY':
      return holidayNameOn(date, holidays) !== null;
    case 'DATE':
      return part.month === date.month && part.day === date.dayOfMonth;
    case 'FEAST':
      return feastOn(part.feast, part.withEves, date, holidays) === 'YES';
    case 'EASTER':
      return part.offsets.includes(date.day - easterOf(date.year));
    case 'VACATION':
      return [1, 2, 7, 8].includes(date.month) || (date.month === 12 && date.dayOfMonth >= 15);
  }
}

function isNth(ordinal: number, date: CivilDate): boolean {
  if (ordinal === LAST_ORDINAL) return date.dayOfMonth + 7 > daysOfMonth(date);
  return Math.ceil(date.dayOfMonth / 7) === ordinal;
}
