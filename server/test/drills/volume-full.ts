import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, rmSync, statSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ClearAway } from './clear-away';
import type { Drill } from './drill';
import type { Answered } from './drill-client';
import { inWorld, type World } from './drill-world';
import { readSomething } from './load';
import { Tally } from './tally';
import { noisyPicture, tryWithoutRoom } from './without-room';

const VOLUME_MEGABYTES = 8;
const WRITES_MAX = 200;
const READS = 20;
const CREATE_REVIEW = 'mutation CreateReview($input: CreateReviewInput!) { createReview(input: $input) { id } }';
/** Where nothing may be mounted: what Postgres says on a full volume. */
const FULL_BY_TRIGGER = [
  `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
  'CREATE TRIGGER no_room BEFORE INSERT ON review EXECUTE FUNCTION no_room()',
];

export const volumeFull: Drill = {
  name: 'volume-full',
  what: 'small volumes under the uploads and under tables of Postgres fill up: writes are refused with 503, reads go on, and it mends itself',
  run: () => {
    let volumes: Volumes | undefined;
    return inWorld(
      {
        members: 2,
        env: (dir, clearAway) => {
          volumes = new Volumes(dir, clearAway);
          return { DATA_DIR: join(dir, volumes.mount('uploads') ? 'uploads' : 'data') };
        },
      },
      async (world) => {
        try {
          const uploads = await fillUploads(world, volumes!);
          const tables = await fillTables(world, volumes!);
          return { counts: { ...uploads.counts, ...tables.counts }, failures: [...uploads.failures, ...tables.failures] };
        } finally {
          volumes?.unmount();
        }
      },
    );
  },
};

async function fillUploads(world: World, volumes: Volumes) {
  if (!volumes.has('uploads')) return { counts: { uploads: 'skipped: no right to mount a volume' }, failures: [] };
  const picture = await noisyPicture();
  const levels = [0, 1.2, 2.2].map((share) => ({
    name: `${share} of a picture`,
    fill: () => volumes.fill('uploads', Math.round(share * picture.length)),
  }));
  return tryWithoutRoom(world, { picture, levels, makeRoom: () => volumes.empty('uploads') });
}

/** The log stays where there is room: without any for it Postgres stops by itself, which `postgres-stopped` is about. */
async function fillTables(world: World, volumes: Volumes) {
  const { postgres, client, server } = world;
  const isMounted = volumes.mount('tables');
  if (isMounted) {
    const { uid, gid } = statSync(join(postgres.location, 'data'));
    const space = volumes.makeFolder('tables', 'space', { uid, gid });
    await postgres.query(`CREATE TABLESPACE small LOCATION '${space}'`);
    await postgres.query('ALTER TABLE review SET TABLESPACE small');
  }
  const tally = new Tally(client);
  const failures: string[] = [];
  const wish = (what: string, { ending, status }: Answered, wanted: Answered['ending']) => {
    if (ending !== wanted) failures.push(`${what}, the tables’ volume full: ${status}`);
  };
  wish('a review at first', await writeText(world), 'done');
  if (isMounted) volumes.fill('tables', 0);
  else for (const statement of FULL_BY_TRIGGER) await postgres.query(statement);
  // The last page of the table takes a few more.
  let answer = await writeText(world);
  for (let write = 0; answer.ending === 'done' && write < WRITES_MAX; write++) answer = await writeText(world);
  const [{ reviews } = { reviews: 0 }] = await postgres.query<{ reviews: number }>(
    'SELECT count(*)::integer AS reviews FROM review',
  );
  wish('a review', answer, 'unavailable');
  wish('another review', await writeText(world), 'unavailable');
  for (let read = 0; read < READS; read++) wish('a read', await readSomething(world), 'done');
  wish('/readyz', await client.rest('GET', '/readyz'), 'done');
  const favorite = { facilityId: world.facilityIds[0], isFavorite: true };
  const elsewhere = await client.rest('PUT', '/api/favorite', { token: world.members[0]!.token, json: favorite });
  wish('a write elsewhere', elsewhere, 'done');
  const [{ now } = { now: -1 }] = await postgres.query<{ now: number }>('SELECT count(*)::integer AS now FROM review');
  if (now !== reviews) failures.push(`${now - reviews} refused reviews are there`);
  if (isMounted) volumes.empty('tables');
  else await postgres.query('DROP FUNCTION no_room() CASCADE');
  wish('a review with room again', await writeText(world), 'done');
  if (server.child.exitCode !== null || server.child.signalCode !== null) failures.push('the server ended');
  const counts = Object.fromEntries(Object.entries(tally.counts).map(([what, count]) => [`tables: ${what}`, count]));
  return {
    counts: { tables: isMounted ? 'on a small volume' : 'by a trigger', ...counts },
    failures: [...failures, ...tally.failures],
  };
}

function writeText({ client, facilityIds, members }: World): Promise<Answered> {
  const input = { facilityId: facilityIds[0], content: '글만 써요 '.repeat(100).trim(), rating: 5 };
  return client.graphql(CREATE_REVIEW, { input }, members[0]!.token);
}

/** Small file systems in memory below a folder; Linux lets root alone mount them. */
class Volumes {
  private readonly mounted = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly clearAway: ClearAway,
  ) {}

  pathOf(name: string): string {
    return join(this.dir, name);
  }

  has(name: string): boolean {
    return this.mounted.has(name);
  }

  mount(name: string): boolean {
    mkdirSync(this.pathOf(name));
    try {
      const options = `size=${VOLUME_MEGABYTES}m,mode=755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', this.pathOf(name)], { stdio: 'ignore' });
      this.mounted.add(name);
      this.clearAway.tell('mount', this.pathOf(name));
    } catch {
      return false;
    }
    return true;
  }

  makeFolder(name: string, folder: string, { uid, gid }: { uid: number; gid: number }): string {
    const path = join(this.pathOf(name), folder);
    mkdirSync(path, { mode: 0o700 });
    chownSync(path, uid, gid);
    return path;
  }

  /** Until only so many bytes are left. */
  fill(name: string, leftBytes: number): void {
    this.empty(name);
    const { bavail, bsize } = statfsSync(this.pathOf(name));
    let toWrite = bavail * bsize - leftBytes;
    const ballast = openSync(this.ballastOf(name), 'w');
    try {
      while (toWrite > 0) toWrite -= writeSync(ballast, Buffer.alloc(Math.min(toWrite, 1 << 20)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(ballast);
    }
  }

  empty(name: string): void {
    rmSync(this.ballastOf(name), { force: true });
  }

  unmount(): void {
    // Whoever still has something open there keeps it until it ends.
    for (const name of this.mounted) execFileSync('umount', ['--lazy', this.pathOf(name)], { stdio: 'ignore' });
    this.mounted.clear();
  }

  private ballastOf(name: string): string {
    return join(this.pathOf(name), 'ballast');
  }
}
