import { makeFacility } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const INTERPRET = `query ($query: String!, $at: DateTimeISO) {
  interpretSearch(query: $query, at: $at) {
    filter {
      categories sidoName sigunguName pets { species weightKg size isRestrictedBreed }
      parkingAvailable indoorFacility outdoorFacility openAt isOpenAllDay
    }
    nearPlace { name latitude longitude radiusMeters }
    isNearMe chips { kind text source } restWords
  }
}`;

interface Interpretation {
  filter: Record<string, unknown> & { openAt: string | null };
  nearPlace: { name: string; latitude: number; longitude: number; radiusMeters: number } | null;
  isNearMe: boolean;
  chips: { kind: string; text: string; source: string }[];
  restWords: string[];
}

const ask = (query: string, at?: string | null) => app.run<{ interpretSearch: Interpretation }>(INTERPRET, { query, at });
const read = async (query: string, at?: string | null) => {
  const { data, errors } = await ask(query, at);
  expect(errors).toEqual([]);
  return data!.interpretSearch;
};

describe('interpretSearch', () => {
  it('returns conditions, chips and remaining words to a visitor', async () => {
    expect(await read('토요일 밤 12키로 진돗개랑 강남역 실내 카페 주차 예약', '2026-11-27T01:00:00.000Z')).toEqual({
      filter: {
        categories: ['카페'],
        sidoName: null,
        sigunguName: null,
        pets: [{ species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false }],
        parkingAvailable: true,
        indoorFacility: true,
        outdoorFacility: null,
        openAt: '2026-11-28T12:00:00.000Z',
        isOpenAllDay: null,
      },
      nearPlace: { name: '강남역', latitude: 37.4973, longitude: 127.0279, radiusMeters: 800 },
      isNearMe: false,
      chips: [
        { kind: 'OPEN_AT', text: '11월 28일 (토) 21:00 영업', source: '토요일 밤' },
        { kind: 'PET', text: '진돗개 12kg', source: '12키로 진돗개랑' },
        { kind: 'NEAR_PLACE', text: '강남역 근처', source: '강남역' },
        { kind: 'INDOOR', text: '실내', source: '실내' },
        { kind: 'CATEGORY', text: '카페', source: '카페' },
        { kind: 'PARKING', text: '주차 가능', source: '주차' },
      ],
      restWords: ['예약'],
    });
  });

  it.each([undefined, null])('uses the time of the request when `at` is %s', async (at) => {
    const before = Date.now();
    const { filter, chips } = await read('지금 카페', at);
    const openAt = Date.parse(filter.openAt ?? '');
    expect(chips.map(({ kind }) => kind)).toEqual(['OPEN_NOW', 'CATEGORY']);
    expect(openAt >= before && openAt <= Date.now()).toBe(true);
  });

  it('uses `at` as now, to the millisecond', async () => {
    const at = '2026-11-27T01:02:03.456Z';
    expect((await read('지금 카페', at)).filter.openAt).toBe(at);
  });

  it.each(['', ' ', '!?', '추천해주세요'])('finds no condition in %j', async (query) => {
    const { filter, chips, restWords } = await read(query);
    expect(filter).toEqual({ ...Object.fromEntries(Object.keys(filter).map((name) => [name, null])), pets: [] });
    expect([chips, restWords]).toEqual([[], []]);
  });

  it('accepts 100 characters and refuses 101', async () => {
    expect(await codesOf('가'.repeat(100), '가'.repeat(101))).toEqual(['ok', 'BAD_USER_INPUT']);
  });

  it('refuses instants outside the supported calendar', async () => {
    const answers = await Promise.all(['1999-12-31T23:59:59.999Z', '2101-01-01T00:00:00.001Z'].map((at) => ask('내일 카페', at)));
    expect(answers.map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect((await read('다음 주 일요일', '2101-01-01T00:00:00.000Z')).filter.openAt).toBe('2101-01-09T05:00:00.000Z');
  });

  it.each([0, 'yesterday', '2026-13-01T00:00:00Z', {}])('refuses %j as an instant', async (at) => {
    const answer = await app.run(INTERPRET, { query: '카페', at });
    expect([codeOf(answer), answer.data]).toEqual(['BAD_USER_INPUT', null]);
  });

  it('normalises decomposed Hangul', async () => {
    expect((await read('강남 카페'.normalize('NFD'))).filter).toMatchObject({ categories: ['카페'], sigunguName: '강남구' });
  });
});

const codesOf = async (...queries: string[]) => (await Promise.all(queries.map((query) => ask(query)))).map(codeOf);

it('prefers the station with most places around it among stations of the same name', async () => {
  const other = await startTestApp();
  try {
    // By the gazetteer's order Seoul would come first.
    await makeFacility(other.dataSource, { latitude: 37.53, longitude: 126.965 });
    for (const latitude of [35.849, 35.855]) await makeFacility(other.dataSource, { latitude, longitude: 128.53 });
    const { data } = await other.run<{ interpretSearch: Interpretation }>(INTERPRET, { query: '용산역 카페' });
    expect(data!.interpretSearch.nearPlace).toMatchObject({ latitude: 35.8491, longitude: 128.5287 });
  } finally {
    await other.stop();
  }
});
