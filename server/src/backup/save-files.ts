import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { sync } from '../adapters/storage/local-file';
import type { FoundFile } from '../adapters/storage/storage';
import { type Checksum, writeWithChecksum } from './digest';
import { inBatches } from './in-batches';
import { FILE_SUMS, FILES_DIR } from './manifest';
import type { RunOptions } from './progress';

export interface FileRow {
  id: number;
  key: string;
  name: string;
  kind: string;
}

export interface FileSource {
  namesOf: (row: FileRow) => string[];
  find: (key: string, name: string) => Promise<FoundFile | null>;
}

const PAGE = 1_000;
const CONCURRENCY = 8;
/** A file moves once, from staging into the storage. */
const MOVES_MAX = 3;

/**
 * Copies the files of all rows in several passes: files are immutable, so each pass copies only new ones. Files without a row in the
 * last pass are dropped.
 */
export class FileCopier {
  /** Key → its lines in FILE_SUMS. */
  private readonly lines = new Map<string, string[]>();
  private readonly bytesOf = new Map<string, number>();

  constructor(
    private readonly source: FileSource,
    private readonly dir: string,
    private readonly options: RunOptions,
  ) {}

  get count(): number {
    return this.lines.size;
  }

  /** Copies the files that the session sees and that are not copied yet. @returns the missing ones */
  async pass(session: Client): Promise<FileRow[]> {
    const missing: FileRow[] = [];
    const seen = new Set<string>();
    const total = await countOf(session);
    for await (const rows of pagesOf(session)) {
      for (const { key } of rows) seen.add(key);
      const uncopied = rows.filter(({ key }) => !this.lines.has(key));
      await inBatches(uncopied, CONCURRENCY, async (row) => {
        this.options.signal?.throwIfAborted();
        if (!(await this.copy(row))) missing.push(row);
        this.options.onProgress?.({ step: 'save-files', done: this.lines.size, total });
      });
    }
    for (const key of [...this.lines.keys()].filter((copied) => !seen.has(copied))) await this.drop(key);
    return missing;
  }

  /** Writes FILE_SUMS. */
  async finish(): Promise<{ count: number; bytes: number; sha256: string }> {
    const lines = this.lines;
    const list = Readable.from(
      (function* () {
        for (const key of [...lines.keys()].sort()) yield lines.get(key)!.join('');
      })(),
      { objectMode: false },
    );
    const { sha256 } = await writeWithChecksum(join(this.dir, FILE_SUMS), list, { mode: 0o600 });
    await sync(join(this.dir, FILES_DIR));
    return { count: lines.size, bytes: [...this.bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0), sha256 };
  }

  /** @returns false if a size is missing */
  private async copy(row: FileRow): Promise<boolean> {
    const folder = join(this.dir, FILES_DIR, row.key);
    await mkdir(folder, { mode: 0o700 });
    const lines: string[] = [];
    let total = 0;
    for (const name of this.source.namesOf(row)) {
      const sum = await this.copyOne(row.key, name, join(folder, name));
      if (!sum) {
        await rm(folder, { recursive: true });
        return false;
      }
      total += sum.bytes;
      lines.push(`${sum.sha256}  ${FILES_DIR}/${row.key}/${name}\n`);
    }
    await sync(folder);
    this.lines.set(row.key, lines);
    this.bytesOf.set(row.key, total);
    return true;
  }

  private async copyOne(key: string, name: string, path: string): Promise<Checksum | null> {
    for (let attempt = 1; ; attempt++) {
      const found = await this.source.find(key, name);
      if (!found) return null;
      try {
        return await writeWithChecksum(path, found.read(), { mode: 0o600, signal: this.options.signal });
      } catch (error) {
        // Deleted since `find`, or moved from staging into the storage, where the next attempt finds it.
        const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
        if (this.options.signal?.aborted || (!isGone && (await this.source.find(key, name))) || attempt === MOVES_MAX)
          throw error;
        await rm(path, { force: true });
      }
    }
  }

  private async drop(key: string): Promise<void> {
    await rm(join(this.dir, FILES_DIR, key), { recursive: true });
    this.lines.delete(key);
    this.bytesOf.delete(key);
  }
}

async function countOf(session: Client): Promise<number> {
  const { rows } = await session.query<{ count: string }>('SELECT count(*) FROM stored_file');
  return Number(rows[0]!.count);
}

async function* pagesOf(session: Client): AsyncIterable<FileRow[]> {
  for (let after = 0; ;) {
    const { rows } = await session.query<FileRow>(
      'SELECT id, key, name, kind FROM stored_file WHERE id > $1 ORDER BY id LIMIT $2',
      [after, PAGE],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}
