import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorBody } from '../rest/http-errors';
import type { Logger } from '../shared/logger';
import { isMultipart } from '../shared/multipart-type';
import { Sweep, type Swept } from '../shared/sweep';

/**
 * Requests that are worked on at the same time. The database works on ten; at twice as many the server answers no more in a second
 * than at fifty times as many, and all of these still get their turn within the database time of a request (measured by the drill
 * http-overload).
 */
const WORKING_MAX = 64;
/** An empty round costs a few millionths of a second, and more where Node keeps track of what each was started by. */
const ROUNDS_EACH = 8;
/** So few leave room for new clients in any case. */
const UNCROWDED = 16;
const RETRY_AFTER_SECONDS = 2;
/** Refusing costs something, too: whoever asks again at once on the same connection is heard only after this. */
const DEAF_MS = 200;
const LOGGED_EVERY_MS = 1_000;
/** What takes longer waits for somebody outside (a language model, Kakao) and costs us next to nothing. */
const COUNTED_MS = 5_000;
/** Whoever goes away leaves work behind, but no more than the database time of a request. */
const LEFT_BEHIND_MS = 1_000;
/** A body that takes longer costs nothing until its end: slow senders must not use up everybody's places. */
const BODY_MS = 100;
/** How exact these times are. */
const SWEEP_MS = 50;
/** Neither counted nor refused: what tells how we are, and what only reads a file. */
const LIGHT = /^\/(healthz|readyz|files\/|assets\/)/;
const API = /^\/(api|pet_facilities)\b/i;
const TEXT = '지금은 이용하는 분이 많습니다. 잠시 후 다시 시도해 주세요.';
const CODE = 'SERVICE_UNAVAILABLE';

const HEADERS = [
  ['Retry-After', String(RETRY_AFTER_SECONDS)],
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
].flat();
const GRAPHQL_BODY = JSON.stringify({
  errors: [{ message: TEXT, extensions: { code: CODE, retryAfter: RETRY_AFTER_SECONDS } }],
});
const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>발도장</title><p>${TEXT}</p></html>`;

/** What is worked on; times by the clock of `performance`. */
interface Working extends Swept {
  req: IncomingMessage;
  res: ServerResponse;
  /** When it counts no more, whatever becomes of it. */
  until: number;
  /** When a body that is not complete counts as slow. */
  bodyBy: number;
}

export interface OverloadOptions {
  log: Logger;
  onRefusal?: () => void;
  workingMax?: number;
  /** Behind a proxy a connection carries requests of many, who must not wait because one of them was refused. */
  isBehindProxy?: boolean;
  /** Origins whose scripts may read the refusal. */
  corsOrigins?: readonly string[];
}

/**
 * Refuses at once what comes while enough is worked on, before anything is spent on it: what was taken on is then answered in time,
 * and a server that is asked for ten times as much as it can do still does nearly all it can.
 */
export function shedOverload(
  listener: RequestListener,
  { log, onRefusal, workingMax = WORKING_MAX, isBehindProxy = false, corsOrigins = [] }: OverloadOptions,
): RequestListener {
  const inTurn = inTurns();
  const tellRefusal = refusalLog(log, workingMax);

  const working = new Sweep<Working>(SWEEP_MS, (one) => {
    const now = performance.now();
    if (one.until <= now) working.delete(one);
    if (one.bodyBy > now) return;
    one.bodyBy = Infinity;
    if (one.req.complete || !working.delete(one)) return;
    one.req.once('end', () => void (one.res.writableEnded || count(one.req, one.res)));
  });

  /** Counts until the answer is ready: a client that reads slowly has what it wanted. */
  const count = (req: IncomingMessage, res: ServerResponse, bodyBy = Infinity): void => {
    const one: Working = { req, res, until: performance.now() + COUNTED_MS, bodyBy };
    const release = (): void => void working.delete(one);
    working.add(one);
    res.once('close', () => {
      one.until = Math.min(one.until, performance.now() + LEFT_BEHIND_MS);
    });
    res.once('prefinish', release);
    // The first that happens to a finished answer; compression may take long to hand the rest over to a slow client.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
    res.writeHead = (...args: unknown[]) => {
      release();
      return writeHead(...args);
    };
  };

  return (req, res) => {
    if (isLight(req)) return listener(req, res);
    if (working.size >= workingMax) {
      tellRefusal();
      onRefusal?.();
      if (!isBehindProxy) slowDown(req, res);
      return refuse(req, res, corsOrigins);
    }
    count(req, res, hasBody(req) ? performance.now() + BODY_MS : Infinity);
    if (working.size <= UNCROWDED) return listener(req, res);
    // Whoever has given up meanwhile needs no answer.
    inTurn(() => void (res.closed || listener(req, res)));
  };
}

/**
 * Begins one piece of work in every ROUNDS_EACH rounds of the event loop. A round takes in a single new connection, however many stand
 * in line: begun all at once, sixty requests would make one long round, and a new client, or whoever asks how we are, would wait for
 * as many such rounds as there are clients before.
 */
function inTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let round = 0;
  const turn = (): void => {
    round = (round + 1) % ROUNDS_EACH;
    const work = round === 0 ? waiting.shift() : undefined;
    // Before the work, which may throw: the others must get their turn all the same.
    if (waiting.length > 0) setImmediate(turn);
    work?.();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(turn);
  };
}

/** Uploads have a queue and a bound of their own. */
function isLight(req: IncomingMessage): boolean {
  const { url = '', method } = req;
  const mayUpload = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return LIGHT.test(url) || method === 'OPTIONS' || (mayUpload && isMultipart(req));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Who asks again at once would take all the time that refusing is to save. */
function slowDown({ socket }: IncomingMessage, res: ServerResponse): void {
  res.once('close', () => {
    // A round later: what is left of a body that nobody wanted makes Node read on.
    setImmediate(() => {
      socket.pause();
      setTimeout(() => socket.resume(), DEAF_MS).unref();
    });
  });
}

function refuse({ url = '', headers: { origin } }: IncomingMessage, res: ServerResponse, corsOrigins: readonly string[]): void {
  const path = url.split('?')[0] ?? '';
  const [type, body] = /^\/graphql\b/i.test(path)
    ? ['application/json; charset=utf-8', GRAPHQL_BODY]
    : API.test(path)
      ? ['application/json; charset=utf-8', JSON.stringify(errorBody(path, { code: CODE, text: TEXT }))]
      : ['text/html; charset=utf-8', PAGE];
  const length = String(Buffer.byteLength(body));
  const readable = ['Access-Control-Expose-Headers', 'Retry-After, X-Request-Id', 'Vary', 'Origin'];
  const cors = origin && corsOrigins.includes(origin) ? ['Access-Control-Allow-Origin', origin, ...readable] : [];
  res
    .writeHead(503, [...HEADERS, ...cors, 'X-Request-Id', randomUUID(), 'Content-Type', type, 'Content-Length', length])
    .end(body);
}

/** One line a second, however many are refused: a line each would be the next overload. */
function refusalLog(log: Logger, workingMax: number): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused, workingMax }, 'overloaded: requests are refused');
      refused = 0;
    }, LOGGED_EVERY_MS).unref();
  };
}
