import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillResult } from './drill';
import type { Answered } from './drill-client';
import type { World } from './drill-world';
import { type Load, startLoad } from './load';
import { ANSWER_WITHIN_MS, CROWDED_MACHINE_MS, isLate, Tally } from './tally';

const BEFORE_AND_AFTER_MS = 1_000;
/** Fewer prove nothing. Where Postgres hangs each takes its second. */
const ANSWERS_MIN = 20;
const AWAY_MIN = 5;
const POOL_SIZE = 10;
const PARALLEL = 30;
const HEALTH = /z$/;
const SETTLED_WITHIN_MS = 10_000;

interface Fault {
  takeAway: () => Promise<void>;
  /** Returns when Postgres answers. */
  bringBack: () => Promise<void>;
  seconds: number;
  judgesTimes?: boolean;
}

/** Load before, while and after the database is away, and what must hold then. */
export async function withoutPostgres(
  world: World,
  { takeAway, bringBack, seconds, judgesTimes = false }: Fault,
): Promise<DrillResult> {
  const { client, server } = world;
  const answers: Answered[] = [];
  client.onAnswer((answer) => HEALTH.test(answer.what) || answers.push(answer));
  const load = await startLoad(world);
  const tally = new Tally(client, { isTimed: judgesTimes });
  await sleep(BEFORE_AND_AFTER_MS);
  const before = answers.filter(({ ending }) => ending === 'done').length;

  await takeAway();
  const from = performance.now();
  const health = await watchHealth(world, seconds * 1_000);
  const until = performance.now();
  await bringBack();
  const back = performance.now();
  const recoveryMs = await firstSuccess(world);
  await sleep(BEFORE_AND_AFTER_MS);
  const refused = await load.stop();

  const away = answers.filter(({ startedAt, endedAt }) => startedAt >= from && endedAt <= until);
  const after = answers.filter(({ startedAt, ending }) => startedAt >= back && ending === 'done').length;
  const answered = away.find(({ ending }) => ending === 'done' || ending === 'refused');
  // Pictures too: whoever sends them is looked up before they are read.
  const late = judgesTimes ? away.find(isLate) : undefined;
  const slowest = Math.round(Math.max(0, ...away.map(({ startedAt, endedAt }) => endedAt - startedAt)));
  const pool = await settlePool(world);
  const failures = [
    ...tally.failures,
    ...refused,
    ...health.failures,
    ...(late ? [`${late.what} was answered after ${Math.round(late.endedAt - late.startedAt)} ms without a database`] : []),
    ...(answered ? [`${answered.what} was answered ${answered.status} without a database`] : []),
    ...(Math.min(before, after) < ANSWERS_MIN || away.length < AWAY_MIN
      ? [`too few answers: ${before}, ${away.length}, ${after}`]
      : []),
    ...(judgesTimes && recoveryMs > ANSWER_WITHIN_MS + CROWDED_MACHINE_MS
      ? [`the first success came ${recoveryMs} ms after the database`]
      : []),
    ...pool.failures,
    ...(server.child.exitCode === null && server.child.signalCode === null ? [] : ['the server ended']),
    ...(await load.history.check(world.postgres)),
  ];
  const times = {
    'slowest while away ms': slowest,
    'first success after ms': recoveryMs,
    'connections afterwards': pool.connections,
  };
  return { counts: countsOf({ before, away: away.length, after }, times, health.counts, tally, load), failures };
}

function countsOf(
  answers: { before: number; away: number; after: number },
  times: Record<string, number>,
  health: Record<string, number>,
  tally: Tally,
  { history }: Load,
): Record<string, number> {
  return {
    'done before': answers.before,
    'answered while away': answers.away,
    'done after': answers.after,
    ...times,
    ...health,
    ...tally.counts,
    ...history.counts,
  };
}

/** Asks both for so long: /healthz goes on saying yes, /readyz says no. */
async function watchHealth({ client }: World, ms: number) {
  const until = performance.now() + ms;
  const wrong = new Set<string>();
  let probes = 0;
  while (performance.now() < until) {
    const [healthz, readyz] = await Promise.all([client.rest('GET', '/healthz'), client.rest('GET', '/readyz')]);
    if (healthz.status !== 200) wrong.add(`/healthz said ${healthz.status}`);
    if (readyz.status !== 503 && readyz.endedAt < until) wrong.add(`/readyz said ${readyz.status}`);
    probes += 1;
    await sleep(50);
  }
  return { failures: [...wrong], counts: { 'health probes': probes } };
}

async function firstSuccess({ client, facilityIds }: World): Promise<number> {
  const from = performance.now();
  while ((await client.rest('GET', `/api/pet_facilities/${facilityIds[0]}`)).ending !== 'done')
    if (performance.now() - from > SETTLED_WITHIN_MS) break;
    else await sleep(5);
  return Math.round(performance.now() - from);
}

/** Nothing of the pool is lost: it serves more requests than it has connections, and rests afterwards with no more than it may have. */
export async function settlePool({ client, facilityIds, postgres }: World): Promise<{ connections: number; failures: string[] }> {
  const paths = Array.from({ length: PARALLEL }, (_, index) => `/api/pet_facilities/${facilityIds[index % facilityIds.length]}`);
  const answers = await Promise.all(paths.map((path) => client.rest('GET', path)));
  const undone = answers.filter(({ ending }) => ending !== 'done').length;
  const until = performance.now() + SETTLED_WITHIN_MS;
  let backends = await postgres.backends();
  const isAtRest = () => backends.length <= POOL_SIZE && backends.every(({ state }) => state === 'idle');
  while (!isAtRest() && performance.now() < until) {
    await sleep(100);
    backends = await postgres.backends();
  }
  return {
    connections: backends.length,
    failures: [
      ...(undone > 0 ? [`afterwards ${undone} of ${PARALLEL} parallel requests were not done`] : []),
      ...(isAtRest() ? [] : [`the pool is not at rest: ${backends.map(({ state }) => state).join(', ')}`]),
    ],
  };
}
