import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Runs the library's statements through our data source, with its deadlines and error handling. */
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

/** Addresses and e-mails are stored as digests: they are private and of any length. */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Tolerated difference between the servers' clocks. */
const CLOCK_DIFFERENCE_MS = 30_000;

/** Whether the clock was set back since: the window would last too long and lock people out. */
export function isOfFasterClock(msBeforeNext: number, windowSeconds: number): boolean {
  return msBeforeNext > windowSeconds * 1000 + CLOCK_DIFFERENCE_MS;
}
