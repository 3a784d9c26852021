import { filterInput, NO_FILTERS, searchPath } from './search-filters';

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
        plain: [],
        within: null,
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
    });
    expect(filterInput({ ...NO_FILTERS, parking: 'Y', placeType: 'indoor' })).toEqual({
      parkingAvailable: true,
      indoorFacility: true,
    });
  });

  it('is the same for the same choice in another order', () => {
    const ask = (categories: string[]) => JSON.stringify(filterInput({ ...NO_FILTERS, categories }));
    expect(ask(['카페', '식당'])).toBe(ask(['식당', '카페']));
  });

  it('knows no district without its region', () => {
    expect(filterInput({ ...NO_FILTERS, district: '중구' })).toEqual({});
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
