import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { makeFacility, makeMember } from '../../test/factories';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from './data-source';

/** The role that README tells an operator to make: it works with rows and cannot change the schema. */
const role = `baldojang_app_${randomBytes(4).toString('hex')}`;
let database: TestDatabase;
let application: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = database.dataSource;
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret' NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  await owner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
  await owner.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'secret';
  application = await createDataSource(url.href).initialize();
});

afterAll(async () => {
  await application.destroy();
  await database.dataSource.query(`DROP OWNED BY ${role}`);
  await database.dataSource.query(`DROP ROLE ${role}`);
  await database.drop();
});

it('reads and writes, triggers included', async () => {
  const { id } = await makeMember(application);
  await makeFacility(application);
  await application.query('DELETE FROM member WHERE id = $1', [id]);
  expect(await application.query('SELECT count(*) FROM facility_gram WHERE gram = $1', [''])).toEqual([{ count: 1 }]);
});

it.each([
  'DROP TABLE member',
  'ALTER TABLE member ADD COLUMN x text',
  'CREATE TABLE x (y text)',
  'TRUNCATE member',
  'CREATE ROLE x',
  "COPY member TO PROGRAM 'cat'",
])('cannot %s', async (statement) => {
  await expect(application.query(statement)).rejects.toMatchObject({ driverError: { code: '42501' } });
});
