import { seoulDate } from './seoul-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DATED_FROM = 30 * DAY;

/** Relative time as clients show it: 방금 전, n분 전, n시간 전, n일 전; from 30 days on the date in Seoul. */
export function timesAgo(moment: Date | string, now = new Date()): string {
  const age = now.getTime() - new Date(moment).getTime();
  if (age >= DATED_FROM) return seoulDate(moment);
  if (age >= DAY) return `${Math.floor(age / DAY)}일 전`;
  if (age >= HOUR) return `${Math.floor(age / HOUR)}시간 전`;
  return age >= MINUTE ? `${Math.floor(age / MINUTE)}분 전` : '방금 전';
}
