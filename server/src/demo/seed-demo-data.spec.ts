import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { Facility } from '../modules/facility/facility.entity';
import { FacilityImport } from '../modules/facility/facility-import.entity';
import { createLogger } from '../shared/logger';
import { demoFacilityRows } from './demo-facility-rows';
import { seedDemoData } from './seed-demo-data';

const log = createLogger('silent');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

const facilities = () => database.dataSource.getRepository(Facility);

it('fills an empty database with every demo place, marked as demo and no import of real data', async () => {
  expect(await seedDemoData({ dataSource: database.dataSource, log })).toEqual({ seeded: 3000 });
  expect(await facilities().countBy({ isDemo: true })).toBe(3000);
  expect(await database.dataSource.getRepository(FacilityImport).count()).toBe(0);
});

it('takes the way of real rows: cleaned cells, pet types, several homepages', async () => {
  await seedDemoData({ dataSource: database.dataSource, log });
  const rows = new Map(demoFacilityRows().map((row) => [row['시설명'], row]));
  const places = await facilities().find({ order: { id: 'ASC' } });
  for (const place of places) {
    expect(place.legalEupMyeonDongName).toBe(rows.get(place.name)?.['법정읍면동명칭']);
    expect(place.sigunguName).toBe(rows.get(place.name)?.['시군구 명칭']?.replace('세종특별자치시', '세종시'));
    expect(place.postalCode).toMatch(/^\d{5}$/);
    expect(place.holiday).not.toBe('정보없음');
    expect(place.petTypes.length > 0).toBe(place.petFriendly !== false);
  }
  expect(places.some(({ homepage }) => homepage?.split(', ').length === 3)).toBe(true);
  expect(places.some(({ petFriendly }) => petFriendly === false)).toBe(true);
  expect(places.some(({ parkingAvailable }) => parkingAvailable === null)).toBe(true);
});

it('adds nothing the second time', async () => {
  await seedDemoData({ dataSource: database.dataSource, log });
  expect(await seedDemoData({ dataSource: database.dataSource, log })).toEqual({ seeded: 0 });
  expect(await facilities().count()).toBe(3000);
});

it('adds nothing where there is a single real place', async () => {
  const [row] = await database.dataSource.query<{ id: number }[]>(
    `INSERT INTO facility (name, source_key, search_text) VALUES ('실제 장소', '실제장소|어딘가', '실제장소') RETURNING id`,
  );
  expect(row).toBeDefined();
  expect(await seedDemoData({ dataSource: database.dataSource, log })).toEqual({ seeded: 0 });
  expect(await facilities().count()).toBe(1);
});

it('seeds once when two servers start on the same new database', async () => {
  const results = await Promise.all([1, 2].map(() => seedDemoData({ dataSource: database.dataSource, log })));
  expect(results.reduce((sum, { seeded }) => sum + seeded, 0)).toBe(3000);
  expect(await facilities().count()).toBe(3000);
});
