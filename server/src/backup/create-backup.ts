import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Client, escapeIdentifier } from 'pg';
import { noneWhenMissing, sync } from '../adapters/storage/local-file';
import { FILE_REMOVAL_LOCK } from '../shared/file-removal-lock';
import { seoulDateTime } from '../shared/text/seoul-time';
import { asBackupError, BackupError } from './backup-error';
import { type Catalog, readCatalog, readSequences } from './catalog';
import { writeWithChecksum } from './digest';
import { FILES_DIR, FORMAT, LEFT_OUT, type Manifest, MANIFEST, MANIFEST_SUM, serialise, TABLES_DIR } from './manifest';
import type { RunOptions } from './progress';
import { type FileRow, type FileSource, FileCopier } from './save-files';
import { saveRows } from './save-rows';
import { openSession } from './session';

export interface BackupParts extends RunOptions {
  databaseUrl: string;
  files: FileSource;
  /** Parent folder of the new backup. */
  targetDir: string;
}

export interface BackupReport {
  dir: string;
  manifest: Manifest;
  /** Ids of files with a row that are not in the storage. */
  missingFiles: number[];
  /** Foreign tables, and columns as `table.column`, that were left out. */
  unknown: string[];
}

const UNFINISHED = '.unfinished-';
/** A running backup writes more often. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;
const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 500;
/** The file of a younger row may still be on its way into the storage. */
const SETTLED_MINUTES = 10;

/**
 * One consistent snapshot of database and files while the server runs. The folder gets its name baldojang-… when it is complete and
 * synced to disk.
 * @throws BackupError
 */
export async function createBackup(parts: BackupParts): Promise<BackupReport> {
  try {
    return await create({ ...parts, targetDir: resolve(parts.targetDir) });
  } catch (error) {
    throw asBackupError(error, parts.signal);
  }
}

async function create(parts: BackupParts): Promise<BackupReport> {
  const { targetDir, databaseUrl } = parts;
  const dir = join(targetDir, `baldojang-${seoulDateTime(new Date()).replace(/[-:]/g, '').replace('T', '-')}`);
  const session = await openSession(databaseUrl, parts.signal);
  let unfinished: string | undefined;
  try {
    await makeFolder(targetDir);
    await removeAbandoned(targetDir);
    if (await stat(dir).catch(noneWhenMissing)) throw new BackupError(`이미 있는 백업입니다: ${dir}`);
    unfinished = await mkdtemp(join(targetDir, UNFINISHED));
    const report = await fill(unfinished, session, parts);
    parts.signal?.throwIfAborted();
    await rename(unfinished, dir);
    await sync(targetDir);
    return { dir, ...report };
  } catch (error) {
    // The operator needs the first error.
    if (unfinished) await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  } finally {
    await session.end();
  }
}

/** Not recursive: a wrong path must not create a tree of folders. */
async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function fill(dir: string, session: Client, parts: BackupParts): Promise<Omit<BackupReport, 'dir'>> {
  for (const folder of [TABLES_DIR, FILES_DIR]) await mkdir(join(dir, folder), { mode: 0o700 });
  const files = new FileCopier(parts.files, dir, parts);
  // Most of the copying, without a transaction that would prevent vacuum.
  if (hasFiles(await readCatalog(session))) await files.pass(session);
  const { catalog, takenAt, missing } = await takeSnapshot(session, files);
  const sequences = await readSequences(session, catalog.tables);
  const tables: Manifest['tables'] = [];
  for (const table of catalog.tables) {
    parts.signal?.throwIfAborted();
    tables.push(await saveRows(session, table, dir, parts));
  }
  await session.query('COMMIT');
  const saved = await files.finish();
  const manifest: Manifest = {
    format: FORMAT,
    takenAt,
    migrations: catalog.migrations,
    tables,
    sequences,
    leftOut: [...LEFT_OUT],
    files: { ...saved, missing: missing.length },
  };
  await writeManifest(dir, manifest);
  return { manifest, missingFiles: missing.map(({ id }) => id), unknown: catalog.unknown };
}

interface Snapshot {
  catalog: Catalog;
  takenAt: string;
  /** Files with a row that are not in the storage. */
  missing: FileRow[];
}

/**
 * Begins a transaction whose files are all copied. Servers delete no files meanwhile, because with many deletions no snapshot would be
 * complete.
 */
async function takeSnapshot(session: Client, files: FileCopier): Promise<Snapshot> {
  await session.query('SELECT pg_advisory_lock($1)', [FILE_REMOVAL_LOCK]);
  try {
    return await takeCompleteSnapshot(session, files);
  } finally {
    // Fails only with the connection, which releases the lock too.
    await session.query('SELECT pg_advisory_unlock($1)', [FILE_REMOVAL_LOCK]).catch(() => {});
  }
}

/** Takes another snapshot while a file may still arrive; does not wait for files that are lost. */
async function takeCompleteSnapshot(session: Client, files: FileCopier): Promise<Snapshot> {
  let lost = new Set<number>();
  for (let attempt = 1; ; attempt++) {
    const { catalog, takenAt } = await beginSnapshot(session);
    const missing = hasFiles(catalog) ? await files.pass(session) : [];
    if (attempt === ATTEMPTS || missing.every(({ id }) => lost.has(id))) {
      if (missing.length > 0 && files.count === 0)
        throw new BackupError(
          `저장소에서 올린 파일을 하나도 찾을 수 없습니다 (${missing.length}개). STORAGE, S3_…, DATA_DIR 설정이 서버와 같은지 확인해 주세요.`,
        );
      return { catalog, takenAt, missing };
    }
    await session.query('ROLLBACK');
    lost = await lostOf(session, missing);
    await sleep(BETWEEN_ATTEMPTS_MS);
  }
}

/** The missing files that still have a row and are old enough to be in the storage. */
async function lostOf(session: Client, missing: readonly FileRow[]): Promise<Set<number>> {
  const { rows } = await session.query<{ id: number }>(
    'SELECT id FROM stored_file WHERE id = ANY($1::integer[]) AND inserted_at < now() - make_interval(mins => $2)',
    [missing.map(({ id }) => id), SETTLED_MINUTES],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Locks the tables against schema changes before it reads the catalog: a table changed afterwards could not be copied. */
async function beginSnapshot(session: Client): Promise<Omit<Snapshot, 'missing'>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { tables, migrations } = await readCatalog(session);
    if (migrations.length === 0)
      throw new BackupError('이 데이터베이스에는 발도장의 자료가 없습니다. DATABASE_URL과 DATA_DIR를 확인해 주세요.');
    await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const names = tables.map(({ name }) => escapeIdentifier(name));
    await session.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
    // The transaction's first query, which fixes its snapshot.
    const catalog = await readCatalog(session);
    const { rows } = await session.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    if (isDeepStrictEqual([catalog.tables, catalog.migrations], [tables, migrations]))
      return { catalog, takenAt: rows[0]!.now.toISOString() };
    await session.query('ROLLBACK');
  }
  throw new BackupError('데이터베이스의 표가 바뀌고 있습니다. 서버가 새 버전으로 올라온 뒤에 다시 실행해 주세요.');
}

const hasFiles = ({ tables }: Catalog) => tables.some(({ name }) => name === 'stored_file');

async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const { sha256 } = await writeWithChecksum(join(dir, MANIFEST), Readable.from([serialise(manifest)], { objectMode: false }), {
    mode: 0o600,
  });
  await writeWithChecksum(join(dir, MANIFEST_SUM), Readable.from([`${sha256}  ${MANIFEST}\n`], { objectMode: false }), {
    mode: 0o600,
  });
  for (const folder of [join(dir, TABLES_DIR), dir]) await sync(folder);
}

/** Removes the remains of a killed backup after a day. */
async function removeAbandoned(targetDir: string): Promise<void> {
  for (const name of (await readdir(targetDir)).filter((candidate) => candidate.startsWith(UNFINISHED))) {
    const dir = join(targetDir, name);
    const places = [dir, join(dir, TABLES_DIR), join(dir, FILES_DIR)];
    const found = await Promise.all(places.map((place) => stat(place).catch(noneWhenMissing)));
    const changedAt = Math.max(...found.map((stats) => stats?.mtimeMs ?? 0));
    if (changedAt < Date.now() - ABANDONED_MS) await rm(dir, { recursive: true, force: true });
  }
}
