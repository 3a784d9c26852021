import type { Feast } from './opening-schedule';
import { dateOf, type CivilDate } from './civil-date';

/** yyyy-MM-dd → Korean name: the holidays table, with substitute days and elections. */
export type Holidays = ReadonlyMap<string, string>;

const FEAST_NAMES: Readonly<Record<Feast, readonly string[]>> = { SEOLLAL: ['설날', '설', '구정'], CHUSEOK: ['추석', '한가위'] };
/** Fixed by law. Fallback for a year that is not in the table yet. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': '신정',
  '03-01': '3·1절',
  '05-05': '어린이날',
  '06-06': '현충일',
  '08-15': '광복절',
  '10-03': '개천절',
  '10-09': '한글날',
  '12-25': '성탄절',
};
/** Possible dates of the lunar feasts, including eves. */
const FEAST_SEASONS: Readonly<Record<Feast, readonly [from: string, to: string]>> = {
  SEOLLAL: ['01-20', '02-22'],
  CHUSEOK: ['09-06', '10-09'],
};

export function holidayNameOn(date: CivilDate, holidays: Holidays): string | null {
  return holidays.get(date.text) ?? (isYearInTable(date, holidays) ? null : (FIXED[date.text.slice(5)] ?? null));
}

/** A year is in the table if at least one of these days is, as administrators can remove days. */
export function isYearInTable({ year }: CivilDate, holidays: Holidays): boolean {
  return ['01-01', '03-01', '08-15', '12-25'].some((day) => holidays.has(`${year}-${day}`));
}

/** MAYBE: the year is not in the table and the feast may fall on that day. */
export function feastOn(feast: Feast, withEves: boolean, date: CivilDate, holidays: Holidays): 'YES' | 'NO' | 'MAYBE' {
  const offsets = withEves ? [0, -1, 1] : [0];
  const isFeast = offsets.some((offset) => hasName(holidays.get(dateOf(date.day + offset).text), FEAST_NAMES[feast]));
  if (isFeast) return 'YES';
  const [from, to] = FEAST_SEASONS[feast];
  const monthDay = date.text.slice(5);
  return from <= monthDay && monthDay <= to && !isYearInTable(date, holidays) ? 'MAYBE' : 'NO';
}

/** Whether a feast and the holidays around it may fall on a day of a year that is not in the table. */
export function mayFeastFallOn(date: CivilDate, holidays: Holidays): boolean {
  return feastOn('SEOLLAL', true, date, holidays) === 'MAYBE' || feastOn('CHUSEOK', true, date, holidays) === 'MAYBE';
}

/** A day with two names gets both: 개천절, 추석. */
function hasName(name: string | undefined, searched: readonly string[]): boolean {
  return name !== undefined && name.split(',').some((part) => searched.includes(part.trim()));
}
