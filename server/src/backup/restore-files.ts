import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from '../adapters/storage/local-file';
import type { Storage } from '../adapters/storage/storage';
import { type BackedUpFile, filesOf, openBackedUp } from './check-backup';
import { writeWithChecksum } from './digest';
import { inBatches } from './in-batches';
import { corrupted, FILES_DIR } from './manifest';
import type { RunOptions } from './progress';

export interface FileTarget {
  storage: Storage;
  /** Staging folder, on the storage's disk if it has one; servers clean it up. */
  stagingDir: string;
}

const PAGE = 200;
const CONCURRENCY = 4;

/**
 * Puts the backup's files into the storage. Idempotent: existing files stay. After a failure it removes what it put, if the storage
 * responds.
 * @returns the number of files put
 */
export async function putFiles(
  dir: string,
  { storage, stagingDir }: FileTarget,
  total: number,
  { onProgress, signal }: RunOptions,
) {
  let done = 0;
  const put: string[] = [];
  try {
    for await (const page of groupsOf(dir)) {
      await inBatches(page, CONCURRENCY, async (files) => {
        signal?.throwIfAborted();
        const { key } = files[0]!;
        const found = await Promise.all(files.map((file) => storage.find(file.key, file.name)));
        const sources = await Promise.all(files.map((file) => openBackedUp(dir, file)));
        // Files are immutable: the same size is the same file.
        if (!found.every((file, index) => file?.bytes === sources[index]!.bytes)) {
          const folder = join(stagingDir, key);
          put.push(key);
          await stage(dir, files, folder, signal);
          if (found.some(Boolean)) await storage.remove(key);
          await storage.put(key, folder);
        }
        onProgress?.({ step: 'put-files', done: ++done, total });
      });
    }
    signal?.throwIfAborted();
    return put.length;
  } catch (error) {
    // The operator needs the first error. Remaining files are reused by the next restore or removed by a server.
    await inBatches(put, CONCURRENCY, async (key) => {
      await rm(join(stagingDir, key), { recursive: true, force: true });
      await storage.remove(key);
    }).catch(() => {});
    throw error;
  }
}

async function stage(dir: string, files: readonly BackedUpFile[], folder: string, signal?: AbortSignal): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    const source = await openBackedUp(dir, file);
    const { sha256 } = await writeWithChecksum(join(folder, file.name), source.read(), { signal });
    if (sha256 !== file.sha256) throw corrupted(`${FILES_DIR}/${file.key}/${file.name}`);
  }
  await sync(folder);
}

/** Pages of keys, each with its files. */
async function* groupsOf(dir: string): AsyncIterable<BackedUpFile[][]> {
  let page: BackedUpFile[][] = [];
  for await (const file of filesOf(dir)) {
    const last = page.at(-1);
    if (last?.[0]?.key === file.key) last.push(file);
    else {
      if (page.length === PAGE) {
        yield page;
        page = [];
      }
      page.push([file]);
    }
  }
  if (page.length > 0) yield page;
}
