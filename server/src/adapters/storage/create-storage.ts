import { join } from 'node:path';
import type { Logger } from '../../shared/logger';
import { DiskStorage } from './disk-storage';
import type { S3Settings } from './s3-client';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

export interface StorageSettings {
  s3: S3Settings | null;
  dataDir: string;
}

/** The bucket if one is configured, otherwise a local folder. */
export function createStorage({ s3, dataDir }: StorageSettings, log: Logger): Storage {
  return s3 ? new S3Storage(s3, log) : new DiskStorage(join(dataDir, 'files'));
}
