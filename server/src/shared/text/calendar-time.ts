import { IsDate, MaxDate, MinDate } from 'class-validator';
import { CALENDAR_RULES } from '../validation/calendar-rules';

const { firstYear, lastYear } = CALENDAR_RULES;

/** For descriptions. */
export const CALENDAR_YEARS = `${firstYear}년부터 ${lastYear}년까지`;

/** A time within the years that the calendar shows. */
export const IsCalendarTime = (): PropertyDecorator => (target, property) => {
  for (const check of [IsDate(), MinDate(new Date(Date.UTC(firstYear, 0))), MaxDate(new Date(Date.UTC(lastYear + 1, 0)))])
    check(target, property);
};
