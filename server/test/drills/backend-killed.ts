import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill';
import { inWorld } from './drill-world';
import { startLoad } from './load';
import { settlePool } from './postgres-away';
import { Tally } from './tally';

const KILLED_EVERY_MS = 50;
const KILLED_MIN = 5;
/** One that works for somebody, where there is one. */
const KILL_ONE = `
  SELECT state, pg_terminate_backend(pid) AS killed FROM (
    SELECT pid, state FROM pg_stat_activity
    WHERE datname = 'baldojang' AND application_name = 'baldojang' AND backend_type = 'client backend'
    ORDER BY state LIKE 'idle in transaction%' DESC, state = 'active' DESC, random() LIMIT 1) AS chosen`;

export const backendKilled: Drill = {
  name: 'backend-killed',
  what: 'connections are killed one after the other while members write: requests end well or with 503, and no write by half',
  run: ({ seconds = 3, judgesTimes }) =>
    inWorld({ members: 10 }, async (world) => {
      const { postgres, client, server } = world;
      const load = await startLoad(world, { readers: 5 });
      const tally = new Tally(client, { isTimed: judgesTimes });
      const killer = await postgres.connect();
      const killed = { 'killed at work': 0, 'killed idle': 0 };
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until) {
        await sleep(KILLED_EVERY_MS);
        const [victim] = (await killer.query<{ state: string }>(KILL_ONE)).rows;
        if (victim) killed[victim.state === 'idle' ? 'killed idle' : 'killed at work'] += 1;
      }
      await killer.end();
      const refused = await load.stop();
      const pool = await settlePool(world);
      return {
        counts: { ...killed, ...tally.counts, ...load.history.counts, 'connections afterwards': pool.connections },
        failures: [
          ...tally.failures,
          ...refused,
          ...pool.failures,
          ...(killed['killed at work'] < KILLED_MIN ? ['too few were killed at work'] : []),
          ...(server.child.exitCode === null ? [] : ['the server ended']),
          ...(await load.history.check(postgres)),
        ],
      };
    }),
};
