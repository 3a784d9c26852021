import { makeFacility } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';

describe('a search that nothing matches as written', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const [name, sidoName] of [
      ['강남 나루', '서울특별시'],
      ['초롱 동물병원', '부산광역시'],
      ['하늘 동물병원', '서울특별시'],
    ] as const)
      await makeFacility(app.dataSource, { name, sidoName, category2: null, category3: null });
  });
  afterAll(() => app.stop());

  interface Page {
    items: { name: string }[];
    totalCount: number;
    matchedAs: string | null;
  }
  const search = async (searchQuery: string, { filter = {}, args = '' } = {}) => {
    const { data, errors } = await app.run<{ facilities: Page }>(
      `query ($filter: FacilityFilterInput!) { facilities(filter: $filter ${args}) { items { name } totalCount matchedAs } }`,
      { filter: { searchQuery, ...filter } },
    );
    expect(errors).toEqual([]);
    const { items, totalCount, matchedAs } = data!.facilities;
    expect(totalCount).toBe(items.length);
    return { names: items.map(({ name }) => name), matchedAs };
  };
  const NOTHING = { names: [], matchedAs: null };
  const HOSPITALS = ['초롱 동물병원', '하늘 동물병원'];

  it.each([
    ['typed on an English keyboard', 'rkdska', '강남', ['강남 나루']],
    ['word for word', '나루 rkdska', '나루 강남', ['강남 나루']],
    ['by initials', 'ㄷㅁㅂㅇ', '초롱 동물병원', HOSPITALS],
    ['half typed', '동물벼', '초롱 동물병원', HOSPITALS],
    ['with a slip of the keyboard', '동물뱡원', '동물병원', HOSPITALS],
    ['with a consonant too many', '동물병원 ㅎ', '동물병원', HOSPITALS],
  ])('finds it %s', async (_what, query, matchedAs, names) => {
    expect(await search(query)).toEqual({ names, matchedAs });
    expect(await search(query, { args: 'sort: RECOMMENDED' })).toEqual({ names, matchedAs });
    expect(await search(query, { args: 'asWritten: true' })).toEqual(NOTHING);
  });

  it('has no matchedAs when places match as written', async () => {
    expect(await search('동물 병원')).toEqual({ names: HOSPITALS, matchedAs: null });
    expect(await search('뷁뷁뷁')).toEqual(NOTHING);
    expect(await search('')).toMatchObject({ matchedAs: null });
  });

  it('does not change the other conditions', async () => {
    const inBusan = { filter: { sidoName: '부산' } };
    expect(await search('동물뱡원', inBusan)).toEqual({ names: ['초롱 동물병원'], matchedAs: '동물병원' });
    expect(await search('ㄱㄴ', inBusan)).toEqual(NOTHING);
    // It matches as written elsewhere.
    expect(await search('하늘', inBusan)).toEqual(NOTHING);
    expect(await search('동물뱡원', { filter: { sidoName: '없는 지역' } })).toEqual(NOTHING);
  });

  it('exists in GraphQL only', async () => {
    const found = async (searchQuery: string) => {
      const { body } = (await app.http.get('/api/pet_facilities/search').query({ searchQuery })) as {
        body: { totalElements: number };
      };
      return body.totalElements;
    };
    expect(await found('동물병원')).toBe(2);
    for (const query of ['rkdska', 'ㄷㅁㅂㅇ', '동물뱡원']) expect([query, await found(query)]).toEqual([query, 0]);
  });
});
