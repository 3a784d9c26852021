import { HOUR_OF_PART, type Day, type PartOfDay } from './lexicon/time-words';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Seoul is UTC+9 without daylight saving time. */
const OFFSET_MINUTES = 9 * 60;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;
/** Default time of a day without an hour. Times of day are in minutes. */
const DAYTIME = 14 * 60;

export interface TimeWords {
  isNow: boolean;
  day: Day | null;
  part: PartOfDay | null;
  /** As written: 3시 is hour 3; the part of the day decides between 3 and 15. */
  hour: { hour: number; minute: number } | null;
  /** An open word: 문 여는. */
  isOpen: boolean;
  /** 다음 주. */
  isNextWeek: boolean;
}

/** Days since 1970 and minutes of the day in Seoul. */
interface SeoulClock {
  now: number;
  day: number;
  minute: number;
}

/** @returns the instant in Seoul; `at` itself for now, null for no time */
export function instantOfTime(words: TimeWords, at: Date): Date | null {
  const { day, part, hour } = words;
  if (words.isNow) return at;
  if (!part && !hour) {
    if (!day) return words.isOpen ? at : null;
    if (day.on === 'TODAY' && words.isOpen) return at;
  }
  const clock = seoulClock(at);
  if (!day && part && !hour && lasts(part, clock.minute)) return at;
  const minute = minuteOf(part, hour);
  const on = day ? dayOf(day, minute, words.isNextWeek, clock) : nextDayAt(minute, clock);
  const instant = instantOf(on, minute);
  return day?.on === 'TODAY' && instant < clock.now ? at : new Date(instant);
}

function seoulClock(at: Date): SeoulClock {
  const minutes = Math.floor(at.getTime() / MINUTE_MS) + OFFSET_MINUTES;
  const day = Math.floor(minutes / DAY_MINUTES);
  return { now: at.getTime(), day, minute: minutes - day * DAY_MINUTES };
}

const instantOf = (day: number, minute: number): number => (day * DAY_MINUTES + minute - OFFSET_MINUTES) * MINUTE_MS;

export const weekdayOf = (day: number): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;

/** Night words used during the night mean now. */
function lasts(part: PartOfDay, minute: number): boolean {
  if (part === '새벽') return minute < 6 * 60;
  return (part === '밤' || part === '심야') && (minute >= 21 * 60 || minute < 3 * 60);
}

/** Minutes from the start of the day; over 24 hours after midnight (밤 1시). */
function minuteOf(part: PartOfDay | null, time: TimeWords['hour']): number {
  if (!time) return part ? HOUR_OF_PART[part] * 60 : DAYTIME;
  return hourOf(part, time.hour) * 60 + time.minute;
}

function hourOf(part: PartOfDay | null, hour: number): number {
  if (hour > 12) return hour;
  switch (part) {
    case '밤':
    case '심야':
      return nightHour(hour);
    case '오후':
      return hour === 12 || hour === 0 ? 12 : hour + 12;
    case '저녁':
      return hour === 12 ? 24 : hour + 12;
    case '점심':
    case '낮':
      return hour >= 1 && hour <= 6 ? hour + 12 : hour;
    case '새벽':
    case '오전':
      return hour === 12 ? 0 : hour;
    case '아침':
      return hour;
    case null:
      return hour >= 1 && hour <= 6 ? hour + 12 : hour;
  }
}

/** 밤 12시 and later belong to the night of the previous day. */
function nightHour(hour: number): number {
  if (hour === 12 || hour === 0) return 24;
  return hour < 6 ? hour + 24 : hour + 12;
}

/** An hour without a day is the next one: last night's, today's or tomorrow's. */
function nextDayAt(minute: number, { now, day }: SeoulClock): number {
  return [day - 1, day].find((candidate) => instantOf(candidate, minute) >= now) ?? day + 1;
}

function dayOf(day: Day, minute: number, isNextWeek: boolean, clock: SeoulClock): number {
  const today = clock.day;
  switch (day.on) {
    case 'TODAY':
      return today;
    case 'TOMORROW':
      return today + 1;
    case 'DAY_AFTER_TOMORROW':
      return today + 2;
    case 'WEEKDAY':
      return isNextWeek ? inNextWeek(day.weekday, today) : next((weekday) => weekday === day.weekday, minute, clock);
    case 'WEEKEND':
      if (isNextWeek || day.inNextWeek) return inNextWeek(SATURDAY, today);
      return next((weekday, candidate) => weekday === SATURDAY || (weekday === SUNDAY && candidate === today), minute, clock);
    case 'WORKDAY':
      return isNextWeek ? inNextWeek(1, today) : next((weekday) => weekday !== SUNDAY && weekday !== SATURDAY, minute, clock);
  }
}

/** The next such day; today only if the hour has not passed. */
function next(isSuch: (weekday: number, day: number) => boolean, minute: number, { now, day: today }: SeoulClock): number {
  const isMeant = (day: number) => isSuch(weekdayOf(day), day) && (day > today || instantOf(day, minute) > now);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((days) => today + days).find(isMeant) ?? today;
}

/** Weeks begin on Monday. */
function inNextWeek(weekday: number, today: number): number {
  const monday = today - ((weekdayOf(today) + 6) % 7);
  return monday + 7 + ((weekday + 6) % 7);
}
