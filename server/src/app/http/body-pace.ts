import type { IncomingMessage } from 'node:http';
import type { Handler } from '../../shared/http/http-handler';
import { isMultipart } from '../../shared/http/multipart-type';
import { TimeoutSet, type TimeoutEntry } from '../../shared/async/timeout-set';

export interface Pace {
  /** Time limit of a form with files. */
  formMs: number;
  /** Time limit of any other body. */
  plainMs: number;
  /** Minimum average rate of a form after a grace period. */
  formBytesPerSecond: number;
  everyMs: number;
}

/** Generous for phones on bad connections, but not for slow-body attacks. */
const PACE: Pace = { formMs: 180_000, plainMs: 30_000, formBytesPerSecond: 1_000, everyMs: 5_000 };

interface Body extends TimeoutEntry {
  req: IncomingMessage;
  isForm: boolean;
  startedAt: number;
  bytesBefore: number;
}

/** Closes connections whose bodies arrive too slowly. */
export function bodyPace({ formMs, plainMs, formBytesPerSecond, everyMs }: Pace = PACE): Handler {
  const coming = new TimeoutSet<Body>(everyMs, (body) => {
    const { req, isForm, startedAt, bytesBefore } = body;
    if (req.complete) return void coming.delete(body);
    const ms = performance.now() - startedAt;
    const isTooSlow = isForm && ms >= everyMs && (req.socket.bytesRead - bytesBefore) * 1_000 < ms * formBytesPerSecond;
    if (isTooSlow || ms > (isForm ? formMs : plainMs)) req.socket.destroy();
  });
  return function paceOfBodies(req, _res, next) {
    if (hasBody(req)) {
      const isForm = isMultipart(req);
      const body = { req, isForm, startedAt: performance.now(), bytesBefore: req.socket.bytesRead };
      coming.add(body);
      req.once('close', () => coming.delete(body));
    }
    next();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
