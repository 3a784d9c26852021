import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { makeReview } from '../../test/factories';
import { csvOf, manyCells, writeTemporary } from '../../test/facility-file';
import { launchServer, type ServerProcess } from '../../test/server-process';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createLogger } from '../shared/logger';
import { connect } from './connect';
import { createDataSource } from './data-source';
import { MIGRATIONS } from './migration-list';

const SERVER = resolve(__dirname, '../..');
const suffix = randomBytes(4).toString('hex');
const log = createLogger('silent');

/** One role owns an empty database, the other may only log in; its name needs quotes everywhere. */
const OWNER = `baldojang_owner_${suffix}`;
const APPLICATION = `발도장 "앱"; ${suffix}`;
const EMPTY_DATABASE = `baldojang_empty_${suffix}`;
const quoted = `"${APPLICATION.replaceAll('"', '""')}"`;

let testServer: TestDatabase;
let url: string;
let migrationUrl: string;
let owner: DataSource;

const urlAs = (role: string, database: string, parameters = '') => {
  const address = new URL(testServer.url);
  address.username = encodeURIComponent(role);
  address.password = 'secret';
  address.pathname = database;
  address.search = parameters || address.search;
  return address.href;
};
const emptyDatabase = async () => {
  await testServer.dataSource.query(`DROP DATABASE IF EXISTS ${EMPTY_DATABASE} WITH (FORCE)`);
  await testServer.dataSource.query(`CREATE DATABASE ${EMPTY_DATABASE} OWNER ${OWNER} TEMPLATE template0`);
};

beforeAll(async () => {
  testServer = await createTestDatabase();
  await testServer.dataSource.query(`CREATE ROLE ${OWNER} LOGIN PASSWORD 'secret' NOSUPERUSER`);
  await testServer.dataSource.query(`CREATE ROLE ${quoted} LOGIN PASSWORD 'secret' NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  await emptyDatabase();
  url = urlAs(APPLICATION, EMPTY_DATABASE);
  migrationUrl = urlAs(OWNER, EMPTY_DATABASE);
}, 60_000);

afterAll(async () => {
  await testServer.dataSource.query(`DROP DATABASE IF EXISTS ${EMPTY_DATABASE} WITH (FORCE)`);
  await testServer.dataSource.query(`DROP ROLE ${quoted}`);
  await testServer.dataSource.query(`DROP ROLE ${OWNER}`);
  await testServer.drop();
});

describe('two servers that start concurrently on an empty database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
  let servers: ServerProcess[];
  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(dataDir, { recursive: true });
  });

  it('both start, run each migration once, and read and write rows', async () => {
    const env = {
      DATABASE_URL: url,
      MIGRATION_DATABASE_URL: migrationUrl,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      JWT_SECRET: 'x'.repeat(32),
    };
    servers = await Promise.all([launchServer({ env }), launchServer({ env })]);
    expect(await Promise.all(servers.map(({ url: address }) => fetch(`${address}/readyz`).then(({ status }) => status)))).toEqual(
      [200, 200],
    );
    const migrators = servers.filter(({ output }) => output().includes('database schema brought up to date'));
    expect(migrators).toHaveLength(1);
    const body = JSON.stringify({
      query: 'mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }',
      variables: { input: { email: 'visitor@baldojang.example', subject: '문의', message: '언제 문을 여나요?' } },
    });
    for (const { url: address } of servers) {
      const answer = await fetch(`${address}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(await answer.json()).toMatchObject({ data: { createInquiry: { id: expect.any(String) as string } } });
    }
    owner = await createDataSource(migrationUrl).initialize();
    const names = (await owner.query<{ name: string }[]>('SELECT name FROM migration')).map(({ name }) => name);
    await owner.destroy();
    expect([...names].sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
  }, 120_000);
});

describe('the role of the application', () => {
  let application: DataSource;
  beforeAll(async () => {
    await emptyDatabase();
    owner = await createDataSource(migrationUrl).initialize();
    await owner.query('CREATE TABLE operator_note (id serial PRIMARY KEY)');
    application = await connect({ url, migrationUrl, log });
  }, 60_000);
  afterAll(async () => {
    await application.destroy();
    await owner.destroy();
  });

  it('reads and writes, triggers included', async () => {
    const { facilityId, memberId } = await makeReview(application);
    const ratings = () => application.query('SELECT count(*) FROM facility_rating WHERE facility_id = $1', [facilityId]);
    expect(await ratings()).toEqual([{ count: 1 }]);
    await application.query('DELETE FROM member WHERE id = $1', [memberId]);
    expect(await ratings()).toEqual([{ count: 0 }]);
  });

  it('reads the applied migrations', async () => {
    expect(await application.query('SELECT FROM migration')).toHaveLength(MIGRATIONS.length);
  });

  it.each([
    'DROP TABLE member',
    'ALTER TABLE member ADD COLUMN x text',
    'CREATE TABLE x (y text)',
    'CREATE INDEX ON member (info)',
    'TRUNCATE member',
    'CREATE ROLE x',
    "COPY member TO PROGRAM 'cat'",
    `INSERT INTO migration (timestamp, name) VALUES (1, 'x')`,
    'DELETE FROM migration',
    'SELECT FROM operator_note',
    `SELECT nextval('operator_note_id_seq')`,
    'ALTER TABLE member DISABLE TRIGGER USER',
  ])('cannot %s', async (statement) => {
    await expect(application.query(statement)).rejects.toMatchObject({ driverError: { code: '42501' } });
  });

  it('imports places and counts them', async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl, DATA_DIR: tmpdir() };
    const program = [
      '-r',
      './swc-hook.cjs',
      'src/commands/import-facilities.ts',
      '--force',
      '--file',
      writeTemporary(csvOf(manyCells(20))),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: SERVER, env });
    expect(stdout).toMatch(/새로 들어온 곳 +20\n/);
    const [counted] = await application.query<[{ count: number }]>('SELECT sum(facility_count) AS count FROM facility_facet');
    expect(counted.count).toBeGreaterThanOrEqual(20);
  }, 60_000);

  it('has privileges on new tables at once, and gets back lost privileges', async () => {
    await owner.query('CREATE TABLE later (id serial PRIMARY KEY)');
    await expect(application.query('INSERT INTO later DEFAULT VALUES RETURNING id')).resolves.toEqual([{ id: 1 }]);
    await owner.query('DROP TABLE later');
    await owner.query(`REVOKE DELETE ON holiday FROM ${quoted}`);
    await owner.query(`REVOKE USAGE ON SEQUENCE holiday_id_seq FROM ${quoted}`);
    await expect(application.query('DELETE FROM holiday')).rejects.toMatchObject({ driverError: { code: '42501' } });
    await (await connect({ url, migrationUrl, log })).destroy();
    await application.query('DELETE FROM holiday');
    await application.query(`SELECT nextval('holiday_id_seq')`);
  });

  it('causes no writes at the next start if no privilege is missing', async () => {
    const written = () => owner.query(`SELECT relname, xmin::text FROM pg_class WHERE relkind IN ('r', 'S') ORDER BY oid`);
    const before: unknown = await written();
    await (await connect({ url, migrationUrl, log })).destroy();
    expect(await written()).toEqual(before);
  });

  it('gets no grants from itself if it is the owner', async () => {
    const sameRole = urlAs(OWNER, EMPTY_DATABASE, '?application_name=other&sslmode=disable');
    const rights = () => owner.query(`SELECT relname, relacl::text FROM pg_class WHERE relkind IN ('r', 'S') ORDER BY oid`);
    const before: unknown = await rights();
    await (await connect({ url: sameRole, migrationUrl, log })).destroy();
    expect(await rights()).toEqual(before);
  });
});
