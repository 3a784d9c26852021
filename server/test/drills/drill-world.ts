import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source';
import { freePort } from '../../src/database/embedded-postgres';
import { SessionService } from '../../src/modules/member/session.service';
import { makeBoard, makeFacility, makeMember, makeReview } from '../factories';
import { launchServer, type ServerProcess } from '../server-process';
import { ClearAway } from './clear-away';
import { DrillClient } from './drill-client';
import { DrillPostgres } from './drill-postgres';

const JWT_SECRET = 'only for drills, and long enough for HS256';

export interface DrillMember {
  id: number;
  email: string;
  token: string;
}

/** A Postgres, the real server as a process of its own, and a few people and places: everything a drill needs and may break. */
export interface World {
  postgres: DrillPostgres;
  /** The one that runs now. */
  readonly server: ServerProcess;
  /** Its address stays the same over restarts. */
  client: DrillClient;
  /** Of the server. */
  env: Record<string, string> & { DATABASE_URL: string };
  dataDir: string;
  members: DrillMember[];
  facilityIds: number[];
  /** Reviews that nobody deletes. */
  reviewIds: number[];
  boardId: number;
  clearAway: ClearAway;
  /** After the end of the one before. */
  restart: () => Promise<void>;
  addMembers: (count: number) => Promise<DrillMember[]>;
}

interface WorldOptions {
  members?: number;
  /** Of the server; what a variable says may depend on the folder that is made for it. */
  env?: (dir: string, clearAway: ClearAway) => Record<string, string>;
  /** Modules that the server loads first, relative to server/. */
  require?: string[];
}

/** Brings the world up, runs the drill in it, and leaves nothing behind. */
export async function inWorld<T>(options: WorldOptions, run: (world: World) => Promise<T>): Promise<T> {
  const clearAway = new ClearAway();
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-drill-'));
  chmodSync(dir, 0o755);
  clearAway.tell('folder', dir);
  let postgres: DrillPostgres | undefined;
  let server: ServerProcess | undefined;
  try {
    const opened = await DrillPostgres.open(join(dir, 'database'));
    postgres = opened;
    clearAway.tell('folder', opened.location);
    clearAway.tell('postgres', join(opened.location, 'data'));
    const env = {
      DATABASE_URL: opened.url,
      DATA_DIR: join(dir, 'data'),
      PORT: String(await freePort()),
      JWT_SECRET,
      RATE_LIMITS: 'off',
      ...options.env?.(dir, clearAway),
    };
    const launch = async () => {
      const launched = await launchServer({ env, require: options.require });
      clearAway.tell('process', launched.pid);
      launched.child.once('close', () => clearAway.tell('ended', launched.pid));
      server = launched;
      return launched;
    };
    const { url } = await launch();
    const furniture = await furnish(opened, options.members ?? 8);
    const world = {
      postgres: opened,
      get server() {
        return server!;
      },
      client: new DrillClient(url),
      env,
      dataDir: env.DATA_DIR,
      ...furniture,
      clearAway,
      restart: async () => void (await launch()),
      addMembers: (count: number) => onDatabase(opened, (dataSource) => addMembers(dataSource, count)),
    };
    return await run(world);
  } finally {
    try {
      await server?.stop('SIGKILL');
      await postgres?.close();
      for (const folder of [postgres?.location, dir]) if (folder) rmSync(folder, { recursive: true, force: true });
    } finally {
      clearAway.finish();
    }
  }
}

function furnish(postgres: DrillPostgres, count: number) {
  return onDatabase(postgres, async (dataSource) => {
    const facilityIds: number[] = [];
    for (let index = 0; index < 5; index++) facilityIds.push((await makeFacility(dataSource)).id);
    const reviewIds: number[] = [];
    for (const facilityId of facilityIds) reviewIds.push((await makeReview(dataSource, { facilityId })).id);
    const { id: boardId } = await makeBoard(dataSource);
    return { facilityIds, reviewIds, boardId, members: await addMembers(dataSource, count) };
  });
}

async function addMembers(dataSource: DataSource, count: number): Promise<DrillMember[]> {
  const sessions = new SessionService(dataSource, JWT_SECRET);
  const members: DrillMember[] = [];
  for (let index = 0; index < count; index++) {
    const member = await makeMember(dataSource);
    const { token } = await sessions.open(dataSource.manager, member);
    members.push({ id: member.id, email: member.email, token });
  }
  return members;
}

async function onDatabase<T>(postgres: DrillPostgres, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await createDataSource(postgres.url, { poolSize: 1 }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
