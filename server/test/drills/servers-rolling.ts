import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../server-process';
import { SmallProxy } from '../small-proxy';
import type { Drill } from './drill';
import { DrillClient } from './drill-client';
import { inWorld, type World } from './drill-world';
import { startLoad } from './load';
import { IN_PRODUCTION, SecondServer, signInAll } from './servers-in-production';
import { Tally } from './tally';

const BETWEEN_MS = 500;
const READY_WITHIN_MS = 30_000;
/** Below it nothing was really going on. */
const DONE_MIN = 100;
/** A 503 that comes later says that the machine is crowded (DATABASE_DEADLINE_MS); one that comes sooner, that somebody had gone. */
const OUT_OF_TIME_MS = 850;
const TOLD_MAX = 5;

export const serversRolling: Drill = {
  name: 'servers-rolling',
  what: 'two servers behind a proxy are restarted in turn under load of reads, writes and uploads: not one request fails',
  run: ({ seconds = 10 }) =>
    inWorld({ members: 4, env: () => IN_PRODUCTION }, async (world) => {
      const second = await SecondServer.launch(world);
      const proxy = await SmallProxy.open({ targets: [world.server.url, second.server.url], addressOf: nextAddress() });
      try {
        return await roll(world, second, proxy, seconds);
      } finally {
        await proxy.close();
        await second.server.stop('SIGKILL');
      }
    }),
};

async function roll(world: World, second: SecondServer, proxy: SmallProxy, seconds: number) {
  const members = await signInAll(proxy.url, world.members);
  const client = new DrillClient(proxy.url);
  const load = await startLoad({ ...world, client, members }, { readers: 4 });
  const tally = new Tally(client);
  const turnedAway: string[] = [];
  client.onAnswer(({ ending, what, body, startedAt, endedAt }) => {
    if (ending === 'unavailable' && endedAt - startedAt < OUT_OF_TIME_MS) turnedAway.push(`${what}: 503 ${JSON.stringify(body)}`);
  });
  const failures: string[] = [];
  let restarts = 0;
  const restart = async (server: ServerProcess, again: () => Promise<void>) => {
    const code = await server.stop('SIGTERM');
    if (code !== 0) failures.push(`a server ended with ${code}`);
    await again();
    restarts += 1;
    const until = performance.now() + READY_WITHIN_MS;
    while (!proxy.sendsTo(server.url) && performance.now() < until) await sleep(50);
    if (!proxy.sendsTo(server.url)) failures.push('a server did not become ready again');
    await sleep(BETWEEN_MS);
  };
  const until = performance.now() + seconds * 1_000;
  do {
    await restart(world.server, () => world.restart());
    await restart(second.server, () => second.restart());
  } while (performance.now() < until);
  const refused = await load.stop();
  return {
    counts: {
      restarts,
      'requests turned away': turnedAway.length,
      'requests out of database time': tally.count('unavailable') - turnedAway.length,
      'requests broken or failed': tally.count('broken') + tally.count('failed') + tally.count('hung'),
      ...tally.counts,
      ...load.history.counts,
    },
    failures: [
      ...failures,
      ...tally.failures,
      ...refused,
      ...turnedAway.slice(0, TOLD_MAX),
      ...(tally.count('done') < DONE_MIN ? ['hardly anything was done'] : []),
      ...(await load.history.check(world.postgres)),
    ],
  };
}

/** As if every request came from somebody else: limits hold for each address, and this is about none of them. */
function nextAddress(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `198.18.${(count >> 8) & 255}.${count & 255}`;
  };
}
