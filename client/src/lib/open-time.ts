import { KOREA_AHEAD_MS } from './date-text';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEKDAYS = '일월화수목금토';
const STRINGS = {
  day: (month: number, day: number, weekday: string) => `${month}월 ${day}일 (${weekday})`,
  today: (clock: string) => `오늘 ${clock}`,
  weekday: (weekday: string) => `${weekday}요일`,
  openNow: '지금 영업 중',
  openAt: (day: string, clock: string) => `${day} ${clock} 영업`,
};
/** What the server takes for a time. */
const YEARS = { first: 2000, last: 2100 };

/** A minute in Korea, yyyy-MM-ddTHH:mm. */
export const koreanMinute = (time: number): string =>
  new Date(time + KOREA_AHEAD_MS).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length);

const instantOf = (minute: string): Date => new Date(`${minute}:00+09:00`);

/** `now` or a minute in Korea; null for anything else. */
export function openTimeIn(text: string): string | null {
  if (text.toLowerCase() === 'now') return 'now';
  const time = instantOf(text).getTime();
  const isMinute = Number.isFinite(time) && koreanMinute(time) === text;
  const year = Number(text.slice(0, 4));
  return isMinute && year >= YEARS.first && year <= YEARS.last ? text : null;
}

export const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** @param now in milliseconds */
export const openInstant = (time: string, now: number): string =>
  (time === 'now' ? new Date(now) : instantOf(time)).toISOString();

const weekdayOf = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()]!;

/** The time that a person chose; null for now, as that goes on. */
export const chosenInstant = (time = 'now'): string | null => (time === 'now' ? null : instantOf(time).toISOString());

/** 11월 28일 (토) */
export function dayText(minute: string): string {
  const date = minute.slice(0, 'yyyy-MM-dd'.length);
  return STRINGS.day(Number(date.slice(5, 7)), Number(date.slice(8)), weekdayOf(date));
}

/** 오늘 14:00, 토요일 14:00, from a week ahead on 12월 5일 (토) 14:00. */
export function momentText(time: number, now: number): string {
  const [today = ''] = koreanMinute(now).split('T');
  const [date = '', clock = ''] = koreanMinute(time).split('T');
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (days === 0) return STRINGS.today(clock);
  return `${days > 0 && days < 7 ? STRINGS.weekday(weekdayOf(date)) : dayText(date)} ${clock}`;
}

export const openTimeText = (time: string): string =>
  time === 'now' ? STRINGS.openNow : STRINGS.openAt(dayText(time), time.slice('yyyy-MM-ddT'.length));
