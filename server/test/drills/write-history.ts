import type { Answered } from './drill-client';
import type { DrillPostgres } from './drill-postgres';

/** What is not there. */
export const ABSENT = 'absent';
/** What drills write begins so; with a number and a blank after it in texts. */
export const MARK = 'drill';
const TOLD_MAX = 5;

/** States by what they are of: `comment drill7` → its text. */
export type States = Record<string, string>;

/**
 * What was asked for and what was answered, and so what may be in the database at the end: of a confirmed write its outcome alone,
 * of a refused one what was there before, and either where the answer was lost.
 */
export class WriteHistory {
  private readonly possible = new Map<string, Set<string>>();
  private readonly wrong: string[] = [];
  private confirmed = 0;
  private refused = 0;
  private unknown = 0;

  /** What was there before anything was written. */
  assume(key: string, state: string): void {
    this.possible.set(key, new Set([state]));
  }

  /** @param isFaulty the product shall refuse it */
  async write(states: States, send: () => Promise<Answered>, { isFaulty = false } = {}): Promise<Answered> {
    const before = Object.keys(states).map((key) => [key, this.possible.get(key) ?? new Set([ABSENT])] as const);
    for (const [key, value] of before) this.possible.set(key, new Set([...value, states[key]!]));
    const answer = await send();
    const { ending, what, status, body } = answer;
    if (ending === 'done') for (const [key, state] of Object.entries(states)) this.possible.set(key, new Set([state]));
    if (ending === 'refused') for (const [key, value] of before) this.possible.set(key, value);
    if (ending === 'done') this.confirmed += 1;
    else if (ending === 'refused') this.refused += 1;
    else this.unknown += 1;
    if ((ending === 'done' && isFaulty) || (ending === 'refused' && !isFaulty))
      this.wrong.push(`${what} was answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
    return answer;
  }

  get counts(): Record<string, number> {
    return { 'writes confirmed': this.confirmed, 'writes refused': this.refused, 'writes of unknown outcome': this.unknown };
  }

  /** Compares with what is there. @returns what must not be, a sentence each */
  async check(postgres: DrillPostgres): Promise<string[]> {
    const found = new Map<string, string>();
    const wrong = [...this.wrong];
    for (const { key, state } of await postgres.query<{ key: string; state: string }>(WRITTEN)) {
      if (found.has(key)) wrong.push(`${key} is there twice`);
      // People and what they toggle are there without this history, too.
      else if (this.possible.has(key) || key.includes(MARK)) found.set(key, state);
    }
    for (const key of found.keys()) if (!this.possible.has(key)) wrong.push(`${key} is there, and nobody wrote it`);
    for (const [key, states] of this.possible) {
      const state = found.get(key) ?? ABSENT;
      if (!states.has(state)) wrong.push(`${key} is ${state}, and should be ${[...states].join(' or ')}`);
    }
    for (const { id } of await postgres.query<{ id: number }>(WRONG_RATINGS))
      wrong.push(`the rating of place ${id} is not that of its reviews`);
    return wrong.length > TOLD_MAX ? [...wrong.slice(0, TOLD_MAX), `… and ${wrong.length - TOLD_MAX} more`] : wrong;
  }
}

export const reviewState = (content: string, pictures: number, tagNames: string[]) => [content, pictures, ...tagNames].join('|');

const MARKED = (column: string) => `starts_with(${column}, '${MARK}')`;
const FIRST_WORD = (column: string) => `split_part(${column}, ' ', 1)`;

/** Keys and states of everything that drills write. */
const WRITTEN = `
  SELECT 'review ' || ${FIRST_WORD('content')} AS key, concat_ws('|', content,
    (SELECT count(*) FROM review_image WHERE review_id = review.id),
    (SELECT string_agg(tag.name, '|' ORDER BY position) FROM review_tag JOIN tag ON tag.id = tag_id WHERE review_id = review.id)) AS state
  FROM review WHERE ${MARKED('content')}
  UNION ALL SELECT 'comment ' || ${FIRST_WORD('content')}, content FROM comment WHERE ${MARKED('content')}
  UNION ALL SELECT 'inquiry ' || ${FIRST_WORD('subject')}, subject FROM inquiry WHERE ${MARKED('subject')}
  UNION ALL SELECT 'like ' || member_id || ' ' || review_id, 'on' FROM review_like
  UNION ALL SELECT 'favorite ' || member_id || ' ' || facility_id, 'on' FROM favorite
  UNION ALL SELECT 'member ' || id, 'there' FROM member`;

/** Kept by triggers, in the transaction of the review. */
const WRONG_RATINGS = `
  SELECT facility_id AS id FROM facility_rating
  FULL JOIN (SELECT facility_id, count(*) AS reviews, sum(rating) AS stars FROM review WHERE blinded_at IS NULL GROUP BY facility_id) AS written USING (facility_id)
  WHERE coalesce(review_count, 0) <> coalesce(reviews, 0) OR coalesce(rating_sum, 0) <> coalesce(stars, 0)`;
