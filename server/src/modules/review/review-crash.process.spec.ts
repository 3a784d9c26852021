import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFacility, makeMember } from '../../../test/factories';
import { filesOnDisk } from '../../../test/files-on-disk';
import { createReview, listReviews, picturesNamed } from '../../../test/review-operations';
import type { WriterEvent } from '../../../test/review-writer';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../member/member.entity';

const SERVER = resolve(__dirname, '../../..');
/** After so many finished writes, and so many milliseconds more, each process is killed: in the middle of others. */
const KILLS = [
  { after: 4, ms: 0 },
  { after: 9, ms: 5 },
  { after: 15, ms: 11 },
  { after: 21, ms: 17 },
];

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-crash-'));
let app: TestApp;
let url: string;
let member: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { dataDir, rateLimits: false } });
  url = await urlOf(app);
  member = await makeMember(app.dataSource);
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

/** Only the spec's own database, whose name nobody else knows. */
async function urlOf({ dataSource }: TestApp): Promise<string> {
  const [{ name } = { name: '' }] = await dataSource.query<{ name: string }[]>('SELECT current_database() AS name');
  const server = new URL(process.env.TEST_SERVER_URL ?? '');
  server.pathname = name;
  return server.href;
}

async function writeUntilKilled(facilityId: number, { after, ms }: (typeof KILLS)[number]): Promise<WriterEvent[]> {
  const args = ['-r', './swc-hook.cjs', 'test/review-writer.ts', url, dataDir, String(member.id), String(facilityId)];
  const writer = spawn(process.execPath, args, { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(writer, 'close');
  const events: WriterEvent[] = [];
  let finished = 0;
  for await (const line of createInterface(writer.stdout)) {
    const event = JSON.parse(line) as WriterEvent;
    events.push(event);
    if ('done' in event && ++finished === after) void sleep(ms).then(() => writer.kill('SIGKILL'));
  }
  const [, signal] = (await ended) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return events;
}

/** What the server was doing for a dead client ends, one way or the other. */
async function settle(): Promise<void> {
  const busy = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND backend_type = 'client backend' AND state <> 'idle'`;
  while ((await app.dataSource.query<unknown[]>(busy)).length > 0) await sleep(10);
}

/** Tidying leaves alone what is young: it might belong to a request under way. */
async function age(): Promise<void> {
  const then = new Date(Date.now() - 60 * 60_000);
  await app.dataSource.query(`UPDATE stored_file SET inserted_at = now() - interval '1 hour'`);
  const inbox = join(dataDir, 'inbox');
  for (const name of await readdir(inbox)) await utimes(join(inbox, name), then, then);
  const shelves = join(dataDir, 'files');
  for (const shelf of await readdir(shelves))
    for (const key of await readdir(join(shelves, shelf))) await utimes(join(shelves, shelf, key), then, then);
}

it('a killed server loses no confirmed write, and rows and files agree afterwards', async () => {
  const { id: facilityId } = await makeFacility(app.dataSource);
  const events: WriterEvent[] = [];
  for (const kill of KILLS) events.push(...(await writeUntilKilled(facilityId, kill)));
  await settle();
  await age();
  await app.files.sweep();

  const rows = await app.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file');
  expect(await filesOnDisk(dataDir)).toEqual({ stored: rows.map(({ key }) => key).sort(), waiting: [] });
  expect(await app.dataSource.query('SELECT id FROM stored_file WHERE id NOT IN (SELECT file_id FROM review_image)')).toEqual([]);
  expect(await app.dataSource.query('SELECT * FROM file_removal')).toEqual([]);

  const { data } = await listReviews(app, null, { size: 200, filter: { facilityId } });
  const reviews = new Map(data?.reviews.items.map((review) => [review.id, review]));
  for (const { images } of reviews.values())
    for (const { url: path } of images) expect((await fetch(app.url + path)).status).toBe(200);
  // The last word on each review; what was begun and not confirmed may have happened or not, but never by half.
  const last = new Map(events.map((event) => [String(event.id), event]));
  expect(last.size).toBeGreaterThanOrEqual(KILLS.length);
  for (const [id, event] of last) {
    const names = reviews.get(id)?.images.map(({ name }) => name);
    if ('done' in event) expect([event.done, names]).toEqual([event.done, event.done === 'delete' ? undefined : event.images]);
    else if (event.begun === 'update')
      expect([
        ['a.jpg', 'b.jpg'],
        ['b.jpg', 'c.jpg'],
      ]).toContainEqual(names);
    else expect([undefined, ['b.jpg', 'c.jpg']]).toContainEqual(names);
  }
}, 60_000);

it('a write that fails half-way leaves neither row nor file, and can be retried', async () => {
  const { id: facilityId } = await makeFacility(app.dataSource);
  const before = await filesOnDisk(dataDir);
  await app.dataSource.query(
    `CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a fault of the disk'; END $$`,
  );
  await app.dataSource.query('CREATE TRIGGER fault BEFORE INSERT ON review_tag EXECUTE FUNCTION fault()');
  const input = { facilityId, tagNames: ['고장'], requestKey: randomUUID() };
  const failed = await createReview(app, member, { ...input, images: await picturesNamed('a.jpg') });
  expect([codeOf(failed), JSON.stringify(failed)]).toEqual([
    'INTERNAL_SERVER_ERROR',
    expect.not.stringMatching(/fault|review_tag/),
  ]);
  await app.dataSource.query('DROP FUNCTION fault() CASCADE');
  expect(await app.dataSource.query('SELECT id FROM review WHERE facility_id = $1', [facilityId])).toEqual([]);
  await age();
  await app.files.sweep();
  expect(await filesOnDisk(dataDir)).toEqual(before);
  const again = await createReview(app, member, { ...input, images: await picturesNamed('a.jpg') });
  expect(again.data?.createReview).toMatchObject({ images: [{ name: 'a.jpg' }], tags: [{ name: '고장' }] });
});
