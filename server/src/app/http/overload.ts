import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentBudget } from '../../database/deadline';
import type { Failure } from '../../rest/http-errors';
import { addressBlock } from '../../shared/http/address-block';
import { FairQueue } from '../../shared/async/fair-queue';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import type { Logger } from '../../shared/logger';
import { isMultipart } from '../../shared/http/multipart-type';
import { sendText } from '../../fast-path/send-text';
import { TimeoutSet, type TimeoutEntry } from '../../shared/async/timeout-set';
import { REFUSED_FOR_SECONDS, slowDown } from './slow-down';
import { sendToApiClient } from './uncaught';

/** Requests worked on at the same time. The database works on ten, and more waiting for it would only wait there, without fairness. */
const WORKING_MAX = 32;
/** Of a request's database time; the rest has to do for the work itself. */
const WAIT_SHARE = 0.8;
/** Waiting costs memory only. Connections of one client are far fewer, requests sent ahead on one connection need not be. */
const WAITING_MAX = 8_192;
const WAITING_OF_ONE_MAX = 2_048;
/** Longer than any request may use the database: what is not answered by then waits for a language model, or its client left. */
const COUNTED_MS = 1_000;
/** A body that takes longer costs nothing until its end: slow senders must not use up everybody's places. */
const BODY_MS = 100;
/** How exact these times are. */
const SWEEP_MS = 50;
const LOGGED_EVERY_MS = 1_000;
/** These only read a file. */
const ASSETS = /^\/assets\//;
const API = /^\/(graphql|api|pet_facilities)\b/i;
const TEXT = '지금은 이용하는 분이 많습니다. 잠시 후 다시 시도해 주세요.';
const REFUSAL: Failure = { code: 'SERVICE_UNAVAILABLE', text: TEXT, retryAfter: REFUSED_FOR_SECONDS };
const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFUSED_FOR_SECONDS}"><title>발도장</title><p>${TEXT}</p><p>이 페이지는 잠시 후 저절로 다시 열려요.</p></html>`;

/** A request that is worked on; times by the clock of `performance`. */
interface Working extends TimeoutEntry {
  req: IncomingMessage;
  res: ServerResponse;
  until: number;
  /** When a body that is not complete counts as slow. */
  bodyBy: number;
}

export interface OverloadOptions {
  log: Logger;
  onRefusal?: (() => void) | undefined;
  workingMax?: number;
}

/**
 * Lets so many requests be worked on at the same time, and the others wait for a place, fair between addresses. The wait is part of a
 * request's database time, so that it ends in time also where the database stands still; who would wait longer is refused.
 */
export function waitForPlace({ log, onRefusal, workingMax = WORKING_MAX }: OverloadOptions): Handler {
  const waiting = new FairQueue<() => void>();
  const working = new TimeoutSet<Working>(SWEEP_MS, (one) => {
    const now = performance.now();
    if (one.until <= now) return release(one);
    if (one.bodyBy > now) return;
    one.bodyBy = Infinity;
    if (one.req.complete) return;
    release(one);
    one.req.once('end', () => void (one.res.headersSent || takePlace(one)));
  });
  const tellRefusal = refusalLog(log);

  const release = (one: Working): void => {
    if (working.delete(one) && working.size < workingMax) waiting.shift()?.();
  };
  const takePlace = (one: Working): void => {
    one.until = performance.now() + COUNTED_MS;
    working.add(one);
  };
  const begin = (req: IncomingMessage, res: ServerResponse): void => {
    const one: Working = { req, res, until: 0, bodyBy: req.complete ? Infinity : performance.now() + BODY_MS };
    takePlace(one);
    // Until the answer begins: a client that reads slowly has what it wanted.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
    res.writeHead = (...args: unknown[]) => {
      release(one);
      return writeHead(...args);
    };
  };
  const refuse = (req: WebRequest, res: ServerResponse): void => {
    tellRefusal();
    onRefusal?.();
    slowDown(req, res);
    if (API.test(req.originalUrl)) return sendToApiClient(req, res, REFUSAL);
    res.statusCode = 503;
    res.setHeader('Retry-After', String(REFUSED_FOR_SECONDS));
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    sendText(res, PAGE);
  };

  const wait = async (req: WebRequest, res: ServerResponse, next: () => void): Promise<void> => {
    const address = addressBlock(req.ip ?? '');
    if (waiting.size >= WAITING_MAX || waiting.sizeOf(address) >= WAITING_OF_ONE_MAX) return refuse(req, res);
    let start = (): void => {};
    const turn = new Promise<void>((resolve) => {
      start = () => resolve(begin(req, res));
    });
    const leave = (): void => waiting.delete(address, start);
    waiting.push(address, start);
    // Of the request: the answer says nothing while it stands behind another one on its connection.
    req.once('close', leave);
    const isTooLong = await currentBudget()!
      .spend(turn, leave, WAIT_SHARE)
      .then(
        () => false,
        () => true,
      );
    req.off('close', leave);
    if (!isTooLong) next();
    else if (!req.destroyed) refuse(req, res);
  };

  return function waitForTurn(req, res, next) {
    if (ASSETS.test(req.originalUrl) || isUpload(req)) return next();
    if (working.size >= workingMax) return wait(req, res, next);
    begin(req, res);
    next();
  };
}

/** Uploads have a queue and a bound of their own. */
function isUpload(req: IncomingMessage): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(req.method ?? '') && isMultipart(req);
}

/** One line a second, however many are refused: a line each would be the next overload. */
function refusalLog(log: Logger): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, 'overloaded: requests are refused');
      refused = 0;
    }, LOGGED_EVERY_MS).unref();
  };
}
