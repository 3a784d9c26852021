import { MINUTES_OF_DAY } from './civil-date';

/** HH:mm. The end of a day is 24:00, later minutes are those of the next day. */
export function clockText(minute: number): string {
  const ofDay = minute > MINUTES_OF_DAY ? minute - MINUTES_OF_DAY : minute;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
