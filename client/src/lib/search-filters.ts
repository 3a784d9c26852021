import { groupLabel } from '../components/category-style';
import { LIMITS, PET_TYPE_NAMES } from '../graphql/constants.generated';
import type { FacilityFilterInput, PetType } from '../graphql/types.generated';
import { cutText } from './cut-text';
import { paths } from './paths';
import { queryOf } from './query-of';

/** One filter of the map search, as the panel, the address, the chips, the server and links from other pages know it. */
interface Filter<Value> {
  /** Its name in the panel. */
  name: string;
  /** Its name in the address. */
  param: string;
  /** Lenient: what cannot be read is as if it were not there. */
  parse: (texts: readonly string[]) => Value;
  /** What stands in the address; nothing means 전체. */
  format: (value: Value) => readonly string[];
  /** What a chip says of one text of the address. */
  chip: (text: string) => string;
  /** Lists in a fixed order: the same question is the same cache entry. */
  input: (value: Value) => FacilityFilterInput;
}

const nameOf = (text = '') => cutText(text.normalize('NFC').trim(), LIMITS.placeNameMax);
const PET_TYPES = Object.keys(PET_TYPE_NAMES) as PetType[];

const placeName = (name: string, param: string, field: 'sidoName' | 'sigunguName'): Filter<string | null> => ({
  name,
  param,
  parse: ([text]) => nameOf(text) || null,
  format: (place) => (place ? [place] : []),
  chip: (text) => text,
  input: (place) => (place ? { [field]: place } : {}),
});

const toggle = (name: string, param: string, field: 'petFriendlyOnly' | 'outingOnly'): Filter<boolean> => ({
  name,
  param,
  parse: ([text]) => text === '1',
  format: (isOn) => (isOn ? ['1'] : []),
  chip: () => name,
  input: (isOn) => (isOn ? { [field]: true } : {}),
});

function choice<Value extends string>(
  name: string,
  param: string,
  choices: Record<Value, { label: string; chip: string; input: FacilityFilterInput }>,
) {
  const values = Object.keys(choices) as Value[];
  return {
    name,
    param,
    parse: ([text]: readonly string[]): Value | 'all' =>
      values.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? 'all',
    format: (value: Value | 'all') => (value === 'all' ? [] : [value]),
    chip: (text: string) => choices[text as Value].chip,
    input: (value: Value | 'all') => (value === 'all' ? {} : choices[value].input),
    options: [{ value: 'all', label: '전체' }, ...values.map((value) => ({ value, label: choices[value].label }))],
  };
}

/** In the order of the panel. */
export const FILTERS = {
  query: {
    name: '검색어',
    param: 'q',
    parse: ([text = '']) => queryOf(text),
    format: (query) => (queryOf(query) ? [queryOf(query)] : []),
    chip: (text) => `“${text}”`,
    input: (query) => (queryOf(query) ? { searchQuery: queryOf(query) } : {}),
  } satisfies Filter<string>,
  region: placeName('지역', 'region', 'sidoName'),
  district: placeName('시·군·구', 'district', 'sigunguName'),
  friendlyOnly: toggle('동반 가능한 곳만', 'friendly', 'petFriendlyOnly'),
  outingOnly: toggle('갈 곳만', 'outing', 'outingOnly'),
  categories: {
    name: '종류',
    param: 'category',
    parse: (texts) => [...new Set(texts.map(nameOf).filter(Boolean))].slice(0, LIMITS.filterListMax),
    format: (categories) => categories,
    chip: groupLabel,
    input: (categories) => (categories.length > 0 ? { categories: [...categories].sort() } : {}),
  } satisfies Filter<string[]>,
  petTypes: {
    name: '반려동물',
    param: 'pet',
    parse: (texts) => [...new Set(texts.flatMap((text) => PET_TYPES.find((type) => type === text.toUpperCase()) ?? []))],
    format: (petTypes) => petTypes.map((type) => type.toLowerCase()),
    chip: (text) => PET_TYPE_NAMES[text.toUpperCase() as PetType],
    input: (petTypes) => (petTypes.length > 0 ? { petTypes: [...petTypes].sort() } : {}),
  } satisfies Filter<PetType[]>,
  parking: choice('주차', 'parking', {
    Y: { label: '가능', chip: '주차 가능', input: { parkingAvailable: true } },
    N: { label: '불가', chip: '주차 불가', input: { parkingAvailable: false } },
  }),
  placeType: choice('장소', 'type', {
    indoor: { label: '실내', chip: '실내', input: { indoorFacility: true } },
    outdoor: { label: '실외', chip: '실외', input: { outdoorFacility: true } },
  }),
};

/** What a person asked for. An empty list, null and `all` mean 전체. */
export type SearchFilters = { [Key in keyof typeof FILTERS]: ReturnType<(typeof FILTERS)[Key]['parse']> };

const ROWS = Object.entries(FILTERS) as unknown as [keyof SearchFilters, Filter<unknown>][];

/** Districts are known only within their region. */
const rowsOf = (filters: Partial<SearchFilters>) =>
  ROWS.flatMap(([key, row]) => {
    const value = key === 'district' && !filters.region ? undefined : filters[key];
    return value === undefined ? [] : [{ key, row, value }];
  });

/** What an address from a person, a chat or an old bookmark asks for. */
export function filtersIn(params: URLSearchParams): SearchFilters {
  const filters = Object.fromEntries(ROWS.map(([key, { param, parse }]) => [key, parse(params.getAll(param))])) as SearchFilters;
  return filters.region ? filters : { ...filters, district: null };
}

export const NO_FILTERS = filtersIn(new URLSearchParams());

export const filterParams = (filters: Partial<SearchFilters>): URLSearchParams =>
  new URLSearchParams(rowsOf(filters).flatMap(({ row, value }) => row.format(value).map((text) => [row.param, text])));

/** The map with what is asked for. */
export const searchPath = (filters: Partial<SearchFilters>): string => paths.map(filterParams(filters).toString());

export const filterInput = (filters: SearchFilters): FacilityFilterInput =>
  Object.assign({}, ...rowsOf(filters).map(({ row, value }) => row.input(value))) as FacilityFilterInput;

/** One entry for each chip: what it says, and what takes it away. */
export const activeFilters = (filters: SearchFilters) =>
  rowsOf(filters).flatMap(({ key, row, value }) =>
    row.format(value).map((text, index, all) => ({
      key: `${key}-${text}`,
      label: row.chip(text),
      without: { [key]: row.parse(all.filter((_other, other) => other !== index)) },
    })),
  );
