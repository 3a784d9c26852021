import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { IsNull } from 'typeorm';
import { disagreements } from '../../../../test/backup-world';
import { cellsOf, csvOf, manyCells, PLACES_CP949, PLACES_UTF8, writeTemporary } from '../../../../test/facility-file';
import { makeMember } from '../../../../test/factories';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database';
import { LocalFileSource } from '../../../adapters/public-data/local-file-source';
import type { PublicDataSource } from '../../../adapters/public-data/public-data-source';
import { demoBelongings } from '../../../demo/demo-belongings';
import { Member } from '../../member/member.entity';
import { Review } from '../../review/review.entity';
import { PetType } from '../../../shared/pet-type';
import { FacilityImport } from '../facility-import.entity';
import { FacilitySource } from '../facility-source.entity';
import { Facility } from '../facility.entity';
import { gramsOfSearchText } from '../search-text';
import { FacilityImportService, type ImportOptions, type ImportProgress } from './facility-import.service';
import { FacilityStaging } from './facility-staging.repository';
import type { ImportReport } from './import-report';
import type { Cells } from './public-data-columns';

let database: TestDatabase;
let service: FacilityImportService;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new FacilityImportService(database.dataSource, demoBelongings);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => database.drop());
beforeEach(() => database.dataSource.query('TRUNCATE facility, facility_import, member RESTART IDENTITY CASCADE'));

const OLD = '2022-11-30';
const NEW = '2025-03-24';

async function importPath(path: string, options?: ImportOptions): Promise<ImportReport> {
  const report = await service.importFile(new LocalFileSource(path), options);
  if (!report) throw new Error('A local file is always imported');
  return report;
}

const importText = (text: string) => importPath(writeTemporary(text));
const importRows = (...rows: Cells[]) => importText(csvOf(rows));
const forceRows = (...rows: Cells[]) => importPath(writeTemporary(csvOf(rows)), { force: true });

const find = (name: string) => database.dataSource.getRepository(Facility).findOneByOrFail({ name });
const countListed = () => database.dataSource.getRepository(Facility).countBy({ missingSince: IsNull() });
const missingSince = async (name: string) => (await find(name)).missingSince;

/** Every row with its xmin: unchanged if nothing was written. */
const everything = () =>
  database.dataSource.query(
    `SELECT f.*, f.xmin::text AS written, s.cells, s.xmin::text AS cells_written
     FROM facility f JOIN facility_source s ON s.facility_id = f.id ORDER BY f.id`,
  );

const place = (name: string, changes: Parameters<typeof cellsOf>[0] = {}) =>
  cellsOf({ name, jibunAddress: `서울특별시 마포구 망원동 ${name}`, ...changes });

const inGyeonggi = (name: string, changes: Parameters<typeof cellsOf>[0] = {}) =>
  place(name, { sidoName: '경기도', sigunguName: '시흥시', jibunAddress: `경기도 시흥시 정왕동 ${name}`, ...changes });

describe('importing a file', () => {
  it('stores cleaned places with their source cells, and returns a report', async () => {
    const report = await importPath(PLACES_UTF8);
    expect(report).toMatchObject({
      ...{ fileName: 'places.csv', encoding: 'UTF-8', edition: OLD, isKnownFile: false },
      ...{
        read: 5,
        places: 5,
        added: 5,
        changed: 0,
        unchanged: 0,
        duplicates: 0,
        merged: 0,
        refused: 0,
        vanished: 0,
        demoRemoved: 0,
      },
      regions: ['강원특별자치도', '서울특별시', '인천광역시', '제주특별자치도'],
    });
    expect(report.notes.map(({ line }) => line)).toEqual([5, 5, 6]);
    expect(report.seconds).toBeGreaterThan(0);
    expect(report.peakMemoryMegabytes).toBeGreaterThan(10);

    expect(await find('숲속 펜션')).toMatchObject({
      sidoName: '강원특별자치도',
      postalCode: '04001',
      homepage: 'https://forest.example/a, http://www.forest.example',
      petTypes: [PetType.DOG],
      finalCreationDate: OLD,
      missingSince: null,
      isDemo: false,
    });
    expect(await find('달빛 미술관')).toMatchObject({
      sigunguName: '미추홀구',
      latitude: 37.46,
      longitude: 126.65,
      holiday: '매달2,4번째 일요일',
      homepage: null,
      petTypes: [],
    });
    const cafe = await find('바다 카페');
    expect(cafe).toMatchObject({ latitude: null, longitude: null, phoneNumber: null, petTypes: [PetType.DOG, PetType.CAT] });
    const { cells } = await database.dataSource.getRepository(FacilitySource).findOneByOrFail({ facilityId: cafe.id });
    expect(cells).toMatchObject({ 위도: '0', '시도 명칭': '제주도', 홈페이지: '정보없음', 우편번호: '4001.0' });
    expect(Object.keys(cells)).toHaveLength(31);

    const [record] = await database.dataSource.getRepository(FacilityImport).find();
    expect(record).toMatchObject({ fileName: 'places.csv', edition: OLD, report: { read: 5, added: 5 } });
    expect(record?.fileHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('cleans traces of Excel and web pages, but not in the source cells', async () => {
    const left = place('카페 &amp; 멍', {
      phoneNumber: '="064-111-2222"',
      operatingHours: '#N/A',
      description: '1층 카페&lt;br&gt;2층 놀이터_x000D_\n',
      homepage: 'https://a.kr/ https://b.kr/ (블로그)',
      roadName: '서울숲4길',
      buildingNumber: '7 번',
      roadAddress: '서울특별시 성동구 서울특별시숲4길 7',
    });
    expect(await importRows(left)).toMatchObject({ places: 1, noted: 2 });
    const cafe = await find('카페 & 멍');
    expect(cafe).toMatchObject({
      phoneNumber: '064-111-2222',
      operatingHours: null,
      description: '1층 카페 2층 놀이터',
      homepage: 'https://a.kr/, https://b.kr/',
      roadAddress: '서울특별시 성동구 서울숲4길 7',
    });
    expect(cafe.searchText).toContain('카페&멍');
    const { cells } = await database.dataSource.getRepository(FacilitySource).findOneByOrFail({ facilityId: cafe.id });
    expect(cells).toEqual(left);
  });

  it('changes nothing the second time, in any encoding and row order', async () => {
    await importPath(PLACES_UTF8);
    const before: unknown = await everything();
    expect(await importPath(PLACES_UTF8)).toMatchObject({
      isKnownFile: true,
      read: 5,
      added: 0,
      changed: 0,
      unchanged: 5,
      vanished: 0,
    });
    expect(await importPath(PLACES_CP949)).toMatchObject({
      isKnownFile: false,
      encoding: 'CP949',
      added: 0,
      changed: 0,
      unchanged: 5,
    });
    expect(await everything()).toEqual(before);
  });

  it('matches decomposed names to the same places', async () => {
    await importRows(place('발자국'));
    const decomposed = Object.fromEntries(
      Object.entries(place('발자국')).map(([column, cell]) => [column, cell.normalize('NFD')]),
    );
    expect(await importRows(decomposed)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it('drops duplicates and merges rows of one place, and reports them', async () => {
    const report = await importRows(
      place('첫째'),
      place('발자국 병원', { jibunAddress: '서울특별시 마포구 망원동 9', holiday: '매주 일요일', homepage: 'http://a.kr' }),
      place('첫째'),
      place('발자국병원', { jibunAddress: '서울특별시 마포구 망원동 9', holiday: '연중무휴', homepage: '정보없음' }),
    );
    expect(report).toMatchObject({ read: 4, places: 2, added: 2, duplicates: 1, merged: 1 });
    expect(report.mergedRows).toEqual([
      { key: (await find('발자국병원')).sourceKey, name: '발자국병원', lines: [3, 5], columns: ['시설명', '홈페이지', '휴무일'] },
    ]);
    expect(await find('발자국병원')).toMatchObject({ holiday: '연중무휴', homepage: 'http://a.kr' });
  });

  it('merges rows of different batches like adjacent rows', async () => {
    const first = place('발자국', { holiday: '매주 일요일', homepage: 'http://a.kr' });
    const later = place('발자국', { holiday: '연중무휴' });
    const last = place('발자국', { holiday: '정보없음', operatingHours: '매일 10:00~20:00' });
    const rows = [
      first,
      ...manyCells(600),
      later,
      ...manyCells(600, { sigunguName: '중구' }).map((cells) => ({ ...cells, 시설명: `중구 ${cells.시설명}` })),
      last,
    ];
    const report = await importRows(...rows);
    expect(report).toMatchObject({ read: 1_203, places: 1_201, added: 1_201, merged: 2, duplicates: 0 });
    expect(report.mergedRows.map(({ lines }) => lines)).toEqual([
      [2, 603],
      [2, 1_204],
    ]);
    expect(await find('발자국')).toMatchObject({
      holiday: '연중무휴',
      homepage: 'http://a.kr',
      operatingHours: '매일 10:00~20:00',
    });
    const before: unknown = await everything();
    expect(await importRows(...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 1_201 });
    expect(await everything()).toEqual(before);
  });

  it('skips broken rows', async () => {
    const [header = '', ...lines] = csvOf([
      place('첫째'),
      place('', {}),
      place('가'.repeat(300)),
      place('나\0쁜'),
      place('끝'),
    ]).split('\n');
    const report = await importText([header, lines[0], '칸이,둘', ...lines.slice(1)].join('\n'));
    expect(report).toMatchObject({ read: 6, places: 2, added: 2, refused: 4 });
    expect(report.refusedRows.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
    expect(report.read).toBe(report.places + report.duplicates + report.merged + report.refused);
    await find('끝');
  });

  it('reports progress', async () => {
    const steps: ImportProgress[] = [];
    await service.importFile(new LocalFileSource(writeTemporary(csvOf(manyCells(600)))), {
      onProgress: (progress) => steps.push(progress),
    });
    expect(steps.map(({ step, rows }) => [step, rows])).toEqual([
      ['read', 250],
      ['read', 500],
      ['read', 600],
      ['write', 600],
    ]);
  });
});

describe('an imported place', () => {
  const withoutTheirGrams = async () =>
    (
      await database.dataSource.query<{ name: string; text: string; grams: string[] }[]>(
        'SELECT name, search_text AS text, search_grams AS grams FROM facility',
      )
    ).filter(({ text, grams }) => !isDeepStrictEqual(new Set(grams), new Set(gramsOfSearchText(text))));

  it('has each cell exactly, with characters special to SQL or JSON', async () => {
    const description = 'C:\\new "집" {가,나} \\" NULL\tu001f\\u0041\u0001\n다음 줄';
    await importRows(place('가나', { description, petRestrictions: '"', holiday: '\\' }), place('다라', { holiday: '\\\\n' }));
    const { id, ...facts } = await find('가나');
    expect(facts).toMatchObject({
      description: 'C:\\new "집" {가,나} \\" NULL u001f\\u0041 다음 줄',
      petRestrictions: '"',
      holiday: '\\',
    });
    expect(facts.searchText.split('\u001f')).toHaveLength(9);
    const { cells } = await database.dataSource.getRepository(FacilitySource).findOneByOrFail({ facilityId: id });
    expect(cells).toMatchObject({ '기본 정보_장소설명': description, '반려동물 제한사항': '"', 휴무일: '\\' });
    expect((await find('다라')).holiday).toBe('\\\\n');
  });

  it('has the grams of its text, whether it is new, changed or unchanged', async () => {
    await importRows(place('가나 카페', { finalCreationDate: OLD }), place('다라 약국', { finalCreationDate: OLD }));
    expect(await withoutTheirGrams()).toEqual([]);
    const changed = place('가나 카페', { description: '새로 적은 설명', finalCreationDate: NEW });
    await importRows(changed, place('다라 약국', { finalCreationDate: NEW }), place('마바 공원', { finalCreationDate: NEW }));
    expect(await withoutTheirGrams()).toEqual([]);
    expect(
      await database.dataSource.query(
        `SELECT name FROM facility WHERE search_grams @> '{새로}' AND search_grams @> '{^가나,ㄱㄴ,<ㄱㄴ}'`,
      ),
    ).toEqual([{ name: '가나 카페' }]);
  });

  it('has an id in the order of the file', async () => {
    const rows = manyCells(1_200, { holiday: '매주 일요일' }).reverse();
    await importRows(...rows);
    const places = await database.dataSource.getRepository(Facility).find({ order: { id: 'ASC' } });
    expect(places.map(({ name }) => name)).toEqual(rows.map((cells) => cells.시설명));
  });

  it('is refused without grams', async () => {
    const insert = `INSERT INTO facility (name, source_key, search_text) VALUES ('사아', '사아', '사아자')`;
    await expect(database.dataSource.query(insert)).rejects.toThrow(/search_grams/);
  });

  it('is counted correctly when it is new, changed, merged, vanished or returned', async () => {
    const edition = (date: string, cells: Cells[]) => forceRows(...cells.map((row) => ({ ...row, 최종작성일: date })));
    const [late, ...many] = manyCells(1_100);
    for (const [date, cells] of [
      [OLD, [late!, ...many, { ...late!, 휴무일: '연중무휴' }]],
      [
        NEW,
        [...manyCells(800, { description: '새 설명' }), ...manyCells(700, { sigunguName: '중구', jibunAddress: '서울 중구 1' })],
      ],
      ['2026-01-02', [late!, ...many]],
    ] as const) {
      await edition(date, [...cells]);
      expect(await disagreements(database.dataSource)).toEqual([]);
    }
  });

  it('stays on its heap page when only the date changes (HOT update)', async () => {
    const pages = () => database.dataSource.query('SELECT id, (ctid::text::point)[0] AS page FROM facility ORDER BY id');
    const dated = (date: string) => manyCells(100, { finalCreationDate: date });
    await importRows(...dated(OLD));
    const before: unknown = await pages();
    expect(await importRows(...dated(NEW))).toMatchObject({ changed: 100 });
    expect(await pages()).toEqual(before);
  });
});

describe('a broken file', () => {
  const cutOff = csvOf(manyCells(700, { holiday: '매주 토, 일' })).slice(0, -120);

  it.each([
    ['cut off', cutOff, /끊겼습니다/],
    ['with other columns', 'a,b\n1,2\n', /자료가 아닙니다/],
    ['empty', '', /비어 있습니다/],
    ['with a header alone', csvOf([]), /한 줄도 없는/],
    ['without one usable row', csvOf([cellsOf({ name: '' })]), /한 줄도 없는.*2번째 줄: 시설명이 없습니다/],
    [
      'without one readable date',
      csvOf([place('가', { finalCreationDate: '정보없음' }), place('나', { finalCreationDate: '3/4/2025' })]),
      /「최종작성일」 칸의 날짜를 읽을 수 있는 줄이 하나도 없는 파일입니다 \(3번째 줄: .*3\/4\/2025\)\. 바뀐 것은 없습니다/,
    ],
  ])('changes nothing and says so: %s', async (_, text, message) => {
    await service.addDemoFacilities(manyCells(3));
    const before: unknown = await everything();
    await expect(importText(text)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(message) as string,
    });
    expect(await everything()).toEqual(before);
    expect(await database.dataSource.getRepository(FacilityImport).count()).toBe(0);
    // A correct file can be imported afterwards.
    expect(await importRows(place('첫째'))).toMatchObject({ added: 1, demoRemoved: 3 });
  });

  it('that fails during a batch is rolled back after the batch', async () => {
    let pass: () => void = () => undefined;
    const held = new Promise<void>((done) => (pass = done));
    jest.spyOn(FacilityStaging.prototype, 'put').mockReturnValue(held);
    const onError = jest.fn<void, []>();
    const importing = service
      .importFile(new LocalFileSource(writeTemporary(csvOf(manyCells(500)))), {
        onProgress: ({ rows }) => {
          if (rows === 500) throw new Error('away');
        },
      })
      .catch(onError);
    await sleep(200);
    expect(onError).not.toHaveBeenCalled();
    pass();
    await importing;
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'away' }));
  });
});

describe('another edition', () => {
  it('that is newer updates places under the same id', async () => {
    await importRows(place('가', { finalCreationDate: OLD }), place('나', { finalCreationDate: OLD }));
    const { id } = await find('가');
    expect(
      await importRows(
        place('가', { finalCreationDate: NEW, holiday: '연중무휴', phoneNumber: '정보없음' }),
        place('나', { finalCreationDate: NEW }),
      ),
    ).toMatchObject({
      edition: NEW,
      ...{ added: 0, changed: 2, unchanged: 0, vanished: 0 },
    });
    expect(await find('가')).toMatchObject({ id, holiday: '연중무휴', phoneNumber: null, finalCreationDate: NEW });
  });

  it.each(['2025. 3. 24', '2025-4-1', '2025/3/4', '2025년 3월 4일'])(
    'whose dates a spreadsheet saved as %s is newer all the same',
    async (finalCreationDate) => {
      await importRows(place('가'), place('나'));
      expect(
        await importRows(place('가', { finalCreationDate, holiday: '연중무휴' }), place('나', { finalCreationDate })),
      ).toMatchObject({ edition: expect.stringMatching(/^2025-0[34]-/) as string, changed: 2, keptNewer: 0, noted: 0 });
      expect(await find('가')).toMatchObject({ holiday: '연중무휴' });
    },
  );

  it('matches a place after its region was renamed', async () => {
    await importRows(place('숲', { sidoName: '강원도', sigunguName: '평창군', jibunAddress: '강원도 평창군 봉평면 3' }));
    const { id } = await find('숲');
    const after = { sidoName: '강원특별자치도', sigunguName: '평창군', jibunAddress: '강원특별자치도 평창군 봉평면 3' };
    expect(await importRows(place('숲', { ...after, finalCreationDate: NEW }))).toMatchObject({
      added: 0,
      changed: 1,
      vanished: 0,
    });
    expect(await find('숲')).toMatchObject({ id, jibunAddress: '강원특별자치도 평창군 봉평면 3' });
  });

  it('that is newer reports which places came, went and changed in more than their date', async () => {
    await importRows(...['가', '나', '다', '라'].map((name) => place(name, { finalCreationDate: OLD })));
    const [changed, gone] = [await find('나'), await find('다')];
    const newer = { finalCreationDate: NEW };
    const report = await forceRows(
      ...[place('가', newer), place('나', { ...newer, holiday: '연중무휴', phoneNumber: '02-1' })],
      ...[place('라', newer), place('마', newer)],
    );
    expect(report).toMatchObject({
      changed: 3,
      addedPlaces: [{ id: (await find('마')).id, name: '마' }],
      changedPlaces: [{ id: changed.id, name: '나', columns: ['전화번호', '휴무일'] }],
      vanishedPlaces: [{ id: gone.id, name: '다' }],
    });
    const back = await importRows(...['가', '나', '다', '라', '마'].map((name) => place(name, newer)));
    expect(back).toMatchObject({ addedPlaces: [], vanishedPlaces: [] });
    expect(back.changedPlaces?.map(({ name }) => name)).toEqual(['나', '다']);
  });

  it('that is newer marks vanished places in regions it covers, and unmarks returned ones', async () => {
    await importRows(place('남는 곳'), place('떠난 곳'), inGyeonggi('경기'));
    const { id } = await find('떠난 곳');
    const newer = [place('남는 곳', { finalCreationDate: NEW })];
    expect(await forceRows(...newer)).toMatchObject({ vanished: 1, changed: 1, returned: 0, regions: ['서울특별시'] });
    expect(await missingSince('떠난 곳')).toBe(NEW);
    expect(await missingSince('남는 곳')).toBeNull();
    expect(await missingSince('경기')).toBeNull();

    const before: unknown = await everything();
    expect(await importRows(...newer)).toMatchObject({ vanished: 0, changed: 0, unchanged: 1 });
    expect(await everything()).toEqual(before);

    const returns = { finalCreationDate: '2026-01-02' };
    expect(await importRows(place('남는 곳', returns), place('떠난 곳', returns))).toMatchObject({
      returned: 1,
      changed: 2,
      vanished: 0,
    });
    expect(await find('떠난 곳')).toMatchObject({ id, missingSince: null });
  });

  it('with more new places than a region had covers the region', async () => {
    const gyeonggi = (from: number, count: number, date: string) =>
      Array.from({ length: count }, (_, index) => inGyeonggi(`경기 ${from + index}`, { finalCreationDate: date }));
    await importRows(...gyeonggi(0, 30, OLD));
    const report = await forceRows(place('서울', { finalCreationDate: NEW }), ...gyeonggi(29, 21, '2023-05-05'));
    expect(report).toMatchObject({ added: 21, vanished: 29, regions: ['경기도', '서울특별시'], partialRegions: [] });
    expect(await countListed()).toBe(22);
  });

  it('that is older only adds missing places', async () => {
    await importRows(
      place('가', { finalCreationDate: NEW, holiday: '연중무휴' }),
      place('나', { finalCreationDate: NEW }),
      place('다', { finalCreationDate: NEW }),
    );
    await forceRows(place('가', { finalCreationDate: '2026-01-02' }), place('나', { finalCreationDate: '2026-01-02' }));
    expect(await missingSince('다')).toBe('2026-01-02');
    const report = await importRows(place('가', { holiday: '매주 월요일' }), place('다'), place('라'));
    expect(report).toMatchObject({ edition: OLD, added: 1, changed: 0, unchanged: 2, keptNewer: 2, vanished: 0, returned: 0 });
    expect(await find('가')).toMatchObject({ holiday: '매주 일요일', finalCreationDate: '2026-01-02' });
    expect(await missingSince('다')).toBe('2026-01-02');
    expect(await missingSince('나')).toBeNull();
    expect(await find('라')).toMatchObject({ missingSince: null, finalCreationDate: OLD });
  });

  it('a row with an unchanged date overrides the place only in a file that is not older', async () => {
    const dated = { finalCreationDate: '2021-05-05' };
    await importRows(place('가', { ...dated, holiday: '연중무휴' }), place('나', { finalCreationDate: NEW }));
    expect(
      await importRows(place('가', { ...dated, holiday: '매주 일요일' }), place('나', { finalCreationDate: OLD })),
    ).toMatchObject({
      ...{ changed: 0, keptNewer: 2 },
    });
    expect((await find('가')).holiday).toBe('연중무휴');
    await importRows(place('가', { ...dated, holiday: '매주 월요일' }), place('나', { finalCreationDate: '2026-01-02' }));
    expect((await find('가')).holiday).toBe('매주 월요일');
  });

  it('that would hide more than a fifth of a region is refused unless forced', async () => {
    const gyeonggi = (count: number, changes = {}) =>
      Array.from({ length: count }, (_, index) => inGyeonggi(`경기 ${index}`, changes));
    const newer = { finalCreationDate: NEW };
    await importRows(...manyCells(10), ...gyeonggi(18));
    const before: unknown = await everything();
    const part = [...manyCells(10, newer), ...gyeonggi(2, newer), place('새 곳', newer)];
    await expect(importRows(...part)).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        '경기도 18곳 가운데 16곳이 이 자료에 없어 멈췄습니다. 가져오면 목록과 검색에서 사라집니다. 그래도 가져오려면 --force를 붙여 주세요. 바뀐 것은 없습니다.',
    });
    expect(await everything()).toEqual(before);
    expect(await database.dataSource.getRepository(FacilityImport).count()).toBe(1);

    await expect(importRows(...manyCells(7, newer), ...gyeonggi(14, newer))).rejects.toThrow(
      '경기도 18곳 가운데 4곳, 서울특별시 10곳 가운데 3곳이 이 자료에 없어',
    );
    expect(await importRows(...manyCells(8, newer), ...gyeonggi(15, newer))).toMatchObject({ vanished: 5 });
    expect(await forceRows(...gyeonggi(2, { finalCreationDate: '2026-01-02' }))).toMatchObject({ vanished: 13 });
    expect(await countListed()).toBe(10);
  });

  it('with few rows of a region does not cover the region', async () => {
    const existing = Array.from({ length: 30 }, (_, index) => inGyeonggi(`경기 ${index}`));
    await importRows(place('서울'), ...existing);
    const report = await importRows(place('서울', { finalCreationDate: NEW }), inGyeonggi('경기 0', { finalCreationDate: NEW }));
    expect(report).toMatchObject({
      vanished: 0,
      regions: ['서울특별시'],
      partialRegions: [{ name: '경기도', inFile: 1, known: 30 }],
    });
    expect(await countListed()).toBe(31);
  });

  it('of the same date can be imported in parts', async () => {
    await importRows(place('가'), inGyeonggi('경기'));
    expect(await importRows(place('나'))).toMatchObject({ added: 1, vanished: 0 });
    expect(await missingSince('가')).toBeNull();
  });

  it('within one file: the newer row wins', async () => {
    const report = await importRows(
      place('가', { finalCreationDate: NEW, holiday: '연중무휴' }),
      place('가', { finalCreationDate: OLD }),
    );
    expect(report).toMatchObject({ read: 2, places: 1, merged: 1 });
    expect(await find('가')).toMatchObject({ holiday: '연중무휴', finalCreationDate: NEW });
  });
});

describe('demo places', () => {
  it('are cleaned like real ones, marked, and removed by the first real import', async () => {
    expect(await service.addDemoFacilities([place('시연', { postalCode: '7223.0' }), ...manyCells(600)])).toBe(601);
    expect(await find('시연')).toMatchObject({ isDemo: true, postalCode: '07223' });
    expect(await database.dataSource.getRepository(FacilityImport).count()).toBe(0);

    // A real place with the same name and address is a different one.
    expect(await importRows(place('시연'))).toMatchObject({ added: 1, unchanged: 0, demoRemoved: 601 });
    expect(await find('시연')).toMatchObject({ isDemo: false });
    expect(await database.dataSource.getRepository(Facility).count()).toBe(1);
    expect(await database.dataSource.getRepository(FacilitySource).count()).toBe(1);
    expect(await disagreements(database.dataSource)).toEqual([]);
    expect(await importRows(place('시연'))).toMatchObject({ demoRemoved: 0 });
  });

  it('with reviews of members block the import before and after the download, unless forced', async () => {
    await service.addDemoFacilities([place('시연')]);
    const { id: facilityId } = await find('시연');
    const members = [await makeMember(database.dataSource), await makeMember(database.dataSource, { isDemo: true })];
    const rows = [members[0], members[0], members[1]].map((member) => ({
      facilityId,
      memberId: member!.id,
      content: '좋아요',
      rating: 5,
    }));
    const path = writeTemporary(csvOf([place('실제')]));
    const refusal = {
      code: 'CONFLICT',
      message: expect.stringContaining('회원 1명이 시연용 장소에 쓴 리뷰 2개') as string,
    };
    const fetchedAfter = (work: () => Promise<unknown>): PublicDataSource => ({
      locate: async () => ({
        id: null,
        fetch: () => work().then(() => ({ path, name: '자료.csv', discard: async () => undefined })),
      }),
    });
    const whileFetching = service.importFile(fetchedAfter(() => database.dataSource.getRepository(Review).insert(rows)));
    await expect(whileFetching).rejects.toMatchObject(refusal);
    const before: unknown = await everything();
    const fetched = jest.fn<void, []>();
    await expect(service.importFile(fetchedAfter(async () => fetched()))).rejects.toMatchObject(refusal);
    expect(fetched).not.toHaveBeenCalled();
    expect(await everything()).toEqual(before);
    expect(await database.dataSource.getRepository(FacilityImport).count()).toBe(0);

    const report = await service.importFile(new LocalFileSource(path), { force: true });
    expect(report).toMatchObject({ demoRemoved: 1, demoLeft: { reviews: 3, favorites: 0, pictures: 0, members: 1 } });
    expect(await database.dataSource.getRepository(Member).find()).toMatchObject([{ id: members[0]!.id }]);
    const [record] = await database.dataSource.getRepository(FacilityImport).find();
    expect(record?.report).toMatchObject({ demoLeft: { reviews: 3 } });
  });

  it('are all places', async () => {
    await expect(service.addDemoFacilities([cellsOf(), cellsOf({ name: '' })])).rejects.toThrow(/Demo row 3/);
    expect(await database.dataSource.getRepository(Facility).count()).toBe(0);
  });
});

describe("the provider's file", () => {
  let discarded: number;
  beforeEach(() => (discarded = 0));

  const offering = (id: string, path: string): PublicDataSource => ({
    locate: async () => ({ id, fetch: async () => ({ path, name: '최신.csv', discard: async () => void discarded++ }) }),
  });

  it('is fetched only if it differs from the last one, unless forced', async () => {
    const path = writeTemporary(csvOf([place('가')]));
    expect(await service.importFile(offering('edition-1', path))).toMatchObject({
      fileName: '최신.csv',
      sourceId: 'edition-1',
      added: 1,
    });
    expect(await service.importFile(offering('edition-1', path))).toBeNull();
    expect(discarded).toBe(1);
    expect(await service.importFile(offering('edition-1', path), { force: true })).toMatchObject({ added: 0, unchanged: 1 });
    expect(await service.importFile(offering('edition-2', path))).toMatchObject({ sourceId: 'edition-2', unchanged: 1 });
    expect(discarded).toBe(3);
    expect(existsSync(path)).toBe(true);
  });

  it('is discarded if it is broken', async () => {
    await expect(service.importFile(offering('edition-1', writeTemporary('<html>')))).rejects.toThrow(/자료가 아닙니다/);
    expect(discarded).toBe(1);
  });
});

it('refuses a second import while one is running', async () => {
  const large = writeTemporary(csvOf(manyCells(1_500)));
  let second: Promise<unknown> | undefined;
  const report = await service.importFile(new LocalFileSource(large), {
    onProgress: () => {
      second ??= importRows(place('둘째')).then(
        () => 'imported',
        (error: unknown) => error,
      );
    },
  });
  expect(report).toMatchObject({ added: 1_500 });
  expect(await second).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/다른 가져오기/) as string });
});

it('waits for a restore that is filling the places, and counts none of them', async () => {
  const restore = database.dataSource.createQueryRunner();
  try {
    await restore.startTransaction();
    await restore.query('LOCK TABLE facility IN SHARE ROW EXCLUSIVE MODE');
    await restore.query(
      `INSERT INTO facility (name, source_key, search_text, search_grams) VALUES ('가나', '가나', '가나', '{가나}')`,
    );
    const adding = service.addDemoFacilities(manyCells(3));
    while (!(await database.dataSource.query<unknown[]>('SELECT FROM pg_locks WHERE NOT granted')).length) await sleep(5);
    await restore.commitTransaction();
    expect(await adding).toBe(3);
    expect(await disagreements(database.dataSource)).toEqual([]);
  } finally {
    await restore.release();
  }
});
