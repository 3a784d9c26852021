import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { FileSize } from '../../modules/file/file-address';
import type { FileService, OpenedFile } from '../../modules/file/file.service';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';

/** Content under a key never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** If a browser shows a file as a page, it may neither run nor load anything. */
const CONFINED = "sandbox; default-src 'none'";
const OF_THE_FILE = ['Content-Disposition', 'Content-Length', 'Content-Range', 'ETag', 'Accept-Ranges'];

/** GET and HEAD /files/{key}/{name}, /files/{key}/card/{name}.webp and /files/{key}/thumbnail/{name}.webp, without a token. */
export function serveFiles(files: Pick<FileService, 'open'>, log: Logger): RequestHandler {
  return async function sendFile(req, res, next) {
    // Sites of other clients embed them; private ones have secret addresses.
    res.set({
      'Content-Security-Policy': CONFINED,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res.set('Allow', 'GET, HEAD'), 405, '읽을 수만 있습니다.');
    const address = addressOf(req.path);
    const file = address && (await files.open(address.key, address.size, address.name));
    if (!file) return sendText(res, 404, '없는 파일입니다.');
    if (!file.mediaType.startsWith('image/')) res.attachment(address.name);
    res.set({
      'Content-Type': file.mediaType,
      'Cache-Control': FOR_EVER,
      ETag: `"${address.key}-${address.size}"`,
      'Accept-Ranges': 'bytes',
    });
    if (req.fresh) return void res.status(304).end();
    send(req, res, file, { log, next });
  };
}

interface FileAddress {
  key: string;
  size: FileSize;
  name: string;
}

/** Parsed from the raw path, so that an encoded slash does not split a segment. */
function addressOf(path: string): FileAddress | null {
  const segments = path.split('/').slice(1);
  const [key = '', middle] = segments;
  const size = segments.length === 3 && (middle === 'card' || middle === 'thumbnail') ? middle : 'full';
  if (segments.length !== (size === 'full' ? 2 : 3)) return null;
  try {
    return { key, size, name: decodeURIComponent(segments.at(-1)!).normalize('NFC') };
  } catch {
    return null;
  }
}

interface OnFailure {
  log: Logger;
  next: NextFunction;
}

function send(req: Request, res: Response, file: OpenedFile, { log, next }: OnFailure): void {
  const range = rangeOf(req, file.bytes);
  if (range === 'UNSATISFIABLE') {
    res.removeHeader('Content-Disposition');
    return sendText(res.set('Content-Range', `bytes */${file.bytes}`), 416, '없는 범위입니다.');
  }
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes));
  if (req.method === 'HEAD') return void res.end();
  const stream = file.read(range ?? undefined);
  stream.on('error', (error) => {
    // The storage failed before anything was sent: an error response is still possible.
    if (error instanceof AppError && !res.headersSent) {
      for (const name of OF_THE_FILE) res.removeHeader(name);
      return next(error);
    }
    // The length is sent already: only a broken connection shows that something is missing.
    log.warn({ err: error }, 'a file could not be read to its end');
    res.destroy();
  });
  res.on('close', () => stream.destroy());
  stream.pipe(res);
}

/** A single byte range; several ranges or other units get the whole file, as the standard allows. */
function rangeOf(req: Request, bytes: number): { start: number; end: number } | 'UNSATISFIABLE' | null {
  if (req.headers['if-range'] !== undefined && req.headers['if-range'] !== req.res?.get('ETag')) return null;
  const ranges = req.range(bytes);
  if (ranges === -1) return 'UNSATISFIABLE';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

function sendText(res: Response, status: number, text: string): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text);
}
