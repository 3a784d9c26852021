import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { cuttableDatabase } from '../../test/cuttable-database';
import { makeBoard, makeFacility, makeMember, PASSWORD } from '../../test/factories';
import { recordStatements } from '../../test/record-statements';
import { callRootField, makeThings, type Things, sampleArguments } from '../../test/sample-values';
import { documentOf, rootFieldOf } from '../../test/schema-calls';
import { codeOf, startTestApp, type TestApp } from '../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { maxAgeIn } from '../app/graphql/cache-control';
import { createSchema } from '../app/graphql/schema';
import { ContentChanges } from '../database/content-changes';
import { createDataSource } from '../database/data-source';
import type { Member } from '../modules/member/member.entity';
import { BlindingExpiry } from '../modules/moderation/blinding-expiry';
import { createLogger } from '../shared/logger';
import { ResponseCache } from './response-cache';

const PLACE = 'query Place($id: ID!) { facility(id: $id) { name description viewerHasFavorited } }';
const TOGGLE = 'mutation ($input: ToggleFavoriteInput!) { toggleFavorite(input: $input) { id } }';
const RENAME = `UPDATE facility SET name = '왈왈 카페' WHERE id = $1`;
const PATIENCE_MS = 10_000;

let database: TestDatabase;
let other: DataSource;
let app: TestApp;
let neighbour: TestApp;
let statements: string[];
let id: string;
let member: Member;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('never');
    await sleep(5);
  }
}

const signIn = async (at: TestApp, password: string) =>
  at.run('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', { input: { email: member.email, password } });

async function notificationsDuring(work: () => Promise<unknown>): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const payloads: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => payloads.push(payload));
  await client.query('LISTEN content_changed');
  await work();
  // They arrive in order.
  await other.query(`NOTIFY content_changed, 'last'`);
  await until(() => payloads.includes('last'));
  await client.end();
  return payloads.length - 1;
}

/** Until both servers are notified of everything written so far: what is read from then on is cached. */
async function settle(): Promise<void> {
  const notified = [app, neighbour].map(({ changes }) => new Promise<void>((resolve) => changes.onChange(resolve)));
  await other.query(`NOTIFY content_changed`);
  await Promise.all(notified);
}

beforeAll(async () => {
  database = await createTestDatabase();
  other = await createDataSource(database.url).initialize();
  app = await startTestApp({ database });
  neighbour = await startTestApp({ database: { ...database, dataSource: other } });
  member = await makeMember(app.dataSource);
  for (const { changes } of [app, neighbour]) changes.start(database.url);
  await until(() => app.changes.isListening && neighbour.changes.isListening);
  statements = recordStatements(app.dataSource);
});
afterAll(async () => {
  await app.stop();
  await neighbour.stop();
  await other.destroy();
  await database.drop();
});
beforeEach(async () => {
  // The middle of a minute, which then does not end during a test.
  jest.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / 60_000) * 60_000 + 30_000);
  // Long enough to be compressed.
  id = String((await makeFacility(app.dataSource, { name: '멍멍 카페', description: '마당이 넓어요. '.repeat(100) })).id);
  await settle();
});
afterEach(() => jest.restoreAllMocks());

interface Read {
  status: number;
  text: string;
  headers: Record<string, string | undefined>;
}
type Headers = Record<string, string>;
type Ask = (headers?: Headers, at?: TestApp) => Promise<Read>;

const rest: Ask = async (headers = {}, at = app) => at.http.get(`/api/pet_facilities/${id}`).set(headers);
const post: Ask = async (headers = {}, at = app) =>
  at.http.post('/graphql').set(headers).send({ query: PLACE, variables: { id } });
const get: Ask = async (headers = {}, at = app) =>
  at.http
    .get('/graphql')
    .query({ query: PLACE, variables: JSON.stringify({ id }) })
    .set({ accept: 'application/json', ...headers });

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = statements.length;
  await work();
  return statements.slice(before);
}

describe.each([
  ['REST', rest],
  ['GraphQL by POST', post],
  ['GraphQL by GET', get],
] as const)('what visitors read over %s', (_, ask) => {
  /** Apollo gives the first response, the cache of documents the second. */
  const askTwice = async () => {
    await ask();
    return ask();
  };

  it('is read from the database once', async () => {
    const { text } = await askTwice();
    let again: Read | undefined;
    expect(await statementsOf(async () => (again = await ask()))).toEqual([]);
    expect([again?.status, again?.text]).toEqual([200, text]);
    expect(text).toContain('멍멍 카페');
  });

  it('is the same when cached as when read again, with and without compression', async () => {
    const facts = ({ status, text, headers }: Read) => [
      status,
      text,
      ...['content-type', 'cache-control', 'etag', 'vary'].map((name) => headers[name]),
    ];
    const made = await askTwice();
    for (const [encoding, expected] of [
      ['gzip', 'gzip'],
      ['br, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0', undefined],
    ] as const) {
      let cached: Read | undefined;
      expect(await statementsOf(async () => (cached = await ask({ 'accept-encoding': encoding })))).toEqual([]);
      expect([cached!.text, cached!.headers['content-encoding']]).toEqual([made.text, expected]);
    }
    const cached = await ask();
    await settle();
    expect(facts(await ask())).toEqual(facts(cached));
  });

  it('is new on every server soon after a write anywhere', async () => {
    for (const at of [app, neighbour]) for (let time = 0; time < 2; time++) await ask({}, at);
    await database.dataSource.query(RENAME, [id]);
    for (const at of [app, neighbour]) await until(async () => (await ask({}, at)).text.includes('왈왈 카페'));
  });

  it('is read again in the next minute', async () => {
    await askTwice();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect(await statementsOf(ask)).not.toEqual([]);
  });

  it('is never given to a member, nor a member’s to anybody else', async () => {
    const [first, second] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
    const tokens = [await app.signIn(first), await app.signIn(second)];
    await app.run(TOGGLE, { input: { facilityId: id } }, { token: tokens[0] });
    await settle();
    await askTwice();
    for (const token of tokens) {
      const read = await statementsOf(() => ask({ authorization: `Bearer ${token}` }));
      expect(read.filter((sql) => /FROM "?facility"?/.test(sql))).not.toEqual([]);
    }
    expect(await statementsOf(ask)).toEqual([]);
    expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${tokens[0]}` })).headers['cache-control'] ?? '').not.toContain('public');
    if (ask === rest) return;
    const answers = [];
    for (const headers of [{ authorization: `Bearer ${tokens[0]}` }, {}, { authorization: `Bearer ${tokens[1]}` }, {}])
      answers.push((await ask(headers as Headers)).text.includes('"viewerHasFavorited":true'));
    expect(answers).toEqual([true, false, false, false]);
  });

  it('carries nothing of the headers of who asked first', async () => {
    const evil = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      cookie: 'a=evil.example',
    };
    await ask(evil);
    await ask(evil);
    const { text, headers } = await ask();
    expect(text + JSON.stringify(headers)).not.toContain('evil.example');
  });
});

describe('a server', () => {
  it('never sends what it cached before a write of its own', async () => {
    const admin = await makeMember(app.dataSource, { isAdmin: true });
    const token = await app.signIn(admin);
    const board = await makeBoard(app.dataSource, { title: '소식', content: '글', memberId: admin.id });
    const read = async () => {
      const { data } = await app.run<{ board: object | null }>('query ($id: ID!) { board(id: $id) { title } }', { id: board.id });
      return data?.board;
    };
    for (let round = 0; round < 3; round++) {
      await app.dataSource.query('UPDATE board SET is_private = false WHERE id = $1', [board.id]);
      await settle();
      // The database's message is late.
      const late = jest.spyOn(app.changes as unknown as { notify: () => void }, 'notify').mockImplementation(() => {});
      for (let time = 0; time < 3; time++) expect(await read()).toEqual({ title: '소식' });
      const input = { id: board.id, title: '소식', content: '글', isPrivate: true };
      const { errors } = await app.run(
        'mutation ($input: UpdateBoardInput!) { updateBoard(input: $input) { id } }',
        { input },
        { token },
      );
      expect([errors, await read()]).toEqual([[], null]);
      late.mockRestore();
    }
  });

  it('caches nothing while it is not listening, and soon listens again', async () => {
    for (let time = 0; time < 2; time++) await post();
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'baldojang-changes' AND datname = current_database()`);
    await until(() => !app.changes.isListening);
    await app.dataSource.query(RENAME, [id]);
    for (let time = 0; time < 2; time++) expect((await post()).text).toContain('왈왈 카페');
    expect(await statementsOf(post)).not.toEqual([]);
    await until(() => app.changes.isListening && neighbour.changes.isListening);
    await settle();
    for (let time = 0; time < 2; time++) await post();
    expect(await statementsOf(post)).toEqual([]);
  });

  it('does not cache what was read before a change', async () => {
    let notify: () => void = () => {};
    const responses = new ResponseCache(
      { isListening: true, onChange: (listener) => (notify = listener) },
      { readsReplica: false },
    );
    const cachedAfter = async (meanwhile: () => void) => {
      const draft = responses.begin('key')!;
      meanwhile();
      responses.set(draft, { contentType: 'text/plain', text: '옛 글' }, 60);
      return (await responses.get('key'))?.body.toString();
    };
    expect([await cachedAfter(notify), await cachedAfter(() => responses.drop()), await cachedAfter(() => {})]).toEqual([
      undefined,
      undefined,
      '옛 글',
    ]);
  });

  it('caches nothing beyond the minute in which it was begun', async () => {
    const responses = new ResponseCache({ isListening: true, onChange: () => {} }, { readsReplica: false });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(59_900);
    const draft = responses.begin('key')!;
    clock.mockReturnValue(60_100);
    responses.set(draft, { contentType: 'text/plain', text: '열려 있음' }, 60);
    expect(await responses.get('key')).toBeUndefined();
  });

  it('caches nothing from a replica that may lag behind changes before it listened', async () => {
    const changes = new ContentChanges(app.dataSource, createLogger('silent'));
    const responses = new ResponseCache(changes, { readsReplica: true });
    changes.start(database.url);
    await until(() => changes.isListening);
    expect(responses.begin('key')).toBeUndefined();
    await changes.stop();
  });

  it('listens again after Postgres froze while it began to', async () => {
    const wire = await cuttableDatabase(database.url);
    const notify = jest.fn((...args: Parameters<DataSource['query']>) => app.dataSource.query(...args));
    notify.mockImplementationOnce(() => {
      wire.freeze();
      return new Promise<never>(() => {});
    });
    const changes = new ContentChanges({ query: notify } as unknown as DataSource, createLogger('silent'));
    changes.start(wire.url);
    await until(() => changes.isListening);
    expect(notify).toHaveBeenCalledTimes(2);
    await changes.stop();
    await wire.stop();
  });

  it('is not emptied by a visitor', async () => {
    for (let time = 0; time < 2; time++) await post();
    expect(codeOf(await signIn(app, 'wrong'))).toBe('UNAUTHENTICATED');
    expect(await statementsOf(post)).toEqual([]);
  });

  it('is not notified where nothing changes that visitors see', async () => {
    expect(
      await notificationsDuring(async () => {
        expect(codeOf(await signIn(neighbour, PASSWORD))).toBe('ok');
        await new BlindingExpiry({ dataSource: other, log: createLogger('silent') }).endDue();
      }),
    ).toBe(0);
    const { id: memberId } = await makeMember(app.dataSource);
    expect(await notificationsDuring(() => other.query(`UPDATE member SET nick_name = '보리' WHERE id = $1`, [memberId]))).toBe(
      1,
    );
  });

  it('does not cache errors', async () => {
    const missing = async (): Promise<Read> => app.http.get(`/api/pet_facilities/999999`);
    for (let time = 0; time < 2; time++) expect((await missing()).status).toBe(404);
    expect(await statementsOf(missing)).not.toEqual([]);
  });
});

/** Stores public responses by the headers that they vary with, and revalidates them each time. */
function cachingProxy(): Ask {
  const stored = new Map<string, Read>();
  return async (headers = {}) => {
    const key = JSON.stringify(['authorization', 'accept', 'accept-encoding', 'origin'].map((name) => headers[name]));
    const copy = stored.get(key);
    const response = await get(copy?.headers.etag ? { ...headers, 'if-none-match': copy.headers.etag } : headers);
    if (response.status === 304) return copy!;
    if (response.headers['cache-control']?.includes('public')) stored.set(key, response);
    return response;
  };
}

it('a cache in between gives members and visitors their own, and changes at the next question', async () => {
  const tokens = [await app.signIn(await makeMember(app.dataSource)), await app.signIn(await makeMember(app.dataSource))];
  const people = [{}, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))] as Headers[];
  const ask = cachingProxy();
  const favored = async () => {
    const texts = [];
    for (const headers of [...people, ...people]) texts.push((await ask(headers)).text.includes('"viewerHasFavorited":true'));
    return texts;
  };
  expect(await favored()).toEqual([false, false, false, false, false, false]);
  await app.run(TOGGLE, { input: { facilityId: id } }, { token: tokens[0] });
  expect(await favored()).toEqual([false, true, false, false, true, false]);
  await app.dataSource.query(RENAME, [id]);
  await settle();
  for (const headers of people) expect((await ask(headers)).text).toContain('왈왈 카페');
});

describe('what the schema lets be cached', () => {
  const schema = createSchema();
  const names = Object.keys(schema.getQueryType()!.getFields());
  const maxAgeOf = maxAgeIn(schema);
  const cached = names.filter((name) => maxAgeOf(documentOf(schema, name, { args: [] }), null) > 0);
  let things: Things;
  let tables: string[];
  let watched: string[];
  beforeAll(async () => {
    things = await makeThings(app.dataSource);
    const list = async (sql: string) => (await other.query<{ name: string }[]>(sql)).map(({ name }) => name);
    tables = await list(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'v', 'm') AND relnamespace = 'public'::regnamespace`,
    );
    watched = await list(`SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'content_changed'`);
  });

  it('is what everybody may read', () => {
    expect(names.filter((name) => rootFieldOf(schema, name).extensions.access === 'PUBLIC').sort()).toEqual(
      [...cached, 'kakaoSignIn'].sort(),
    );
  });

  it('every column of a member counts but the password and the last sign-in', async () => {
    const columns = await other.query<{ name: string }[]>(
      `SELECT attname AS name FROM pg_attribute JOIN pg_trigger ON tgrelid = attrelid
       WHERE tgname = 'content_changed' AND attrelid = 'member'::regclass AND attnum > 0 AND NOT attisdropped
         AND NOT attnum = ANY (tgattr) ORDER BY attname`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['last_sign_in_at', 'password_hash']);
  });

  it.each(cached)('%s is made of tables whose changes are noticed', async (name) => {
    const variables = sampleArguments(schema, name, things);
    const read = await statementsOf(async () => {
      const { errors } = await callRootField({ app, schema, name }, { viewer: null, variables, depth: 3 });
      expect(errors).toEqual([]);
    });
    const mentioned = tables.filter((table) => read.some((sql) => sql.split(/\W+/).includes(table)));
    expect(mentioned.filter((table) => !watched.includes(table))).toEqual([]);
  });
});
