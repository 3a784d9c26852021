import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { noneWhenMissing } from '../../adapters/storage/local-file';
import { onReplica } from '../../database/replica-reads';
import type { Logger } from '../../shared/logger';
import { BYTE_ORDER_MARK } from '../../shared/text/csv';
import { seoulDate } from '../../shared/text/seoul-time';
import { GzipFile } from './gzip-file';
import { CSV_HEADER, ndjsonLine, placeAsCsv, PlaceReader } from './open-data-place';
import { OpenDataRepository } from './open-data.repository';

export type OpenDataFormat = 'ndjson' | 'csv';

interface OpenDataFilesParts {
  dataSource: DataSource;
  dataDir: string;
  publicUrl: string;
  log: Logger;
  repository?: Pick<OpenDataRepository, 'pages' | 'lastImportId'>;
}

/** An opened file; the caller closes the handle. */
export interface OpenedFile {
  handle: FileHandle;
  hash: string;
  bytes: number;
  modifiedAt: Date;
}

const INTERVAL_MS = 60_000;
/** A folder without a write for so long was left behind by a crash. */
const STALE_MS = 120_000;
/** Today's, and yesterday's for while today's is being built again. */
const DAYS_KEPT = 2;
const DAY_FOLDER = /^\d{4}-\d\d-\d\d$/;
const PART_FOLDER = /^(\d{4}-\d\d-\d\d)\..+\.part$/;
const FILE = /^places\.([0-9a-f]{64})\.(ndjson|csv)\.gz$/;

/**
 * Owns the files of open data: one folder a day (`2026-11-28/places.{hash}.ndjson.gz`) below DATA_DIR/open-data. A folder appears as a
 * whole, by a rename, so that servers with a common DATA_DIR need no other agreement. Derived from the database: not in backups.
 */
export class OpenDataFiles {
  private readonly dir: string;
  private readonly repository: Pick<OpenDataRepository, 'pages' | 'lastImportId'>;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly parts: OpenDataFilesParts) {
    this.dir = join(parts.dataDir, 'open-data');
    this.repository = parts.repository ?? new OpenDataRepository(parts.dataSource);
  }

  start(): void {
    this.tick();
    this.timer = setInterval(() => this.tick(), INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  /** The newest file; null before the first is built. */
  async open(format: OpenDataFormat): Promise<OpenedFile | null> {
    for (const day of (await this.days()).reverse()) {
      const names = await namesIn(join(this.dir, day));
      const name = names.find((each) => FILE.exec(each)?.[2] === format);
      const handle = name === undefined ? null : await open(join(this.dir, day, name)).catch(noneWhenMissing);
      if (!handle) continue;
      const { size: bytes, mtime: modifiedAt } = await handle.stat();
      return { handle, hash: FILE.exec(name!)![1]!, bytes, modifiedAt };
    }
    return null;
  }

  /** Builds the files of today (in Seoul) unless they exist or another server is building them. */
  async buildIfMissing(): Promise<void> {
    const today = seoulDate(new Date());
    if ((await this.days()).includes(today) || (await this.isBeingBuilt(today))) return;
    const folder = join(this.dir, `${today}.${randomUUID()}.part`);
    await mkdir(folder, { recursive: true });
    try {
      await onReplica(() => this.write(folder));
      await rename(folder, join(this.dir, today)).catch(noneWhenFull);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    for (const day of (await this.days()).slice(0, -DAYS_KEPT)) await rm(join(this.dir, day), { recursive: true, force: true });
  }

  private tick(): void {
    this.running ??= this.buildIfMissing()
      .catch((error: unknown) => {
        if (this.stopping.signal.aborted) return;
        this.parts.log.warn({ err: error }, 'could not build the files of open data; will retry');
      })
      .finally(() => {
        this.running = undefined;
      });
  }

  private async write(folder: string): Promise<void> {
    const startedAt = performance.now();
    const [ndjson, csv] = [new GzipFile(join(folder, 'ndjson')), new GzipFile(join(folder, 'csv'))];
    try {
      const lastImport = await this.repository.lastImportId();
      await csv.write(BYTE_ORDER_MARK + CSV_HEADER);
      const reader = new PlaceReader(this.parts.publicUrl);
      let count = 0;
      for await (const rows of this.repository.pages()) {
        this.stopping.signal.throwIfAborted();
        const places = rows.map((row) => reader.read(row));
        await ndjson.write(places.map(ndjsonLine).join(''));
        await csv.write(places.map(placeAsCsv).join(''));
        count += places.length;
      }
      // A file holds one edition.
      if ((await this.repository.lastImportId()) !== lastImport) throw new Error('An import finished meanwhile');
      await rename(ndjson.path, join(folder, `places.${await ndjson.end()}.ndjson.gz`));
      await rename(csv.path, join(folder, `places.${await csv.end()}.csv.gz`));
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      this.parts.log.info({ places: count, seconds }, 'files of open data built');
    } finally {
      await Promise.all([ndjson.abandon(), csv.abandon()]);
    }
  }

  /** Folders of days, oldest first. */
  private async days(): Promise<string[]> {
    return (await namesIn(this.dir)).filter((name) => DAY_FOLDER.test(name)).sort();
  }

  /** Removes what crashes left behind. */
  private async isBeingBuilt(day: string): Promise<boolean> {
    let isBeingBuilt = false;
    for (const name of await namesIn(this.dir)) {
      const part = PART_FOLDER.exec(name);
      if (!part) continue;
      const folder = join(this.dir, name);
      if (!(await isStale(folder))) isBeingBuilt ||= part[1] === day;
      else await rm(folder, { recursive: true, force: true });
    }
    return isBeingBuilt;
  }
}

async function isStale(folder: string): Promise<boolean> {
  const paths = [folder, ...(await namesIn(folder)).map((name) => join(folder, name))];
  const stats = await Promise.all(paths.map((path) => stat(path).catch(noneWhenMissing)));
  return Math.max(...stats.map((found) => found?.mtimeMs ?? 0)) < Date.now() - STALE_MS;
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(noneWhenMissing)) ?? [];

/** Another server was faster. */
function noneWhenFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
