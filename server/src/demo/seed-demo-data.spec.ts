import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvOf, manyCells, writeTemporary } from '../../test/facility-file';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { LocalFileSource } from '../adapters/public-data/local-file-source';
import { DiskStorage } from '../adapters/storage/disk-storage';
import { Facility } from '../modules/facility/facility.entity';
import { FacilityImport } from '../modules/facility/facility-import.entity';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { FileService } from '../modules/file/file.service';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { createLogger } from '../shared/logger';
import { REVIEW_RULES } from '../shared/validation/review-rules';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { demoBelongings } from './demo-belongings';
import { DemoContent } from './demo-content';
import { demoFacilityRows } from './demo-facility-rows';
import { seedDemoData } from './seed-demo-data';

const log = createLogger('silent');
const SMALL = { reviews: 80, pictures: 6, boards: 2 };
const NO_REVIEWS = { reviews: 0, pictures: 0, boards: 0 };

let database: TestDatabase;
let dir: string;
let files: FileService;

async function setUp(): Promise<void> {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'baldojang-demo-'));
  const storage = new DiskStorage(join(dir, 'files'));
  files = new FileService({ dataSource: database.dataSource, storage, stagingDir: join(dir, 'inbox'), log });
}

async function tearDown(): Promise<void> {
  await database.drop();
  rmSync(dir, { recursive: true });
}

const seed = (size = SMALL, service = files) => seedDemoData({ dataSource: database.dataSource, files: service, log, size });
const facilities = () => database.dataSource.getRepository(Facility);
const reviews = () => database.dataSource.getRepository(Review);
const query = <Row>(sql: string) => database.dataSource.query<Row[]>(sql);
const one = async (sql: string) => (await query<{ value: unknown }>(`SELECT (${sql}) AS value`))[0]?.value;

/** Keys in the storage. */
const folders = () =>
  readdirSync(join(dir, 'files')).flatMap((group) =>
    readdirSync(join(dir, 'files', group)).map((key) => join(dir, 'files', group, key)),
  );
const storedKeys = () =>
  folders()
    .map((folder) => folder.split('/').at(-1))
    .sort();
const databaseKeys = async () => (await query<{ key: string }>('SELECT key FROM stored_file')).map(({ key }) => key).sort();

describe('places', () => {
  let seeded: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    await setUp();
    seeded = await seed(NO_REVIEWS);
  });
  afterAll(tearDown);

  it('fill an empty database, marked as demo and no import of real data', async () => {
    expect(seeded).toEqual({ facilities: 3000, reviews: 0, boards: 0 });
    expect(await facilities().countBy({ isDemo: true })).toBe(3000);
    expect(await database.dataSource.getRepository(FacilityImport).count()).toBe(0);
  });

  it('are imported like real rows: cleaned cells, pet types, several homepages', async () => {
    const rows = new Map(demoFacilityRows(new DemoContent().places()).map((row) => [row['시설명'], row]));
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
});

describe('seeding', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  it('adds nothing if there is a real place', async () => {
    await query(
      `INSERT INTO facility (name, source_key, search_text, search_grams) VALUES ('실제 장소', '실제장소|어딘가', '실제장소', '{실제,제장,장소}')`,
    );
    expect(await seed()).toEqual({ facilities: 0, reviews: 0, boards: 0 });
    expect([await facilities().count(), await one('SELECT count(*) FROM member')]).toEqual([1, 0]);
  });

  it('seeds once for two concurrent starts on a new database', async () => {
    await Promise.all([seed(), seed()]);
    const accountsAndInvented = await one('SELECT count(*) FROM member');
    expect([await facilities().count(), await reviews().count(), accountsAndInvented]).toEqual([3000, 80, 52]);
    expect(await one('SELECT count(*) FROM board')).toBe(2);
    expect(storedKeys()).toEqual(await databaseKeys());
  });

  it('adds nothing the second time, nor after every review and announcement was deleted', async () => {
    expect(await seed()).toEqual({ facilities: 3000, reviews: 80, boards: 2 });
    expect(await seed()).toEqual({ facilities: 0, reviews: 0, boards: 0 });
    await query('DELETE FROM review');
    await query('DELETE FROM board');
    expect(await seed()).toEqual({ facilities: 0, reviews: 0, boards: 0 });
  });

  it('completes an interrupted start', async () => {
    const broken = Object.create(files, { saveForMany: { value: () => Promise.reject(new Error('killed')) } }) as FileService;
    await expect(seed(SMALL, broken)).rejects.toThrow('killed');
    expect([await facilities().count(), await reviews().count(), await one('SELECT count(*) FROM member')]).toEqual([3000, 0, 3]);
    expect(await seed()).toEqual({ facilities: 0, reviews: 80, boards: 2 });
  });

  it('adds announcements to an older demo, also after an interrupted start', async () => {
    expect(await seed({ ...SMALL, boards: 0 })).toEqual({ facilities: 3000, reviews: 80, boards: 0 });
    const broken = Object.create(files, { saveForMany: { value: () => Promise.reject(new Error('killed')) } }) as FileService;
    await expect(seed(SMALL, broken)).rejects.toThrow('killed');
    expect([await one('SELECT count(*) FROM board'), await one('SELECT count(*) FROM member')]).toEqual([0, 51]);
    expect(await seed()).toEqual({ facilities: 0, reviews: 0, boards: 2 });
  });
});

describe('two thousand reviews', () => {
  let seeded: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    await setUp();
    seeded = await seed({ reviews: 2_000, pictures: 2, boards: 0 });
  });
  afterAll(tearDown);

  it('obey every rule, gathered at some places, by members whom nobody can sign in as', async () => {
    expect(seeded).toEqual({ facilities: 3000, reviews: 2_000, boards: 0 });
    const rows = await reviews().find();
    for (const { content } of rows) {
      expect(content.trim()).toBe(content);
      expect([...content].length).toBeLessThanOrEqual(REVIEW_RULES.content.max);
      expect(content).not.toMatch(/[[\]{}|]|undefined/);
    }
    expect(new Set(rows.map(({ content }) => content)).size).toBeGreaterThan(1_700);
    expect(await one('SELECT avg(rating) BETWEEN 3.8 AND 4.5 FROM review')).toBe(true);
    expect(await one('SELECT count(DISTINCT rating) FROM review')).toBe(5);
    expect(await one(`SELECT min(inserted_at) > now() - interval '560 days' AND max(inserted_at) <= now() FROM review`)).toBe(
      true,
    );
    expect(
      await one(`SELECT bool_and(extract(hour FROM inserted_at AT TIME ZONE 'Asia/Seoul') NOT BETWEEN 1 AND 6) FROM review
                      WHERE inserted_at < now() - interval '2 days'`),
    ).toBe(true);
    expect(
      await one('SELECT count(*) FROM review JOIN member m ON m.id = member_id WHERE m.inserted_at >= review.inserted_at'),
    ).toBe(0);
    expect(await one('SELECT count(*) FROM facility_rating')).toBeGreaterThan(350);
    expect(await one('SELECT max(review_count) FROM facility_rating')).toBeGreaterThanOrEqual(20);
    expect(await one('SELECT sum(review_count)::int FROM facility_rating')).toBe(2_000);

    expect(await one('SELECT count(*) FROM tag WHERE name <> lower(name)')).toBe(0);
    for (const { name } of await query<{ name: string }>('SELECT name FROM tag')) {
      expect(name).toMatch(new RegExp(REVIEW_RULES.tags.pattern, 'u'));
      expect(name.length).toBeLessThanOrEqual(REVIEW_RULES.tags.nameMax);
    }
    expect(await one('SELECT max(count) FROM (SELECT count(*) FROM review_tag GROUP BY review_id) AS c')).toBeLessThanOrEqual(4);
    expect(
      await one(`SELECT count(*) FROM review_like l JOIN review r ON r.id = l.review_id
                      WHERE l.member_id = r.member_id OR l.inserted_at < r.inserted_at OR l.inserted_at > now()`),
    ).toBe(0);
    expect(await one('SELECT max(count) FROM (SELECT count(*) FROM review_image GROUP BY review_id) AS c')).toBeLessThanOrEqual(
      15,
    );

    const own = (email: string, table: string) =>
      one(`SELECT count(*) FROM ${table} WHERE member_id = (SELECT id FROM member WHERE email = '${email}')`);
    expect([await own('member@baldojang.example', 'review'), await own('member@baldojang.example', 'favorite')]).toEqual([
      25, 12,
    ]);
    expect(await own('friend@baldojang.example', 'review')).toBe(12);
    expect(await own('admin@baldojang.example', 'review')).toBe(0);
    expect(
      await one(`SELECT count(*) >= 6 FROM review r JOIN member m ON m.id = member_id WHERE m.email = 'member@baldojang.example'
                      AND date_trunc('month', r.inserted_at AT TIME ZONE 'Asia/Seoul') = date_trunc('month', now() AT TIME ZONE 'Asia/Seoul')`),
    ).toBe(true);
    const invented = await database.dataSource.getRepository(Member).findBy({ isDemo: true });
    expect(invented).toHaveLength(48 + DEMO_ACCOUNTS.length);
    for (const { passwordHash, kakaoId } of invented)
      expect([passwordHash?.startsWith('$argon2id$'), kakaoId]).toEqual([true, null]);
  });

  it('come with a few reports of visits, of which those of a single place are refusals', async () => {
    expect(await one('SELECT count(*) BETWEEN 8 AND 100 FROM visit_report')).toBe(true);
    expect(await one(`SELECT bool_and(visited_on > current_date - 160 AND reported_at <= now()) FROM visit_report`)).toBe(true);
    expect(
      await query(
        `SELECT array_agg(DISTINCT pets) AS pets, count(DISTINCT member_id) AS members FROM visit_report
         WHERE outcome = 'REFUSED' GROUP BY facility_id`,
      ),
    ).toEqual([{ pets: [[{ species: 'DOG', size: 'SMALL' }]], members: 2 }]);
  });
});

describe('reviews', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  it('own their pictures, though many share one on the disk', async () => {
    await seed();
    expect(storedKeys()).toEqual(await databaseKeys());
    expect(readdirSync(join(dir, 'inbox'))).toEqual([]);
    for (const folder of folders()) expect(readdirSync(folder).sort()).toEqual(['card.webp', 'full.jpg', 'thumbnail.webp']);
    const links = folders().map((folder) => statSync(join(folder, 'full.jpg')).nlink);
    expect(Math.max(...links)).toBeGreaterThan(1);
    const twice = 'SELECT review_id, name FROM review_image JOIN stored_file ON id = file_id GROUP BY 1, 2 HAVING count(*) > 1';
    expect(await query(twice)).toEqual([]);

    const before = storedKeys();
    await query('DELETE FROM review WHERE id IN (SELECT review_id FROM review_image ORDER BY file_id LIMIT 1)');
    await files.processDeletionQueue();
    await files.sweep();
    expect(storedKeys()).toEqual(await databaseKeys());
    expect(storedKeys().length).toBeLessThan(before.length);
    for (const { key, name } of await query<{ key: string; name: string }>('SELECT key, name FROM stored_file'))
      expect((await files.open(key, 'full', name))?.bytes).toBeGreaterThan(1_000);
  });

  it('leave with the places when real ones come, and so do their members, favourites and pictures', async () => {
    await seed();
    const [favorites, pictures] = [await one('SELECT count(*) FROM favorite'), (await databaseKeys()).length];
    const report = await new FacilityImportService(database.dataSource, demoBelongings).importFile(
      new LocalFileSource(writeTemporary(csvOf(manyCells(20)))),
    );
    const remaining = 'SELECT count(profile_image_id) FROM member';
    expect(report).toMatchObject({ demoRemoved: 3000, demoLeft: { reviews: 80, favorites, boards: 2, members: 49 } });
    expect(report?.demoLeft.pictures).toBe(pictures - Number(await one(remaining)));
    for (const table of [
      'review',
      'review_like',
      'review_report',
      'review_tag',
      'tag',
      'favorite',
      'visit_report',
      'facility_rating',
      'board',
      'comment',
    ])
      expect([table, await one(`SELECT count(*) FROM ${table}`)]).toEqual([table, 0]);
    const members = await database.dataSource.getRepository(Member).find({ order: { id: 'ASC' } });
    expect(members.map(({ email }) => email)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
    await files.processDeletionQueue();
    expect(storedKeys()).toEqual(await databaseKeys());
    expect(storedKeys()).toHaveLength(Number(await one(remaining)));
  });
});
