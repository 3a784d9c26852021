import { join } from 'node:path';
import { createStorage } from '../adapters/storage/create-storage';
import { findLocalFile } from '../adapters/storage/local-file';
import type { FileTarget } from '../backup/restore-files';
import type { FileRow, FileSource } from '../backup/save-files';
import type { Config } from '../config';
import { type FileSize, storedNameOf } from '../modules/file/file-address';
import { withoutExtension } from '../modules/file/file-name';
import { FileKind } from '../modules/file/stored-file.entity';
import type { Logger } from '../shared/logger';

const SIZES: Record<string, FileSize[]> = { [FileKind.IMAGE]: ['full', 'card', 'thumbnail'] };

/** The server's files, for commands that copy them. */
export function storedFilePlaces(config: Config, log: Logger): FileTarget & FileSource {
  const storage = createStorage(config, log);
  const stagingDir = join(config.dataDir, 'inbox');
  return {
    storage,
    stagingDir,
    namesOf,
    find: async (key, name) =>
      (await storage.find(key, name)) ??
      (await findLocalFile(join(stagingDir, key), name)) ??
      // It may have moved in between.
      (await storage.find(key, name)),
  };
}

function namesOf({ kind, name }: FileRow): string[] {
  const sizes = SIZES[kind] ?? ['full'];
  return sizes.flatMap((size) => storedNameOf(size, size === 'full' ? name : `${withoutExtension(name)}.webp`) ?? []);
}
