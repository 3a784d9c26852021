import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { freePort } from '../../database/embedded-postgres';
import { HttpServer } from './http-server';

let app: TestApp;
let server: HttpServer;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await freePort();
  server = await HttpServer.open(app.app, { host: '127.0.0.1', port });
});
afterAll(async () => {
  await server.close({ graceMs: 0 });
  await app.stop();
});

/** Bytes as they are, because no client would send them; all that comes back. */
function answerTo(...pieces: string[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      void (async () => {
        for (const piece of pieces) {
          socket.write(piece, 'latin1');
          await sleep(20);
        }
      })();
    });
    socket
      .on('data', (chunk) => (answer += chunk.toString('latin1')))
      // Whoever is not understood may be cut off in the middle of what it sends.
      .on('error', () => undefined)
      .on('close', () => resolve(answer));
  });
}

const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));

const HEAD = 'Host: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
const KEPT = 'Host: x\r\nContent-Type: application/json\r\n';
const CHUNKED = `POST /graphql HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n`;
const HIDDEN = `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`;
const QUERY = '{"query":"{ petTypes { name } }"}';

describe('requests that no honest client sends', () => {
  it.each<[string, string, number[]]>([
    [
      'two lengths, a second request hidden in the first',
      `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
      [400],
    ],
    ['two lengths that differ', `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: 4\r\nContent-Length: 5\r\n\r\n12345`, [400]],
    ['a list of lengths', `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: 4, 4\r\n\r\n1234`, [400]],
    ['a length with a sign', `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: +4\r\n\r\n1234`, [400]],
    ['a length below zero', `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: -1\r\n\r\n1234`, [400]],
    ['a length beyond all numbers', `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: 99999999999999999999999\r\n\r\n1`, [400]],
    [
      'a transfer that only may be chunked',
      `POST /graphql HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n${HIDDEN}`,
      [400],
    ],
    [
      'a header with a space before its colon',
      `POST /graphql HTTP/1.1\r\n${HEAD}Transfer-Encoding : chunked\r\n\r\n${HIDDEN}`,
      [400],
    ],
    ['a header folded over two lines', `GET /healthz HTTP/1.1\r\n${HEAD}X-Folded: a\r\n b\r\n\r\n`, [400]],
    ['a header that is no token', `GET /healthz HTTP/1.1\r\n${HEAD}X(Y): a\r\n\r\n`, [400]],
    ['a NUL in a header', `GET /healthz HTTP/1.1\r\n${HEAD}X-Y: a\0b\r\n\r\n`, [400]],
    ['a line that ends with CR alone', `GET /healthz HTTP/1.1\r\n${HEAD}X-Y: a\rTransfer-Encoding: chunked\r\n\r\n`, [400]],
    ['headers of 100 kB', `GET /healthz HTTP/1.1\r\n${HEAD}X-Long: ${'a'.repeat(100_000)}\r\n\r\n`, [431]],
    ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HEAD}\r\n`, [431]],
    ['a broken chunk', `${CHUNKED}zz\r\nfoo\r\n`, [400]],
    ['a chunk that is longer than it says', `${CHUNKED}2\r\nabcdef\r\n0\r\n\r\n`, [400]],
    ['a chunk beyond all numbers', `${CHUNKED}fffffffffffffffffff\r\n`, [400]],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['an address that is none', `GET healthz HTTP/1.1\r\n${HEAD}\r\n`, [400]],
    ['a method that nobody knows', `FETCH /healthz HTTP/1.1\r\n${HEAD}\r\n`, [400]],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['TRACE', `TRACE /api/pet_facilities/search HTTP/1.1\r\n${HEAD}\r\n`, [405]],
    ['CONNECT', 'CONNECT elsewhere.example:80 HTTP/1.1\r\nHost: elsewhere.example:80\r\n\r\n', []],
  ])('%s', async (_name, bytes, statuses) => {
    const answer = await answerTo(bytes);
    expect(statusesOf(answer)).toEqual(statuses);
    expect(answer).not.toMatch(/<html|express|node|Error:|"status":"ok"/i);
  });

  it.each(['/', '/graphql', '/files/x', '/facility/1', '/healthz'])(
    'TRACE %s gives back nothing of what was sent',
    async (path) => {
      const answer = await answerTo(`TRACE ${path} HTTP/1.1\r\n${HEAD}Authorization: Bearer SECRET\r\n\r\n`);
      expect(answer).not.toContain('SECRET');
      expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(400);
      expect(statusesOf(answer)[0]).toBeLessThan(500);
    },
  );

  it('leave the server in service', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});

describe('requests that are unusual but honest', () => {
  it('one behind the other are answered in their order', async () => {
    const query = (path: string) => `POST ${path} HTTP/1.1\r\n${KEPT}Content-Length: ${QUERY.length}\r\n\r\n${QUERY}`;
    const answer = await answerTo(`${query('/graphql')}${query('/nowhere')}${query('/graphql')}${HIDDEN}`);
    expect(statusesOf(answer)).toEqual([200, 404, 200, 200]);
    expect(answer.trimEnd().endsWith('{"status":"ok"}')).toBe(true);
  });

  it('an offer of HTTP/2 is not taken up', async () => {
    const offer =
      'Host: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n';
    const answer = await answerTo(`GET /healthz HTTP/1.1\r\n${offer}\r\n`);
    expect(statusesOf(answer)).toEqual([200]);
  });

  it('a body in pieces is put together', async () => {
    const half = QUERY.length / 2;
    const [one, other] = [QUERY.slice(0, half), QUERY.slice(half)];
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    expect(statusesOf(await answerTo(CHUNKED, chunk(one), chunk(other), '0\r\n\r\n'))).toEqual([200]);
  });
});

it('hangs up on heads that never end, and serves everybody else meanwhile', async () => {
  const slow: Socket[] = [];
  const answers: Promise<string>[] = [];
  for (let index = 0; index < 100; index++) {
    const socket = connect(port, '127.0.0.1');
    slow.push(socket);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
    answers.push(new Promise((resolve) => socket.on('close', () => resolve(answer))));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  }
  const drip = setInterval(() => slow.forEach((socket) => socket.write('X-Drip: a\r\n')), 1_000);
  let isOver = false;
  const over = Promise.all(answers).finally(() => (isOver = true));
  while (!isOver) {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await sleep(100);
  }
  clearInterval(drip);
  expect(new Set((await over).map((answer) => statusesOf(answer)[0]))).toEqual(new Set([408]));
}, 60_000);
