import type { DataSource } from 'typeorm';
import type { Logger } from '../../shared/logger';

const INTERVAL_MS = 60_000;
const BATCH = 200;

const TEXTS = [
  { text: 'review', owner: 'facility' },
  { text: 'comment', owner: 'board' },
];
const DUE = 'blinded_at IS NOT NULL AND blinded_until <= now()';

/**
 * Lock order place or announcement → text, as in every other write. Another server's row is skipped: it is ending it. Raw: row locks
 * of two tables.
 */
const endStatement = ({ text, owner }: (typeof TEXTS)[number]): string =>
  `WITH due AS (
      SELECT id, ${owner}_id AS owner_id FROM ${text} WHERE ${DUE} ORDER BY id LIMIT ${BATCH}
    ), owner AS MATERIALIZED (
      SELECT id FROM ${owner} WHERE id IN (SELECT owner_id FROM due) ORDER BY id FOR KEY SHARE
    ), locked AS MATERIALIZED (
      SELECT id FROM ${text} WHERE id IN (SELECT due.id FROM due JOIN owner ON owner.id = due.owner_id)
        AND ${DUE} ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE ${text} SET blinded_at = NULL, blinded_until = NULL, blinding_reason = NULL WHERE id IN (SELECT id FROM locked) RETURNING id`;

/**
 * Ends blindings that nobody decided within their time. A text stays blinded for everybody until this ran, so that lists and counts
 * agree. Idempotent, and safe on several servers at once.
 */
export class BlindingExpiry {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly parts: { dataSource: DataSource; log: Logger }) {}

  start(): void {
    this.tick();
    this.timer = setInterval(() => this.tick(), INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async endDue(): Promise<void> {
    const { dataSource } = this.parts;
    for (const { text, owner } of TEXTS) {
      // An update of no rows would empty the response caches, too.
      const [{ isDue }] = await dataSource.query<[{ isDue: boolean }]>(
        `SELECT EXISTS (SELECT FROM ${text} WHERE ${DUE}) AS "isDue"`,
      );
      if (!isDue) continue;
      let ended: unknown[];
      do [ended] = await dataSource.query<[unknown[], number]>(endStatement({ text, owner }));
      while (ended.length === BATCH);
    }
  }

  private tick(): void {
    this.running ??= this.endDue()
      .catch((error: unknown) => this.parts.log.warn({ err: error }, 'could not end blindings that are due; will retry'))
      .finally(() => {
        this.running = undefined;
      });
  }
}
