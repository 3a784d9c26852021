import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noneWhenMissing } from '../../src/adapters/storage/local-file';
import { filesOnDisk } from '../files-on-disk';
import { pictureOf } from '../pictures';
import type { Drill } from './drill';
import { DrillWriter } from './drill-writer';
import { inWorld, type World } from './drill-world';
import { startLoad } from './load';
import { Tally } from './tally';
import { WriteHistory } from './write-history';

const ROUNDS_MIN = 2;
/** A start, a kill and the look afterwards. */
const ROUND_SECONDS = 6;
const WRITE_AT_LEAST_MS = 300;
const WRITE_AT_MOST_MS = 1_500;
const LEAVERS = 4;
/** Before the kill a withdrawal begins so early at most; checking the password takes a good part of it. */
const LEAVE_EARLY_MS = 1_000;
const SWEPT_WITHIN_MS = 20_000;

export const serverKilledWhileWriting: Drill = {
  name: 'server-killed-while-writing',
  what: 'the server is killed (kill -9) while members write with pictures and withdraw; after its start rows and files agree',
  run: ({ seconds = ROUNDS_MIN * ROUND_SECONDS }) =>
    inWorld({ members: 8 }, async (world) => {
      const tally = new Tally(world.client, { mayBreak: true });
      const history = new WriteHistory();
      const rounds = Math.max(ROUNDS_MIN, Math.round(seconds / ROUND_SECONDS));
      const counts = { kills: 0, 'files swept away': 0, 'withdrawals confirmed': 0, 'withdrawals cut off': 0 };
      const failures: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const load = await startLoad(world, { readers: 2, history });
        const leavers = await prepareLeavers(world, history);
        const killAfterMs = WRITE_AT_LEAST_MS + Math.random() * (WRITE_AT_MOST_MS - WRITE_AT_LEAST_MS);
        const leaving = Promise.all(
          leavers.map(async (leaver) => {
            await sleep(Math.max(0, killAfterMs - Math.random() * LEAVE_EARLY_MS));
            return leaver.leave();
          }),
        );
        await sleep(killAfterMs);
        await world.server.stop('SIGKILL');
        counts.kills += 1;
        const goodbyes = (await leaving).filter(({ ending }) => ending === 'done').length;
        counts['withdrawals confirmed'] += goodbyes;
        counts['withdrawals cut off'] += leavers.length - goodbyes;
        const stopping = load.stop();
        await settle(world);
        await age(world);
        const before = await filesOnDisk(world.dataDir);
        await world.restart();
        failures.push(...(await stopping));
        const swept = await agreement(world);
        failures.push(...swept.failures);
        counts['files swept away'] += Math.max(0, before.stored.length + before.waiting.length - swept.files);
      }
      failures.push(...tally.failures, ...(await history.check(world.postgres)));
      if (tally.count('broken') === 0) failures.push('the kills met no request');
      return { counts: { ...counts, ...tally.counts, ...history.counts }, failures };
    }),
};

/** Members of this round, each with a review with pictures, about to withdraw. */
async function prepareLeavers(world: World, history: WriteHistory): Promise<DrillWriter[]> {
  const picture = await pictureOf('jpeg', 60, 40);
  const members = await world.addMembers(LEAVERS);
  const leavers = members.map((member) => new DrillWriter({ world, member, likedIds: world.reviewIds, history, picture }));
  await Promise.all(leavers.map((leaver) => leaver.writeReview()));
  return leavers;
}

/** What Postgres was doing for the dead server ends, one way or the other. */
async function settle({ postgres }: World): Promise<void> {
  while ((await postgres.backends()).length > 0) await sleep(10);
}

/** Tidying leaves alone what is young: it might belong to a request under way. */
async function age({ postgres, dataDir }: World): Promise<void> {
  const then = new Date(Date.now() - 60 * 60_000);
  await postgres.query(`UPDATE stored_file SET inserted_at = now() - interval '1 hour'`);
  const shelves = join(dataDir, 'files');
  const folders = [join(dataDir, 'inbox'), ...(await list(shelves)).map((shelf) => join(shelves, shelf))];
  for (const folder of folders) for (const name of await list(folder)) await utimes(join(folder, name), then, then);
}

const list = async (dir: string) => (await readdir(dir).catch(noneWhenMissing)) ?? [];

/** Waits for the sweep of the start. */
async function agreement({ postgres, dataDir }: World): Promise<{ files: number; failures: string[] }> {
  const until = performance.now() + SWEPT_WITHIN_MS;
  for (;;) {
    const rows = await postgres.query<{ key: string }>('SELECT key FROM stored_file');
    const removals = await postgres.query('SELECT 1 FROM file_removal');
    const unowned = await postgres.query('SELECT 1 FROM stored_file WHERE id NOT IN (SELECT file_id FROM review_image)');
    const { stored, waiting } = await filesOnDisk(dataDir);
    const existing = new Set(rows.map(({ key }) => key));
    const orphans = stored.filter((key) => !existing.has(key)).length;
    const dangling = rows.filter(({ key }) => !stored.includes(key)).length;
    const wrong = Object.entries({
      'files without a row': orphans,
      'rows without a file': dangling,
      'folders in the inbox': waiting.length,
      'removals that wait': removals.length,
      'files that nobody owns': unowned.length,
    }).filter(([, count]) => count > 0);
    if (wrong.length === 0) return { files: stored.length, failures: [] };
    if (performance.now() > until) return { files: stored.length, failures: wrong.map(([what, count]) => `${count} ${what}`) };
    await sleep(100);
  }
}
