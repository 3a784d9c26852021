import { type Client, escapeIdentifier } from 'pg';
import { MIGRATION_LOCK } from '../database/migrate';
import { asBackupError, BackupError } from './backup-error';
import { type Catalog, readCatalog } from './catalog';
import { checkBackup } from './check-backup';
import { type Manifest, readManifest } from './manifest';
import type { RunOptions } from './progress';
import { type FileTarget, putFiles } from './restore-files';
import { putRows, refuseFilled } from './restore-rows';
import { bringSchemaTo, finishSchema, refuseNewer } from './restore-schema';
import { openSession } from './session';

export interface RestoreParts extends RunOptions {
  /** The back-up's folder. */
  dir: string;
  /** Of the role that owns the tables. */
  databaseUrl: string;
  files: FileTarget;
}

export interface RestoreReport {
  manifest: Manifest;
  /** How many were not in the storage already. */
  filesPut: number;
  /** How many migrations this version had beyond the back-up's. */
  migrated: number;
}

/**
 * Fills an empty database and the storage from a back-up. Until the rows are committed, which is done last and at once, the database
 * stays empty and everything may be repeated.
 * @throws BackupError
 */
export async function restoreBackup({ dir, databaseUrl, files, onProgress, signal }: RestoreParts): Promise<RestoreReport> {
  // Nobody stops what is committed: from then on the signal means nothing.
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const beforeCommit = () => {
    stopping.signal.throwIfAborted();
    signal?.removeEventListener('abort', stop);
  };
  try {
    return await restore({ dir, databaseUrl, files, onProgress, signal: stopping.signal }, beforeCommit);
  } catch (error) {
    throw asBackupError(error, stopping.signal);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function restore({ dir, databaseUrl, files, ...options }: RestoreParts, beforeCommit: () => void): Promise<RestoreReport> {
  refuseNewer((await readManifest(dir)).manifest.migrations, '백업');
  const manifest = await checkBackup(dir, options);
  const session = await openSession(databaseUrl, options.signal);
  try {
    // A server that starts now waits here until everything is there.
    await session.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const catalog = await readCatalog(session);
    refuseNewer(catalog.migrations, '데이터베이스');
    await refuseFilled(session, catalog);
    await refuseNoOwner(session, catalog);
    options.signal?.throwIfAborted();
    await bringSchemaTo(databaseUrl, manifest.migrations, catalog.migrations);
    const filesPut = await putFiles(dir, files, manifest.files.count, options);
    await putRows(session, dir, manifest, { ...options, beforeCommit });
    return { manifest, filesPut, migrated: await finish(session, databaseUrl) };
  } finally {
    await session.end();
  }
}

/** @returns how many migrations this version has beyond the back-up's */
async function finish(session: Client, databaseUrl: string): Promise<number> {
  try {
    const migrated = await finishSchema(databaseUrl);
    const { tables } = await readCatalog(session);
    await session.query(`ANALYZE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
    return migrated;
  } catch (error) {
    throw new BackupError(
      `자료와 파일은 모두 되돌렸지만 마무리하지 못했습니다. 다시 되돌리지 말고 서버를 시작하면 이어서 마무리합니다. (${(error as Error).message})`,
      { cause: error },
    );
  }
}

/** Triggers can be made to stand still by whoever owns their table alone. */
async function refuseNoOwner(session: Client, { tables }: Catalog): Promise<void> {
  const { rows } = await session.query<{ may: boolean }>(
    `SELECT has_schema_privilege(current_schema(), 'CREATE') AND NOT EXISTS (
       SELECT FROM unnest($1::text[]) AS name JOIN pg_class c ON c.oid = quote_ident(name)::regclass
       WHERE NOT pg_has_role(c.relowner, 'USAGE')) AS may`,
    [tables.map(({ name }) => name)],
  );
  if (rows[0]!.may) return;
  throw new BackupError(
    '이 데이터베이스 사용자는 표를 만들고 바꿀 수 없어 복원할 수 없습니다. MIGRATION_DATABASE_URL에 표의 주인인 사용자를 정해 주세요. 바뀐 것은 없습니다.',
  );
}
