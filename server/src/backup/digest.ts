import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Checksum {
  bytes: number;
  sha256: string;
}

/** Passes bytes through, counts and hashes them. */
class Digest extends Transform {
  private bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  sum(): Checksum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

export interface WriteOptions {
  /** Transforms between source and checksum. */
  through?: Transform[];
  mode?: number;
  signal?: AbortSignal;
}

/** Writes and syncs a new file. */
export async function writeWithChecksum(
  path: string,
  source: Readable,
  { through = [], mode, signal }: WriteOptions = {},
): Promise<Checksum> {
  const digest = new Digest();
  const target = createWriteStream(path, { flags: 'wx', mode, flush: true });
  await pipeline([source, ...through, digest, target], { signal });
  return digest.sum();
}

export async function checksumOf(path: string, onBytes?: (bytes: number) => void, signal?: AbortSignal): Promise<Checksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    hash.update(chunk);
    onBytes?.(chunk.length);
  }
  return { bytes, sha256: hash.digest('hex') };
}
