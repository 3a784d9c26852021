import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A compressed file, written piece by piece at the speed of the disk. */
export class GzipFile {
  private readonly gzip = createGzip();
  private readonly hash = createHash('sha256');
  private readonly written: Promise<void>;

  constructor(readonly path: string) {
    this.written = pipeline(this.gzip, createWriteStream(path, { flush: true }));
    // Reported by write() and end().
    this.written.catch(() => {});
  }

  async write(text: string): Promise<void> {
    this.hash.update(text);
    if (!this.gzip.write(text)) await Promise.race([once(this.gzip, 'drain'), this.written]);
  }

  /** @returns hash of the uncompressed content */
  async end(): Promise<string> {
    this.gzip.end();
    await this.written;
    return this.hash.digest('hex');
  }

  /** Closes the file, complete or not. */
  async abandon(): Promise<void> {
    this.gzip.destroy();
    await this.written.catch(() => {});
  }
}
