import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesOnDisk } from '../files-on-disk';
import type { Drill } from './drill';
import { inWorld } from './drill-world';
import { startLoad } from './load';
import { settlePool } from './postgres-away';
import { Tally } from './tally';

/** More than this many descriptors that stay are a leak. */
const SLACK = 5;
const IDLE_WITHIN_MS = 30_000;

export const soak: Drill = {
  name: 'soak',
  what: 'mixed load with uploads for a long time: memory does not grow, and no descriptor, connection or temporary file stays',
  run: ({ seconds = 12 }) =>
    inWorld({ members: 8 }, async (world) => {
      const { postgres, client, server, dataDir } = world;
      // All connections that the end will find are open from the beginning.
      await settlePool(world);
      const load = await startLoad(world, { readers: 8, filesMax: Infinity });
      const tally = new Tally(client);
      const before = descriptorsOf(server.pid);
      const memory: number[] = [];
      for (let second = 0; second < seconds; second++) {
        await sleep(1_000);
        memory.push(residentMegabytes(server.pid));
        // The daily quota is not what this is about.
        await postgres.query('DELETE FROM file_usage');
      }
      const refused = await load.stop();
      const pool = await settlePool(world);
      const idle = await settleDescriptors(server.pid, before);
      const { waiting } = await filesOnDisk(dataDir);
      const second = memory.slice(Math.floor(memory.length / 2));
      return {
        counts: {
          'MB at first': memory[0] ?? 0,
          'MB at most': Math.max(...memory),
          'MB at last': memory.at(-1) ?? 0,
          'MB a minute over the second half': (slopeOf(second) * 60).toFixed(2),
          'files open before': before.files,
          'files open afterwards': idle.files,
          'sockets open before': before.sockets,
          'sockets open afterwards': idle.sockets,
          ...tally.counts,
          ...load.history.counts,
        },
        failures: [
          ...tally.failures,
          ...refused,
          ...pool.failures,
          ...(idle.files > before.files + SLACK ? [`${idle.files} files are open, ${before.files} were at first`] : []),
          ...(idle.sockets > before.sockets + SLACK ? [`${idle.sockets} sockets are open, ${before.sockets} were at first`] : []),
          ...(waiting.length > 0 ? [`${waiting.length} things are left in the inbox`] : []),
          ...(tally.count('done') < seconds ? ['hardly anything was done'] : []),
          ...(server.child.exitCode === null && server.child.signalCode === null ? [] : ['the server ended']),
          ...(await load.history.check(postgres)),
        ],
      };
    }),
};

interface Descriptors {
  files: number;
  sockets: number;
}

function descriptorsOf(pid: number): Descriptors {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      // Closed since it was listed.
      return '';
    }
  });
  const sockets = links.filter((link) => link.startsWith('socket:')).length;
  return { sockets, files: links.filter(Boolean).length - sockets };
}

/** Clients keep their connections open for a few seconds after the last request. */
async function settleDescriptors(pid: number, before: Descriptors): Promise<Descriptors> {
  const until = performance.now() + IDLE_WITHIN_MS;
  let now = descriptorsOf(pid);
  const isBack = () => now.files <= before.files + SLACK && now.sockets <= before.sockets + SLACK;
  while (!isBack() && performance.now() < until) {
    await sleep(250);
    now = descriptorsOf(pid);
  }
  return now;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** By least squares, for each step. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  values.forEach((value, index) => {
    above += (index - middle) * (value - mean);
    below += (index - middle) ** 2;
  });
  return below === 0 ? 0 : above / below;
}
