import { NO_FILTERS, type SearchFilters } from '../../../lib/search-filters';
import { formatResults, formatSearch, IDLE_SEARCH, parseSearch, type SearchState } from './search-url';

const parse = (search: string) => parseSearch(new URLSearchParams(search));
const everything: SearchFilters = {
  query: '강남 & 카페',
  region: '서울특별시',
  district: '강남구',
  categories: ['반려의료', '카페'],
  petTypes: ['DOG', 'OTHER'],
  parking: 'N',
  placeType: 'outdoor',
  outingOnly: true,
  friendlyOnly: true,
  openAt: { at: '2026-12-01T19:00', withUnknown: true },
  isOpenAllDay: true,
  plain: ['카페'],
  within: null,
  pets: [],
  entry: 'sure',
};
const box = { southWestLat: 37.4, southWestLng: 126.9, northEastLat: 37.6, northEastLng: 127.1 };
const position = { latitude: 37.5, longitude: 127, level: 5 };

describe('address of a search', () => {
  it.each<[string, SearchState]>([
    [
      'every filter, page, order and map position',
      { mode: 'list', filters: everything, page: 2, sort: 'RATING', box: null, position },
    ],
    ['a search without any filter', { ...IDLE_SEARCH, mode: 'list' }],
    ['a viewport', { ...IDLE_SEARCH, mode: 'bounds', filters: { ...NO_FILTERS, query: '카페' }, sort: 'NAME', box, position }],
    ['the favourites', { ...IDLE_SEARCH, mode: 'favorites', page: 1, position }],
    ['nothing searched yet', IDLE_SEARCH],
  ])('reads back what it wrote: %s', (_name, state) => {
    expect(parse(formatSearch(state))).toEqual(state);
  });

  it('counts pages from 1, as people do', () => {
    expect(formatSearch({ ...IDLE_SEARCH, mode: 'list', page: 1 })).toBe('?page=2');
    expect(parse('page=2').page).toBe(1);
  });

  it('searches at once for a link with only a text, a region or a category', () => {
    for (const search of ['q=강남', 'region=서울특별시', 'category=카페']) expect(parse(search).mode).toBe('list');
    expect(parse('lat=37.5&lng=127&level=5').mode).toBe('idle');
  });

  it.each([
    ['page=0', { page: 0 }],
    ['page=-3', { page: 0 }],
    ['page=abc', { page: 0 }],
    ['page=99999999', { page: 1665 }],
    ['sort=price', { sort: null }],
    ['sort=name', { sort: 'NAME' }],
    ['lat=91&lng=127&level=5', { position: null }],
    ['lat=&lng=127&level=5', { position: null }],
    ['lat=37.5&lng=127', { position: null }],
    ['lat=37.5&lng=127&level=99', { position: { latitude: 37.5, longitude: 127, level: 14 } }],
    ['view=bounds', { mode: 'idle' }],
    ['view=bounds&box=37.6,126.9,37.4,127.1', { mode: 'idle', box: null }],
    ['view=bounds&box=1,2,3', { mode: 'idle' }],
    ['view=everything', { mode: 'idle' }],
  ])('reads %s leniently', (search, expected) => {
    expect(parse(search)).toMatchObject(expected);
  });

  it.each([
    ['parking=maybe', { parking: 'all' }],
    ['parking=y', { parking: 'Y' }],
    ['open=NOW', { openAt: { at: 'now', withUnknown: false } }],
    ['open=tomorrow&open=2026-12-01T19:00', { openAt: { at: '2026-12-01T19:00', withUnknown: false } }],
    ['open=2026-02-31T19:00', { openAt: null }],
    ['open=1999-12-01T19:00', { openAt: null }],
    ['open=2026-12-01T24:30', { openAt: null }],
    ['open=unknown', { openAt: null }],
    ['type=roof', { placeType: 'all' }],
    ['pet=DOG&pet=dog&pet=dragon', { petTypes: ['DOG'] }],
    ['district=강남구', { region: null, district: null }],
    ['category=카페&category=카페&category=%20', { categories: ['카페'] }],
    ['outing=yes&friendly=true', { outingOnly: false, friendlyOnly: false }],
  ])('reads the filter of %s leniently', (search, expected) => {
    expect(parse(search).filters).toMatchObject(expected);
  });

  it('bounds what comes from outside', () => {
    expect([...parse(`q=${'가'.repeat(500)}`).filters.query]).toHaveLength(100);
    const many = Array.from({ length: 50 }, (_, index) => `category=${index}`).join('&');
    expect(parse(many).filters.categories).toHaveLength(20);
  });

  it('reads Hangul that arrived in pieces', () => {
    expect(parse(`q=${encodeURIComponent('강남'.normalize('NFD'))}`).filters.query).toBe('강남');
  });

  it('a viewport is not cut by a region', () => {
    expect(parse('view=bounds&box=37.4,126.9,37.6,127.1&region=서울특별시&district=강남구').filters).toEqual(NO_FILTERS);
  });

  it('names the same results alike wherever the map stands', () => {
    const state: SearchState = { ...IDLE_SEARCH, mode: 'list', filters: everything };
    expect(formatResults({ ...state, position })).toBe(formatResults(state));
    expect(formatResults({ ...state, page: 1 })).not.toBe(formatResults(state));
  });
});
