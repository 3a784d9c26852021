import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../server/src/database/data-source';
import { migrate } from '../../server/src/database/migrate';
import { openScratchPostgres } from '../../server/test/scratch-postgres';
import { EntryService } from '../../server/src/modules/facility/entry.service';
import { FacilityRepository } from '../../server/src/modules/facility/facility.repository';
import { FacilityService } from '../../server/src/modules/facility/facility.service';
import { OpeningHoursService } from '../../server/src/modules/facility/opening-hours.service';
import { Readings } from '../../server/src/modules/facility/readings.repository';
import { VisitCountsService } from '../../server/src/modules/visit/visit-counts.service';
import { VisitRepository } from '../../server/src/modules/visit/visit.repository';
import { fillWithFacilities } from '../../server/test/invented-facilities';
import { openReport } from '../write-table.mjs';
import { SEARCH_QUERIES } from './search-queries';

const SIZES = [24_000, 1_000_000] as const;
const WARM_UPS = 3;
const RUNS = 50;
/** Limit per query. */
const QUERY_MS = 8_000;

const report = openReport('search');

/** Milliseconds, ascending. */
type Times = number[];

/** Measures every kind of search on two numbers of invented places, on a scratch server. */
async function main(): Promise<void> {
  const postgres = await openScratchPostgres();
  process.once('SIGINT', () => void postgres.close().finally(() => process.exit(130)));
  const sources: DataSource[] = [];
  try {
    for (const size of SIZES) sources.push(await openWithPlaces(postgres.url, size));
    const services = sources.map(serviceOf);
    console.log('');
    report.print(
      `| Query | ${SIZES.map((size) => `${size.toLocaleString('en')}: median ms | p95 |`).join(' ')} Growth |\n|---|${'---:|'.repeat(5)}`,
    );
    for (const [name, query] of Object.entries(SEARCH_QUERIES)) printRow(name, await measure(services, query));
    await report.write();
  } finally {
    await Promise.all(sources.map((dataSource) => dataSource.destroy()));
    await postgres.close();
  }
}

function serviceOf(dataSource: DataSource): FacilityService {
  const listHolidays = () => Promise.resolve(new Map<string, string>());
  const hours = new OpeningHoursService(new Readings(dataSource, 'opening_schedule'), listHolidays);
  const visits = new VisitCountsService(new VisitRepository(dataSource));
  const entry = new EntryService(new Readings(dataSource, 'entry_policy'), listHolidays, visits);
  return new FacilityService(new FacilityRepository(dataSource), { hours, entry });
}

async function openWithPlaces(serverUrl: string, size: number): Promise<DataSource> {
  const name = `bench_${size}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  const dataSource = createDataSource(url.href);
  const server = await createDataSource(serverUrl).initialize();
  try {
    await server.query(`CREATE DATABASE ${name}`);
    // For the fill only; reset before measuring.
    await server.query(`ALTER DATABASE ${name} SET maintenance_work_mem = '512MB'`);
    await dataSource.initialize();
    await fill(dataSource, size);
    await dataSource.destroy();
    await server.query(`ALTER DATABASE ${name} RESET ALL`);
  } finally {
    await server.destroy();
  }
  return dataSource.initialize();
}

/** Creates the search indexes after the rows, which is faster. */
async function fill(dataSource: DataSource, size: number): Promise<void> {
  const start = performance.now();
  const logTime = (what: string) => console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await migrate(dataSource);
  const indexes: { name: string; definition: string }[] = await dataSource.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname LIKE 'facility\\_search%'`,
  );
  for (const { name } of indexes) await dataSource.query(`DROP INDEX ${name}`);
  await fillWithFacilities(dataSource, size);
  logTime(`${size.toLocaleString('en')} places`);
  for (const { definition } of indexes) await dataSource.query(definition);
  await dataSource.query('VACUUM ANALYZE');
  logTime('with search indexes');
}

/** Alternates the sizes, so that other load on the machine affects both. */
async function measure(services: FacilityService[], query: (facilities: FacilityService) => Promise<unknown>): Promise<Times[]> {
  const times: Times[] = services.map(() => []);
  const end = performance.now() + QUERY_MS;
  for (let run = -WARM_UPS; run < RUNS && (run < 2 || performance.now() < end); run++) {
    for (const [index, facilities] of services.entries()) {
      const start = performance.now();
      await query(facilities);
      if (run >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times.map((all) => all.sort((a, b) => a - b));
}

function printRow(name: string, times: Times[]): void {
  const at = (share: number) => times.map((all) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0);
  const medians = at(0.5);
  const p95 = at(0.95);
  const columns = medians.map((median, index) => `${median.toFixed(1)} | ${(p95[index] ?? 0).toFixed(1)}`);
  report.print(`| ${name} | ${columns.join(' | ')} | ${((medians[1] ?? 0) / (medians[0] ?? 1)).toFixed(1)} |`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
