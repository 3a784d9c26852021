import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { withDatabaseDeadline } from '../database/deadline';
import { within } from './run-checks';

const CONNECT_MS = 4_500;
/** Below the time of a check, so that the statement itself is cancelled. */
const QUERY_MS = 4_500;
const CLOSE_MS = 1_000;
/** For checks that run concurrently. */
const CONNECTIONS = 4;

/** A database connection for checks: no migrations, and every statement runs in a read-only transaction. */
export class DatabaseProbe {
  private constructor(
    readonly dataSource: DataSource,
    private readonly url: string,
  ) {}

  static async open(url: string): Promise<DatabaseProbe> {
    const dataSource = createDataSource(url, { poolSize: CONNECTIONS });
    const connected = dataSource.initialize();
    try {
      return new DatabaseProbe(await within(CONNECT_MS, () => connected), url);
    } catch (error) {
      // Closes a connection that arrives too late.
      connected.then(
        () => dataSource.destroy(),
        () => {},
      );
      throw error;
    }
  }

  /** Most connections that one server opens: its pool, and one that listens (content-changes.ts). */
  get connectionsOfServer(): number {
    return ((createDataSource(this.url).options as { poolSize?: number }).poolSize ?? 0) + 1;
  }

  query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    return withDatabaseDeadline(QUERY_MS, () =>
      this.dataSource.transaction(async (manager) => {
        await manager.query('SET TRANSACTION READ ONLY');
        return manager.query<Row[]>(statement, parameters);
      }),
    );
  }

  async one<Row>(statement: string, parameters: unknown[] = []): Promise<Row> {
    const [row] = await this.query<Row>(statement, parameters);
    if (!row) throw new Error('One row was expected');
    return row;
  }

  /** Oldest first; empty without a schema. */
  async migrationNames(): Promise<string[]> {
    const { isThere } = await this.one<{ isThere: boolean }>(`SELECT to_regclass('migration') IS NOT NULL AS "isThere"`);
    if (!isThere) return [];
    const rows = await this.query<{ name: string }>('SELECT name FROM migration ORDER BY timestamp, id');
    return rows.map(({ name }) => name);
  }

  /** Does not wait for a frozen server. */
  async close(): Promise<void> {
    await within(CLOSE_MS, () => this.dataSource.destroy()).catch(() => {});
  }
}
