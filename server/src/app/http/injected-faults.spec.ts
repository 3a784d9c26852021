import { Writable } from 'node:stream';
import { pino } from 'pino';
import { adminFor, callRootField, makeThings, type Things, workingArguments } from '../../../test/sample-values';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { makeMember } from '../../../test/factories';
import { rootFieldsOf } from '../graphql/auth-checker';
import { createSchema } from '../graphql/schema';

const schema = createSchema();
const NAMES = rootFieldsOf(schema).map(({ name }) => name);
const SECRET = 'Cannot read properties of SECRET-INTERNAL';
const MASKED = '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.';
/** No operation sends as many statements. */
const STATEMENTS_MAX = 60;

type Statement = (...args: unknown[]) => Promise<unknown>;

let app: TestApp;
const lines: string[] = [];
/** What happens to the statements of the operation under test. */
let meddle: ((send: () => Promise<unknown>) => Promise<unknown>) | undefined;
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await startTestApp({ config: { rateLimits: false }, log: pino({ level: 'error' }, stream) });
  const { driver } = app.dataSource;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as Statement;
    const meddled: Statement = (...args) => (meddle ? meddle(() => query(...args)) : query(...args));
    runner.query = meddled as typeof runner.query;
    return runner;
  };
});
afterAll(() => app.stop());
afterEach(() => (meddle = undefined));

async function call(name: string, things: Things, meddling: NonNullable<typeof meddle>): Promise<Answer> {
  const variables = await workingArguments({ app, schema, name }, things);
  lines.length = 0;
  meddle = meddling;
  const answer = await callRootField({ app, schema, name }, { viewer: adminFor(name, things), variables, depth: 6 });
  meddle = undefined;
  return answer;
}

/** Errors of ours as they are, all others without a word of what happened, and in the log under the id that was answered. */
function expectMasked({ errors }: Answer): void {
  const log = lines.map((line) => JSON.parse(line) as { errorId?: string; err?: { stack?: string } });
  for (const { message, extensions } of errors) {
    expect(JSON.stringify([message, extensions])).not.toMatch(/SECRET|TypeError|stack|Cannot|null|Expected|node_modules|SELECT/);
    if (extensions?.code !== 'INTERNAL_SERVER_ERROR') continue;
    expect([message, Object.keys(extensions).sort()]).toEqual([MASKED, ['code', 'errorId']]);
    const logged = log.find(({ errorId }) => errorId === extensions.errorId);
    expect(logged?.err?.stack).toEqual(expect.any(String));
  }
}

describe('a fault in any statement', () => {
  it.each(NAMES)('of %s is answered with an id alone, and logged with its stack', async (name) => {
    const things = await makeThings(app.dataSource);
    // So that the last admin may go.
    await makeMember(app.dataSource, { isAdmin: true });
    let statements = 0;
    let failed = 0;
    for (let faulty = 1, sent = faulty; sent >= faulty; faulty++) {
      sent = 0;
      const answer = await call(name, things, (send) => (++sent === faulty ? Promise.reject(new TypeError(SECRET)) : send()));
      expectMasked(answer);
      statements = Math.max(statements, sent);
      expect(statements).toBeLessThan(STATEMENTS_MAX);
      if (codeOf(answer) !== 'INTERNAL_SERVER_ERROR') continue;
      failed += 1;
      expect(lines.join('')).toMatch(new RegExp(`${SECRET}.*\\\\n +at `));
    }
    // Only what never asks the database does not mind.
    expect(failed > 0).toBe(statements > 0);
  });
});

describe('what no row should hold', () => {
  const spoil = (value: (old: unknown) => unknown) => async (send: () => Promise<unknown>) => {
    const result = await send();
    const rows = (Array.isArray(result) ? result : (result as { records?: unknown[] } | undefined)?.records) ?? [];
    for (const row of rows as Record<string, unknown>[])
      for (const key of Object.keys(row ?? {})) if (!/id$/i.test(key)) row[key] = value(row[key]);
    return result;
  };

  it.each([
    ['null everywhere', () => null],
    ['words where others stood', (old: unknown) => (typeof old === 'string' ? 'SECRET-NONSENSE' : old)],
    ['words instead of numbers and moments', (old: unknown) => (typeof old === 'string' ? old : 'SECRET-NONSENSE')],
  ])('%s: no answer says more than that something went wrong', async (_what, value) => {
    const outcomes: string[] = [];
    for (const name of NAMES) {
      const things = await makeThings(app.dataSource);
      const answer = await call(name, things, spoil(value));
      expectMasked(answer);
      outcomes.push(codeOf(answer));
    }
    expect(outcomes).toContain('INTERNAL_SERVER_ERROR');
    expect(outcomes).not.toContain('no code');
  });
});
