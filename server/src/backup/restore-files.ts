import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from '../adapters/storage/local-file';
import type { Storage } from '../adapters/storage/storage';
import { type BackedUpFile, filesOf, openBackedUp } from './check-backup';
import { writeSummed } from './digest';
import { inLanes } from './in-lanes';
import { changed, FILES_DIR } from './manifest';
import type { RunOptions } from './progress';

export interface FileTarget {
  storage: Storage;
  /** Folder on the storage's disk, where it has one, for files on their way; a server tidies up what lies there for nothing. */
  stagingDir: string;
}

const PAGE = 200;
const LANES = 4;

/**
 * Puts the back-up's files into the storage; those that are there already stay, so that it may run twice. Where it fails it takes back
 * what it put, as far as the storage answers.
 * @returns how many were put
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
      await inLanes(page, LANES, async (files) => {
        signal?.throwIfAborted();
        const { key } = files[0]!;
        const found = await Promise.all(files.map((file) => storage.find(file.key, file.name)));
        const kept = await Promise.all(files.map((file) => openBackedUp(dir, file)));
        // Files are never changed under their key: the same size is the same file.
        if (!found.every((file, index) => file?.bytes === kept[index]!.bytes)) {
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
    // The operator needs the first error; what cannot be removed is used by the next restore or removed by a server's sweep.
    await inLanes(put, LANES, async (key) => {
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
    const { sha256 } = await writeSummed(join(folder, file.name), source.read(), { signal });
    if (sha256 !== file.sha256) throw changed(`${FILES_DIR}/${file.key}/${file.name}`);
  }
  await sync(folder);
}

/** Files of one key together, some keys at a time. */
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
