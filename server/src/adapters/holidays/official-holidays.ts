import * as years from '@hyunbinseo/holidays-kr/all';

/** A day on which public offices are closed. */
export interface OfficialHoliday {
  /** yyyy-MM-dd in Seoul. */
  date: string;
  name: string;
}

/** Of every year that the library knows, from the official gazette, by date. */
export function officialHolidays(): OfficialHoliday[] {
  return Object.entries(years)
    .filter(([name]) => /^y\d{4}$/.test(name)) // Required from CommonJS, a module brings a `default` of its own.
    .flatMap(([, days]) => Object.entries<readonly string[]>(days))
    .map(([date, names]) => ({ date, name: tidy(names.join(', ')) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * The gazette writes 3ㆍ1절 with a letter (U+318D), which on keyboards and in searches is the middle dot, and calls two days by the words
 * of the law.
 */
function tidy(name: string): string {
  return name
    .replaceAll('\u318D', '·')
    .replaceAll('기독탄신일', '성탄절')
    .replace(/^1월 1일$/, '신정');
}
