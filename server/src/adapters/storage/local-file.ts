import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundFile } from './storage';

/** Base64url, so that a key cannot leave its folder. */
const KEY = /^[\w-]{16,64}$/;
const FILE_NAME = /^[a-z]{1,20}\.[a-z0-9]{1,10}$/;

export const isKey = (name: string): boolean => KEY.test(name);
export const isFileName = (name: string): boolean => FILE_NAME.test(name);

export async function findLocalFile(folder: string, fileName: string): Promise<FoundFile | null> {
  if (!isFileName(fileName)) return null;
  const path = join(folder, fileName);
  const found = await stat(path).catch(noneWhenMissing);
  return found?.isFile() ? { bytes: found.size, read: (range) => createReadStream(path, range) } : null;
}

export function noneWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** fsync of a file or a folder's entries, so that a power cut does not undo the write. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(noneOnWindows);
  try {
    await handle?.sync().catch(noneOnWindows);
  } finally {
    await handle?.close();
  }
}

/** Windows cannot sync folders or files opened for reading. */
function noneOnWindows(error: NodeJS.ErrnoException): null {
  if (process.platform === 'win32') return null;
  throw error;
}
