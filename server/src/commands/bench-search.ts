import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { migrate } from '../database/migrate';
import { MIGRATIONS } from '../database/migration-list';
import { CreateFacility1795179388947 } from '../database/migrations/1795179388947-create-facility';
import { openScratchPostgres } from '../database/scratch-postgres';
import { FacilityRepository } from '../modules/facility/facility.repository';
import { fillWithFacilities } from './bench-facilities';
import { SEARCH_QUERIES } from './bench-search-queries';

const SIZES = [24_000, 1_000_000] as const;
const WARM_UPS = 3;
const RUNS = 50;
/** No query keeps the bench longer than this, however slow. */
const QUERY_MS = 4_000;

interface Times {
  median: number;
  p95: number;
}

/** Measures every kind of search on invented places, few and many, in a database of its own that is gone afterwards. */
async function main(): Promise<void> {
  const postgres = await openScratchPostgres();
  process.once('SIGINT', () => void postgres.close().finally(() => process.exit(130)));
  try {
    const results: Map<string, Times>[] = [];
    for (const size of SIZES) results.push(await withPlaces(postgres.url, size, measureAll));
    printTable(results);
  } finally {
    await postgres.close();
  }
}

async function withPlaces<T>(serverUrl: string, size: number, measure: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const name = `bench_${size}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  const server = await createDataSource(serverUrl).initialize();
  const dataSource = createDataSource(url.href);
  try {
    await server.query(`CREATE DATABASE ${name}`);
    // For building indexes alone: what is measured runs with the settings of every server.
    for (const memory of [`maintenance_work_mem = '512MB'`, `work_mem = '256MB'`])
      await server.query(`ALTER DATABASE ${name} SET ${memory}`);
    await fill(dataSource, size);
    await server.query(`ALTER DATABASE ${name} RESET ALL`);
    await dataSource.initialize();
    return await measure(dataSource);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.destroy();
  }
}

/** Places first, search indexes and counts after: building them once is several times quicker than keeping them up row by row. */
async function fill(dataSource: DataSource, size: number): Promise<void> {
  const start = performance.now();
  const report = (what: string) => console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  dataSource.setOptions({ migrations: [CreateFacility1795179388947] });
  await dataSource.initialize();
  await migrate(dataSource);
  await fillWithFacilities(dataSource, size);
  await dataSource.destroy();
  report(`${size.toLocaleString('en')} places`);
  dataSource.setOptions({ migrations: MIGRATIONS });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.query('VACUUM ANALYZE');
  await dataSource.destroy();
  report('with search indexes');
}

async function measureAll(dataSource: DataSource): Promise<Map<string, Times>> {
  const repository = new FacilityRepository(dataSource);
  const results = new Map<string, Times>();
  for (const [name, query] of Object.entries(SEARCH_QUERIES)) results.set(name, await timesOf(() => query(repository)));
  return results;
}

async function timesOf(run: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + QUERY_MS;
  for (let index = -WARM_UPS; index < RUNS && (index < 2 || performance.now() < end); index++) {
    const start = performance.now();
    await run();
    if (index >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

function printTable([few, many]: Map<string, Times>[]): void {
  const ms = (time: number | undefined) => (time ?? 0).toFixed(1);
  const [small, large] = SIZES.map((size) => size.toLocaleString('en'));
  console.log(`\n| Query | ${small}: median ms | p95 | ${large}: median ms | p95 | Growth |\n|---|---:|---:|---:|---:|---:|`);
  for (const [name, before] of few ?? []) {
    const after = many?.get(name);
    const growth = (after?.median ?? 0) / before.median;
    console.log(
      `| ${name} | ${ms(before.median)} | ${ms(before.p95)} | ${ms(after?.median)} | ${ms(after?.p95)} | ${growth.toFixed(1)} |`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
