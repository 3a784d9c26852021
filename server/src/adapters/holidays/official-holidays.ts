import * as years from '@hyunbinseo/holidays-kr/all';

/** A day on which public offices are closed. */
export interface OfficialHoliday {
  /** yyyy-MM-dd in Seoul. */
  date: string;
  name: string;
}

/** All years of the library, which follows the official gazette, by date. */
export function officialHolidays(): OfficialHoliday[] {
  return Object.entries(years)
    .filter(([name]) => /^y\d{4}$/.test(name)) // Skips `default`, which CommonJS adds.
    .flatMap(([, days]) => Object.entries<readonly string[]>(days))
    .map(([date, names]) => ({ date, name: tidy(names.join(', ')) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * The gazette writes 3ㆍ1절 with the letter U+318D instead of the middle dot that people type, and uses legal names for two days.
 */
function tidy(name: string): string {
  return name
    .replaceAll('\u318D', '·')
    .replaceAll('기독탄신일', '성탄절')
    .replace(/^1월 1일$/, '신정');
}
