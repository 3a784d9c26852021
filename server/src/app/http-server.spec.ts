import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Bytes as they are, because no client would send them; the statuses of all answers that come back. */
function statusesOf(bytes: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket
      .on('error', reject)
      .on('close', () => resolve([...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))));
  });
}

const HEAD = 'Host: x\r\nConnection: close\r\nContent-Type: application/json\r\n';

describe('requests that no honest client sends', () => {
  it.each([
    [
      'two lengths, a second request hidden in the first',
      `POST /graphql HTTP/1.1\r\n${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n${HEAD}\r\n`,
      [400],
    ],
    ['headers of 100 kB', `GET /healthz HTTP/1.1\r\n${HEAD}X-Long: ${'a'.repeat(100_000)}\r\n\r\n`, [431]],
    ['a broken chunk', `POST /graphql HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\nfoo\r\n`, [400]],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['an address that is none', `GET healthz HTTP/1.1\r\n${HEAD}\r\n`, [400]],
    ['TRACE', `TRACE /api/pet_facilities/search HTTP/1.1\r\n${HEAD}\r\n`, [405]],
    ['CONNECT', 'CONNECT elsewhere.example:80 HTTP/1.1\r\nHost: elsewhere.example:80\r\n\r\n', []],
  ])('%s', async (_name, bytes, statuses) => {
    expect(await statusesOf(bytes)).toEqual(statuses);
  });

  it('leave the server in service', async () => {
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
});
