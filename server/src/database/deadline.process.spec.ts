import { setTimeout as sleep } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import type { DataSource } from 'typeorm';
import { Facility } from '../modules/facility/facility.entity';
import { AppError } from '../shared/errors';
import { createDataSource } from './data-source';
import { withDatabaseDeadline } from './deadline';
import { migrate } from './migrate';
import { openScratchPostgres, type ScratchPostgres } from '../../test/scratch-postgres';

const POOL_SIZE = 3;
/** Enough for a busy machine, and far below the pool's own connection timeout. */
const BUDGET_MS = 600;

const withinBudget = <T>(fn: () => Promise<T>) => withDatabaseDeadline(BUDGET_MS, fn);

const isUnavailable = (error: unknown) =>
  error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE' && error.retryAfter === 1;

async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'answered',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
  );
}

describe('database deadline of a request', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    dataSource = await createDataSource(postgres.url, { poolSize: POOL_SIZE }).initialize();
    await migrate(dataSource);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await postgres.close();
  });

  const backends = () =>
    execFileSync('pgrep', ['-P', String(postgres.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  const signalAll = (signal: NodeJS.Signals) => [postgres.pid, ...backends()].forEach((pid) => process.kill(pid, signal));

  it('does not affect fast queries, through TypeORM and as SQL', async () => {
    await expect(withinBudget(() => dataSource.getRepository(Facility).count())).resolves.toBe(0);
    await expect(withinBudget(() => dataSource.query("SELECT 1::bigint AS one, DATE '2026-02-03' AS day"))).resolves.toEqual([
      { one: 1, day: '2026-02-03' },
    ]);
  });

  it('cancels a slow query, in Postgres too', async () => {
    await expect(outcomeOf(withinBudget(() => dataSource.query('SELECT pg_sleep(60)')))).resolves.toBe('unavailable');
    const stillRunning = async () =>
      (
        await dataSource.query<unknown[]>(
          `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(%' AND state = 'active'`,
        )
      ).length;
    while ((await stillRunning()) > 0) await sleep(20);
  });

  it('adds up the queries of a request, concurrent ones once', async () => {
    const half = `SELECT pg_sleep(${BUDGET_MS / 1000 / 2})`;
    const parallel = withinBudget(() => Promise.all([dataSource.query(half), dataSource.query(half)]));
    await expect(outcomeOf(parallel)).resolves.toBe('answered');
    const oneAfterTheOther = withinBudget(async () => {
      for (let query = 0; query < 3; query++) await dataSource.query(half);
    });
    await expect(outcomeOf(oneAfterTheOther)).resolves.toBe('unavailable');
  });

  it('does not count the request’s other work', async () => {
    const request = withinBudget(async () => {
      await sleep(BUDGET_MS * 1.5);
      await dataSource.query('SELECT 1');
    });
    await expect(outcomeOf(request)).resolves.toBe('answered');
  });

  it('counts waiting for a connection', async () => {
    const holders = Array.from({ length: POOL_SIZE }, () => dataSource.createQueryRunner());
    await Promise.all(holders.map((holder) => holder.connect()));
    await expect(outcomeOf(withinBudget(() => dataSource.query('SELECT 1')))).resolves.toBe('unavailable');
    await Promise.all(holders.map((holder) => holder.release()));
    await expect(outcomeOf(withinBudget(() => dataSource.query('SELECT 1')))).resolves.toBe('answered');
  });

  it('leaves no open transaction when time runs out within one', async () => {
    const insert = `INSERT INTO facility_import (file_name, file_hash, report) VALUES ('half', 'x', '{}')`;
    const request = withinBudget(() =>
      dataSource.transaction(async (manager) => {
        await manager.query(insert);
        await manager.query('SELECT pg_sleep(60)').catch(() => {});
        // Must not reach a connection that another request gets.
        await manager.query(insert);
      }),
    );
    await expect(outcomeOf(request)).resolves.toBe('unavailable');
    const seen = await Promise.all(
      Array.from({ length: POOL_SIZE }, () =>
        dataSource.query(
          `SELECT count(*) AS rows, pg_current_xact_id_if_assigned() AS xact FROM facility_import WHERE file_name = 'half'`,
        ),
      ),
    );
    expect(seen).toEqual(Array.from({ length: POOL_SIZE }, () => [{ rows: 0, xact: null }]));
  });

  it('reports a frozen Postgres as unavailable, loses no connection and recovers', async () => {
    await Promise.all(Array.from({ length: POOL_SIZE }, () => dataSource.query('SELECT 1')));
    signalAll('SIGSTOP');
    try {
      // More than the pool's size, first with open connections, then with new ones.
      for (let round = 0; round < 2; round++) {
        const requests = Array.from({ length: POOL_SIZE * 3 }, (_, index) =>
          outcomeOf(withinBudget(() => (index % 2 ? dataSource.query('SELECT 1') : dataSource.getRepository(Facility).count()))),
        );
        expect(new Set(await Promise.all(requests))).toEqual(new Set(['unavailable']));
      }
    } finally {
      signalAll('SIGCONT');
    }
    // As many concurrent statements as connections.
    const all = Array.from({ length: POOL_SIZE }, () => dataSource.query('SELECT pg_sleep(0.05)'));
    expect(await Promise.all(all.map(outcomeOf))).toEqual(Array.from({ length: POOL_SIZE }, () => 'answered'));
  });

  it('reports a stopped Postgres as unavailable, also within an open transaction, and recovers', async () => {
    const before = postgres.pid;
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    let goOn = () => {};
    const gone = new Promise<void>((resolve) => (goOn = resolve));
    const open = outcomeOf(
      dataSource.transaction(async (manager) => {
        await manager.query('SELECT 1');
        hasBegun();
        await gone;
        await manager.query('SELECT 1');
      }),
    );
    await begun;
    process.kill(before, 'SIGKILL');

    let outcome: unknown;
    do outcome = await outcomeOf(withinBudget(() => dataSource.query('SELECT 1')));
    while (outcome === 'answered');
    expect(outcome).toBe('unavailable');
    goOn();
    await expect(open).resolves.toBe('unavailable');

    // The lease restarts the embedded server at the same address.
    do outcome = await outcomeOf(withinBudget(() => dataSource.query('SELECT 1')));
    while (outcome === 'unavailable');
    expect(outcome).toBe('answered');
    expect(postgres.pid).not.toBe(before);
  });

  it('translates too many connections and a cancelled statement', async () => {
    await expect(outcomeOf(dataSource.query(`DO $$ BEGIN RAISE SQLSTATE '53300'; END $$`))).resolves.toBe('unavailable');
    await expect(outcomeOf(dataSource.query(`DO $$ BEGIN RAISE SQLSTATE '57014'; END $$`))).resolves.toBe('unavailable');
  });

  it('does not translate programming errors', async () => {
    await expect(dataSource.query('SELECT nonsense')).rejects.toMatchObject({ name: 'QueryFailedError', code: '42703' });
    await expect(withinBudget(() => dataSource.query('SELECT nonsense'))).rejects.toMatchObject({ name: 'QueryFailedError' });
    const runner = dataSource.createQueryRunner();
    await runner.release();
    await expect(runner.query('SELECT 1')).rejects.toMatchObject({ name: 'QueryRunnerAlreadyReleasedError' });
  });
});
