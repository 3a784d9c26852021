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

/** Concurrent requests. The pool has ten connections; more requests would only queue there, without fairness. */
const WORKING_MAX = 32;
/** Share of a request's database time that it may spend in the queue. */
const WAIT_SHARE = 0.8;
/** Queued requests only cost memory. One client has few connections but may pipeline thousands of requests. */
const WAITING_MAX = 8_192;
const WAITING_OF_ONE_MAX = 2_048;
/** A request holds its slot this long at most: later it only waits for a language model, or its client left. */
const COUNTED_MS = 1_000;
/** A request with a slower body gives up its slot until the body is complete. */
const BODY_MS = 100;
/** Precision of these times. */
const SWEEP_MS = 50;
const LOGGED_EVERY_MS = 1_000;
/** Served from disk without limits. */
const ASSETS = /^\/assets\//;
const API = /^\/(graphql|api|pet_facilities|account\/export)\b/i;
const TEXT = '지금은 이용하는 분이 많습니다. 잠시 후 다시 시도해 주세요.';
const REFUSAL: Failure = { code: 'SERVICE_UNAVAILABLE', text: TEXT, retryAfter: REFUSED_FOR_SECONDS };
const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFUSED_FOR_SECONDS}"><title>발도장</title><p>${TEXT}</p><p>이 페이지는 잠시 후 저절로 다시 열려요.</p></html>`;

/** A request in progress; times of `performance.now()`. */
interface Working extends TimeoutEntry {
  req: IncomingMessage;
  res: ServerResponse;
  until: number;
  /** When an incomplete body counts as slow. */
  bodyBy: number;
}

export interface OverloadOptions {
  log: Logger;
  onRefusal?: (() => void) | undefined;
  workingMax?: number;
}

/**
 * Load shedding: limits concurrent requests; others wait in a queue that is fair between addresses. The wait counts as database time, so
 * that it ends even if the database hangs; requests that would wait longer get 503.
 */
export function limitConcurrency({ log, onRefusal, workingMax = WORKING_MAX }: OverloadOptions): Handler {
  const waiting = new FairQueue<() => void>();
  const working = new TimeoutSet<Working>(SWEEP_MS, (one) => {
    const now = performance.now();
    if (one.until <= now) return release(one);
    if (one.bodyBy > now) return;
    one.bodyBy = Infinity;
    if (one.req.complete) return;
    release(one);
    one.req.once('end', () => void (one.res.headersSent || takeSlot(one)));
  });
  const logRefusal = refusalLog(log);

  const release = (one: Working): void => {
    if (working.delete(one) && working.size < workingMax) waiting.shift()?.();
  };
  const takeSlot = (one: Working): void => {
    one.until = performance.now() + COUNTED_MS;
    working.add(one);
  };
  const begin = (req: IncomingMessage, res: ServerResponse): void => {
    const one: Working = { req, res, until: 0, bodyBy: req.complete ? Infinity : performance.now() + BODY_MS };
    takeSlot(one);
    // Released when the response begins, so that slow readers hold no slot.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
    res.writeHead = (...args: unknown[]) => {
      release(one);
      return writeHead(...args);
    };
  };
  const refuse = (req: WebRequest, res: ServerResponse): void => {
    logRefusal();
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
    // Events of the request: a pipelined response emits none while it waits for an earlier one.
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

/** Uploads have their own queue. */
function isUpload(req: IncomingMessage): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(req.method ?? '') && isMultipart(req);
}

/** One line per second: a line per refusal would add load. */
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
