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
interface KeptResponse {
  contentType: string;
  body: Buffer;
  /** Made when first asked for. */
  compressed?: Promise<Buffer>;
  etag: string;
  until: number;
}

/** Where changes of what responses are made of are heard. */
interface Changes {
  readonly areHeard: boolean;
  onChange: (listener: () => void) => void;
}

/** The state of the content when a response began to be made. */
export interface Draft {
  key: string;
  changes: number;
  /** Milliseconds: it may depend on the clock of then. */
  begunAt: number;
}

/**
 * Responses to visitors, kept until anything changes that they may be made of, and at most as long as the schema's hints say: to the end of the
 * minute, as some depend on the clock. Each change drops all of them: what a response was made of is known to the database alone.
 */
export class ResponseCache {
  private readonly responses = new InMemoryLRUCache<KeptResponse>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + OVERHEAD_BYTES,
  });
  /** Requests, by whether their response was kept or had to be made. */
  readonly counts = { kept: 0, made: 0 };
  private changes = 0;
  private changedAt = -Infinity;

  /** @param options.readsReplica whether responses may be read from a replica */
  constructor(
    private readonly feed: Changes,
    private readonly options: { readsReplica: boolean },
  ) {
    feed.onChange(() => this.drop());
  }

  async get(key: string): Promise<KeptResponse | undefined> {
    const kept = await this.responses.get(key);
    const isCurrent = kept !== undefined && kept.until > Date.now();
    this.counts[isCurrent ? 'kept' : 'made'] += 1;
    return isCurrent ? kept : undefined;
  }

  /** Call it before anything is read for the response. */
  begin(key: string): Draft | undefined {
    if (!isFastPathOn('response-cache') || !this.feed.areHeard || key.length > KEY_LENGTH_MAX) return undefined;
    if (this.options.readsReplica && performance.now() - this.changedAt < REPLICA_LAG_MS) return undefined;
    return { key, changes: this.changes, begunAt: Date.now() };
  }

  /**
   * Keeps a response unless something has changed since it began to be made.
   * @param maxAge seconds, counted from full ones: 60 is the end of the minute
   */
  keep({ key, changes, begunAt }: Draft, { contentType, text }: { contentType: string; text: string }, maxAge: number): void {
    if (changes !== this.changes || maxAge <= 0) return;
    const body = Buffer.from(text);
    if (body.length > RESPONSE_BYTES_MAX) return;
    const spanMs = maxAge * 1_000;
    const until = (Math.floor(begunAt / spanMs) + 1) * spanMs;
    void this.responses.set(key, { contentType, body, etag: weakTagOf(body), until });
  }

  /** Also after every write of this server, as the message of the database may still be on its way. */
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

/** Sends a kept response, or 304 if the client's copy is current. */
export async function sendKept(req: WebRequest, res: ServerResponse, kept: KeptResponse): Promise<void> {
  res.setHeader('content-type', kept.contentType);
  if (req.method === 'GET' && answerNotModified(req, res, { etag: kept.etag, isPublic: true })) return;
  const isCompressed = kept.body.length >= COMPRESSED_FROM_BYTES && new Negotiator(req).encoding(['gzip', 'identity']) === 'gzip';
  if (!isCompressed) return sendBody(res, kept.body);
  kept.compressed ??= compress(kept.body);
  sendBody(res.setHeader('content-encoding', 'gzip'), await kept.compressed);
}
