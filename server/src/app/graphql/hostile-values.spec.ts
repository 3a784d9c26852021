import type { DocumentNode } from 'graphql';
import { hostileValuesFor, valueAt, withValueAt } from '../../../test/hostile-values';
import { rowCounts } from '../../../test/row-counts';
import { adminFor, makeThings, sampleArguments, type Things } from '../../../test/sample-values';
import { documentOf, inputPlacesOf, isQuery, rootFieldOf } from '../../../test/schema-calls';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { rootFieldsOf } from './auth-checker';
import { assertAffordable, costOf } from './limits';
import { createSchema } from './schema';

const schema = createSchema();
const NAMES = rootFieldsOf(schema).flatMap(({ name, args }) => (args.length > 0 ? [name] : []));
/** After these the next call needs another member. */
const ENDING = ['changePassword', 'withdraw'];
/** Calls under way at once. */
const AT_ONCE = 4;
const REFUSALS = ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_COMPLEX'];
/** What neither a text of ours says nor a value above. */
const INTERNALS =
  /node_modules|TypeError|QueryFailed|\bat \S+ \(|relation "|violates|input syntax|\/server\/|Cannot read|password_hash"/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
afterAll(() => app.stop());

/** As a request of an admin goes, from the check of its cost on: through HTTP a busy machine would be answered with 503. */
async function send(document: DocumentNode, variables: Record<string, unknown>, name: string, things: Things): Promise<Answer> {
  try {
    assertAffordable(costOf(schema, document, null, variables));
  } catch (error) {
    return { status: 400, data: null, errors: [error as Answer['errors'][number]] };
  }
  return app.as(adminFor(name, things)).run(document, variables);
}

/** Calls the root field once for every place in its arguments and every hostile value for it, all else being in order. */
async function attack(name: string): Promise<{ calls: number; problems: string[]; rows: [before: object, after: object] }> {
  const field = rootFieldOf(schema, name);
  const document = documentOf(schema, name, { args: field.args.map((arg) => arg.name), depth: 3 });
  let things = await makeThings(app.dataSource);
  const waiting = inputPlacesOf(field).flatMap((place) =>
    hostileValuesFor(place, valueAt(sampleArguments(schema, name, things), place.path)).map((value) => ({ ...place, value })),
  );
  const calls = waiting.length;
  const problems: string[] = [];
  const before = await rowCounts(app.dataSource);
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const variables = withValueAt(sampleArguments(schema, name, things), call.path, call.value) as Record<string, unknown>;
      const answer = await send(document, variables, name, things);
      const problem = problemOf(answer);
      if (problem) problems.push(`${call.path.join('.')} = ${JSON.stringify(call.value).slice(0, 60)}: ${problem}`);
      if (codeOf(answer) === 'ok' && ENDING.includes(name)) things = await makeThings(app.dataSource);
    }
  };
  await Promise.all(Array.from({ length: ENDING.includes(name) ? 1 : AT_ONCE }, work));
  return { calls, problems, rows: [before, await rowCounts(app.dataSource)] };
}

function problemOf(answer: Answer): string | undefined {
  const texts = JSON.stringify(answer.errors.map(({ message, extensions }) => ({ message, extensions })));
  return [...REFUSALS, 'ok'].includes(codeOf(answer)) && !INTERNALS.test(texts) ? undefined : texts;
}

describe('a hostile value in any place of the arguments', () => {
  it.each(NAMES)('of %s is taken as a value or refused as one', async (name) => {
    const { calls, problems, rows } = await attack(name);
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThan(20);
    if (isQuery(schema, name)) expect(rows[1]).toEqual(rows[0]);
  });

  it('makes no one an admin and pollutes no prototype', async () => {
    const admins = await app.dataSource.query<unknown[]>(`SELECT FROM member WHERE is_admin AND email LIKE 'new%'`);
    expect(admins).toEqual([]);
    expect(['polluted', 'isAdmin'].filter((key) => key in {})).toEqual([]);
  });
});
