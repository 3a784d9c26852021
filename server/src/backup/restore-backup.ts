import { type Client, escapeIdentifier } from 'pg';
import { MIGRATION_LOCK } from '../database/migrate';
import { asBackupError, BackupError } from './backup-error';
import { type Catalog, readCatalog } from './catalog';
import { checkBackup } from './check-backup';
import type { Manifest } from './manifest';
import type { RunOptions } from './progress';
import { type FileTarget, putFiles } from './restore-files';
import { putRows, assertEmpty } from './restore-rows';
import { bringSchemaTo, finishSchema, assertNotNewer } from './restore-schema';
import { openSession } from './session';

export interface RestoreParts extends RunOptions {
  dir: string;
  /** With the role that owns the tables. */
  databaseUrl: string;
  files: FileTarget;
}

export interface RestoreReport {
  manifest: Manifest;
  /** Files that were not in the storage before. */
  filesPut: number;
  /** Migrations applied after the backup's. */
  migrated: number;
}

/**
 * Fills an empty database and the storage from a backup: rows, files, then the commit of the rows. A failure before the commit leaves
 * neither rows nor files.
 * @throws BackupError
 */
export async function restoreBackup({ dir, databaseUrl, files, onProgress, signal }: RestoreParts): Promise<RestoreReport> {
  // Ignores the signal once the rows are committed.
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const settle = () => signal?.removeEventListener('abort', stop);
  try {
    return await restore({ dir, databaseUrl, files, onProgress, signal: stopping.signal }, settle);
  } catch (error) {
    throw asBackupError(error, stopping.signal);
  } finally {
    settle();
  }
}

/** Checks, without changes, whether a backup can be restored into this database. @throws BackupError if not */
export async function checkTarget(databaseUrl: string, { signal }: RunOptions = {}): Promise<void> {
  try {
    const session = await openSession(databaseUrl, signal);
    try {
      await assertRestorable(session);
    } finally {
      await session.end();
    }
  } catch (error) {
    throw asBackupError(error, signal);
  }
}

async function assertRestorable(session: Client): Promise<Catalog> {
  const catalog = await readCatalog(session);
  assertNotNewer(catalog.migrations, '데이터베이스');
  await assertEmpty(session, catalog);
  await assertOwner(session, catalog);
  return catalog;
}

async function restore({ dir, databaseUrl, files, ...options }: RestoreParts, settle: () => void): Promise<RestoreReport> {
  const manifest = await checkBackup(dir, options);
  const session = await openSession(databaseUrl, options.signal);
  try {
    // A server that starts now waits until the restore is done.
    await session.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const catalog = await assertRestorable(session);
    options.signal?.throwIfAborted();
    await bringSchemaTo(databaseUrl, manifest.migrations, catalog.migrations);
    let filesPut = 0;
    const beforeCommit = async () => {
      filesPut = await putFiles(dir, files, manifest.files.count, options);
      settle();
    };
    await putRows(session, dir, manifest, { ...options, beforeCommit });
    return { manifest, filesPut, migrated: await finish(session, databaseUrl) };
  } finally {
    await session.end();
  }
}

/** @returns the number of migrations applied */
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

/** Only a table's owner can disable its triggers. */
async function assertOwner(session: Client, { tables }: Catalog): Promise<void> {
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
