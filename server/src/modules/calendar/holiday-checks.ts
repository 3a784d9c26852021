import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import { lengthOf } from '../../shared/validation/text-rules';

const { firstYear, lastYear, holiday } = CALENDAR_RULES;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

type Problem = string | undefined;

/** One line, to fit a calendar cell. */
export const cleanName = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Normalizes CRLF of browser forms, so that lengths agree. */
export const cleanDescription = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Error text for the form field, or undefined. */
export function checkDate(text: string): Problem {
  const year = Number(text.slice(0, 4));
  return DATE.test(text) && year >= firstYear && year <= lastYear && isRealDay(text) ? undefined : holiday.dateText;
}

export function checkName(cleaned: string): Problem {
  return cleaned === '' || lengthOf(cleaned) > holiday.nameMax ? holiday.nameText : undefined;
}

export function checkDescription(cleaned: string): Problem {
  return lengthOf(cleaned) > holiday.descriptionMax ? holiday.descriptionText : undefined;
}

/** Date parsing turns February 30 into a day of March or an invalid date. */
function isRealDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
