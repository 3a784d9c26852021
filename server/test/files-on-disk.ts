import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noneWhenMissing } from '../src/adapters/storage/local-file';

export interface FilesOnDisk {
  /** Keys of the files in the storage, sorted. */
  stored: string[];
  /** Whatever lies in the inbox. */
  waiting: string[];
}

/** What a data folder holds, whatever the database says. */
export async function filesOnDisk(dataDir: string): Promise<FilesOnDisk> {
  const shelves = await list(join(dataDir, 'files'));
  const stored = await Promise.all(shelves.map((shelf) => list(join(dataDir, 'files', shelf))));
  return { stored: stored.flat().sort(), waiting: await list(join(dataDir, 'inbox')) };
}

const list = async (dir: string) => (await readdir(dir).catch(noneWhenMissing)) ?? [];
