import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/database/embedded-postgres';
import { launchServer } from '../server-process';
import type { Drill } from './drill';
import { DrillClient } from './drill-client';
import { inWorld, type World } from './drill-world';
import { readSomething } from './load';

const SERVER = resolve(__dirname, '../..');
const STARTS_WITHIN_MS = 60_000;
const ERRORS = 20;
const RECOVERS_WITHIN_MS = 10_000;

interface Running {
  client: DrillClient;
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

export const logUnwritable: Drill = {
  name: 'log-unwritable',
  what: 'the disk of the log is full or nobody reads it any more, just when there is much to log: the server goes on',
  run: () =>
    inWorld({ members: 1 }, async (world) => {
      const failures: string[] = [];
      const counts: Record<string, number> = {};
      const kinds: Record<string, () => Promise<Running>> = {
        'closed pipe': () => withClosedPipe(world, world.env),
        'closed pipe, in production': () => withClosedPipe(world, inProduction(world)),
        'full disk, in production': () => withFullDisk(world, inProduction(world)),
      };
      for (const [kind, start] of Object.entries(kinds)) {
        const running = await start();
        const turnedAway = await troubleFor(world, running);
        counts[`${kind}: errors to log`] = turnedAway;
        if (!running.isAlive()) failures.push(`${kind}: the server ended`);
        else if (!(await recovers(running, world))) failures.push(`${kind}: the server does not answer any more`);
        if (turnedAway < ERRORS) failures.push(`${kind}: there were only ${turnedAway} errors to log`);
        await running.stop();
      }
      return { counts, failures };
    }),
};

type Env = World['env'];

/** Where limits cannot be switched off. */
const inProduction = ({ env }: World): Env => ({ ...env, NODE_ENV: 'production', RATE_LIMITS: 'on' });

async function withClosedPipe(world: World, env: Env): Promise<Running> {
  const server = await launchServer({ env: { ...env, PORT: String(await freePort()) } });
  world.clearAway.tell('process', server.pid);
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  return {
    client: new DrillClient(server.url),
    isAlive: () => server.child.exitCode === null && server.child.signalCode === null,
    stop: async () => {
      await server.stop('SIGKILL');
      world.clearAway.tell('ended', server.pid);
    },
  };
}

/** The device that is always full takes what the server says; that it listens shows when it answers. */
async function withFullDisk(world: World, env: Env): Promise<Running> {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['-r', './swc-hook.cjs', 'src/main.ts'], {
    cwd: SERVER,
    stdio: ['ignore', full, full],
    env: { PATH: process.env.PATH, DEMO_DATA: 'off', MAP_TILE_URL: 'off', HOST: '127.0.0.1', ...env, PORT: String(port) },
  });
  closeSync(full);
  world.clearAway.tell('process', child.pid!);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const client = new DrillClient(`http://127.0.0.1:${port}`);
  const until = performance.now() + STARTS_WITHIN_MS;
  while (isAlive() && (await client.rest('GET', '/healthz')).ending !== 'done' && performance.now() < until) await sleep(50);
  return {
    client,
    isAlive,
    stop: async () => {
      child.kill('SIGKILL');
      if (isAlive()) await once(child, 'exit');
      world.clearAway.tell('ended', child.pid!);
    },
  };
}

/** Every request while the database is away is an error to log. @returns how many there were */
async function troubleFor(world: World, { client, isAlive }: Running): Promise<number> {
  await world.postgres.kill('SIGQUIT');
  let turnedAway = 0;
  for (let request = 0; request < ERRORS && isAlive(); request++)
    if ((await readSomething({ ...world, client })).ending === 'unavailable') turnedAway += 1;
  await world.postgres.start();
  return turnedAway;
}

async function recovers({ client }: Running, world: World): Promise<boolean> {
  const until = performance.now() + RECOVERS_WITHIN_MS;
  while (performance.now() < until) {
    if ((await readSomething({ ...world, client })).ending === 'done') return true;
    await sleep(50);
  }
  return false;
}
