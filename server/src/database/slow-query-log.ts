import type { DataSource, Logger as StatementLog } from 'typeorm';
import type { Logger } from '../shared/logger';

interface SlowQueries {
  /** Statements that take longer are logged; 0 disables the log. */
  ms: number;
  log: Logger;
  onSlow?: () => void;
}

const SQL_CHARACTERS_MAX = 1_000;

/** Logs slow statements: their text with placeholders, never the values. */
export function logSlowQueries(dataSource: DataSource, options: SlowQueries): void {
  if (options.ms === 0) return;
  dataSource.setOptions({ logger: new SlowQueryLog(options), maxQueryExecutionTime: options.ms });
}

/** Ignores TypeORM's other events. */
class SlowQueryLog implements StatementLog {
  constructor(private readonly options: SlowQueries) {}

  logQuerySlow(ms: number, sql: string): void {
    const text = sql.replace(/\s+/g, ' ').trim();
    this.options.log.warn(
      { ms, sql: text.length > SQL_CHARACTERS_MAX ? `${text.slice(0, SQL_CHARACTERS_MAX)}…` : text },
      'slow statement',
    );
    this.options.onSlow?.();
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
