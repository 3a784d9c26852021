import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import { lengthOf } from '../../shared/validation/length-of';

const { firstYear, lastYear, holiday } = CALENDAR_RULES;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

type Problem = string | undefined;

/** Joined to one line. */
export const cleanName = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Line breaks become \n, so that they count the same from forms and scripts. */
export const cleanDescription = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Korean error text of a value; undefined when it is valid. */
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

/** JavaScript turns the 30th of February into a day of March. */
function isRealDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
