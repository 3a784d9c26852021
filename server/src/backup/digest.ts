import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Sum {
  bytes: number;
  sha256: string;
}

/** Lets bytes through and knows their number and sum. */
class Digest extends Transform {
  private bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  sum(): Sum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

export interface WriteOptions {
  /** What the bytes go through on their way. */
  through?: Transform[];
  mode?: number;
  signal?: AbortSignal;
}

/** Writes a new file, on the disk itself when done. @returns the sum of what stands in it */
export async function writeSummed(
  path: string,
  source: Readable,
  { through = [], mode, signal }: WriteOptions = {},
): Promise<Sum> {
  const digest = new Digest();
  const target = createWriteStream(path, { flags: 'wx', mode, flush: true });
  await pipeline([source, ...through, digest, target], { signal });
  return digest.sum();
}

/** @param onBytes hears of every piece that was read */
export async function sumOf(path: string, onBytes?: (bytes: number) => void, signal?: AbortSignal): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    hash.update(chunk);
    onBytes?.(chunk.length);
  }
  return { bytes, sha256: hash.digest('hex') };
}
