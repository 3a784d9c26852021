import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { buildIfChanged, ROOT } from '../../scripts/build-if-changed.mjs';
import { createDataSource } from '../../server/src/database/data-source';
import { EmbeddedPostgres } from '../../server/src/database/embedded-postgres';
import { migrate } from '../../server/src/database/migrate';
import { PostgresLease } from '../../server/src/database/postgres-lease';
import { Facility } from '../../server/src/modules/facility/facility.entity';
import { PUBLIC_DATA_COLUMNS, type PublicDataField } from '../../server/src/modules/facility/import/public-data-columns';
import { createLogger } from '../../server/src/shared/logger';
import { fillWithFacilities } from '../../server/test/invented-facilities';
import { openReport } from '../write-table.mjs';
import { peakMemoryBytes, processorMsOfEnded, processorMsOfTree } from './processor-time';

const ROWS = 24_000;
const ROUNDS = 3;
const MEMORY_EVERY_MS = 10;
const COMMAND = join(ROOT, 'server/dist/commands/import-facilities.js');
const MEGABYTE = 1024 * 1024;

const report = openReport('import');

/** The data's own words for unknown values. */
const UNKNOWN: Partial<Record<PublicDataField, string>> = {
  homepage: '정보없음',
  admissionFeeInfo: '변동',
  petOnlyInfo: '해당없음',
  additionalPetFee: '없음',
};

type Row = Record<PublicDataField, string>;

interface Step {
  name: string;
  change: (rows: Row[]) => Row[];
}

const FIRST_EDITION = '2022-11-30';
const NEXT_EDITION = '2025-03-24';
const LAST_EDITION = '2026-01-02';

const STEPS: Step[] = [
  { name: 'first import', change: (rows) => rows },
  { name: 'the same file again', change: (rows) => rows },
  {
    name: 'next edition: 5 % changed, 2 % gone',
    change: (rows) =>
      rows
        .filter((_, index) => index % 50 !== 7)
        .map((row, index) =>
          index % 20 === 3 ? { ...row, operatingHours: '매일 11:00~21:00', finalCreationDate: NEXT_EDITION } : row,
        ),
  },
  {
    name: 'next edition: every row with a new date',
    change: (rows) => rows.map((row) => ({ ...row, finalCreationDate: LAST_EDITION })),
  },
];

interface Cost {
  seconds: number;
  commandMs: number;
  postgresMs: number;
  memoryBytes: number;
}

/**
 * Measures the import command as a separate process, on an embedded server with its normal settings. Linux only (/proc).
 */
async function main(): Promise<void> {
  if (!existsSync('/proc/self/stat')) throw new Error('This bench reads CPU time from /proc, which exists only on Linux.');
  await buildIfChanged('server');
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-import-'));
  // As root, Postgres runs as another user, who must be able to enter.
  chmodSync(dir, 0o755);
  const cluster = await EmbeddedPostgres.prepare(dir);
  const lease = await PostgresLease.take(cluster, createLogger('silent'));
  const close = async () => {
    await lease.close();
    for (const path of [cluster.location, dir]) rmSync(path, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    const rows = await withDatabase(lease.url, 'rows', inventedRows);
    const files = STEPS.map(({ change }, index) => writeFile(join(dir, `places-${index}.csv`), change(rows)));
    const postgresPid = cluster.findRunning()!.pid;
    const costs: Cost[][] = STEPS.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      await withDatabase(lease.url, `import_${round}`, async (_, databaseUrl) => {
        for (const [index, file] of files.entries()) costs[index]!.push(await measure(file, { dir, databaseUrl, postgresPid }));
      });
    print(costs);
    await report.write();
  } finally {
    await close();
  }
}

/** A migrated database, dropped after `work`. */
async function withDatabase<T>(
  serverUrl: string,
  name: string,
  work: (dataSource: DataSource, url: string) => Promise<T>,
): Promise<T> {
  const url = new URL(serverUrl);
  url.pathname = name;
  const server = await createDataSource(serverUrl).initialize();
  try {
    await server.query(`CREATE DATABASE ${name}`);
    const dataSource = await createDataSource(url.href).initialize();
    try {
      await migrate(dataSource);
      return await work(dataSource, url.href);
    } finally {
      await dataSource.destroy();
      await server.query(`DROP DATABASE ${name}`);
    }
  } finally {
    await server.destroy();
  }
}

/** The invented places of the other benches in the format of the public data. */
async function inventedRows(dataSource: DataSource): Promise<Row[]> {
  await fillWithFacilities(dataSource, ROWS);
  const fields = Object.keys(PUBLIC_DATA_COLUMNS) as PublicDataField[];
  const places = await dataSource.getRepository(Facility).find({ order: { id: 'ASC' } });
  const cellOf = (field: PublicDataField, value: Facility[PublicDataField]): string => {
    if (field === 'finalCreationDate') return FIRST_EDITION;
    // Spreadsheets turn it into a decimal.
    if (field === 'postalCode') return `${Number(value)}.0`;
    if (typeof value === 'boolean') return value ? 'Y' : 'N';
    return value === null ? (UNKNOWN[field] ?? '') : String(value);
  };
  return places.map((place) => Object.fromEntries(fields.map((field) => [field, cellOf(field, place[field])])) as Row);
}

function writeFile(path: string, rows: Row[]): string {
  const line = (cells: string[]) =>
    `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
  writeFileSync(path, [line(Object.values(PUBLIC_DATA_COLUMNS)), ...rows.map((row) => line(Object.values(row)))].join(''));
  return path;
}

async function measure(
  file: string,
  { dir, databaseUrl, postgresPid }: { dir: string; databaseUrl: string; postgresPid: number },
): Promise<Cost> {
  const before = { command: processorMsOfEnded(), postgres: processorMsOfTree(postgresPid), start: performance.now() };
  const child = spawn(process.execPath, ['--enable-source-maps', COMMAND, '--file', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dir },
  });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  let memoryBytes = 0;
  const watch = setInterval(() => (memoryBytes = Math.max(memoryBytes, peakMemoryBytes(child.pid!))), MEMORY_EVERY_MS);
  const code = await new Promise((done) => child.once('exit', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import failed: ${stderr}`);
  return {
    seconds: (performance.now() - before.start) / 1000,
    commandMs: processorMsOfEnded() - before.command,
    postgresMs: processorMsOfTree(postgresPid) - before.postgres,
    memoryBytes,
  };
}

function print(costs: Cost[][]): void {
  report.print(`${ROWS.toLocaleString('en')} rows, medians of ${ROUNDS} rounds, ${cpus().length} cores\n`);
  report.print('| | Seconds | Command CPU s | Postgres CPU s | Peak memory MB |\n|---|---:|---:|---:|---:|');
  for (const [index, { name }] of STEPS.entries()) {
    const median = (of: (cost: Cost) => number) => costs[index]!.map(of).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    const columns = [
      median(({ seconds }) => seconds).toFixed(1),
      (median(({ commandMs }) => commandMs) / 1000).toFixed(1),
      (median(({ postgresMs }) => postgresMs) / 1000).toFixed(1),
      (median(({ memoryBytes }) => memoryBytes) / MEGABYTE).toFixed(0),
    ];
    report.print(`| ${name} | ${columns.join(' | ')} |`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
