import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The library's statements through our data source, which knows deadlines and a database that is away. */
export function statementsOf(dataSource: DataSource) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const runner = dataSource.createQueryRunner();
      try {
        const { records, affected } = await runner.query(text, values, true);
        return { rows: records, rowCount: affected ?? records.length };
      } finally {
        await runner.release();
      }
    },
  };
}

/** Addresses and e-mails stand in the table as digests: they are nobody's business and may be of any length. */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** By which the clocks of several servers may differ. */
const CLOCK_DIFFERENCE_MS = 30_000;

/** The clock was set back since: the window would last for as long as that was, and lock people out. */
export function isOfFasterClock(msBeforeNext: number, windowSeconds: number): boolean {
  return msBeforeNext > windowSeconds * 1000 + CLOCK_DIFFERENCE_MS;
}
