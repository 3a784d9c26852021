import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** Raised when older versions can no longer read the format. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** Checksums in the format of `sha256sum -c`: of the manifest, and of every stored file. The manifest holds the checksum of FILE_SUMS. */
export const MANIFEST_SUM = 'manifest.sha256';
export const FILE_SUMS = 'files.sha256';
export const TABLES_DIR = 'tables';
export const FILES_DIR = 'files';

/**
 * Tables that are not backed up: ended sessions and used codes or links must not become valid again, mails must not be sent twice, and rate limits last minutes.
 */
export const LEFT_OUT: readonly string[] = ['session', 'temporary_code', 'member_link', 'queued_mail', 'rate_limit'];
/** Its content is in the manifest instead. */
export const MIGRATION_TABLE = 'migration';

const MANIFEST_BYTES_MAX = 4 * 1024 * 1024;
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Time of the snapshot. */
  takenAt: z.iso.datetime({ offset: true }),
  migrations: z.array(z.string().min(1).max(200)).min(1),
  /** Parents before children. `bytes` and `sha256` are those of the compressed file. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256 })).min(1),
  /** `last`: the last value, null for an unused sequence. */
  sequences: z.array(z.object({ table: name, column: name, last: count.nullable() })),
  leftOut: z.array(name),
  files: z.object({
    /** Stored files, each of one or three sizes, and the bytes of all. */
    count,
    bytes: count,
    /** Files with a row that were not in the storage. */
    missing: count,
    sha256,
  }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

const CHANGED = '백업이 온전하지 않거나 바뀌었습니다';

/** @throws BackupError for anything but a complete manifest of a known format */
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

/** Validated, so that nothing unreadable is written. */
export function serialise(manifest: Manifest): string {
  return `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`;
}

export function tableFile({ name }: Pick<BackedUpTable, 'name'>): string {
  return `${TABLES_DIR}/${name}.copy.gz`;
}

export function corrupted(path: string): BackupError {
  return new BackupError(`${CHANGED}: ${path}`);
}

function parsed(text: Buffer): { format?: unknown } | null {
  try {
    return JSON.parse(text.toString('utf8')) as { format?: unknown } | null;
  } catch {
    return null;
  }
}
