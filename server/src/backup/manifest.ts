import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** Raised when an older version of the application could no longer read what is written. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** Checksums as `sha256sum -c` reads them: of the manifest, and of every stored file. The manifest holds the sum of the second list. */
export const MANIFEST_SUM = 'manifest.sha256';
export const FILE_SUMS = 'files.sha256';
export const TABLES_DIR = 'tables';
export const FILES_DIR = 'files';

/**
 * Tables whose rows stay behind: a sign-in that was ended after the back-up must not live again, nor a code that was used; attempts
 * are the memory of minutes.
 */
export const LEFT_OUT: readonly string[] = ['session', 'temporary_code', 'rate_limit'];
/** Tells which migrations ran; goes into the manifest instead. */
export const MIGRATION_TABLE = 'migration';

const MANIFEST_BYTES_MAX = 4 * 1024 * 1024;
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment whose state the back-up holds. */
  takenAt: z.iso.datetime({ offset: true }),
  migrations: z.array(z.string().min(1).max(200)).min(1),
  /** Parents before children. Bytes and sum are those of the packed file. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256 })).min(1),
  /** Highest number that each has given away; null: none yet. */
  sequences: z.array(z.object({ table: name, column: name, last: count.nullable() })),
  leftOut: z.array(name),
  files: z.object({
    /** Stored files, each of one or three sizes; how many bytes all of them have. */
    count,
    bytes: count,
    /** Files that have a row and were not in the storage. */
    missing: count,
    sha256,
  }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

const CHANGED = '백업이 온전하지 않거나 바뀌었습니다';

/** @throws BackupError for anything that is not the whole manifest of a format we know */
export async function readManifest(dir: string): Promise<{ manifest: Manifest; text: Buffer }> {
  const path = join(dir, MANIFEST);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw new BackupError(`백업을 읽을 권한이 없습니다: ${dir}`);
    return null;
  });
  if (!found?.isFile()) throw new BackupError(`백업 폴더가 아니거나 끝나지 않은 백업입니다: ${dir} (${MANIFEST}이 없습니다)`);
  if (found.size > MANIFEST_BYTES_MAX) throw new BackupError(`${CHANGED}: ${MANIFEST}이 너무 큽니다.`);
  const text = await readFile(path);
  const content = parsed(text);
  if (Number(content?.format) > FORMAT)
    throw new BackupError('더 새로운 버전의 발도장이 만든 백업입니다. 그 버전의 발도장으로 복원해 주세요.');
  const { data, error } = manifestSchema.safeParse(content);
  if (error) throw new BackupError(`${CHANGED}: ${MANIFEST}을 읽을 수 없습니다.`);
  return { manifest: data, text };
}

/** As it is written; checked, so that nothing is written that could not be read. */
export function textOf(manifest: Manifest): string {
  return `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`;
}

export function tableFile({ name }: Pick<BackedUpTable, 'name'>): string {
  return `${TABLES_DIR}/${name}.copy.gz`;
}

export function changed(path: string): BackupError {
  return new BackupError(`${CHANGED}: ${path}`);
}

function parsed(text: Buffer): { format?: unknown } | null {
  try {
    return JSON.parse(text.toString('utf8')) as { format?: unknown } | null;
  } catch {
    return null;
  }
}
