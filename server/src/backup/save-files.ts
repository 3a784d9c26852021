import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { sync } from '../adapters/storage/local-file';
import type { FoundFile } from '../adapters/storage/storage';
import { type Sum, writeSummed } from './digest';
import { inLanes } from './in-lanes';
import { FILE_SUMS, FILES_DIR } from './manifest';
import type { RunOptions } from './progress';

export interface FileRow {
  id: number;
  key: string;
  name: string;
  kind: string;
}

/** Where stored files are read, in the storage's own names. */
export interface FileSource {
  namesOf: (row: FileRow) => string[];
  find: (key: string, name: string) => Promise<FoundFile | null>;
}

const PAGE = 1_000;
const LANES = 8;
/** A file moves once. */
const MOVES_MAX = 3;

/**
 * Copies the files that rows name, in as many passes as it takes: files are never changed, so that each is copied once, and what
 * came since the last pass is little. What has no row any more in the last pass is dropped.
 */
export class SavedFiles {
  /** Key → its lines in the list of sums. */
  private readonly lines = new Map<string, string[]>();
  private readonly bytesOf = new Map<string, number>();

  constructor(
    private readonly source: FileSource,
    /** The back-up's folder. */
    private readonly dir: string,
    private readonly options: RunOptions,
  ) {}

  /** How many are copied. */
  get count(): number {
    return this.lines.size;
  }

  /** Copies what is not copied yet of all files that the session sees. @returns those that are nowhere to be found */
  async pass(session: Client): Promise<FileRow[]> {
    const missing: FileRow[] = [];
    const seen = new Set<string>();
    const total = await countOf(session);
    for await (const rows of pagesOf(session)) {
      for (const { key } of rows) seen.add(key);
      const wanted = rows.filter(({ key }) => !this.lines.has(key));
      await inLanes(wanted, LANES, async (row) => {
        this.options.signal?.throwIfAborted();
        if (!(await this.copy(row))) missing.push(row);
        this.options.onProgress?.({ step: 'save-files', done: this.lines.size, total });
      });
    }
    for (const key of [...this.lines.keys()].filter((known) => !seen.has(known))) await this.drop(key);
    return missing;
  }

  /** Writes the list of sums. */
  async finish(): Promise<{ count: number; bytes: number; sha256: string }> {
    const lines = this.lines;
    const list = Readable.from(
      (function* () {
        for (const key of [...lines.keys()].sort()) yield lines.get(key)!.join('');
      })(),
      { objectMode: false },
    );
    const { sha256 } = await writeSummed(join(this.dir, FILE_SUMS), list, { mode: 0o600 });
    await sync(join(this.dir, FILES_DIR));
    return { count: lines.size, bytes: [...this.bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0), sha256 };
  }

  /** @returns false when one of its files cannot be found */
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

  private async copyOne(key: string, name: string, path: string): Promise<Sum | null> {
    for (let attempt = 1; ; attempt++) {
      const found = await this.source.find(key, name);
      if (!found) return null;
      try {
        return await writeSummed(path, found.read(), { mode: 0o600, signal: this.options.signal });
      } catch (error) {
        // It went between the look and the reading: deleted, or moved from the inbox into the storage, where it is found next.
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
