import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import typeIs from 'type-is';
import { addressBlock } from '../shared/http/address-block';
import { asDiskFull } from '../shared/disk-full';
import { AppError } from '../shared/errors';
import type { WebRequest } from '../shared/http/http-handler';
import { LIMITS } from '../shared/validation/limits';
import { SpooledUpload } from '../shared/http/upload';
import type { Viewer } from '../shared/viewer';

/** Bounds of one form. The longest text is an announcement's: 20,000 characters of up to four bytes. */
const FORM_LIMITS = {
  fieldSize: 100_000,
  fields: 100,
  parts: 120,
  // A file of exactly the allowed size is not cut.
  fileSize: LIMITS.fileBytesMax + 1,
};
/** Concurrent forms: per address (members and visitors counted apart) and in total. */
const FORMS_AT_ONCE = { MEMBER: 100, VISITOR: 10, all: 200 };
/** How long a refused client may go on sending: some read the response only afterwards. */
const LINGER_MS = 5_000;

/** Every part by its name, in the order sent: texts as strings, files as Upload. */
export type FormParts = Record<string, (string | SpooledUpload)[]>;

export interface FormRules {
  /** Files that the row accepts. */
  filesMax: number;
  /** Fields to read, all by default; files of other fields are discarded. */
  fields?: readonly string[];
  /** null is a visitor. */
  viewer: Viewer | null;
  /** Temporary folder for files of forms. */
  folder: string;
}

const formsBySender = new Map<string, number>();

/**
 * Reads a form to its end; its files stay in a temporary folder until the response is over. A file above the limit is truncated and
 * marked so: the file service refuses it by name.
 * @throws AppError for a wrong content type, a broken form, too many or too large parts, and too many concurrent forms
 */
export async function readMultipart(
  req: WebRequest,
  res: ServerResponse,
  { viewer, folder, ...rules }: FormRules,
): Promise<FormParts> {
  let leave: (() => void) | undefined;
  try {
    if (!typeIs(req, ['multipart/form-data'])) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'multipart/form-data로 보내 주세요.');
    // The client left while the token was looked up: no further event would end the reading.
    if (req.destroyed || res.closed) throw broken();
    leave = enter(addressBlock(req.ip ?? ''), viewer);
    res.once('close', leave);
    if (Number(req.headers['content-length'] ?? 0) > LIMITS.requestBytesMax) throw tooLarge();
    const reader = new FormReader(req, folder, rules);
    res.once('close', () => void reader.discard().catch(() => undefined));
    return await reader.read();
  } catch (error) {
    lingerOver(req, res);
    throw asDiskFull(error);
  } finally {
    leave?.();
  }
}

class FormReader {
  private readonly parts = Object.create(null) as FormParts;
  private readonly files: Promise<void>[] = [];
  private readonly folder: string;
  private hasFailed = false;

  constructor(
    private readonly req: WebRequest,
    parentFolder: string,
    private readonly rules: Omit<FormRules, 'viewer' | 'folder'>,
  ) {
    this.folder = join(parentFolder, `request-${randomUUID()}`);
  }

  async discard(): Promise<void> {
    // Otherwise a write under way would recreate it.
    await Promise.allSettled(this.files);
    await rm(this.folder, { recursive: true, force: true });
  }

  read(): Promise<FormParts> {
    const { req } = this;
    const parser = parserFor(req);
    return new Promise<FormParts>((resolve, reject) => {
      const fail = (error: unknown) => {
        this.hasFailed = true;
        reject(error instanceof Error ? error : broken());
        req.unpipe(parser);
        parser.destroy();
      };
      this.listen(parser, fail);
      parser.once('close', () => void Promise.all(this.files).then(() => resolve(this.parts), fail));
      req.once('close', () => !req.readableEnded && fail(broken()));
      let bytes = 0;
      req.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LIMITS.requestBytesMax) fail(tooLarge());
      });
      req.pipe(parser);
    });
  }

  private listen(parser: Busboy, fail: (error: unknown) => void): void {
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(new AppError('PAYLOAD_TOO_LARGE', '보낸 글이 너무 깁니다.'));
      else this.add(name, value);
    });
    parser.on('file', (name, stream, info) => {
      const { filesMax } = this.rules;
      // A broken connection must not be an unhandled rejection.
      stream.on('error', () => undefined);
      // A stopped parser still emits its buffered bytes.
      if (this.hasFailed || !this.isRead(name)) stream.resume();
      else if (this.files.length < filesMax) this.files.push(this.spool(name, stream, info).catch(fail));
      else fail(new AppError('BAD_USER_INPUT', `파일은 한 번에 ${filesMax}개까지 보낼 수 있습니다.`));
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const)
      parser.once(limit, () => fail(new AppError('BAD_USER_INPUT', '보낸 항목이 너무 많습니다.')));
    parser.on('error', () => fail(broken()));
  }

  private isRead(name: string | undefined): boolean {
    const { fields } = this.rules;
    return fields === undefined || (name !== undefined && fields.includes(name.replace(/\[\]$/, '')));
  }

  private async spool(name: string, stream: SpooledStream, { filename, mimeType }: FileInfo): Promise<void> {
    // In the order in which the parts began, not in which they were written.
    const values = name === undefined ? [] : (this.parts[name] ??= []);
    const place = values.push('') - 1;
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, randomUUID());
    const file = await open(path, 'wx');
    let bytes = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
    }
    // Browsers send a part without name and content for a field where no file was chosen.
    if (bytes === 0 && !filename) values.splice(place, 1);
    // Browsers encode quotes in names.
    else values[place] = new SpooledUpload(path, (filename ?? '').replaceAll('%22', '"'), mimeType, stream.truncated === true);
  }

  private add(name: string | undefined, value: string): void {
    if (name !== undefined) (this.parts[name] ??= []).push(value);
  }
}

type SpooledStream = NodeJS.ReadableStream & { truncated?: boolean };

function parserFor(req: WebRequest): Busboy {
  try {
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits: FORM_LIMITS });
  } catch {
    throw broken();
  }
}

/** @returns releases the slot; idempotent */
function enter(address: string, viewer: Viewer | null): () => void {
  const kind = viewer ? 'MEMBER' : 'VISITOR';
  const sender = `${kind} ${address}`;
  const count = formsBySender.get(sender) ?? 0;
  if (count >= FORMS_AT_ONCE[kind])
    throw new AppError('TOO_MANY_REQUESTS', '한꺼번에 보내는 파일이 너무 많습니다. 잠시 후 다시 시도해 주세요.', {
      retryAfter: 10,
    });
  const all = [...formsBySender.values()].reduce((sum, forms) => sum + forms, 0);
  if (all >= FORMS_AT_ONCE.all)
    throw new AppError('SERVICE_UNAVAILABLE', '지금은 파일을 받을 수 없습니다. 잠시 후 다시 시도해 주세요.');
  formsBySender.set(sender, count + 1);
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    const left = (formsBySender.get(sender) ?? 1) - 1;
    if (left > 0) formsBySender.set(sender, left);
    else formsBySender.delete(sender);
  };
}

/** Discards further input for a while. */
export function lingerOver(req: WebRequest, res: ServerResponse): void {
  req.resume();
  res.once('finish', () => setTimeout(() => req.complete || req.destroy(), LINGER_MS).unref());
}

const broken = () => new AppError('BAD_USER_INPUT', '보낸 내용을 읽을 수 없습니다.');

const tooLarge = () =>
  new AppError('PAYLOAD_TOO_LARGE', `한 번에 모두 ${LIMITS.requestBytesMax / 1024 / 1024}MB까지 보낼 수 있습니다.`);
