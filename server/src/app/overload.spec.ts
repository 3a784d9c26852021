import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryLog } from '../../test/memory-log';
import { fetchChecked } from '../../test/rest-client';
import { startTestApp, type TestApp } from '../../test/test-app';
import { createLogger } from '../shared/logger';
import { shedOverload } from './overload';

const silent = createLogger('silent');
const servers: Server[] = [];
const sockets: Socket[] = [];

async function open(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
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

/** Answers nobody before it is told to. */
class Gate {
  readonly held: ServerResponse[] = [];
  readonly listener: RequestListener = (req, res) => {
    if (req.url === '/healthz' || this.isOpen) res.end('fine');
    else this.held.push(res);
  };
  private isOpen = false;

  open(): void {
    this.isOpen = true;
    for (const res of this.held) res.end('late');
  }

  async until(count: number): Promise<void> {
    while (this.held.length < count) await sleep(5);
  }
}

const WORKING_MAX = 3;

describe('more requests than are worked on at the same time', () => {
  let gate: Gate;
  let url: string;
  beforeEach(async () => {
    gate = new Gate();
    url = await open(shedOverload(gate.listener, { log: silent, workingMax: WORKING_MAX }));
  });

  it('are refused while the others are under way, and taken again afterwards', async () => {
    const first = Array.from({ length: WORKING_MAX }, () => statusOf(`${url}/`));
    await gate.until(WORKING_MAX);
    expect(await Promise.all(Array.from({ length: 20 }, () => statusOf(`${url}/`)))).toEqual(Array(20).fill(503));
    expect(gate.held).toHaveLength(WORKING_MAX);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    gate.open();
    expect(await Promise.all(first)).toEqual(Array(WORKING_MAX).fill(200));
    expect(await Promise.all(Array.from({ length: WORKING_MAX }, () => statusOf(`${url}/`)))).toEqual(
      Array(WORKING_MAX).fill(200),
    );
  });

  it('are no more when they all come at once', async () => {
    const all = Array.from({ length: 30 }, (_, index) =>
      statusOf(`${url}/graphql`, { method: 'POST', body: JSON.stringify({ query: `{ a${index} }` }) }),
    );
    await gate.until(WORKING_MAX);
    // Refused ones have their answer while the others still wait.
    let refused = 0;
    for (const status of all) void status.then((code) => (refused += Number(code === 503)));
    while (refused < 30 - WORKING_MAX) await sleep(5);
    expect(gate.held).toHaveLength(WORKING_MAX);
    gate.open();
    expect((await Promise.all(all)).sort()).toEqual([...Array<number>(WORKING_MAX).fill(200), ...Array<number>(27).fill(503)]);
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
    ['a page', '/facility/1', {}, 'text/html; charset=utf-8', expect.stringMatching(/^<!doctype html>.*많습니다/) as string],
  ])('are told so in the words of their door: %s', async (_door, path, init, type, body) => {
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${url}/`).catch(() => {});
    await gate.until(WORKING_MAX);
    const response = await fetch(url + path, init);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': '2',
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
    });
    const text = await response.text();
    expect(type.startsWith('text') ? text : JSON.parse(text)).toEqual(body);
  });

  it('keep their connection when their body is still to come', async () => {
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${url}/`).catch(() => {});
    await gate.until(WORKING_MAX);
    const socket = await send(url, 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    while (!text.includes('503')) await sleep(5);
    gate.open();
    socket.write('67890GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 200']);
  });

  it.each([
    ['GET', 'GET /a HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['POST', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'],
  ])('are heard again on the same connection only after a moment: %s', async (_method, bytes) => {
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${url}/`).catch(() => {});
    await gate.until(WORKING_MAX);
    const startedAt = performance.now();
    const socket = await send(url, bytes);
    for (let times = 0; times < 5; times++) {
      await once(socket, 'data');
      socket.write(bytes);
    }
    await once(socket, 'data');
    // Five waits of a fifth of a second, but for what timers round off.
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  it.each([
    ['send their body slowly', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345'],
    [
      'upload',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1\r\n\r\n1',
    ],
    ['ask how we are', 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['fetch a picture', 'GET /files/a/b.webp HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('are not those that %s', async (_what, bytes) => {
    const isSlow = bytes.includes('Content-Length: 10');
    for (let index = 0; index < 3 * WORKING_MAX; index++) {
      await send(url, bytes);
      await gate.until(index + 1);
      // A body has a moment before it counts as slow.
      if (isSlow) await sleep(150);
    }
    const asked = statusOf(`${url}/`);
    await gate.until(3 * WORKING_MAX + 1);
    gate.open();
    expect(await asked).toBe(200);
  });

  it('count a body that was slow from its end on', async () => {
    const slow: Socket[] = [];
    const reading: RequestListener = (req, res) => {
      if (req.method === 'GET') res.end('fine');
      else req.on('end', () => gate.listener(req, res)).resume();
    };
    const own = await open(shedOverload(reading, { log: silent, workingMax: WORKING_MAX }));
    for (let index = 0; index < WORKING_MAX; index++)
      slow.push(await send(own, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n12'));
    // Once they count as slow, others are taken on.
    while ((await statusOf(`${own}/`)) !== 200) await sleep(20);
    for (const socket of slow) socket.write('34');
    await gate.until(WORKING_MAX);
    expect(await statusOf(`${own}/`)).toBe(503);
    gate.open();
  });

  it('cannot pass for an upload without being one', async () => {
    const form = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${url}/`, form);
    await gate.until(WORKING_MAX);
    expect([await statusOf(`${url}/`, form), await statusOf(`${url}/`)]).toEqual([503, 503]);
    gate.open();
  });

  it('let the scripts of listed origins read why', async () => {
    const listed = 'https://app.example';
    const own = await open(shedOverload(gate.listener, { log: silent, workingMax: WORKING_MAX, corsOrigins: [listed] }));
    for (let index = 0; index < WORKING_MAX; index++) void statusOf(`${own}/`);
    await gate.until(WORKING_MAX);
    const allowed = async (origin: string) => {
      const { status, headers } = await fetch(`${own}/api/x`, { headers: { origin } });
      return [status, headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')];
    };
    expect(await allowed(listed)).toEqual([503, listed, 'Retry-After, X-Request-Id']);
    expect(await allowed('https://evil.example')).toEqual([503, null, null]);
    gate.open();
  });

  it('get the places of those who went away', async () => {
    const gone: Socket[] = [];
    for (let index = 0; index < WORKING_MAX; index++) gone.push(await send(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    await gate.until(WORKING_MAX);
    expect(await statusOf(`${url}/`)).toBe(503);
    for (const socket of gone) socket.destroy();
    // Not at once: the work that they left goes on for a moment.
    expect(await statusOf(`${url}/`)).toBe(503);
    void (async () => {
      await gate.until(WORKING_MAX + 1);
      gate.open();
    })();
    while ((await statusOf(`${url}/`)) !== 200) await sleep(50);
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
    shedOverload(
      (req, res) => {
        if (req.url === '/small') return void res.end('fine');
        answered += 1;
        answer(res);
      },
      { log: silent, workingMax: 1 },
    ),
  );
  for (let index = 0; index < 5; index++) {
    (await send(url, 'GET /big HTTP/1.1\r\nHost: x\r\n\r\n')).pause();
    while (answered <= index) await sleep(5);
  }
  expect(await statusOf(`${url}/small`)).toBe(200);
});

it('still begins what waits behind something that threw', () => {
  // In a process of its own: what nobody catches there must not end this one.
  const script = `
    const { shedOverload } = require('./src/app/overload.ts');
    const listener = (req, res) => { if (req.url === '/throws') throw new Error('on purpose'); res.end(); };
    process.on('uncaughtException', ({ message }) => console.log(message));
    const server = require('node:http').createServer(shedOverload(listener, { log: console }));
    server.listen(0, '127.0.0.1', async () => {
      const ask = (path) => fetch('http://127.0.0.1:' + server.address().port + path, { signal: AbortSignal.timeout(10000) });
      ask('/throws').catch(() => {});
      console.log((await Promise.all(['/a', '/b', '/c'].map(ask))).map(({ status }) => status).join());
      process.exit();
    });`;
  const { stdout } = spawnSync(process.execPath, ['-r', './swc-hook.cjs', '-e', script], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').sort()).toEqual(['200,200,200', 'on purpose']);
});

it('logs one line for all that are refused within a second', async () => {
  const { log, lines } = memoryLog();
  const gate = new Gate();
  const url = await open(shedOverload(gate.listener, { log, workingMax: 1 }));
  void statusOf(`${url}/`).catch(() => {});
  await gate.until(1);
  for (let index = 0; index < 20; index++) await statusOf(`${url}/`);
  const refusals = () =>
    lines.map((line) => JSON.parse(line) as { refused?: number; msg: string }).filter(({ refused }) => refused);
  while (refusals().length === 0) await sleep(20);
  const told = refusals();
  expect(told.length).toBeLessThanOrEqual(2);
  expect(told[0]).toMatchObject({ level: 'warn', msg: 'overloaded: requests are refused', workingMax: 1 });
});

describe('the application', () => {
  let app: TestApp;
  let url: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    url = await open(shedOverload(app.app, { log: silent, workingMax: 4 }));
  });

  it('refuses what is too much, stays ready, and answers what it took on', async () => {
    const holder = app.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE facility IN ACCESS EXCLUSIVE MODE');
    const graphql = () =>
      statusOf(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ facility(id: 1) { name } }' }),
      });
    const rest = () => fetchChecked(`${url}/api/pet_facilities/1`).then(({ status }) => status);
    let refused = 0;
    const asked = [graphql, graphql, graphql, graphql, rest, rest, rest, rest].map(async (ask) => {
      const status = await ask();
      refused += Number(status === 503);
      return status;
    });
    while (refused < 4) await sleep(5);
    expect([await graphql(), await rest(), await statusOf(`${url}/board/list`)]).toEqual([503, 503, 503]);
    expect([await statusOf(`${url}/healthz`), await statusOf(`${url}/readyz`)]).toEqual([200, 200]);
    await holder.rollbackTransaction();
    await holder.release();
    const answered = (await Promise.all(asked)).filter((status) => status !== 503);
    expect([answered.length, answered.every((status) => [200, 404].includes(status))]).toEqual([4, true]);
    expect(await graphql()).toBe(200);
  });

  it('frees the place of every kind of answer', async () => {
    const asked: [string, RequestInit?][] = [
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
      for (const [path, init] of asked) expect([path, await statusOf(url + path, init)]).not.toEqual([path, 503]);
  });
});
