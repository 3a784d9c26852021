import { adminFor, callRootField, makeThings, sampleArguments, type Things } from '../../../test/sample-values';
import { requiredArguments, rootFieldOf } from '../../../test/schema-calls';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { LIMITS } from '../../shared/validation/limits';
import { rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

const schema = createSchema();
const named = (wanted: string) =>
  rootFieldsOf(schema).flatMap(({ name, args }) => (args.some((arg) => arg.name === wanted) ? [name] : []));

let app: TestApp;
let things: Things;
beforeAll(async () => {
  app = await startTestApp();
  things = await makeThings(app.dataSource);
});
afterAll(() => app.stop());

async function outcome(name: string, variables: Record<string, number>): Promise<string> {
  const samples = sampleArguments(schema, name, things);
  const required = requiredArguments(schema, name).map((arg): [string, unknown] => [arg.name, samples[arg.name]]);
  return codeOf(
    await callRootField(
      { app, schema, name },
      { viewer: adminFor(name, things), variables: { ...Object.fromEntries(required), ...variables } },
    ),
  );
}

const describedAs = (name: string, argument: string): string =>
  rootFieldOf(schema, name).args.find((arg) => arg.name === argument)?.description ?? '';

/** What the argument's description promises. */
function mostOf(name: string, argument: string): number {
  const most = /1부터 ([\d,]+)까지/.exec(describedAs(name, argument))?.[1];
  return Number(most?.replace(',', ''));
}

describe('a list in pages', () => {
  it.each(named('page'))('%s ends at the deepest row', async (name) => {
    expect(await outcome(name, { page: LIMITS.deepestRow - 1, size: 1 })).toBe('ok');
    // Those that go back to the last page they have never get that deep.
    const expected = describedAs(name, 'page').includes('마지막 쪽') ? 'ok' : 'BAD_USER_INPUT';
    for (const beyond of [
      { page: LIMITS.deepestRow, size: 1 },
      { page: 2_499, size: 11 },
      { page: 2 ** 31 - 1, size: 10 },
    ])
      expect([beyond, await outcome(name, beyond)]).toEqual([beyond, expected]);
  });

  it.each(named('page'))('%s refuses pages before the first', async (name) => {
    expect([await outcome(name, { page: -1 }), await outcome(name, { page: -(2 ** 31) })]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
  });
});

it.each([...named('size').map((name) => [name, 'size']), ...named('limit').map((name) => [name, 'limit'])])(
  '%s takes a %s from 1 to what its description says',
  async (name, argument) => {
    const most = mostOf(name, argument);
    const outcomes = [];
    for (const length of [0, 1, most, most + 1, 2 ** 31 - 1]) outcomes.push(await outcome(name, { [argument]: length }));
    expect(outcomes).toEqual(['BAD_USER_INPUT', 'ok', 'ok', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
  },
);
