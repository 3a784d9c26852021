import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchServer, type ServerProcess } from '../../../test/server-process';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';

/** What Node calls when nobody else took care of it: seen from outside, in the real process. */
let database: TestDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => server?.stop('SIGKILL'));

async function launch(): Promise<ServerProcess> {
  server = await launchServer({
    env: { DATABASE_URL: database.url, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) },
    require: ['test/fault-process.cjs'],
  });
  return server;
}

/** The lines of the log that tell of a fault, the newest last. */
const faultsIn = ({ output }: ServerProcess) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: string; msg: string; err?: { message: string; stack: string } })
    .filter(({ level }) => level === 'error' || level === 'fatal');

const statusOf = async (url: string) => (await fetch(url)).status;

/** A request of which the server has the beginning. @returns what sends the rest and waits for the answer */
async function underWay({ url }: ServerProcess): Promise<() => Promise<string>> {
  const body = JSON.stringify({ query: '{ petTypes { name } }' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  const closed = once(socket, 'close');
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 5)}`,
  );
  await statusOf(`${url}/healthz`);
  return async () => {
    socket.write(body.slice(5));
    await closed;
    return answer;
  };
}

describe('a rejection that nobody handles', () => {
  it('is logged with its stack, and the process lives on', async () => {
    const running = await launch();
    const finish = await underWay(running);
    await statusOf(`${running.url}/fault/rejection`);
    await statusOf(`${running.url}/fault/no-error`);
    while (faultsIn(running).length < 2) await sleep(20);
    const [withError, without] = faultsIn(running);
    expect(withError).toMatchObject({ level: 'error', msg: 'unhandled rejection', err: { message: 'FAULT rejection' } });
    expect(withError?.err?.stack).toMatch(/FAULT rejection\n +at .*fault-process\.cjs/);
    expect(without).toMatchObject({ level: 'error', msg: 'unhandled rejection' });
    expect([await statusOf(`${running.url}/readyz`), running.child.exitCode]).toEqual([200, null]);
    const stopped = running.stop();
    await expect(finish()).resolves.toMatch(/^HTTP\/1\.1 200 OK/);
    await expect(stopped).resolves.toBe(0);
  }, 60_000);
});

describe.each([
  ['a timer', 'timer'],
  ['an event', 'event'],
])('an error thrown in %s', (_where, kind) => {
  it('is logged with its stack; what is under way is answered, and the process ends with 1', async () => {
    const running = await launch();
    const finish = await underWay(running);
    await statusOf(`${running.url}/fault/${kind}`);
    while (faultsIn(running).length === 0) await sleep(20);
    expect(faultsIn(running)).toMatchObject([{ level: 'fatal', msg: 'uncaught exception', err: { message: `FAULT ${kind}` } }]);
    expect(faultsIn(running)[0]?.err?.stack).toMatch(/ at .*fault-process\.cjs/);
    expect(await statusOf(`${running.url}/readyz`)).toBe(503);
    await expect(finish()).resolves.toMatch(/^HTTP\/1\.1 200 OK[^]*"고양이"/);
    if (running.child.exitCode === null) await once(running.child, 'close');
    expect(running.child.exitCode).toBe(1);
  }, 60_000);
});
