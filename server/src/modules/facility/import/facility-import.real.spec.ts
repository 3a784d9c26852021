import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database';
import { LocalFileSource } from '../../../adapters/public-data/local-file-source';
import { demoBelongings } from '../../../demo/demo-belongings';
import { FacilityImportService } from './facility-import.service';

/** Real rows that may not be committed. Skipped without the file. */
const SEOUL = resolve(__dirname, '../../../../../../shared/data/pet-facilities-seoul.csv');

(existsSync(SEOUL) ? describe : describe.skip)('the real file of Seoul', () => {
  let database: TestDatabase;
  let service: FacilityImportService;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = new FacilityImportService(database.dataSource, demoBelongings);
  });
  afterAll(() => database.drop());

  it('imports 4,372 places from 4,376 rows, and a second import changes nothing', async () => {
    const rows = { read: 4_376, places: 4_372, merged: 4, duplicates: 0, refused: 0 };
    expect(await service.importFile(new LocalFileSource(SEOUL))).toMatchObject({ ...rows, added: 4_372, edition: '2022-11-30' });
    expect(await service.importFile(new LocalFileSource(SEOUL))).toMatchObject({
      ...rows,
      added: 0,
      changed: 0,
      unchanged: 4_372,
      vanished: 0,
    });

    const [counts] = await database.dataSource.query<Record<string, number>[]>(
      `SELECT count(*) FILTER (WHERE sido_name = '서울특별시') AS seoul, count(*) FILTER (WHERE sido_name = '경기도') AS gyeonggi,
              count(*) FILTER (WHERE latitude IS NULL OR postal_code !~ '^\\d{5}$') AS incomplete,
              count(*) FILTER (WHERE homepage ~ '(^|, )(?!https?://)') AS unusable, count(*) FILTER (WHERE pet_types = '{}') AS refusing,
              count(*) FILTER (WHERE pet_types = '{}' AND pet_friendly) AS contradictory
       FROM facility`,
    );
    const [addresses] = await database.dataSource.query<Record<string, number>[]>(
      `SELECT count(*) FILTER (WHERE road_address ~ '.서울특별시') AS damaged,
              count(*) FILTER (WHERE strpos(translate(road_address, ' ', ''), translate(road_name, ' ', '')) = 0) AS contradictory
       FROM facility`,
    );
    expect(addresses).toEqual({ damaged: 0, contradictory: 0 });
    expect(counts).toEqual({ seoul: 4_354, gyeonggi: 18, incomplete: 0, unusable: 0, refusing: 453, contradictory: 0 });
  }, 120_000);
});
