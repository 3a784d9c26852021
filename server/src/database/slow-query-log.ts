import type { DataSource, Logger as StatementLog } from 'typeorm';
import type { Logger } from '../shared/logger';

interface SlowQueries {
  /** Statements that take longer are told of; 0: none. */
  ms: number;
  log: Logger;
  onSlow?: () => void;
}

/** Of a statement's text; whoever looks for it finds it by its beginning. */
const SQL_MAX = 1_000;

/** Logs slow statements: their text, in which only placeholders stand, and never the values. */
export function logSlowQueries(dataSource: DataSource, options: SlowQueries): void {
  if (options.ms === 0) return;
  dataSource.setOptions({ logger: new SlowQueryLog(options), maxQueryExecutionTime: options.ms });
}

/** What TypeORM wants to be told of; whatever else it would say is logged where it is of use, or is nobody's news. */
class SlowQueryLog implements StatementLog {
  constructor(private readonly options: SlowQueries) {}

  logQuerySlow(ms: number, sql: string): void {
    const text = sql.replace(/\s+/g, ' ').trim();
    this.options.log.warn({ ms, sql: text.length > SQL_MAX ? `${text.slice(0, SQL_MAX)}…` : text }, 'slow statement');
    this.options.onSlow?.();
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
