import type { DemoBoard, DemoContent } from './demo-content';
import { DAY_MS, lastTime, SEOUL_MS } from './demo-moment';

export interface PlannedBoard extends Omit<DemoBoard, 'when' | 'comments'> {
  insertedAt: Date;
  comments: (DemoBoard['comments'][number] & { insertedAt: Date })[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** People have their say in the first days. */
const TALK_DAYS = 6;

/** The announcements as they stand at `now`, oldest first. */
export function planDemoBoards(content: DemoContent, now: Date): PlannedBoard[] {
  return content
    .boards()
    .map(({ when, comments, ...board }) => {
      const insertedAt = momentOf(when, now);
      const span = Math.min(TALK_DAYS * DAY_MS, now.getTime() - insertedAt.getTime());
      let last = insertedAt.getTime();
      const spoken = comments.map((comment, index) => {
        // Close together at first, then more rarely.
        const at = awake(insertedAt.getTime() + span * ((index + 1) / (comments.length + 1)) ** 2, now.getTime());
        last = Math.min(Math.max(Math.floor(at), last + 4 * MINUTE_MS), now.getTime());
        return { ...comment, insertedAt: new Date(last) };
      });
      return { ...board, insertedAt, comments: spoken };
    })
    .sort((one, other) => one.insertedAt.getTime() - other.insertedAt.getTime());
}

function momentOf(when: DemoBoard['when'], now: Date): Date {
  if ('hoursAgo' in when) return new Date(now.getTime() - when.hoursAgo * HOUR_MS);
  if ('daysAgo' in when) return inOffice(now.getTime() - when.daysAgo * DAY_MS);
  // The newest announcement stays the newest.
  return inOffice(lastTime(when.month, when.day, now.getTime() - 3 * DAY_MS));
}

/** On that day in Seoul, or the Friday before it, some time in the afternoon. */
function inOffice(moment: number): Date {
  const day = Math.floor((moment + SEOUL_MS) / DAY_MS);
  const weekday = new Date(day * DAY_MS).getUTCDay();
  const worked = day - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
  return new Date(worked * DAY_MS - SEOUL_MS + 13 * HOUR_MS + ((worked * 37) % 270) * MINUTE_MS);
}

/** Who would write in the night writes in the morning, unless that is still to come. */
function awake(moment: number, now: number): number {
  const hour = new Date(moment + SEOUL_MS).getUTCHours();
  const later = moment + 7 * HOUR_MS;
  return hour >= 1 && hour < 7 && later < now ? later : moment;
}
