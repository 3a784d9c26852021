import type { DemoBoard, DemoContent } from './demo-content';
import { DAY_MS, lastTime, SEOUL_MS } from './demo-moment';

export interface PlannedBoard extends Omit<DemoBoard, 'when' | 'comments'> {
  insertedAt: Date;
  comments: (DemoBoard['comments'][number] & { insertedAt: Date })[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const COMMENT_DAYS = 6;

/** Oldest first. */
export function planDemoBoards(content: DemoContent, now: Date): PlannedBoard[] {
  return content
    .boards()
    .map(({ when, comments, ...board }) => {
      const insertedAt = momentOf(when, now);
      const span = Math.min(COMMENT_DAYS * DAY_MS, now.getTime() - insertedAt.getTime());
      let last = insertedAt.getTime();
      const dated = comments.map((comment, index) => {
        // More comments at first, fewer later.
        const at = awake(insertedAt.getTime() + span * ((index + 1) / (comments.length + 1)) ** 2, now.getTime());
        last = Math.min(Math.max(Math.floor(at), last + 4 * MINUTE_MS), now.getTime());
        return { ...comment, insertedAt: new Date(last) };
      });
      return { ...board, insertedAt, comments: dated };
    })
    .sort((one, other) => one.insertedAt.getTime() - other.insertedAt.getTime());
}

function momentOf(when: DemoBoard['when'], now: Date): Date {
  if ('hoursAgo' in when) return new Date(now.getTime() - when.hoursAgo * HOUR_MS);
  if ('daysAgo' in when) return inOffice(now.getTime() - when.daysAgo * DAY_MS);
  // The newest announcement stays the newest.
  return inOffice(lastTime(when.month, when.day, now.getTime() - 3 * DAY_MS));
}

/** An afternoon of that day in Seoul, or of the Friday before a weekend. */
function inOffice(moment: number): Date {
  const day = Math.floor((moment + SEOUL_MS) / DAY_MS);
  const weekday = new Date(day * DAY_MS).getUTCDay();
  const worked = day - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
  return new Date(worked * DAY_MS - SEOUL_MS + 13 * HOUR_MS + ((worked * 37) % 270) * MINUTE_MS);
}

/** Moves times at night to the morning, unless that is in the future. */
function awake(moment: number, now: number): number {
  const hour = new Date(moment + SEOUL_MS).getUTCHours();
  const later = moment + 7 * HOUR_MS;
  return hour >= 1 && hour < 7 && later < now ? later : moment;
}
