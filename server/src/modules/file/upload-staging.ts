import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findLocalFile, isKey, noneWhenMissing, sync } from '../../adapters/storage/local-file';
import type { FoundFile } from '../../adapters/storage/storage';
import { asDiskFull } from '../../shared/disk-full';
import { AppError } from '../../shared/errors';
import { LIMITS } from '../../shared/validation/limits';
import type { Upload } from '../../shared/http/upload';
import { cleanName, nameFor } from './file-name';
import { fileTypeOf, HEAD_BYTES, storedExtensionOf } from './file-type';
import type { ReceivedFile } from './received-file';
import { renderImage } from './render-image';
import { FileKind } from './stored-file.entity';

interface Spooled {
  bytes: number;
  head: Buffer;
}

const KEY_BYTES = 18;
const COPY_CONCURRENCY = 16;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/** Uploads in progress: one folder per key, complete and synced to disk before the owner saves the row. */
export class UploadStaging {
  constructor(private readonly dir: string) {}

  /**
   * Reads, checks and prepares the uploads one after another.
   * @throws AppError after discarding the files received so far
   */
  async receive(uploads: readonly (Promise<Upload> | Upload)[], kind: FileKind): Promise<ReceivedFile[]> {
    const keys: string[] = [];
    try {
      const received: ReceivedFile[] = [];
      for (const upload of uploads) {
        const key = newKey();
        keys.push(key);
        received.push(await this.receiveOne(key, await upload, kind));
      }
      await sync(this.dir);
      return received;
    } catch (error) {
      await this.discard(keys);
      for (const upload of uploads.slice(keys.length)) drain(upload);
      throw asDiskFull(error);
    }
  }

  /**
   * Replaces each prepared file by `counts` copies with their own keys. Stored files never change, so hard links are safe.
   */
  async multiply(originals: readonly ReceivedFile[], counts: readonly number[]): Promise<ReceivedFile[][]> {
    const copies = originals.map((file, index) => Array.from({ length: counts[index] ?? 0 }, () => ({ ...file, key: newKey() })));
    try {
      for (const [index, { key }] of originals.entries()) {
        const targets = copies[index] ?? [];
        // Concurrent syncs share disk flushes.
        for (let start = 0; start < targets.length; start += COPY_CONCURRENCY)
          await Promise.all(targets.slice(start, start + COPY_CONCURRENCY).map((copy) => this.copy(key, copy.key)));
      }
      await this.discard(originals.map(({ key }) => key));
      await sync(this.dir);
      return copies;
    } catch (error) {
      await this.discard([...originals, ...copies.flat()].map(({ key }) => key));
      throw asDiskFull(error);
    }
  }

  folderOf(key: string): string {
    return join(this.dir, key);
  }

  async discard(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.dir, name), { recursive: true, force: true, maxRetries: 2 });
  }

  async find(key: string, fileName: string): Promise<FoundFile | null> {
    return isKey(key) ? findLocalFile(this.folderOf(key), fileName) : null;
  }

  /** Includes leftovers of crashed requests. */
  async *list(): AsyncIterable<{ name: string; changedAt: Date }> {
    const entries = await opendir(this.dir).catch(noneWhenMissing);
    if (!entries) return;
    for await (const { name } of entries) {
      const found = await stat(join(this.dir, name)).catch(noneWhenMissing);
      if (found) yield { name, changedAt: found.mtime };
    }
  }

  private async copy(from: string, to: string): Promise<void> {
    const [source, target] = [this.folderOf(from), this.folderOf(to)];
    await mkdir(target);
    for (const name of await readdir(source)) await linkOrCopy(join(source, name), join(target, name));
    await sync(target);
  }

  private async receiveOne(key: string, upload: Upload, kind: FileKind): Promise<ReceivedFile> {
    const folder = this.folderOf(key);
    await mkdir(folder, { recursive: true });
    const source = join(folder, 'source');
    // Cleaned and shortened for error messages.
    const displayName = cleanName(upload.filename ?? '', 100) || '파일';
    const { bytes, head } = await (upload.path === undefined
      ? spool(upload, source, displayName)
      : linkUpload(upload.path, source, displayName));
    const type = fileTypeOf(head, displayName, kind);
    const fullName = storedExtensionOf(`x.${type.extension}`);
    const common = {
      key,
      name: nameFor(upload.filename ?? '', type.extension, type.kind === FileKind.IMAGE ? '사진' : '파일'),
      kind: type.kind,
      mediaType: type.mediaType,
      receivedBytes: bytes,
    };
    if (type.kind === FileKind.IMAGE) {
      const image = await renderImage(source, folder, fullName, displayName);
      await rm(source);
      await sync(folder);
      return { ...common, ...image };
    }
    await rename(source, join(folder, `full.${fullName}`));
    await sync(folder);
    return { ...common, bytes, width: null, height: null, thumbhash: null };
  }
}

/** Some file systems have no hard links or limit their number. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target);
    await sync(target);
  }
}

/** As `spool`, for an upload that is already on disk: links it instead of writing it again. */
async function linkUpload(from: string, path: string, name: string): Promise<Spooled> {
  const { size: bytes } = await stat(from);
  assertSize(bytes, name);
  await linkOrCopy(from, path);
  await sync(path);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { bytes, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

/** Writes the upload to a synced file; stops reading as soon as it is too large. */
async function spool(upload: Upload, path: string, name: string): Promise<Spooled> {
  const file = await open(path, 'wx');
  try {
    const stream = upload.createReadStream();
    let bytes = 0;
    let head: Buffer = Buffer.alloc(0);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > LIMITS.fileBytesMax) throw tooLarge(name);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      await file.writeFile(chunk);
    }
    if (stream.truncated) throw tooLarge(name);
    assertSize(bytes, name);
    await file.sync();
    return { bytes, head };
  } finally {
    await file.close();
  }
}

function assertSize(bytes: number, name: string): void {
  if (bytes > LIMITS.fileBytesMax) throw tooLarge(name);
  if (bytes === 0) throw new AppError('BAD_USER_INPUT', `${name}: 내용이 없는 파일입니다.`);
}

function tooLarge(name: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `${name}: 파일은 하나에 ${LIMITS.fileBytesMax / 1024 / 1024}MB까지 올릴 수 있습니다.`);
}

/** Some clients read the response only after the whole upload was consumed. */
function drain(upload: Promise<Upload> | Upload): void {
  Promise.resolve(upload)
    .then((file) =>
      file
        .createReadStream()
        .on('error', () => undefined)
        .resume(),
    )
    .catch(() => undefined);
}
