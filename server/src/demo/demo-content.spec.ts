import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PUBLIC_DATA_COLUMNS } from '../modules/facility/import/public-data-columns';
import { FACILITY_CATEGORIES } from '../shared/facility-category';
import { REGIONS } from '../shared/text/region';
import { DemoContent } from './demo-content';
import { demoFacilityRows } from './demo-facility-rows';
import { momentOf } from './demo-moment';

const content = new DemoContent();
const rows = demoFacilityRows(content.places());
const cells = (column: string) => rows.map((row) => row[column] ?? '');

describe('demo places', () => {
  it('number 3,000 rows of the 31 columns of the public data, each name once', () => {
    expect(rows).toHaveLength(3000);
    for (const row of rows) expect(new Set(Object.keys(row))).toEqual(new Set(Object.values(PUBLIC_DATA_COLUMNS)));
    expect(new Set(cells('시설명')).size).toBe(rows.length);
  });

  it('cover every region with at least 25 places and every kind', () => {
    for (const { name } of REGIONS) expect(cells('시도 명칭').filter((cell) => cell === name).length).toBeGreaterThanOrEqual(25);
    expect(new Set(cells('카테고리3'))).toEqual(new Set(Object.values<readonly string[]>(FACILITY_CATEGORIES).flat()));
  });

  it('cover the cases of the public data: no entry, no coordinates, several homepages, closing day as homepage, unknown values', () => {
    const closed = rows.filter((row) => row['반려동물 동반 가능정보'] === 'N');
    expect(closed.length).toBeGreaterThan(50);
    for (const row of closed) expect([row['입장 가능 동물 크기'], row['반려동물 제한사항']]).toEqual(['해당없음', '해당없음']);
    expect(cells('홈페이지').some((cell) => cell.split(', ').length === 3)).toBe(true);
    expect(cells('홈페이지')).toContain('매달 2, 4번째 일요일');
    for (const column of ['운영시간', '휴무일', '입장 가능 동물 크기']) expect(cells(column)).toContain('정보없음');
    for (const column of ['위도', '전화번호', '주차 가능여부']) expect(cells(column)).toContain('');
  });
});

it('demo reports and blindings identify a review by a place and an author with one review of it', () => {
  const reviews = content.reviews();
  const { reports, blindings } = content.adminQueue();
  for (const { place, author } of [...reports, ...blindings])
    expect(reviews.filter((review) => review.place === place && review.author === author)).toHaveLength(1);
});

describe('an invalid row', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'baldojang-content-'));
    cpSync(resolve(__dirname, '../../../content/demo'), dir, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it.each([
    ['places.csv', '02-000-3986', '02-555-3986', 'places.csv, row 2, 전화번호', 'places'],
    ['places.csv', 'http://kind-sock.example/', 'http://kind-sock.kr/', 'places.csv, row 3, 홈페이지', 'places'],
    ['places.csv', ',9265,', ',265,', 'places.csv, row 2, 번지', 'places'],
    ['reviews.csv', '\n정왕꼼꼼한민들레동물병원,', '\n없는 병원,', 'reviews.csv, row 2, place: not in places.csv', 'reviews'],
    ['reviews.csv', ',member,13 this month,', ',walker99,13 this month,', 'reviews.csv, row 2, author', 'reviews'],
    ['reviews.csv', ',13 this month,19:28,5,', ',yesterday,19:28,5,', 'reviews.csv, row 2, day', 'reviews'],
    ['reviews.csv', ',13 this month,19:28,5,', ',13 this month,19:28,6,', 'reviews.csv, row 2, rating', 'reviews'],
    ['reviews.csv', ',동물병원,clinic-day-', ',동물병원,farm-day-', 'reviews.csv, row 2, pictures.0: not in pictures', 'reviews'],
    ['visits.csv', ',ENTERED,', ',MAYBE,', 'visits.csv, row 2, outcome', 'visits'],
    ['members.json', '"콩이언니"', '"콩 이 언 니"', 'members.json, 0.nickName', 'members'],
    ['admin-queue.json', '"daysAgo": 6.4', '"daysAgo": "6.4"', 'admin-queue.json, inquiries.0.daysAgo', 'adminQueue'],
    ['announcements.json', '"hoursAgo": 5', '"hours": 5', 'announcements.json, 0.when', 'boards'],
  ] as const)('of %s with %j as %j is reported with file, row and field', (file, from, to, message, read) => {
    const before = readFileSync(join(dir, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(dir, file), after);
    expect(() => new DemoContent(dir)[read]()).toThrow(message);
  });
});

it.each([
  ['3', '20:15', '2026-11-25T11:15:00Z'],
  ['0', '09:00', '2026-11-28T00:00:00Z'],
  // Later today: half of the time that has passed.
  ['0', '12:00', '2026-11-27T20:05:00Z'],
  ['40 this month', '08:00', '2026-10-31T23:00:00Z'],
  ['04-05', '08:30', '2026-04-04T23:30:00Z'],
  ['12-05', '08:30', '2025-12-04T23:30:00Z'],
  ['11-28', '23:00', '2025-11-28T14:00:00Z'],
])('%s at %s is %s, seen from the morning of 28 November', (day, time, moment) => {
  expect(momentOf({ day, time }, new Date('2026-11-28T01:10:00Z'))).toEqual(new Date(moment));
});
