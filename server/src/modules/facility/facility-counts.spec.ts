import { disagreements } from '../../../test/backup-world';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { fillWithFacilities } from '../../../test/invented-facilities';
import { MIGRATIONS } from '../../database/migration-list';
import { migrate } from '../../database/migrate';
import { countFacilities } from './facility-counts.repository';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillWithFacilities(database.dataSource, 300);
});
afterEach(() => database.drop());

const query = <Row>(sql: string) => database.dataSource.query<Row[]>(sql);

describe('the counts of places', () => {
  it('match the listed places after a recount', async () => {
    await query(`UPDATE facility SET sido_name = NULL, pet_types = '{}' WHERE id % 4 = 0`);
    await query(`UPDATE facility SET missing_since = '2026-01-01' WHERE id % 5 = 0`);
    expect(await disagreements(database.dataSource)).toEqual(['facet', 'facet of none']);
    await database.dataSource.transaction(countFacilities);
    expect(await disagreements(database.dataSource)).toEqual([]);
  });
});

it('the counts are correct after concurrent recounts', async () => {
  const write = (name: string) =>
    database.dataSource.transaction(async (manager) => {
      await manager.query('UPDATE facility SET sigungu_name = $1 WHERE id = (SELECT max(id) FROM facility)', [name]);
      await countFacilities(manager);
    });
  await Promise.all(['가시', '나시', '다시', '라시'].map(write));
  expect(await disagreements(database.dataSource)).toEqual([]);
});

it('search finds the same after undoing and repeating the migration', async () => {
  const grams = () =>
    query('SELECT id, ARRAY(SELECT gram FROM unnest(search_grams) AS gram ORDER BY gram) FROM facility ORDER BY id');
  const before = await grams();
  const steps = MIGRATIONS.length - MIGRATIONS.findIndex(({ name }) => name.startsWith('FacilityPlainSearch'));
  for (let step = 0; step < steps; step += 1) await database.dataSource.undoLastMigration();
  const [counted] = await query<{ count: number }>(`SELECT facility_count AS count FROM facility_gram WHERE gram = ''`);
  expect(counted!.count).toBe(300);
  // The triggers of that schema leave such rows behind.
  await query(`INSERT INTO facility_facet (sido_name, pet_types, facility_count) VALUES ('없는 곳', '{}', 0)`);
  await migrate(database.dataSource);
  expect(await grams()).toEqual(before);
  expect(await disagreements(database.dataSource)).toEqual([]);
});
