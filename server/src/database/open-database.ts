import type { Config } from '../config';
import type { Logger } from '../shared/logger';
import { EmbeddedPostgres } from './embedded-postgres';
import { PostgresLease } from './postgres-lease';

export interface OpenDatabase {
  url: string;
  /** Folder of the embedded database; null for an external one. */
  location: string | null;
  close: () => Promise<void>;
}

/** The Postgres of DATABASE_URL, or the embedded server, which is started if necessary. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, location: null, close: async () => {} };
  const cluster = await EmbeddedPostgres.prepare(config.dataDir);
  const lease = await PostgresLease.take(cluster, log);
  return { url: lease.url, location: cluster.location, close: () => lease.close() };
}
