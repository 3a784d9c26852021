import { cp, mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findLocalFile, isKey, noneWhenMissing, sync } from './local-file';
import type { FoundFile, Storage, StoredKey } from './storage';

/** Files in a local folder, `ab/abcdef…/full.jpg`: grouped by the key's first characters, so that no folder grows too large. */
export class DiskStorage implements Storage {
  readonly isShared = false;

  constructor(private readonly dir: string) {}

  async put(key: string, folder: string): Promise<void> {
    const target = this.folderOf(key);
    if (!target) throw new Error('Not a key');
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(folder, target);
    } catch (error) {
      await this.recover(folder, target, error as NodeJS.ErrnoException);
    }
    await sync(dirname(target));
  }

  async find(key: string, fileName: string): Promise<FoundFile | null> {
    const folder = this.folderOf(key);
    return folder ? findLocalFile(folder, fileName) : null;
  }

  async remove(key: string): Promise<void> {
    const folder = this.folderOf(key);
    if (folder) await rm(folder, { recursive: true, force: true });
  }

  async *list(): AsyncIterable<StoredKey> {
    const groups = (await readdir(this.dir).catch(noneWhenMissing)) ?? [];
    for (const group of groups.filter((name) => /^[\w-]{2}$/.test(name))) {
      const entries = await opendir(join(this.dir, group)).catch(noneWhenMissing);
      if (!entries) continue;
      for await (const { name } of entries) {
        const found = isKey(name) ? await stat(join(this.dir, group, name)).catch(noneWhenMissing) : null;
        if (found?.isDirectory()) yield { key: name, storedAt: found.mtime };
      }
    }
  }

  private async recover(folder: string, target: string, error: NodeJS.ErrnoException): Promise<void> {
    // A concurrent call has already moved the folder.
    if (error.code === 'ENOENT' && (await stat(target).catch(noneWhenMissing))) return;
    if (error.code !== 'EXDEV') throw error;
    // Another disk: copied next to the target first, so that the target appears as a whole.
    const part = `${target}.part`;
    await rm(part, { recursive: true, force: true });
    await cp(folder, part, { recursive: true });
    for (const name of await readdir(part)) await sync(join(part, name));
    await sync(part);
    await rename(part, target);
    await rm(folder, { recursive: true, force: true });
  }

  private folderOf(key: string): string | null {
    return isKey(key) ? join(this.dir, key.slice(0, 2), key) : null;
  }
}
