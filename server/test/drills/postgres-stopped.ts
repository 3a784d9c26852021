import type { Drill } from './drill';
import { inWorld } from './drill-world';
import { withoutPostgres } from './postgres-away';

export const postgresStopped: Drill = {
  name: 'postgres-stopped',
  what: 'Postgres is stopped at once under load: every request is answered in time with 503 and Retry-After, and all goes on when it is back',
  run: ({ seconds = 2, judgesTimes }) =>
    inWorld({ members: 10 }, (world) =>
      withoutPostgres(world, {
        takeAway: () => world.postgres.kill('SIGQUIT'),
        bringBack: () => world.postgres.start(),
        seconds,
        judgesTimes,
      }),
    ),
};
