import { setTimeout as sleep } from 'node:timers/promises';
import { disagreements } from '../../../test/backup-world';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { fillWithFacilities } from '../../commands/bench-facilities';
import { createDataSource } from '../../database/data-source';
import { FacilityCounts } from './facility-counts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillWithFacilities(database.dataSource, 300);
});
afterEach(() => database.drop());

const query = <Row>(sql: string) => database.dataSource.query<Row[]>(sql);

describe('the counts of places', () => {
  it('agree with the places after every kind of write', async () => {
    for (const write of [
      `UPDATE facility SET search_text = search_text || chr(31) || '산책', search_grams = search_grams || '{산책}' WHERE id % 3 = 0`,
      `UPDATE facility SET sido_name = NULL, pet_types = '{}', latitude = latitude + 0.01 WHERE id % 4 = 0`,
      `UPDATE facility SET missing_since = '2026-01-01', longitude = NULL WHERE id % 5 = 0`,
      'UPDATE facility SET missing_since = NULL, latitude = NULL WHERE id % 10 = 0',
      'DELETE FROM facility WHERE id % 7 = 0',
      'TRUNCATE facility CASCADE',
    ]) {
      await query(write);
      expect([write, ...(await disagreements(database.dataSource))]).toEqual([write]);
    }
  });

  it('are made anew, whatever was wrong with them, and what was remembered by them is forgotten', async () => {
    const [before] = await query('SELECT version FROM facility_version');
    await query('UPDATE facility_gram SET facility_count = facility_count + 1 WHERE length(gram) = 3');
    await query(`INSERT INTO facility_gram VALUES ('없는', 9)`);
    await query('DELETE FROM facility_facet');
    await query('UPDATE facility_cell SET latitude_cell = latitude_cell + 1');
    expect(await disagreements(database.dataSource)).toHaveLength(5);
    expect(await new FacilityCounts(database.dataSource).recount()).toBe(300);
    expect(await disagreements(database.dataSource)).toEqual([]);
    expect(await query('SELECT version FROM facility_version')).not.toEqual([before]);
  });

  it('miss nothing that others write meanwhile', async () => {
    const other = await createDataSource(database.url).initialize();
    const [one, two] = [other.createQueryRunner(), database.dataSource.createQueryRunner()];
    const isWaiting = async () => (await query('SELECT FROM pg_locks WHERE NOT granted')).length > 0;
    const atOnce = async (first: string, second: string) => {
      await one.startTransaction();
      await one.query(first);
      const waiting = two.query(second);
      while (!(await isWaiting())) await sleep(5);
      await one.commitTransaction();
      await waiting;
      expect([first, second, ...(await disagreements(database.dataSource))]).toEqual([first, second]);
    };
    try {
      await atOnce('DELETE FROM facility WHERE id % 2 = 0', 'SELECT facility_recount()');
      await atOnce('SELECT facility_recount()', 'DELETE FROM facility WHERE id % 3 = 0');
      await query('CREATE TABLE spare AS TABLE facility');
      // Of no two places the same facets: they would be waited for.
      await query('UPDATE spare SET sigungu_name = id');
      await query('TRUNCATE facility CASCADE');
      await atOnce(
        'INSERT INTO facility SELECT * FROM spare WHERE id % 5 > 2',
        'INSERT INTO facility SELECT * FROM spare WHERE id % 5 < 3',
      );
    } finally {
      await Promise.all([one.release(), two.release()]);
      await other.destroy();
    }
  });
});
