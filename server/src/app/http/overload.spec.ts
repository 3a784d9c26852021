import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { memoryLog } from '../../../test/memory-log';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { storedKey } from '../../adapters/rate-limit/limiter-statements';
import { withDatabaseDeadline } from '../../database/deadline';
import type { WebRequest } from '../../shared/http/http-handler';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { createLogger } from '../../shared/logger';
import { clientAddress } from './client-address';
import { createRequestListener } from '../../fast-path/request-listener';
import { compose } from './compose';
import { type OverloadOptions, limitConcurrency } from './overload';
import { sendUncaught } from './uncaught';

const silent = createLogger('silent');
const LONG_MS = 20_000;
const SHORT_MS = 200;
const WORKING_MAX = 3;
const servers: Server[] = [];
const sockets: Socket[] = [];
/** As the server has them, the newest last. */
const connections: Socket[] = [];

type Listener = (req: WebRequest, res: ServerResponse) => void;
type Options = Partial<OverloadOptions> & { deadlineMs?: number };

/** A request comes from the address that its `X-Forwarded-For` names. */
async function open(listener: Listener, { deadlineMs = LONG_MS, ...options }: Options = {}): Promise<string> {
  const app = express();
  const preRouting = compose(
    (_req, _res, next) => withDatabaseDeadline(deadlineMs, next),
    limitConcurrency({ log: silent, workingMax: WORKING_MAX, ...options }),
    listener,
  );
  const entry = createRequestListener(app, preRouting, clientAddress(['127.0.0.1']));
  app.use(sendUncaught(silent));
  const server = createServer(entry);
  servers.push(server.on('connection', (connection) => connections.push(connection)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A connection of which we decide what it sends and reads. */
async function send(url: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

const bytesOf = (path: string, address = '127.0.0.1') => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const statusOf = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, init);
  await response.text();
  return response.status;
};

/** Answers nobody before it is opened. */
class Gate {
  readonly begun: string[] = [];
  readonly held: ServerResponse[] = [];
  private isOpen = false;

  readonly listener: Listener = (req, res) => {
    this.begun.push(req.originalUrl);
    if (this.isOpen) res.end('fine');
    else this.held.push(res);
  };

  open(): void {
    this.isOpen = true;
    for (const res of this.held) res.end('late');
  }

  async until(count: number): Promise<void> {
    while (this.held.length < count) await sleep(5);
  }
}

describe('more requests than are worked on at the same time', () => {
  let gate: Gate;
  beforeEach(() => {
    gate = new Gate();
  });
  const openGate = (options?: Options) => open(gate.listener, options);
  const takeAllPlaces = async (url: string) => {
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${url}/`).catch(() => {});
    await gate.until(WORKING_MAX);
  };

  it('wait for a place, and are all answered', async () => {
    const url = await openGate();
    const all = Array.from({ length: 30 }, (_, index) =>
      statusOf(`${url}/graphql`, { method: 'POST', body: JSON.stringify({ query: `{ a${index} }` }) }),
    );
    await gate.until(WORKING_MAX);
    gate.held[0]!.end();
    await gate.until(WORKING_MAX + 1);
    expect(gate.held).toHaveLength(WORKING_MAX + 1);
    gate.open();
    expect(await Promise.all(all)).toEqual(Array(30).fill(200));
  });

  it('are refused when they would wait too long, and taken again afterwards', async () => {
    const url = await openGate({ deadlineMs: SHORT_MS });
    await takeAllPlaces(url);
    expect(await Promise.all(Array.from({ length: 20 }, () => statusOf(`${url}/`)))).toEqual(Array(20).fill(503));
    expect(gate.held).toHaveLength(WORKING_MAX);
    gate.open();
    expect(await statusOf(`${url}/`)).toBe(200);
  });

  it('take turns by address, of IPv6 by the network of one subscriber', async () => {
    const url = await openGate({ workingMax: 1 });
    const sent = [
      ['/first', '198.51.100.1'],
      ['/a1', '198.51.100.1'],
      ['/a2', '198.51.100.1'],
      ['/a3', '198.51.100.1'],
      ['/b1', '2001:db8::1'],
      ['/b2', '2001:db8::2'],
      ['/c1', '198.51.100.3'],
    ] as const;
    await send(url, sent.map(([path, address]) => bytesOf(path, address)).join(''));
    for (let index = 0; index < sent.length; index++) {
      await gate.until(index + 1);
      gate.held[index]!.end();
    }
    expect(gate.begun).toEqual(['/first', '/a1', '/b1', '/c1', '/a2', '/b2', '/a3']);
  });

  it('are refused at once where one address has thousands waiting, and leave room for others', async () => {
    let refused = 0;
    const url = await openGate({ onRefusal: () => (refused += 1) });
    // Node stops reading a connection whose pipelined responses exceed its buffer.
    for (let connection = 0; connection < 100; connection++) await send(url, bytesOf('/', '198.51.100.1').repeat(30));
    while (refused < 3_000 - 2_048 - WORKING_MAX) await sleep(5);
    const other = statusOf(`${url}/other`, { headers: { 'x-forwarded-for': '198.51.100.2' } });
    gate.open();
    expect(await other).toBe(200);
    expect(refused).toBe(3_000 - 2_048 - WORKING_MAX);
  });

  it('are not begun when their client has left meanwhile', async () => {
    const url = await openGate();
    await takeAllPlaces(url);
    // What is behind an asset on the same connection has come when that has.
    const left = await send(url, bytesOf('/assets/index.js') + bytesOf('/left'));
    await gate.until(WORKING_MAX + 1);
    const stayed = statusOf(`${url}/stayed`);
    const gone = once(connections.at(-1)!, 'close');
    left.destroy();
    await gone;
    gate.open();
    expect(await stayed).toBe(200);
    expect(gate.begun).not.toContain('/left');
  });

  it.each<[string, string, RequestInit, string, unknown]>([
    [
      'GraphQL',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ viewer { id } }"}' },
      'application/json; charset=utf-8',
      {
        errors: [
          { message: expect.stringContaining('많습니다') as string, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } },
        ],
      },
    ],
    [
      'REST',
      '/api/board/list?page=0',
      {},
      'application/json; charset=utf-8',
      { message: { type: 'error', text: expect.stringContaining('많습니다') as string }, code: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'REST whose clients want a plain text',
      '/api/review/list',
      {},
      'application/json; charset=utf-8',
      { message: expect.stringContaining('많습니다') as string, code: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'a page, which comes again by itself',
      '/facility/1',
      {},
      'text/html; charset=utf-8',
      expect.stringMatching(/^<!doctype html>.*http-equiv="refresh" content="2".*많습니다/) as string,
    ],
  ])('are refused in the form that their client knows: %s', async (_client, path, init, type, body) => {
    const url = await openGate({ deadlineMs: SHORT_MS });
    await takeAllPlaces(url);
    const response = await fetch(url + path, init);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': '2',
      'content-type': type,
      'cache-control': 'no-store',
    });
    const text = await response.text();
    expect(type.startsWith('text') ? text : JSON.parse(text)).toEqual(body);
  });

  it.each([
    ['send their body slowly', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345'],
    [
      'upload',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1\r\n\r\n1',
    ],
    ['fetch a file of the client', bytesOf('/assets/index.js')],
  ])('are not those that %s', async (_what, bytes) => {
    const url = await openGate();
    for (let index = 0; index < 3 * WORKING_MAX; index++) {
      await send(url, bytes);
      await gate.until(index + 1);
    }
    const pending = statusOf(`${url}/`);
    await gate.until(3 * WORKING_MAX + 1);
    gate.open();
    expect(await pending).toBe(200);
  });

  it('count a body that was slow from its end on', async () => {
    const slow: Socket[] = [];
    const url = await open(
      (req, res) => {
        if (req.method === 'GET') res.end('fine');
        else req.on('end', () => gate.listener(req, res)).resume();
      },
      { deadlineMs: SHORT_MS },
    );
    for (let index = 0; index < WORKING_MAX; index++)
      slow.push(await send(url, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n12'));
    // Once they count as slow, others are taken on.
    while ((await statusOf(`${url}/`)) !== 200) await sleep(20);
    for (const socket of slow) socket.write('34');
    await gate.until(WORKING_MAX);
    expect(await statusOf(`${url}/`)).toBe(503);
    gate.open();
  });

  it('cannot pass for an upload without being one', async () => {
    const url = await openGate({ deadlineMs: SHORT_MS });
    const form = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${url}/`, form);
    await gate.until(WORKING_MAX);
    expect(await statusOf(`${url}/`, form)).toBe(503);
    gate.open();
  });

  it('get the places of those who went away, or wait for somebody else', async () => {
    const url = await openGate();
    await takeAllPlaces(url);
    const waiting = statusOf(`${url}/`);
    await gate.until(WORKING_MAX + 1);
    gate.open();
    expect(await waiting).toBe(200);
  });

  it('are answered after one before them has failed', async () => {
    const url = await open(
      (req, res) => {
        if (req.originalUrl === '/fails') throw new Error('on purpose');
        gate.listener(req, res);
      },
      { workingMax: 1 },
    );
    const first = statusOf(`${url}/`);
    await gate.until(1);
    const others = ['/fails', '/', '/fails', '/'].map((path) => statusOf(url + path));
    gate.open();
    expect([await first, ...(await Promise.all(others))]).toEqual([200, 500, 200, 500, 200]);
  });

  it('are told in one line of the log for all that are refused within a second', async () => {
    const { log, lines } = memoryLog();
    const url = await openGate({ log, deadlineMs: SHORT_MS });
    await takeAllPlaces(url);
    await Promise.all(Array.from({ length: 20 }, () => statusOf(`${url}/`)));
    const refusals = () =>
      lines.map((line) => JSON.parse(line) as { refused?: number; msg: string }).filter(({ refused }) => refused);
    while (refusals().length === 0) await sleep(20);
    expect(refusals().length).toBeLessThanOrEqual(2);
    expect(refusals()[0]).toMatchObject({ level: 'warn', msg: 'overloaded: requests are refused' });
  });
});

const BIG = Buffer.alloc(8 * 1024 * 1024, 'x');

it.each<[string, (res: ServerResponse) => void]>([
  // As Express answers.
  ['whole', (res) => res.setHeader('Content-Length', BIG.length).end(BIG)],
  // As compression hands over one part after the other.
  ['in parts', (res) => res.write(BIG)],
])('takes no place from others to read an answer slowly: %s', async (_how, answer) => {
  let answered = 0;
  const url = await open(
    (req, res) => {
      if (req.originalUrl === '/small') return void res.end('fine');
      answered += 1;
      answer(res);
    },
    { workingMax: 1 },
  );
  for (let index = 0; index < 5; index++) {
    (await send(url, 'GET /big HTTP/1.1\r\nHost: x\r\n\r\n')).pause();
    while (answered <= index) await sleep(5);
  }
  expect(await statusOf(`${url}/small`)).toBe(200);
});

describe('the application', () => {
  /** More than are worked on at once. */
  const MANY = 100;
  let app: TestApp | undefined;
  afterEach(async () => {
    await app?.stop();
  });
  /** From now on nobody can read a place. */
  const lock = async ({ dataSource }: TestApp) => {
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE facility IN ACCESS EXCLUSIVE MODE');
    return {
      unlock: async () => {
        await holder.rollbackTransaction();
        await holder.release();
      },
      /** Statements that wait for the table. */
      waiting: async () => ((await holder.query('SELECT FROM pg_locks WHERE NOT granted')) as unknown[]).length,
    };
  };
  const graphql = (query: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const FACILITY = '{ facility(id: 1) { name } }';

  it('answers 500 connections that come at once', async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    const { url } = app;
    const pending = Array.from({ length: 500 }, (_, index) =>
      index % 2 === 0 ? statusOf(`${url}/graphql`, graphql(FACILITY)) : statusOf(`${url}/api/board/list`),
    );
    expect(await Promise.all(pending)).toEqual(Array(500).fill(200));
  });

  it('tells its health and refuses who is over a limit while others wait', async () => {
    app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const { url, dataSource } = app;
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    await dataSource.query('INSERT INTO rate_limit (key, points, expire) VALUES ($1, $2, $3)', [
      `REQUESTS:${storedKey('198.51.100.1')}`,
      REQUESTS_PER_MINUTE,
      Date.now() + 60_000,
    ]);
    expect(await statusOf(`${url}/api/board/list`, from('198.51.100.1'))).toBe(429);
    const { unlock, waiting } = await lock(app);
    const pending = Array.from({ length: MANY }, () => {
      const { headers, ...init } = graphql(FACILITY);
      return statusOf(`${url}/graphql`, { ...init, headers: { ...headers, ...from('198.51.100.2').headers } });
    });
    while ((await waiting()) === 0) await sleep(20);
    const meanwhile = [
      await statusOf(`${url}/api/board/list`, from('198.51.100.1')),
      await statusOf(`${url}/healthz`, from('198.51.100.1')),
    ];
    await unlock();
    expect(meanwhile).toEqual([429, 200]);
    expect(await Promise.all(pending)).toEqual(Array(MANY).fill(200));
  });

  it('gives an answer within the database time of a request, waiting for a place included', async () => {
    app = await startTestApp({ config: { rateLimits: false }, databaseDeadlineMs: 1_000 });
    const { url } = app;
    const { unlock } = await lock(app);
    const statuses = await Promise.all(Array.from({ length: MANY }, () => statusOf(`${url}/graphql`, graphql(FACILITY))));
    await unlock();
    expect(statuses).toEqual(Array(MANY).fill(503));
    expect(await statusOf(`${url}/graphql`, graphql(FACILITY))).toBe(200);
  });

  it('frees the place of every kind of answer', async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    const url = await open(app.app, { workingMax: 1, deadlineMs: SHORT_MS });
    const pending: [string, RequestInit?][] = [
      [
        '/graphql',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ petTypes { name } }"}' },
      ],
      ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
      ['/api/board/list'],
      ['/api/nowhere'],
      ['/sitemap.xml'],
      ['/share/nothing.png'],
      ['/nowhere'],
      ['/robots.txt', { method: 'HEAD' }],
      ['/api/docs'],
    ];
    for (let round = 0; round < 5; round++)
      for (const [path, init] of pending) expect([path, await statusOf(url + path, init)]).not.toEqual([path, 503]);
  });
});
