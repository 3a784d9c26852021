import type { Request, RequestHandler } from 'express';

export interface Pace {
  /** How long a form with files may take. */
  formMs: number;
  /** How long any other body may take. */
  plainMs: number;
  /** What a form must bring on average, once it has had a moment to start. */
  formBytesPerSecond: number;
  everyMs: number;
}

/** A phone on a bad connection may take its time with a picture; whoever sends a byte a second only wants our sockets. */
const PACE: Pace = { formMs: 180_000, plainMs: 30_000, formBytesPerSecond: 1_000, everyMs: 5_000 };

/** Hangs up on bodies that come too slowly. */
export function bodyPace(pace: Pace = PACE): RequestHandler {
  return function paceOfBodies(req, _res, next) {
    if (hasBody(req)) watch(req, pace);
    next();
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(req: Request, { formMs, plainMs, formBytesPerSecond, everyMs }: Pace): void {
  const isForm = Boolean(req.is('multipart/form-data'));
  const { socket } = req;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    if (req.complete) return clearInterval(timer);
    const ms = performance.now() - startedAt;
    const isTooSlow = isForm && (socket.bytesRead - bytesBefore) * 1_000 < ms * formBytesPerSecond;
    if (isTooSlow || ms > (isForm ? formMs : plainMs)) socket.destroy();
  }, everyMs).unref();
  req.once('close', () => clearInterval(timer));
}
