import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill';
import { inWorld } from './drill-world';
import { startLoad } from './load';
import { settlePool } from './postgres-away';
import { Tally } from './tally';

const KILLS_MIN = 3;
const UP_AT_MOST_MS = 900;
const DOWN_AT_MOST_MS = 200;

export const postgresKilledWhileWriting: Drill = {
  name: 'postgres-killed-while-writing',
  what: 'Postgres is killed (kill -9), about once a second, while members write: what was confirmed is there once, what was refused is not',
  run: ({ seconds = 3, judgesTimes }) =>
    inWorld({ members: 10 }, async (world) => {
      const { postgres, client, server } = world;
      const load = await startLoad(world, { readers: 3 });
      const tally = new Tally(client, { isTimed: judgesTimes });
      const until = performance.now() + seconds * 1_000;
      let kills = 0;
      let slowestStartMs = 0;
      while (kills < KILLS_MIN || performance.now() < until) {
        await sleep(100 + Math.random() * UP_AT_MOST_MS);
        await postgres.kill('SIGKILL');
        kills += 1;
        await sleep(Math.random() * DOWN_AT_MOST_MS);
        const startedAt = performance.now();
        await postgres.start();
        slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - startedAt));
      }
      const refused = await load.stop();
      const pool = await settlePool(world);
      return {
        counts: { kills, 'slowest start of Postgres ms': slowestStartMs, ...tally.counts, ...load.history.counts },
        failures: [
          ...tally.failures,
          ...refused,
          ...pool.failures,
          ...(tally.count('done') === 0 || tally.count('unavailable') === 0 ? ['the kills met no request'] : []),
          ...(server.child.exitCode === null ? [] : ['the server ended']),
          ...(await load.history.check(postgres)),
        ],
      };
    }),
};
