import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, both included. */
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

/** Where uploaded files last: a few immutable files under each key. */
export interface Storage {
  /**
   * Takes over all files of a local folder under the key, entirely or not at all, and removes the folder. A second time, after a
   * crash perhaps, it completes what the first began.
   */
  put: (key: string, folder: string) => Promise<void>;
  /** One file; null where there is none, whatever the names are. */
  find: (key: string, fileName: string) => Promise<FoundFile | null>;
  /** Removes everything under the key; nothing there is fine too. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredKey>;
}
