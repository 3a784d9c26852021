import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill';
import type { Answered } from './drill-client';
import { inWorld, type World } from './drill-world';
import { settlePool } from './postgres-away';
import { Tally } from './tally';

/** Fewer than the pool has connections, and many more. */
const FEW = 4;
const MANY = 40;
const OTHERS = 4;

export const poolExhausted: Drill = {
  name: 'pool-exhausted',
  what: 'requests wait for a lock that nobody gives back, few and then more than there are connections: each ends in time, and others go on',
  run: ({ seconds = 4, judgesTimes }) =>
    inWorld({ members: 1 }, async (world) => {
      await readOthers(world, performance.now() + 1_000, 1);
      await waitForLock(world, performance.now() + 500, 1);
      const tally = new Tally(world.client, { isTimed: judgesTimes });
      const holder = await world.postgres.connect();
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE review IN ACCESS EXCLUSIVE MODE');

      const few = await underWay(world, FEW, (seconds / 2) * 1_000);
      const many = await underWay(world, MANY, (seconds / 2) * 1_000);
      const left = await countWaiting(world);
      await holder.query('ROLLBACK');
      await holder.end();

      const pool = await settlePool(world);
      const [after] = await waitForLock(world, 0, 1);
      return {
        counts: {
          'waited, few': few.waited.length,
          'others done meanwhile': count(few.others, 'done'),
          'waited, many': many.waited.length,
          'others done then': count(many.others, 'done'),
          'others turned away then': count(many.others, 'unavailable'),
          ...tally.counts,
          'connections afterwards': pool.connections,
        },
        failures: [
          ...tally.failures,
          ...pool.failures,
          ...[...few.waited, ...many.waited]
            .filter(({ ending }) => ending !== 'unavailable')
            .map(({ what, status }) => `${what} was answered ${status} through a lock`),
          ...few.others
            .filter(({ ending }) => ending !== 'done')
            .map(({ what, status }) => `${what} was answered ${status} beside a few that wait`),
          ...[...few.health, ...many.health]
            .filter(({ status }) => status !== 200)
            .map(({ status }) => `/healthz said ${status}`),
          ...(few.waited.length < FEW || many.waited.length < MANY || few.others.length === 0 ? ['too few requests'] : []),
          ...(left > 0 ? [`${left} statements go on waiting for nobody`] : []),
          ...(after?.ending === 'done' ? [] : ['the table cannot be read afterwards']),
        ],
      };
    }),
};

async function underWay(world: World, waiting: number, ms: number) {
  const until = performance.now() + ms;
  const health: Answered[] = [];
  const [waited, others] = await Promise.all([
    waitForLock(world, until, waiting),
    readOthers(world, until, OTHERS),
    repeat(until, 1, async () => health.push(await world.client.rest('GET', '/healthz'))),
  ]);
  return { waited, others, health };
}

/** Reads and writes what the lock is on. */
function waitForLock({ client, facilityIds, members }: World, until: number, sideBySide: number): Promise<Answered[]> {
  const form = () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ facilityId: String(facilityIds[0]), review: '기다려요', rating: '5' }))
      data.append(name, value);
    return data;
  };
  let turn = 0;
  return collect(until, sideBySide, () =>
    turn++ % 2 === 0
      ? client.graphql('query Reviews { reviews { totalCount items { id } } }', {})
      : client.rest('POST', '/api/review/add', { token: members[0]!.token, form: form() }),
  );
}

/** Needs the database, and nothing of the lock. */
function readOthers({ client, facilityIds, boardId }: World, until: number, sideBySide: number): Promise<Answered[]> {
  let turn = 0;
  return collect(until, sideBySide, () =>
    turn++ % 2 === 0
      ? client.graphql('query Facility($id: ID!) { facility(id: $id) { name } }', { id: facilityIds[0] })
      : client.rest('GET', `/api/board/${boardId}`),
  );
}

/** Each lane asks once at least. */
async function collect(until: number, sideBySide: number, ask: () => Promise<Answered>): Promise<Answered[]> {
  const answers: Answered[] = [];
  await repeat(until, sideBySide, async () => answers.push(await ask()));
  return answers;
}

async function repeat(until: number, sideBySide: number, work: () => Promise<unknown>): Promise<void> {
  const lane = async () => {
    do {
      await work();
      await sleep(10);
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
}

/** Statements of the server that wait for the lock; what was given up is cancelled within a moment. */
async function countWaiting({ postgres }: World): Promise<number> {
  let waiting = 0;
  for (let attempt = 0; attempt < 50; attempt++) {
    waiting = (await postgres.backends()).filter(({ isWaiting }) => isWaiting).length;
    if (waiting === 0) return 0;
    await sleep(100);
  }
  return waiting;
}

const count = (answers: Answered[], ending: Answered['ending']) => answers.filter((answer) => answer.ending === ending).length;
