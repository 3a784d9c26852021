import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../src/adapters/storage/s3-client';
import { WorkQueue } from '../src/shared/async/work-queue';

/** Of the settings below; the first stands in faulty answers too. Neither may turn up anywhere. */
const ACCESS_KEY = 'canary-key-of-s3';
const SECRET = 'canary-secret-of-s3';
export const S3_SECRETS = /canary-(key|secret)-of-s3/;

interface Store {
  putObject: (object: { key: string }) => Promise<{ size: number }>;
  getBucket: (bucket: string) => Promise<object | null>;
  listObjects: (
    bucket: string,
    options: { prefix: string; startAfter: string; maxKeys: number },
  ) => Promise<{ objects: { key: string; metadata: Record<string, string> }[]; isTruncated: boolean }>;
}

interface ListingRequest extends Pick<FakeS3, 'pageSize' | 'clockAheadMs'> {
  bucket: string;
  query: URLSearchParams;
  res: ServerResponse;
}

interface S3rver {
  callback: () => RequestListener;
  store: Store;
}

/**
 * Ways in which S3 goes wrong: nobody listens; it takes requests and says nothing; it refuses; it breaks off in the middle of an
 * object; it answers with a page of some proxy.
 */
export type S3Fault = 'away' | 'slow' | '500' | '403' | '404' | 'redirect' | 'cut' | 'html';

export interface FakeS3 {
  /** For the configuration of an app that shall use it (`config.s3`), and the same as variables of a process. */
  settings: S3Settings;
  env: Record<string, string>;
  /** `PUT key/full.jpg`, `GET ?list`: requests so far, in order, failed ones included. */
  requests: string[];
  /** Paths of all objects of the bucket, sorted; none without a bucket. */
  objects: () => Promise<string[]>;
  /** Puts an object there behind everybody's back. */
  place: (path: string, content?: string) => void;
  /** Makes all objects older. */
  age: (ms: number) => Promise<void>;
  /** From now on it goes wrong in this way, for the requests that `only` picks; null: all is well again. */
  fault: (fault: S3Fault | null, only?: (request: string) => boolean) => Promise<void>;
  /** Objects of one page of a listing. */
  pageSize: number;
  /** How much its clock is ahead of ours when it lists. */
  clockAheadMs: number;
  /** Fulfilled when so many connections were closed under an answer that had not ended. */
  hungUp: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** An S3 on 127.0.0.1: s3rver, behind a check of signatures, listings in pages, and faults on demand. */
export async function startFakeS3({ bucket = 'baldojang' } = {}): Promise<FakeS3> {
  const directory = mkdtempSync(join(tmpdir(), 'baldojang-s3-'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- brings no types of its own
  const S3rverApp = require('s3rver') as new (options: object) => S3rver;
  const s3rver = new S3rverApp({ directory, silent: true, vhostBuckets: false });
  const answer = s3rver.callback();
  const server = createServer();
  let current: { fault: S3Fault; only: (request: string) => boolean } | null = null;
  const counts = { hungUp: 0, waiting: [] as { count: number; resolve: () => void }[] };

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;

  // s3rver removes the folders of removed objects, and answers 500 to whoever is writing there meanwhile; S3 has no folders.
  const writes = new WorkQueue(1, Infinity, '');
  const answered = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (res.closed) return;
    const closed = once(res, 'close');
    answer(req, res);
    await closed;
  };
  /** Where s3rver keeps an object. */
  const fileOf = (path: string) => join(directory, bucket, `${path}._S3rver_object`);
  // It answers before the last of an object is on the disk.
  const { store } = s3rver;
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await putObject(object);
    const isWritten = () => statSync(fileOf(object.key), { throwIfNoEntry: false })?.size === stored.size;
    while (!isWritten()) await sleep(1);
    return stored;
  };
  const fake: FakeS3 = {
    settings: { endpoint, bucket, region: 'us-east-1', accessKeyId: ACCESS_KEY, secretAccessKey: SECRET },
    env: { STORAGE: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: ACCESS_KEY, S3_SECRET_ACCESS_KEY: SECRET },
    requests: [],
    pageSize: 1_000,
    clockAheadMs: 0,
    objects: async () => {
      if (!(await s3rver.store.getBucket(bucket))) return [];
      const { objects } = await s3rver.store.listObjects(bucket, { prefix: '', startAfter: '', maxKeys: Infinity });
      return objects.map(({ key }) => key).sort();
    },
    place: (path, content = 'x') => {
      mkdirSync(dirname(fileOf(path)), { recursive: true });
      writeFileSync(fileOf(path), content);
    },
    age: async (ms) => {
      for (const path of await fake.objects()) {
        const then = new Date(statSync(fileOf(path)).mtimeMs - ms);
        utimesSync(fileOf(path), then, then);
      }
    },
    fault: async (fault, only = () => true) => {
      const wasAway = current?.fault === 'away';
      current = fault && { fault, only };
      if (fault === 'away' && !wasAway) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
      // Whoever still waits for an answer gets none any more.
      if (fault === null) server.closeAllConnections();
      if (wasAway && fault !== 'away') await listen(port);
    },
    hungUp: (count) => new Promise((resolve) => (counts.hungUp >= count ? resolve() : counts.waiting.push({ count, resolve }))),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // A write under way would find its folder gone.
      await writes.run(async () => undefined);
      rmSync(directory, { recursive: true, force: true });
    },
  };

  server.on('request', (req, res) => {
    const url = new URL(req.url ?? '', endpoint);
    const path = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    const isListing = url.searchParams.has('list-type');
    const operation = `${req.method} ${isListing ? `?list ${url.searchParams.get('prefix') ?? ''}`.trim() : path}`.trim();
    fake.requests.push(operation);
    res.once('close', () => {
      if (res.writableFinished) return;
      counts.hungUp += 1;
      for (const { count, resolve } of counts.waiting) if (counts.hungUp >= count) resolve();
    });
    if (current?.only(operation)) return goWrong(current.fault, res);
    if (!isSigned(req, url)) return refuse(res, 403, 'SignatureDoesNotMatch');
    // Knows its own keys alone, but lets everybody in.
    delete req.headers.authorization;
    if (!isListing && (req.method === 'PUT' || req.method === 'DELETE')) return void writes.run(() => answered(req, res));
    if (!isListing) return void answer(req, res);
    sendPage(s3rver.store, { ...fake, bucket, query: url.searchParams, res }).catch(() => refuse(res, 500, 'Error'));
  });
  return fake;
}

function goWrong(fault: S3Fault, res: ServerResponse): void {
  if (fault === '500') return refuse(res, 500, 'InternalError');
  if (fault === '403') return refuse(res, 403, 'AccessDenied');
  if (fault === '404') return refuse(res, 404, 'NoSuchBucket');
  if (fault === 'redirect') return void res.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  if (fault === 'html') return void res.writeHead(200, { 'content-type': 'text/html' }).end(`<html><p>${ACCESS_KEY}</html>`);
  if (fault === 'cut') {
    res.writeHead(200, { 'content-length': '1000' }).write('half');
    setImmediate(() => res.destroy());
  }
  // slow: nothing is ever said
}

function refuse(res: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>${ACCESS_KEY}</AWSAccessKeyId></Error>`;
  res.writeHead(status, { 'content-type': 'application/xml' }).end(res.req.method === 'HEAD' ? undefined : body);
}

/** s3rver signs its pages with a cipher that OpenSSL no longer has, and leaves paths as they are. */
async function sendPage(store: Store, { bucket, query, pageSize, clockAheadMs, res }: ListingRequest): Promise<void> {
  const shiftedTime = (at: Date | number) => new Date(Number(at) + clockAheadMs);
  if (!(await store.getBucket(bucket))) return refuse(res, 404, 'NoSuchBucket');
  const token = query.get('continuation-token');
  const { objects, isTruncated } = await store.listObjects(bucket, {
    prefix: query.get('prefix') ?? '',
    startAfter: token ? Buffer.from(token, 'base64').toString() : '',
    maxKeys: pageSize,
  });
  const contents = objects.map(
    ({ key, metadata }) =>
      `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${shiftedTime(new Date(metadata['last-modified']!)).toISOString()}</LastModified></Contents>`,
  );
  const last = objects.at(-1)?.key ?? '';
  const next = isTruncated ? `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>` : '';
  res
    .writeHead(200, { 'content-type': 'application/xml', date: shiftedTime(Date.now()).toUTCString() })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}

/** AWS Signature Version 4 by the book, with node:crypto: s3rver takes any. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const fields = /Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '');
  if (fields?.[1] !== ACCESS_KEY) return false;
  const [, , scope = '', signedHeaders = '', signature] = fields;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${SECRET}`);
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  return hmac(key, text).toString('hex') === signature;
}
