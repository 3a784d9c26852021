import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { createDataSource } from '../../server/src/database/data-source';
import { migrate } from '../../server/src/database/migrate';
import { openScratchPostgres } from '../../server/test/scratch-postgres';
import { fillWithFacilities } from '../../server/test/invented-facilities';
import { launchProduct } from '../launch.mjs';
import { openReport } from '../write-table.mjs';
import { fillWithReviews } from './reviews';
import { benchTasks } from './tasks';
import { processorMs, processorMsOfTree } from './processor-time';

const FACILITIES = 24_000;
const REVIEWS = 20_000;
const WARM_UP_MS = 4_000;
const MEASURED_MS = 10_000;
const CLIENTS = 24;

interface Server {
  url: string;
  pid?: number;
}

interface Setup {
  name: string;
  servers: number;
  hasReplica: boolean;
}

const report = openReport('growth');

const SETUPS: Setup[] = [
  { name: 'one server', servers: 1, hasReplica: false },
  { name: 'two servers', servers: 2, hasReplica: false },
  { name: 'two servers, replica', servers: 2, hasReplica: true },
];

/**
 * Compares one server, two servers, and two servers with a replica on the same database, under the most frequent reads of visitors.
 * Reports CPU time per request, which does not depend on the number of cores. Linux only (/proc).
 */
async function main(): Promise<void> {
  if (!existsSync('/proc/self/stat')) throw new Error('This bench reads CPU time from /proc, which exists only on Linux.');
  await buildIfChanged('server');
  const postgres = await openScratchPostgres();
  process.once('SIGINT', () => void postgres.close().finally(() => process.exit(130)));
  const primary = databaseOn(postgres.url, 'growth');
  // A replica without lag: only the distribution of work matters here.
  const replica = databaseOn(postgres.url, 'growth_replica');
  try {
    await fill(postgres.url, primary);
    report.print(
      `${FACILITIES.toLocaleString('en')} places, ${REVIEWS.toLocaleString('en')} reviews, ${CLIENTS} clients, ${cpus().length} cores\n`,
    );
    report.print('| | Requests/s | p50 ms | p99 ms | Server CPU ms/request | Postgres CPU ms/request | Read from the replica |');
    report.print('|---|---:|---:|---:|---:|---:|---:|');
    const admin = await createDataSource(postgres.url).initialize();
    for (const setup of SETUPS) await measure(setup, { primary, replica, admin, postgresPid: postgres.pid });
    await admin.destroy();
    await report.write();
  } finally {
    await postgres.close();
  }
}

function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

async function fill(serverUrl: string, primary: string): Promise<void> {
  const admin = await createDataSource(serverUrl).initialize();
  try {
    await admin.query('CREATE DATABASE growth');
    const dataSource = await createDataSource(primary).initialize();
    await migrate(dataSource);
    await fillWithFacilities(dataSource, FACILITIES);
    await fillWithReviews(dataSource, REVIEWS);
    await dataSource.destroy();
    await admin.query('CREATE DATABASE growth_replica TEMPLATE growth');
  } finally {
    await admin.destroy();
  }
}

interface World {
  primary: string;
  replica: string;
  admin: DataSource;
  postgresPid: number;
}

async function measure(
  { name, servers: count, hasReplica }: Setup,
  { primary, replica, admin, postgresPid }: World,
): Promise<void> {
  const settings = { DATABASE_URL: primary, ...(hasReplica && { READ_DATABASE_URL: replica }) };
  const servers: Server[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    for (let index = 0; index < count; index++) servers.push(await launchProduct(settings, (stop) => stops.push(stop)));
    await load(servers, WARM_UP_MS);
    const pids = servers.map(({ pid }) => pid!);
    const before = { servers: processorMs(pids), postgres: processorMsOfTree(postgresPid), reads: await transactions(admin) };
    const times = await load(servers, MEASURED_MS);
    const used = {
      servers: processorMs(pids) - before.servers,
      postgres: processorMsOfTree(postgresPid) - before.postgres,
      reads: await transactions(admin, before.reads),
    };
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
    const per = (ms: number) => (ms / times.length).toFixed(2);
    const all = used.reads.growth + used.reads.growth_replica;
    const share = `${((used.reads.growth_replica / all) * 100).toFixed(0)} %`;
    report.print(
      `| ${name} | ${(times.length / (MEASURED_MS / 1000)).toFixed(0)} | ${at(0.5)} | ${at(0.99)} | ${per(used.servers)} | ${per(used.postgres)} | ${share} |`,
    );
  } finally {
    for (const stop of stops) await stop();
  }
}

const TASKS = benchTasks(FACILITIES);

/** Each client waits for a response before its next request, alternating servers. @returns milliseconds of each request */
async function load(servers: Server[], ms: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const until = performance.now() + ms;
  const times: number[] = [];
  const client = async (offset: number) => {
    for (let n = offset; performance.now() < until; n += CLIENTS) {
      const task = TASKS[n % TASKS.length]!;
      const start = performance.now();
      await post(servers[n % servers.length]!.url, agent, {
        query: task.query,
        variables: task.variables(Math.floor(n / TASKS.length)),
      });
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  agent.destroy();
  return times;
}

function post(url: string, agent: Agent, body: object): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(
      `${url}/graphql`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200 && !text.includes('"errors"')) done();
            else failed(new Error(`${response.statusCode}: ${text.slice(0, 500)}`));
          });
      },
    );
    sent.on('error', failed).end(JSON.stringify(body));
  });
}

type Counts = Record<'growth' | 'growth_replica', number>;

async function transactions(admin: DataSource, before: Counts = { growth: 0, growth_replica: 0 }): Promise<Counts> {
  // Backends publish their statistics when idle.
  await sleep(1_500);
  const rows = await admin.query<{ datname: keyof Counts; count: number }[]>(
    `SELECT datname, xact_commit AS count FROM pg_stat_database WHERE datname LIKE 'growth%'`,
  );
  const of = (name: keyof Counts) => (rows.find(({ datname }) => datname === name)?.count ?? 0) - before[name];
  return { growth: of('growth'), growth_replica: of('growth_replica') };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
