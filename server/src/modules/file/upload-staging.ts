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
const COPIED_AT_ONCE = 16;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/** Files on their way in: each in a folder named by its key, complete and on the disk before its owner saves the row. */
export class UploadStaging {
  constructor(private readonly dir: string) {}

  /**
   * Reads, checks and prepares the uploads one after another.
   * @throws AppError after throwing away what came already
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
   * Gives each prepared file as many folders as `counts` says, each under a key of its own, in place of the one it has. No file
   * is ever written again, so all of them may be one on the disk.
   */
  async multiply(originals: readonly ReceivedFile[], counts: readonly number[]): Promise<ReceivedFile[][]> {
    const copies = originals.map((file, index) => Array.from({ length: counts[index] ?? 0 }, () => ({ ...file, key: newKey() })));
    try {
      for (const [index, { key }] of originals.entries()) {
        const of = copies[index] ?? [];
        // A disk syncs many folders in the time of a few, when it is asked for them together.
        for (let start = 0; start < of.length; start += COPIED_AT_ONCE)
          await Promise.all(of.slice(start, start + COPIED_AT_ONCE).map((copy) => this.copy(key, copy.key)));
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

  /** Whatever lies here, also what a request left that died half-way. */
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
    // Long names and hostile ones would spoil the sentence.
    const told = cleanName(upload.filename ?? '', 100) || '파일';
    const { bytes, head } = await (upload.path === undefined ? spool(upload, source, told) : takeOver(upload.path, source, told));
    const type = fileTypeOf(head, told, kind);
    const fullName = storedExtensionOf(`x.${type.extension}`);
    const facts = {
      key,
      name: nameFor(upload.filename ?? '', type.extension, type.kind === FileKind.IMAGE ? '사진' : '파일'),
      kind: type.kind,
      mediaType: type.mediaType,
      receivedBytes: bytes,
    };
    if (type.kind === FileKind.IMAGE) {
      const image = await renderImage(source, folder, fullName, told);
      await rm(source);
      await sync(folder);
      return { ...facts, ...image };
    }
    await rename(source, join(folder, `full.${fullName}`));
    await sync(folder);
    return { ...facts, bytes, width: null, height: null, thumbhash: null };
  }
}

/** Some file systems know no second name for a file, others only so many. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target);
    await sync(target);
  }
}

/** As `spool`, for bytes that are on the disk already: they are not written again where the file system can give them a second name. */
async function takeOver(from: string, path: string, name: string): Promise<Spooled> {
  const { size: bytes } = await stat(from);
  refuseSize(bytes, name);
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

/** Writes the upload to a file, on the disk when done; stops reading as soon as it is too large. */
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
    refuseSize(bytes, name);
    await file.sync();
    return { bytes, head };
  } finally {
    await file.close();
  }
}

function refuseSize(bytes: number, name: string): void {
  if (bytes > LIMITS.fileBytesMax) throw tooLarge(name);
  if (bytes === 0) throw new AppError('BAD_USER_INPUT', `${name}: 내용이 없는 파일입니다.`);
}

function tooLarge(name: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `${name}: 파일은 하나에 ${LIMITS.fileBytesMax / 1024 / 1024}MB까지 올릴 수 있습니다.`);
}

/** A sender may wait for its file to be read before it listens to an answer. */
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
