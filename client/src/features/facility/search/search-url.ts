import type { LatLng, MapBounds } from '../../../components/map/map-types';
import { LIMITS } from '../../../graphql/constants.generated';
import type { FacilitySort } from '../../../graphql/types.generated';
import { filterParams, filtersIn, NO_FILTERS, type SearchFilters } from '../../../lib/search-filters';

export type MapPosition = LatLng & { level: number };
export type SearchBox = MapBounds;

/** What the address bar says. `box` is the viewport that "현재 화면에서 검색" was pressed for. */
export interface SearchState {
  /** `favorites` are the viewer's own places, whatever the filters. */
  mode: 'idle' | 'list' | 'bounds' | 'favorites';
  filters: SearchFilters;
  /** From 0; the address counts from 1, as people do. */
  page: number;
  /** null until a person chooses one; see `sortOf`. */
  sort: FacilitySort | null;
  box: SearchBox | null;
  position: MapPosition | null;
}

export const IDLE_SEARCH: SearchState = {
  mode: 'idle',
  filters: NO_FILTERS,
  page: 0,
  sort: null,
  box: null,
  position: null,
};

const SORTS: Record<string, FacilitySort> = { recommended: 'RECOMMENDED', distance: 'DISTANCE', rating: 'RATING', name: 'NAME' };
const LAST_PAGE = Math.floor(LIMITS.deepestRow / LIMITS.facilityPageSize);
const LEVELS = { least: 1, most: 14 };

const numbersOf = (text: string | null, count: number): number[] | null => {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : null;
};

const isLatitude = (value: number) => Math.abs(value) <= 90;
const isLongitude = (value: number) => Math.abs(value) <= 180;

function boxOf(params: URLSearchParams): SearchBox | null {
  const [southWestLat, southWestLng, northEastLat, northEastLng] = numbersOf(params.get('box'), 4) ?? [];
  if (southWestLat === undefined || southWestLng === undefined || northEastLat === undefined || northEastLng === undefined)
    return null;
  const isOnEarth = [southWestLat, northEastLat].every(isLatitude) && [southWestLng, northEastLng].every(isLongitude);
  const isBox = southWestLat < northEastLat && southWestLng < northEastLng;
  return isOnEarth && isBox ? { southWestLat, southWestLng, northEastLat, northEastLng } : null;
}

function positionOf(params: URLSearchParams): MapPosition | null {
  const [latitude, longitude, level] = numbersOf(['lat', 'lng', 'level'].map((name) => params.get(name)).join(), 3) ?? [];
  if (latitude === undefined || longitude === undefined || level === undefined) return null;
  if (!isLatitude(latitude) || !isLongitude(longitude)) return null;
  return { latitude, longitude, level: Math.min(Math.max(Math.round(level), LEVELS.least), LEVELS.most) };
}

const pageOf = (params: URLSearchParams): number => {
  const page = Math.floor(Number(params.get('page')));
  return page >= 1 ? Math.min(page, LAST_PAGE) - 1 : 0;
};

/** Lenient: an address comes from a person, a chat or an old bookmark; what cannot be read is as if it were not there. */
export function parseSearch(params: URLSearchParams): SearchState {
  const filters = filtersIn(params);
  const position = positionOf(params);
  const box = params.get('view') === 'bounds' ? boxOf(params) : null;
  const sort = SORTS[params.get('sort')?.toLowerCase() ?? ''] ?? null;
  if (box) return { ...IDLE_SEARCH, mode: 'bounds', filters: { ...filters, region: null, district: null }, sort, box, position };
  const page = pageOf(params);
  if (params.get('view') === 'favorites') return { ...IDLE_SEARCH, mode: 'favorites', page, position };
  const isAsked = filterParams(filters).size > 0 || page > 0 || sort !== null;
  const mode = isAsked || params.get('view') === 'list' ? 'list' : 'idle';
  return { mode, filters, page, sort, box: null, position };
}

const sortName = (sort: FacilitySort | null) => Object.keys(SORTS).find((name) => SORTS[name] === sort);

/** Everything but the map's position: two addresses with the same text show the same results. */
export function formatResults(state: SearchState): string {
  const params = filterParams(state.filters);
  const sort = sortName(state.sort);
  if (state.mode === 'bounds' && state.box) {
    const { southWestLat, southWestLng, northEastLat, northEastLng } = state.box;
    params.set('view', 'bounds');
    params.set('box', [southWestLat, southWestLng, northEastLat, northEastLng].join(','));
    if (sort) params.set('sort', sort);
  } else if (state.mode === 'favorites') {
    params.set('view', 'favorites');
    if (state.page > 0) params.set('page', String(state.page + 1));
  } else if (state.mode === 'list') {
    if (state.page > 0) params.set('page', String(state.page + 1));
    if (sort) params.set('sort', sort);
    if (params.size === 0) params.set('view', 'list');
  }
  return params.toString();
}

export function formatSearch(state: SearchState): string {
  const params = new URLSearchParams(formatResults(state));
  if (state.position) {
    params.set('lat', String(state.position.latitude));
    params.set('lng', String(state.position.longitude));
    params.set('level', String(state.position.level));
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}
