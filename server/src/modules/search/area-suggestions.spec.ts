import { makeFacility } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { AreaKind } from './areas';

interface Area {
  kind: `${AreaKind}`;
  name: string;
  searchText: string;
  regionName: string;
  districtName: string | null;
}

const SUGGEST = `query ($query: String!, $limit: Int) {
  areaSuggestions(query: $query, limit: $limit) { kind name searchText regionName districtName }
}`;

describe('area suggestions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    const places: [region: string, district: string, neighbourhood: string, count?: number][] = [
      ['서울특별시', '마포구', '망원동', 2],
      ['서울특별시', '중구', '신당동'],
      ['경기도', '수원시 장안구', '정자동'],
      ['경기도', '성남시 분당구', '정자동', 3],
      ['충청남도', '천안시 서북구', '입장면'],
    ];
    for (const [sidoName, sigunguName, legalEupMyeonDongName, count = 1] of places)
      for (let index = 0; index < count; index++)
        await makeFacility(app.dataSource, { sidoName, sigunguName, legalEupMyeonDongName });
    await makeFacility(app.dataSource, {
      sidoName: '서울특별시',
      legalEupMyeonDongName: '망원외동',
      missingSince: new Date('2026-01-01').toISOString(),
    });
  });
  afterAll(() => app.stop());

  const ask = (query: string, limit?: number) => app.run<{ areaSuggestions: Area[] }>(SUGGEST, { query, limit });
  const suggest = async (query: string, limit = 2) => {
    const { data, errors } = await ask(query, limit);
    expect(errors).toEqual([]);
    return data!.areaSuggestions;
  };
  const texts = async (query: string, limit?: number) => (await suggest(query, limit)).map(({ searchText }) => searchText);

  it('suggests exact names first, then prefixes', async () => {
    expect(await suggest('강남')).toEqual([
      { kind: 'DISTRICT', name: '강남구', searchText: '강남구', regionName: '서울특별시', districtName: '강남구' },
      { kind: 'STATION', name: '강남역', searchText: '강남역', regionName: '서울특별시', districtName: '강남구' },
    ]);
    expect(await texts('강남역')).toEqual(['강남역']);
    expect(await texts('서울', 1)).toEqual(['서울']);
  });

  it('suggests two, or the requested number', async () => {
    expect((await ask('강')).data?.areaSuggestions).toEqual([]);
    expect((await ask('강남')).data?.areaSuggestions).toHaveLength(2);
    expect(await texts('강남', 20)).toEqual(expect.arrayContaining(['강남구청역']));
    const codes = await Promise.all([0, 21, -1].map(async (limit) => codeOf(await ask('강남', limit))));
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(codeOf(await ask('가'.repeat(101)))).toBe('BAD_USER_INPUT');
    expect(await texts('가'.repeat(100))).toEqual([]);
  });

  it('suggests regions, districts, quarters, stations and neighbourhoods of places', async () => {
    const kinds = async (query: string) => (await suggest(query, 20)).map(({ kind, name }) => `${kind} ${name}`);
    expect(await kinds('전라북도')).toEqual(['REGION 전북특별자치도']);
    expect(await kinds('수원')).toEqual(expect.arrayContaining(['DISTRICT 수원시', 'DISTRICT 수원시 장안구', 'STATION 수원역']));
    expect(await kinds('경리단')).toEqual(['QUARTER 경리단길']);
    expect(await kinds('망원')).toEqual(['QUARTER 망리단길', 'STATION 망원역', 'NEIGHBOURHOOD 망원동']);
    expect(await kinds('휴애리')).toEqual([]);
  });

  it('qualifies areas of the same name, the one with most places first', async () => {
    expect(await texts('정자동')).toEqual(['경기 성남시 분당구 정자동', '경기 수원시 장안구 정자동']);
    expect(await texts('수원시 정자동')).toEqual([]);
    expect(await texts('장안구 정자')).toEqual(['경기 수원시 장안구 정자동']);
    expect(await texts('서울 중구')).toEqual(['서울 중구']);
    expect(await texts('중구 신당동')).toEqual(['신당동']);
    expect(await texts('부산 강남')).toEqual([]);
    expect(await texts('강남 카페')).toEqual([]);
  });

  it.each([
    ['initials', 'ㅁㅇㄷ', '망원동'],
    ['a half typed syllable', '망워', '망원동'],
    ['an English keyboard', 'akddnjsehd', '망원동'],
    ['initials behind a region', '서울 ㅁㅇㄷ', '망원동'],
    ['decomposed Hangul', '망원동'.normalize('NFD'), '망원동'],
  ])('understands %s', async (_what, query, searchText) => {
    expect(await texts(query, 20)).toContain(searchText);
  });

  it('takes special characters literally', async () => {
    for (const query of ['.*', '강|', '[가', '()', '망원.', '\\\\', '^강', '%%'])
      expect([query, await texts(query)]).toEqual([query, []]);
  });

  it('suggests texts that the search interprets as exactly this area', async () => {
    const wrong: string[] = [];
    const initials = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
    const offered = new Map<string, Area>();
    for (const first of initials)
      for (const second of initials) for (const area of await suggest(first + second, 20)) offered.set(area.searchText, area);
    expect(offered.size).toBeGreaterThan(1_000);
    const READ = `query ($query: String!) {
      interpretSearch(query: $query) { filter { sidoName sigunguName } nearPlace { name } restWords }
    }`;
    for (const { kind, name, searchText, regionName, districtName } of offered.values()) {
      const { data } = await app.run<{
        interpretSearch: {
          filter: { sidoName: string | null; sigunguName: string | null };
          nearPlace: { name: string } | null;
          restWords: string[];
        };
      }>(READ, { query: searchText });
      const { filter, nearPlace, restWords } = data!.interpretSearch;
      const isArea = filter.sidoName === regionName && filter.sigunguName === districtName;
      const isRight =
        kind === 'REGION' || kind === 'DISTRICT'
          ? isArea && restWords.length === 0
          : kind === 'NEIGHBOURHOOD'
            ? restWords.join(' ') === name
            : nearPlace?.name === name && restWords.length === 0;
      if (!isRight) wrong.push(`${kind} ${searchText}: ${JSON.stringify(data)}`);
    }
    expect(wrong).toEqual([]);
  });
});
