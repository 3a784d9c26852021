import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { withDatabaseDeadline } from '../../database/deadline';
import { databaseUnavailable } from '../../shared/database-unavailable';
import { AppError } from '../../shared/errors';
import { MetricsRepository, type StoredState } from './metrics.repository';

/** Time limit within a scrape: without the database its metrics are missing, but the scrape is not late. */
const SCRAPE_MS = 500;

export class DatabaseMetrics {
  private readonly slowStatements: Counter;
  private readonly registers: Registry[];

  constructor(registry: Registry) {
    this.registers = [registry];
    const unavailable = this.counter(
      'database_unavailable_total',
      'Statements that found the database away, overrun or too slow',
    );
    databaseUnavailable.subscribe(() => unavailable.inc());
    this.slowStatements = this.counter(
      'database_slow_queries_total',
      'Statements that took longer than SLOW_QUERY_MS; each is in the log',
    );
  }

  countSlowStatement(): void {
    this.slowStatements.inc();
  }

  watch(dataSource: DataSource): void {
    this.measurePool((dataSource.driver as unknown as { master: Pool }).master);
    this.measureState(new MetricsRepository(dataSource));
  }

  private measurePool(pool: Pool): void {
    this.gauge('database_connections', 'Open connections of the pool, idle ones included', () => pool.totalCount);
    this.gauge('database_connections_max', 'Connections that the pool opens at most', () => pool.options.max);
    this.gauge('database_connections_idle', 'Open connections that nothing uses', () => pool.idleCount);
    this.gauge('database_connections_waiting', 'Requests and tasks that wait for a connection', () => pool.waitingCount);
  }

  /** One statement for both; neither is reported while the database is away. */
  private measureState(repository: MetricsRepository): void {
    let reading: Promise<StoredState | null> | undefined;
    const read = () => (reading ??= readState(repository).finally(() => (reading = undefined)));
    const measure = (name: string, help: string, valueOf: (state: StoredState) => number | null) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: this.registers,
        collect: async () => {
          const state = await read();
          const value = state && valueOf(state);
          if (value === null) gauge.remove();
          else gauge.set(value);
        },
      });
    };
    measure(
      'files_to_remove',
      'Files without a row that wait for their removal from the storage, counted up to 10,000',
      ({ filesToRemove }) => filesToRemove,
    );
    measure(
      'facility_edition_timestamp_seconds',
      'Newest edition of the public data that was imported; time() minus this is its age',
      ({ editionSeconds }) => editionSeconds,
    );
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: this.registers });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }
}

/** null while the database is away; other errors fail the scrape, so that operators see them. */
function readState(repository: MetricsRepository): Promise<StoredState | null> {
  return withDatabaseDeadline(SCRAPE_MS, () => repository.state()).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}
