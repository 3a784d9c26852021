import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import Negotiator from 'negotiator';
import { isFastPathOn } from '../config';
import type { WebRequest } from '../shared/http/http-handler';
import { answerNotModified, weakTagOf } from '../shared/http/validators';
import { sendBody } from './send-text';

const BYTES_MAX = 32 * 1024 * 1024;
/** The reviews of a place over REST, a thousand of them. */
const RESPONSE_BYTES_MAX = 2 * 1024 * 1024;
const KEY_LENGTH_MAX = 20_000;
/** What an entry takes besides its bodies and its key. */
const OVERHEAD_BYTES = 500;
/** Shorter ones are not worth compressing. */
const COMPRESSED_FROM_BYTES = 1024;
/** After a change a replica may give the older answer for so long. */
const REPLICA_LAG_MS = 10_000;

const compress = promisify<Buffer, Buffer>(gzip);

/** A whole response with status 200. */
interface CachedResponse {
  contentType: string;
  body: Buffer;
  /** Computed at the first request that accepts it. */
  compressed?: Promise<Buffer>;
  etag: string;
  until: number;
}

interface Changes {
  /** Nothing may be cached while changes go unnoticed. */
  readonly isListening: boolean;
  onChange: (listener: () => void) => void;
}

/** The state of the content before anything was read for a response. */
export interface Draft {
  key: string;
  changes: number;
  /** Milliseconds: the response may depend on the clock. */
  begunAt: number;
}

/**
 * Responses to visitors, cached until any public content changes, and at most as long as the schema's hints say: to the end of the minute, as
 * some depend on the clock. Each change drops all of them: only the database knows what a response was made of.
 */
export class ResponseCache {
  private readonly responses = new InMemoryLRUCache<CachedResponse>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + OVERHEAD_BYTES,
  });
  /** Of requests whose response may be cached. */
  readonly counts = { hit: 0, miss: 0 };
  private changes = 0;
  private changedAt = -Infinity;

  /** @param options.readsReplica whether responses may be read from a replica */
  constructor(
    private readonly feed: Changes,
    private readonly options: { readsReplica: boolean },
  ) {
    feed.onChange(() => this.drop());
  }

  async get(key: string): Promise<CachedResponse | undefined> {
    const cached = await this.responses.get(key);
    if (!cached || cached.until <= Date.now()) return undefined;
    this.counts.hit += 1;
    return cached;
  }

  /** Call it before anything is read for the response. */
  begin(key: string): Draft | undefined {
    if (!isFastPathOn('response-cache') || !this.feed.isListening || key.length > KEY_LENGTH_MAX) return undefined;
    if (this.options.readsReplica && performance.now() - this.changedAt < REPLICA_LAG_MS) return undefined;
    return { key, changes: this.changes, begunAt: Date.now() };
  }

  /**
   * Caches a response unless something has changed since its draft.
   * @param maxAge seconds, counted from full ones: 60 is the end of the minute
   */
  set(draft: Draft | undefined, { contentType, text }: { contentType: string; text: string }, maxAge: number): void {
    if (maxAge <= 0) return;
    this.counts.miss += 1;
    if (draft?.changes !== this.changes) return;
    const { key, begunAt } = draft;
    const body = Buffer.from(text);
    if (body.length > RESPONSE_BYTES_MAX) return;
    const spanMs = maxAge * 1_000;
    const until = (Math.floor(begunAt / spanMs) + 1) * spanMs;
    void this.responses.set(key, { contentType, body, etag: weakTagOf(body), until });
  }

  /** Also after every write of a member on this server, as the notification of the database may still be on its way. */
  drop(): void {
    this.changes += 1;
    this.changedAt = performance.now();
    this.responses.clear();
  }
}

/** Key of a GET without a token: its address. */
export function keyOfPath({ method, headers, originalUrl }: WebRequest): string | undefined {
  return method === 'GET' && headers.authorization === undefined ? originalUrl : undefined;
}

/** Sends a cached response, or 304 if the client's copy is current. */
export async function sendCached(req: WebRequest, res: ServerResponse, cached: CachedResponse): Promise<void> {
  res.setHeader('content-type', cached.contentType);
  if (req.method === 'GET' && answerNotModified(req, res, { etag: cached.etag, isPublic: true })) return;
  const isCompressed =
    cached.body.length >= COMPRESSED_FROM_BYTES && new Negotiator(req).encoding(['gzip', 'identity']) === 'gzip';
  if (!isCompressed) return sendBody(res, cached.body);
  cached.compressed ??= compress(cached.body);
  sendBody(res.setHeader('content-encoding', 'gzip'), await cached.compressed);
}
