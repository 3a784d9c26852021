import type { Drill } from './drill';
import { inWorld } from './drill-world';
import { withoutPostgres } from './postgres-away';

export const postgresFrozen: Drill = {
  name: 'postgres-frozen',
  what: 'Postgres with all its processes stands still under load: nothing hangs, nothing is lost of the pool, and all goes on afterwards',
  run: ({ seconds = 3, judgesTimes }) =>
    inWorld({ members: 10 }, (world) =>
      withoutPostgres(world, {
        takeAway: async () => world.postgres.freeze(),
        bringBack: async () => world.postgres.thaw(),
        seconds,
        judgesTimes,
      }),
    ),
};
