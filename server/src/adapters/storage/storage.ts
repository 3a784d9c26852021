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

/**
 * Where uploaded files last: a few immutable files under each key. One that is not on this machine may be away, slow or refuse us;
 * it then throws SERVICE_UNAVAILABLE within its time limits.
 */
export interface Storage {
  /** Every server sees the same files: what another server may be asked for must lie here, and not in a folder of one of them. */
  isShared: boolean;
  /** Makes the storage ready for its first file. `put` sees to it itself; asked for at the start, a wrong setting shows early. */
  prepare?: () => Promise<void>;
  /**
   * Takes over all files of a local folder under the key, entirely or not at all, and removes the folder. A second time, after a
   * crash perhaps, it completes what the first began.
   */
  put: (key: string, folder: string) => Promise<void>;
  /** One file; null where there is none, whatever the names are. */
  find: (key: string, fileName: string) => Promise<FoundFile | null>;
  /** Removes everything under the key; nothing there is fine too. */
  remove: (key: string) => Promise<void>;
  /** @returns each key once, with the time of its newest file by this server's clock */
  list: () => AsyncIterable<StoredKey>;
}
