import type { Answered, DrillClient, Ending } from './drill-client';

/** What the product promises while its database is away, and what the load on the same machine may add. */
export const ANSWER_WITHIN_MS = 1_000;
export const CROWDED_MACHINE_MS = 3_000;
const TOLD_MAX = 5;
const WITH_FILES = /with files|\/review\/add/;

export const isLate = ({ startedAt, endedAt }: Answered) => endedAt - startedAt > ANSWER_WITHIN_MS + CROWDED_MACHINE_MS;

interface Rules {
  /** Connections break where the server itself is killed. */
  mayBreak?: boolean;
  /** Every answer has to come in time, but those to pictures: they are decoded and synced, which no database hurries. */
  isTimed?: boolean;
}

/** Counts answers and keeps those that no drill allows. */
export class Tally {
  private readonly endings = new Map<Ending, number>();
  private readonly wrong: string[] = [];
  private slowest = 0;
  private late = 0;

  constructor(
    client: DrillClient,
    private readonly rules: Rules = {},
  ) {
    client.onAnswer((answer) => this.add(answer));
  }

  count(ending: Ending): number {
    return this.endings.get(ending) ?? 0;
  }

  get counts(): Record<string, number> {
    const endings = Object.fromEntries([...this.endings].map(([ending, count]) => [`requests ${ending}`, count]));
    return { ...endings, 'slowest answer ms': Math.round(this.slowest), [`answers over ${ANSWER_WITHIN_MS} ms`]: this.late };
  }

  /** A few of each drill are enough to read. */
  get failures(): string[] {
    const more = this.wrong.length - TOLD_MAX;
    return more > 0 ? [...this.wrong.slice(0, TOLD_MAX), `… and ${more} more`] : this.wrong;
  }

  private add(answer: Answered): void {
    const { ending, endedAt, startedAt, what, status, retryAfter } = answer;
    const ms = endedAt - startedAt;
    this.endings.set(ending, this.count(ending) + 1);
    this.slowest = Math.max(this.slowest, ms);
    if (ms > ANSWER_WITHIN_MS) this.late += 1;
    const line = `${what}: ${status}`;
    if (ending === 'failed') this.wrong.push(`${line} ${JSON.stringify(answer.body).slice(0, 300)}`);
    else if (ending === 'hung') this.wrong.push(`${what}: no answer`);
    else if (ending === 'broken' && !this.rules.mayBreak)
      this.wrong.push(`${what}: the connection broke (${String(answer.body)})`);
    else if (ending === 'unavailable' && !retryAfter) this.wrong.push(`${line} without Retry-After`);
    else if (this.rules.isTimed && !WITH_FILES.test(what) && isLate(answer))
      this.wrong.push(`${line} after ${Math.round(ms)} ms`);
  }
}
