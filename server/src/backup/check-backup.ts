import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { findLocalFile, isKey } from '../adapters/storage/local-file';
import { foreignIn } from '../database/own-schema';
import { asBackupError, BackupError } from './backup-error';
import { checksumOf } from './digest';
import {
  type BackedUpTable,
  corrupted,
  FILE_SUMS,
  FILES_DIR,
  type Manifest,
  MANIFEST,
  MANIFEST_SUM,
  readManifest,
  tableFile,
} from './manifest';
import type { RunOptions } from './progress';
import { assertNotNewer } from './restore-schema';
import { RowCounter } from './row-counter';

export interface BackedUpFile {
  key: string;
  name: string;
  sha256: string;
}

const LINE = /^([0-9a-f]{64}) {2}([^/]+)\/([^/]+)\/([^/]+)$/;

/**
 * Verifies the whole backup against its checksums and this version's schema, without a database: a backup that passes can be restored.
 * @throws BackupError naming the first missing, corrupted or unknown part
 */
export async function checkBackup(dir: string, options: RunOptions = {}): Promise<Manifest> {
  try {
    return await check(dir, options);
  } catch (error) {
    throw asBackupError(error, options.signal);
  }
}

async function check(dir: string, { onProgress, signal }: RunOptions): Promise<Manifest> {
  const { manifest, text } = await readManifest(dir);
  const manifestSum = await readFile(join(dir, MANIFEST_SUM), 'utf8').catch(() => '');
  if (manifestSum !== `${createHash('sha256').update(text).digest('hex')}  ${MANIFEST}\n`) throw corrupted(MANIFEST);
  assertNotNewer(manifest.migrations, '백업');
  assertOwnSchema(manifest);
  const totalBytes = manifest.tables.reduce((sum, { bytes }) => sum + bytes, manifest.files.bytes);
  let doneBytes = 0;
  const compare = async (path: string, sha256: string) => {
    if (!(await stat(join(dir, path)).catch(() => null))?.isFile()) throw new BackupError(`백업에 파일이 없습니다: ${path}`);
    const sum = await checksumOf(
      join(dir, path),
      (bytes) => onProgress?.({ step: 'check', doneBytes: (doneBytes += bytes), totalBytes }),
      signal,
    );
    if (sum.sha256 !== sha256) throw corrupted(path);
  };
  for (const table of manifest.tables) {
    await compare(tableFile(table), table.sha256);
    await compareRows(dir, table, signal);
  }
  await compare(FILE_SUMS, manifest.files.sha256);
  for await (const { key, name, sha256 } of filesOf(dir)) await compare(`${FILES_DIR}/${key}/${name}`, sha256);
  return manifest;
}

function assertOwnSchema({ tables }: Manifest): void {
  const [first] = foreignIn(tables);
  if (first)
    throw new BackupError(`백업에 이 버전의 발도장이 모르는 ${first.includes('.') ? '열이' : '표가'} 있습니다: ${first}`);
}

async function compareRows(dir: string, table: BackedUpTable, signal?: AbortSignal): Promise<void> {
  const counter = new RowCounter();
  const source = createReadStream(join(dir, tableFile(table)));
  try {
    await pipeline(source, createGunzip(), counter.resume(), { signal });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw corrupted(tableFile(table));
    throw error;
  }
  if (counter.rows !== table.rows) throw corrupted(tableFile(table));
}

/** Grouped by key. @throws BackupError for a path outside the backup */
export async function* filesOf(dir: string): AsyncIterable<BackedUpFile> {
  const lines = createInterface({ input: createReadStream(join(dir, FILE_SUMS)), crlfDelay: Infinity });
  for await (const line of lines) {
    const [, sha256, folder, key, name] = LINE.exec(line) ?? [];
    if (!sha256 || !key || !name || folder !== FILES_DIR || !isKey(key)) throw corrupted(FILE_SUMS);
    yield { key, name, sha256 };
  }
}

export async function openBackedUp(dir: string, { key, name }: BackedUpFile) {
  const found = await findLocalFile(join(dir, FILES_DIR, key), name);
  if (!found) throw new BackupError(`백업에 파일이 없습니다: ${FILES_DIR}/${key}/${name}`);
  return found;
}
