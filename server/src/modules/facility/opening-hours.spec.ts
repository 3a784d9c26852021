import { makeFacility } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { FacilityImportService } from './import/facility-import.service';
import { cellsOf } from '../../../test/facility-file';
import { readAllTexts } from './source-texts.repository';

/** A Friday, 17:00 in Seoul. */
const FRIDAY = '2026-11-27T08:00:00.000Z';
/** A holiday, 17:00 in Seoul. */
const CHRISTMAS = '2026-12-25T08:00:00.000Z';

let app: TestApp;
const ids = new Map<string, string>();

async function make(name: string, operatingHours: string | null, holiday: string | null): Promise<void> {
  const { id } = await makeFacility(app.dataSource, { name, operatingHours, holiday });
  ids.set(name, String(id));
}

beforeAll(async () => {
  app = await startTestApp();
  await app.dataSource.query(`INSERT INTO holiday (date, name) VALUES ('2026-01-01', '1월1일'), ('2026-12-25', '성탄절')`);
  await make('낮', '매일 10:00~22:00', '연중무휴');
  await make('낮에도', '매일 10:00~22:00', '연중무휴');
  await make('밤', '매일 18:00~02:00', '연중무휴');
  await make('늘', '매일 00:00~24:00', '연중무휴');
  await make('월~목', '월~목 10:00~20:00', '매주 금~일');
  await make('모름', '정보없음', '정보없음');
  await make('공휴일 휴무', '매일 10:00~22:00', '법정공휴일');
});
afterAll(() => app.stop());

const SEARCH = `query ($filter: FacilityFilterInput) {
  facilities(filter: $filter, size: 50) { totalCount unknownHoursCount items { name } }
}`;

interface Found {
  totalCount: number;
  unknownHoursCount: number;
  items: { name: string }[];
}

async function search(filter: object): Promise<{ names: string[]; total: number; unknown: number }> {
  const { data, errors } = await app.run<{ facilities: Found }>(SEARCH, { filter });
  expect(errors).toEqual([]);
  const { items, totalCount, unknownHoursCount } = data!.facilities;
  return { names: items.map(({ name }) => name).sort(), total: totalCount, unknown: unknownHoursCount };
}

async function facility<T>(name: string, fields: string): Promise<T> {
  const { data, errors } = await app.run<{ facility: T }>(`query ($id: ID!) { facility(id: $id) { ${fields} } }`, {
    id: ids.get(name),
  });
  expect(errors).toEqual([]);
  return data!.facility;
}

describe('open state', () => {
  it.each([
    [
      '낮',
      FRIDAY,
      { status: 'OPEN', changesAt: '2026-11-27T13:00:00.000Z', isDoubtful: false, text: '영업 중 · 22:00에 닫아요' },
    ],
    [
      '밤',
      FRIDAY,
      { status: 'CLOSED', changesAt: '2026-11-27T09:00:00.000Z', isDoubtful: false, text: '영업 전 · 18:00에 열어요' },
    ],
    ['늘', FRIDAY, { status: 'OPEN', changesAt: null, isDoubtful: false, text: '24시간 영업' }],
    ['모름', FRIDAY, { status: 'UNKNOWN', changesAt: null, isDoubtful: false, text: '영업시간 확인 필요' }],
  ])('is computed for an instant: %s', async (name, at, state) => {
    const { openState } = await facility<{ openState: object }>(
      name,
      `openState(at: "${at}") { status changesAt isDoubtful text }`,
    );
    expect(openState).toEqual(state);
  });

  it('uses the holiday table, and sees changes in the next request', async () => {
    const ask = async () =>
      (await facility<{ openState: { status: string } }>('공휴일 휴무', `openState(at: "${CHRISTMAS}") { status }`)).openState;
    expect(await ask()).toEqual({ status: 'CLOSED' });
    await app.dataSource.query(`UPDATE holiday SET is_removed = true WHERE date = '2026-12-25'`);
    expect(await ask()).toEqual({ status: 'OPEN' });
    await app.dataSource.query(`UPDATE holiday SET is_removed = false WHERE date = '2026-12-25'`);
  });

  it('shows the week from a day', async () => {
    const { openingWeek } = await facility<{ openingWeek: object[] }>(
      '공휴일 휴무',
      'openingWeek(from: "2026-12-24") { date holidayName status spans { opensAt closesAt } }',
    );
    expect(openingWeek).toHaveLength(7);
    expect(openingWeek.slice(0, 2)).toEqual([
      { date: '2026-12-24', holidayName: null, status: 'OPEN', spans: [{ opensAt: '10:00', closesAt: '22:00' }] },
      { date: '2026-12-25', holidayName: '성탄절', status: 'CLOSED', spans: [] },
    ]);
  });

  it.each([
    ['openState(at: "1999-12-31T00:00:00Z") { status }', 'BAD_USER_INPUT'],
    ['openingWeek(from: "2026-02-30") { date }', 'BAD_USER_INPUT'],
    ['openingWeek(from: "내일") { date }', 'BAD_USER_INPUT'],
  ])('rejects an invalid time: %s', async (field, code) => {
    const { errors } = await app.run(`{ facility(id: ${ids.get('낮')}) { ${field} } }`);
    expect(errors[0]?.extensions?.code).toBe(code);
  });
});

describe('a search for places that are open', () => {
  it('excludes closed places and counts those with unknown hours', async () => {
    expect(await search({ openAt: FRIDAY })).toEqual({
      names: ['공휴일 휴무', '낮', '낮에도', '늘'],
      total: 4,
      unknown: 1,
    });
    expect(await search({ openAt: CHRISTMAS })).toMatchObject({ names: ['낮', '낮에도', '늘'] });
  });

  it('filters by the requested statuses', async () => {
    expect(await search({ openAt: FRIDAY, openStatuses: ['OPEN', 'UNKNOWN'] })).toMatchObject({ total: 5, unknown: 1 });
    expect(await search({ openAt: FRIDAY, openStatuses: ['CLOSED'] })).toMatchObject({ names: ['밤', '월~목'] });
    expect(await search({ openAt: FRIDAY, openStatuses: [] })).toMatchObject({ total: 4 });
  });

  it('ignores statuses without a time', async () => {
    expect(await search({ openStatuses: ['CLOSED'] })).toMatchObject({ total: 7, unknown: 0 });
  });

  it('combines with other conditions, also for the unknown count', async () => {
    expect(await search({ openAt: FRIDAY, searchQuery: '낮' })).toMatchObject({ names: ['낮', '낮에도'], unknown: 0 });
    expect(await search({ openAt: FRIDAY, searchQuery: '모름' })).toEqual({ names: [], total: 0, unknown: 1 });
    expect(await search({ openAt: FRIDAY, sidoName: '부산' })).toEqual({ names: [], total: 0, unknown: 0 });
  });

  it('finds places that never close', async () => {
    expect(await search({ isOpenAllDay: true })).toMatchObject({ names: ['늘'] });
    expect(await search({ isOpenAllDay: false })).toMatchObject({ total: 7 });
    expect(await search({ isOpenAllDay: true, openAt: FRIDAY })).toEqual({ names: ['늘'], total: 1, unknown: 0 });
  });

  it('works in a view of the map', async () => {
    const { data } = await app.run<{ facilitiesInBounds: Found }>(
      `query ($filter: FacilityFilterInput) {
        facilitiesInBounds(
          bounds: { southWestLat: 37, southWestLng: 126, northEastLat: 38, northEastLng: 128 }, filter: $filter
        ) { totalCount unknownHoursCount items { name } }
      }`,
      { filter: { openAt: FRIDAY } },
    );
    expect(data!.facilitiesInBounds).toMatchObject({ totalCount: 4, unknownHoursCount: 1 });
  });
});

describe('readings of hours texts', () => {
  const schedules = () =>
    app.dataSource.query<{ id: number; readerVersion: number }[]>(
      'SELECT id, reader_version AS "readerVersion" FROM opening_schedule ORDER BY id',
    );

  it('are stored once per distinct text', async () => {
    expect(await schedules()).toHaveLength(6);
  });

  it('are renewed by a newer reader under the same id', async () => {
    const before = await schedules();
    await app.dataSource.query(`UPDATE opening_schedule SET reader_version = 0, reading = '{}'`);
    expect(await app.dataSource.transaction(readAllTexts)).toBe(6);
    expect(await schedules()).toEqual(before);
    expect(await app.dataSource.transaction(readAllTexts)).toBe(0);
  });

  it('are added for existing places without a reading', async () => {
    await app.dataSource.query('UPDATE facility SET opening_schedule_id = NULL');
    await app.dataSource.transaction(readAllTexts);
    expect(await search({ openAt: FRIDAY })).toMatchObject({ total: 4 });
  });

  it('are added by an import and deleted with their last place', async () => {
    const imports = new FacilityImportService(app.dataSource, {
      countWritten: () => Promise.resolve({ reviews: 0, members: 0 }),
      leave: () => Promise.resolve({ reviews: 0, favorites: 0 }),
    } as never);
    await app.dataSource.query('DELETE FROM facility');
    await imports.addDemoFacilities([cellsOf({ name: '새 카페', operatingHours: '매일 09:00~21:00', holiday: '연중무휴' })]);
    expect(await schedules()).toHaveLength(1);
    expect(await search({ openAt: FRIDAY })).toMatchObject({ names: ['새 카페'] });
  });
});

describe('the text of an open state', () => {
  it('says today without an instant and that day with one', async () => {
    await make('늘 쉼', '매일 10:00~20:00', '매주 월~일');
    const lines = await facility('늘 쉼', `now: openState { text } then: openState(at: "${FRIDAY}") { text }`);
    expect(lines).toEqual({ now: { text: '오늘 휴무' }, then: { text: '이날 휴무' } });
  });
});
