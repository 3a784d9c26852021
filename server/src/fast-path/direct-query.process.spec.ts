import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { prepared } from '../shared/prepared';
import { createDataSource } from '../database/data-source';
import { withDatabaseDeadline } from '../database/deadline';
import { openScratchPostgres, type ScratchPostgres } from '../../test/scratch-postgres';

const PID = prepared('SELECT pg_backend_pid() AS pid, $1::int AS given');
const DIVIDED = prepared('SELECT 1 / $1::int AS quotient');
const LOCKED = prepared('SELECT pg_advisory_xact_lock($1::int)');
const SECONDS = prepared('SELECT pg_sleep($1::float8)');

describe('statements that connections keep', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    dataSource = await createDataSource(postgres.url, { poolSize: 3 }).initialize();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await postgres.close();
  });

  const inRequest = <T>(work: () => Promise<T>) => withDatabaseDeadline(2_000, work);
  const ask = async (sql: string, ...values: unknown[]) => (await dataSource.query<Record<string, number>[]>(sql, values))[0]!;
  const pidOf = async () => (await ask(PID, 0)).pid;

  it('go over one connection where one request sends them in one turn, and each has its own answer', async () => {
    for (let round = 0; round < 2; round++) {
      const answers = await inRequest(() => Promise.all([1, 2, 3].map((given) => ask(PID, given))));
      expect(answers.map(({ given }) => given)).toEqual([1, 2, 3]);
      expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
    }
  });

  it('of several requests go over several', async () => {
    const pids = await Promise.all([inRequest(pidOf), inRequest(pidOf), inRequest(pidOf)]);
    expect(new Set(pids).size).toBe(3);
  });

  it('do not wait for what the request sent before', async () => {
    const holder = dataSource.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock(7)');
    await inRequest(async () => {
      const waiting = ask(LOCKED, 7);
      await sleep(50);
      await pidOf();
      await holder.query('SELECT pg_advisory_unlock(7)');
      await waiting;
    });
    await holder.release();
  });

  it('fail separately, and the connection stays usable', async () => {
    const [bad, good] = await inRequest(() => Promise.allSettled([ask(DIVIDED, 0), ask(DIVIDED, 1)]));
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('division by zero') as string } });
    expect(good).toEqual({ status: 'fulfilled', value: { quotient: 1 } });
    expect(await ask(DIVIDED, 1)).toEqual({ quotient: 1 });
  });

  it('end together when the time of the request is used up, and leave no place in the pool taken', async () => {
    const late = await withDatabaseDeadline(200, () => Promise.allSettled([ask(SECONDS, 30), ask(PID, 1)]));
    expect(late).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { code: 'SERVICE_UNAVAILABLE' } })));
    const pids = await Promise.all([inRequest(pidOf), inRequest(pidOf), inRequest(pidOf)]);
    expect(new Set(pids).size).toBe(3);
  });
});
