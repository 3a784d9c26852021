import type { DemoKind } from './demo-kinds';
import type { SeededRandom } from './seeded-random';

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
const MINUTE_MS = 60_000;
/** From the first to the last hour in which people write of a place: mostly in the evening, sometimes right there. */
const HOURS: readonly (readonly [number, number])[] = [
  [8, 2],
  [9, 3],
  [10, 4],
  [11, 5],
  [12, 7],
  [13, 8],
  [14, 8],
  [15, 8],
  [16, 8],
  [17, 7],
  [18, 7],
  [19, 9],
  [20, 12],
  [21, 14],
  [22, 12],
  [23, 6],
];
const NIGHT: readonly DemoKind[] = ['동물병원', '펜션', '호텔'];

/** Moments as people in Seoul write, before `now`. */
export class DemoCalendar {
  constructor(
    private readonly random: SeededRandom,
    readonly now: Date,
  ) {}

  /** Day of the month today. */
  get dayOfMonth(): number {
    return new Date(this.now.getTime() + SEOUL_MS).getUTCDate();
  }

  moment(daysAgo: number, kind: DemoKind): Date {
    const hour = NIGHT.includes(kind) && this.random.chance(0.05) ? 0 : this.random.weighted(HOURS);
    const minute = hour * 60 + this.random.int(0, 59);
    const today = Math.floor((this.now.getTime() + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS;
    const at = today - daysAgo * DAY_MS + minute * MINUTE_MS + this.random.int(0, 59_999);
    if (at < this.now.getTime()) return new Date(at);
    // Today at an hour that is still to come: somewhere between midnight and now.
    return new Date(today + Math.floor((this.now.getTime() - today) * this.random.fraction()));
  }

  /** Some time after `from`, soon rather than late, and not in the future. */
  after(from: Date): Date {
    const span = this.now.getTime() - from.getTime();
    return new Date(from.getTime() + Math.floor(span * this.random.fraction() ** 4));
  }

  dateOf(moment: Date): { month: number; day: number } {
    const there = new Date(moment.getTime() + SEOUL_MS);
    return { month: there.getUTCMonth() + 1, day: there.getUTCDate() };
  }
}
