import { activeFilters, filterInput, searchPath, NO_FILTERS } from './search-filters';

const CAT = { species: 'CAT', isRestrictedBreed: false } as const;

describe('filterInput', () => {
  it('asks for nothing where nothing is chosen', () => {
    expect(filterInput({ ...NO_FILTERS, query: '   ' })).toEqual({});
  });

  it('asks for what is chosen', () => {
    expect(
      filterInput({
        query: ' 강남 ',
        region: '서울특별시',
        district: '강남구',
        categories: ['카페', '반려의료'],
        petTypes: ['OTHER', 'DOG'],
        parking: 'N',
        placeType: 'outdoor',
        outingOnly: true,
        friendlyOnly: true,
        openAt: { at: '2026-12-01T19:00', withUnknown: true },
        isOpenAllDay: true,
        plain: [],
        within: null,
        pets: [CAT],
        entry: 'sure',
      }),
    ).toEqual({
      searchQuery: '강남',
      sidoName: '서울특별시',
      sigunguName: '강남구',
      categories: ['반려의료', '카페'],
      petTypes: ['DOG', 'OTHER'],
      parkingAvailable: false,
      outdoorFacility: true,
      outingOnly: true,
      petFriendlyOnly: true,
      openAt: '2026-12-01T10:00:00.000Z',
      openStatuses: ['OPEN', 'UNKNOWN'],
      isOpenAllDay: true,
      pets: [CAT],
      entryAnswers: ['ALLOWED', 'CONDITIONAL'],
    });
    expect(filterInput({ ...NO_FILTERS, parking: 'Y', placeType: 'indoor' })).toEqual({
      parkingAvailable: true,
      indoorFacility: true,
    });
  });

  it('takes now for the minute in which it is asked', () => {
    const openAt = { at: 'now', withUnknown: false };
    jest.useFakeTimers({ now: new Date('2026-12-01T19:00:59+09:00') });
    expect(filterInput({ ...NO_FILTERS, openAt })).toEqual({ openAt: '2026-12-01T10:00:00.000Z' });
    jest.useRealTimers();
  });

  it('is the same for the same choice in another order', () => {
    const ask = (categories: string[]) => JSON.stringify(filterInput({ ...NO_FILTERS, categories }));
    expect(ask(['카페', '식당'])).toBe(ask(['식당', '카페']));
  });

  it('knows no district without its region', () => {
    expect(filterInput({ ...NO_FILTERS, district: '중구' })).toEqual({});
  });
});

describe('activeFilters', () => {
  it('has one chip for a time, which takes the unknown hours away with it', () => {
    const chips = (at: string) => activeFilters({ ...NO_FILTERS, openAt: { at, withUnknown: true } });
    expect(chips('now')).toEqual([expect.objectContaining({ label: '지금 영업 중', without: { openAt: null } })]);
    expect(chips('2026-11-28T19:00').map(({ label }) => label)).toEqual(['11월 28일 (토) 19:00 영업']);
  });
});

describe('searchPath', () => {
  it('leaves out what was not chosen', () => {
    expect(searchPath({ query: '', categories: [], parking: 'all' })).toBe('/KakaoMap');
  });

  it('repeats a name for each of its values and escapes them', () => {
    const { searchParams } = new URL(searchPath({ query: '강남 & 카페', categories: ['카페', '식당'] }), 'http://x');
    expect([...searchParams]).toEqual([
      ['q', '강남 & 카페'],
      ['category', '카페'],
      ['category', '식당'],
    ]);
  });
});
