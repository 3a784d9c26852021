import { CALENDAR_RULES } from '../../../graphql/constants.generated';
import { paths } from '../../../lib/paths';
import { dayText } from '../table/data-table';

export const holidaysOf = (year: number) => ({ pathname: paths.adminHolidays(), search: `?year=${year}` });

/** `?year=…`; the current year in Korea where it is missing or out of the calendar's range. */
export function readHolidayYear(params: URLSearchParams): number {
  const text = params.get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  const isShown = year >= CALENDAR_RULES.firstYear && year <= CALENDAR_RULES.lastYear;
  return isShown ? year : Number(dayText(new Date().toISOString()).slice(0, 4));
}
