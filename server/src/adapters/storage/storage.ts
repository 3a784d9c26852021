import type { Readable } from 'node:stream';

/** From `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FoundFile {
  bytes: number;
  read: (range?: ByteRange) => Readable;
}

export interface StoredKey {
  key: string;
  storedAt: Date;
}

/**
 * Permanent storage of uploaded files: a few immutable files per key. Remote storage throws SERVICE_UNAVAILABLE within its time limits
 * when it fails.
 */
export interface Storage {
  /** Whether all servers see the same files. */
  isShared: boolean;
  /** `put` calls it when needed; called at the start, it reveals wrong settings early. */
  prepare?: () => Promise<void>;
  /**
   * Moves all files of a local folder under the key, entirely or not at all. Idempotent: after a crash it completes the first attempt.
   */
  put: (key: string, folder: string) => Promise<void>;
  /** null for a missing file and for invalid names. */
  find: (key: string, fileName: string) => Promise<FoundFile | null>;
  /** Idempotent. */
  remove: (key: string) => Promise<void>;
  /** @returns each key once, with the time of its newest file in this server's clock */
  list: () => AsyncIterable<StoredKey>;
}
