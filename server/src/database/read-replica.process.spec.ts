import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { makeBoard, makeFacility, makeMember } from '../../test/factories';
import { RestClient } from '../../test/rest-client';
import { startTestApp, type TestApp } from '../../test/test-app';
import { callRootField, makeThings, workingArguments } from '../../test/sample-values';
import { isQuery } from '../../test/schema-calls';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { accessLevelOf, rootFieldsOf } from '../app/graphql/auth-checker';
import { createSchema } from '../app/graphql/schema';
import type { Facility } from '../modules/facility/facility.entity';
import type { Member } from '../modules/member/member.entity';
import { createDataSource } from './data-source';
import { migrate } from './migrate';
import { onPrimary, onReplica } from './replica-reads';
import { openScratchPostgres, type ScratchPostgres } from '../../test/scratch-postgres';

const NAME = 'query Name($id: ID!) { facility(id: $id) { name } }';
const BOARDS = '{ boards { items { title } } }';

/** A primary whose replica is a separate database with other content, like one that lags. */
interface Pair {
  primary: TestDatabase;
  replica: DataSource;
  app: TestApp;
  member: Member;
  token: string;
  place: Facility;
}

async function openPair(readUrl: string, databaseDeadlineMs?: number): Promise<Pair> {
  const primary = await createTestDatabase();
  await primary.dataSource.destroy();
  const both = { ...primary, dataSource: await createDataSource(primary.url, { readUrl }).initialize() };
  const app = await startTestApp({ database: both, databaseDeadlineMs, config: { publicUrl: 'https://baldojang.example' } });
  const replica = await createDataSource(readUrl).initialize();
  const place = await makeFacility(both.dataSource, { name: '지금의 이름' });
  await makeFacility(replica, { name: '조금 전 이름', id: place.id });
  const member = await makeMember(both.dataSource);
  return { primary: both, replica, app, member, token: await app.signIn(member), place };
}

async function close({ app, primary, replica }: Pair): Promise<void> {
  await app.stop();
  await replica.destroy();
  await primary.dataSource.destroy();
  await primary.drop();
}

const nameFor = async ({ app, place }: Pair, token?: string) => {
  const { data, errors } = await app.run<{ facility: { name: string } }>(NAME, { id: place.id }, { token });
  return errors[0]?.message ?? data?.facility.name;
};

describe('a replica that lags', () => {
  let pair: Pair;
  let lagging: TestDatabase;
  let rest: RestClient;
  beforeAll(async () => {
    lagging = await createTestDatabase();
    pair = await openPair(lagging.url);
    rest = new RestClient(() => pair.app.url);
  });
  afterAll(async () => {
    await close(pair);
    await lagging.drop();
  });

  it('serves visitors: GraphQL, REST, pages and the sitemap', async () => {
    const { app, place, replica } = pair;
    expect(await nameFor(pair)).toBe('조금 전 이름');
    const { body } = await rest.ask<{ name: string }>('GET', `/api/pet_facilities/${place.id}`);
    expect(JSON.stringify(body)).toContain('조금 전 이름');
    const { id } = await makeBoard(replica, { title: '조금 전 소식' });
    const { data } = await app.run(BOARDS);
    expect(data).toEqual({ boards: { items: [{ title: '조금 전 소식' }] } });
    expect((await app.http.get('/sitemap.xml')).text).toContain(`/board/${id}<`);
    await app.http.get(`/share/board/${id}/x.png`).expect(302);
  });

  it('does not serve members: they see the latest data over GraphQL and REST', async () => {
    const { place, token, app } = pair;
    expect(await nameFor(pair, token)).toBe('지금의 이름');
    const { body } = await rest.ask('GET', `/api/pet_facilities/${place.id}`, undefined, token);
    expect(JSON.stringify(body)).toContain('지금의 이름');
    expect((await app.run(BOARDS, {}, { token })).data).toEqual({ boards: { items: [] } });
  });

  it('takes part in no mutation, not even a visitor’s', async () => {
    const { app, member } = pair;
    const input = { email: member.email, password: 'Gaenari-7!' };
    const { data } = await app.run('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', { input });
    expect(data).toEqual({ signIn: { token: expect.any(String) as string } });
    await app.run('mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }', {
      input: { email: 'visitor@baldojang.example', subject: '문의', message: '언제 문을 여나요?' },
    });
    const count = (dataSource: DataSource) => dataSource.query('SELECT count(*)::int AS count FROM inquiry');
    expect([await count(app.dataSource), await count(pair.replica)]).toEqual([[{ count: 1 }], [{ count: 0 }]]);
  });

  it('serves no sessions: signing out takes effect at once, and readiness checks the primary', async () => {
    const { app, member } = pair;
    const token = await app.signIn(member);
    await app.run('mutation { signOut }', {}, { token });
    expect((await app.run('{ viewer { id } }', {}, { token })).status).toBe(401);
    await app.http.get('/readyz').expect(200);
  });

  it('counts no requests: rate limits are counted on the primary', async () => {
    const { app, replica } = pair;
    await app.run(BOARDS);
    const counted = (dataSource: DataSource) =>
      dataSource.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM rate_limit WHERE key LIKE 'REQUESTS:%'`);
    expect(await counted(app.dataSource)).toEqual([{ count: 1 }]);
    expect(await counted(replica)).toEqual([{ count: 0 }]);
  });

  it('rejects writes without a fallback, and does not serve onPrimary', async () => {
    const { dataSource } = pair.app;
    const write = () => dataSource.query(`INSERT INTO tag (name) VALUES ('길')`);
    await expect(onReplica(write)).rejects.toMatchObject({ driverError: { code: '25006' } });
    await expect(onReplica(() => dataSource.transaction((manager) => manager.query(`DELETE FROM tag`)))).rejects.toMatchObject({
      driverError: { code: '25006' },
    });
    await expect(onReplica(() => onPrimary(write))).resolves.toBeDefined();
    // A programming error does not pause the replica.
    expect(await nameFor(pair)).toBe('조금 전 이름');
  });

  it('may have an older schema: the primary answers', async () => {
    const { replica } = pair;
    await replica.query('ALTER TABLE facility RENAME COLUMN name TO former_name');
    expect(await nameFor(pair)).toBe('지금의 이름');
    await replica.query('ALTER TABLE facility RENAME COLUMN former_name TO name');
    expect(await nameFor(pair)).toBe('조금 전 이름');
  });
});

describe('a replica with all data', () => {
  const schema = createSchema();
  const queries = rootFieldsOf(schema).flatMap((field) =>
    isQuery(schema, field.name) && accessLevelOf(field) === 'PUBLIC' ? [field.name] : [],
  );
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    const dataSource = await createDataSource(database.url, { readUrl: database.url }).initialize();
    app = await startTestApp({ database: { ...database, dataSource } });
  });
  afterAll(async () => {
    await app.stop();
    await app.dataSource.destroy();
    await database.drop();
  });

  it.each(queries)('answers every field of a visitor’s %s, because none of them writes', async (name) => {
    const things = await makeThings(database.dataSource);
    const variables = await workingArguments({ app, schema, name }, things);
    const { errors } = await callRootField({ app, schema, name }, { viewer: null, variables, depth: 8 });
    expect(errors.map(({ extensions }) => extensions?.code).filter((code) => code !== 'FORBIDDEN')).toEqual([]);
  });
});

describe('a replica that fails', () => {
  let server: ScratchPostgres;
  let pair: Pair;
  beforeAll(async () => {
    server = await openScratchPostgres();
    const schema = await createDataSource(server.url).initialize();
    await migrate(schema);
    await schema.destroy();
    pair = await openPair(server.url, 3_000);
  });
  afterAll(async () => {
    await close(pair);
    await server.close();
  });

  const signalAll = (signal: NodeJS.Signals) => {
    const backends = execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    for (const pid of [server.pid, ...backends]) process.kill(pid, signal);
  };
  /** More concurrent requests than connections. */
  const ask = () => Promise.all(Array.from({ length: 15 }, () => nameFor(pair)));
  const backOnReplica = async () => {
    while ((await nameFor(pair)) !== '조금 전 이름') await sleep(100);
  };
  /** Opens all connections first: opening one may exceed the replica's time limit. */
  const allOnReplica = async () => {
    while ((await ask()).some((answer) => answer !== '조금 전 이름')) await sleep(100);
  };

  it('fails over when it stops: running requests continue on the primary, and later ones return to it', async () => {
    await allOnReplica();
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    const answers: (string | undefined)[] = [];
    do answers.push(...(await ask()));
    while (!answers.includes('지금의 이름'));
    expect(answers.filter((answer) => answer !== '지금의 이름' && answer !== '조금 전 이름')).toEqual([]);
    // The lease restarts the scratch server.
    await backOnReplica();
  }, 60_000);

  it('fails over when it freezes, and is paused until it answers', async () => {
    await allOnReplica();
    signalAll('SIGSTOP');
    try {
      expect(new Set(await ask())).toEqual(new Set(['지금의 이름']));
      expect(new Set(await ask())).toEqual(new Set(['지금의 이름']));
    } finally {
      signalAll('SIGCONT');
    }
    await backOnReplica();
  }, 60_000);

  it('is still used after one statement timed out', async () => {
    const holder = pair.replica.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE facility IN ACCESS EXCLUSIVE MODE');
    expect(await nameFor(pair)).toBe('지금의 이름');
    await holder.rollbackTransaction();
    await holder.release();
    // Probed at once; after another failure it would be paused for longer.
    await sleep(1_000);
    expect(await nameFor(pair)).toBe('조금 전 이름');
  }, 60_000);

  it('repeats a whole transaction on the primary after a failure within it', async () => {
    const { dataSource } = pair.app;
    const sqlOf = (name: string) => `SELECT name FROM facility WHERE name = '${name}'`;
    let round = 0;
    const read = onReplica(() =>
      dataSource.transaction(async (manager) => {
        round += 1;
        const first = await manager.query<unknown[]>(sqlOf('조금 전 이름'));
        if (round === 1) {
          await pair.replica.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction' AND application_name = 'baldojang'`,
          );
        }
        const second = await manager.query<unknown[]>(sqlOf('지금의 이름'));
        return [first.length, second.length];
      }),
    );
    await expect(read).resolves.toEqual([0, 1]);
    expect(round).toBe(2);
    await backOnReplica();
  }, 60_000);

  it('may be unreachable from the start, or refuse the password', async () => {
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    for (const readUrl of ['postgres://nobody@127.0.0.1:1/nothing', wrong.href]) {
      const dataSource = await createDataSource(pair.primary.url, { readUrl }).initialize();
      await expect(onReplica(() => dataSource.query('SELECT 1 AS one'))).resolves.toEqual([{ one: 1 }]);
      await dataSource.destroy();
    }
  });
});
