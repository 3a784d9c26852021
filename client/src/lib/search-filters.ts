import { PARTY_MAX, type Pet } from '@baldojang/rules/entry/pet';
import { petOfText, petText } from '@baldojang/rules/entry/pet-text';
import { groupLabel } from '../components/category-style';
import { LIMITS, PET_TYPE_NAMES } from '../graphql/constants.generated';
import type { CircleInput, FacilityFilterInput, PetType, SearchChipKind, SearchInterpretation } from '../graphql/types.generated';
import { cutText, queryOf } from './text';
import { koreanMinute, minuteNow, openInstant, openTimeIn, openTimeText } from './open-time';
import { paths } from './paths';
import { petLabel } from './pets/pet-label';

/** What the server read out of a query. */
export type Interpretation = Omit<SearchInterpretation, '__typename' | 'filter'> & {
  filter: Omit<SearchInterpretation['filter'], '__typename'>;
};

/** One filter of the map search, as the panel, the address, the chips, the server and links from other pages know it. */
interface Filter<Value> {
  /** Its name in the panel, where it has a field there. */
  name?: string;
  /** Its name in the address. */
  param: string;
  /** Lenient: what cannot be read is as if it were not there. */
  parse: (texts: readonly string[]) => Value;
  /** What stands in the address; nothing means 전체. */
  format: (value: Value) => readonly string[];
  /** What a chip says of one text of the address; null where none stands for it. */
  chip: (text: string) => string | null;
  /** Lists in a fixed order: the same question is the same cache entry. `now` is in milliseconds. */
  input: (value: Value, now: number) => FacilityFilterInput;
  /** What a query says of it, undefined where it says nothing, and the chips that stand for this. */
  interpreted?: (reading: Interpretation) => Value | undefined;
  chipKinds?: readonly SearchChipKind[];
}

const ALL = '전체';

const nameOf = (text = '') => cutText(text.normalize('NFC').trim(), LIMITS.placeNameMax);
const PET_TYPES = Object.keys(PET_TYPE_NAMES) as PetType[];

const placeName = (name: string, param: string, field: 'sidoName' | 'sigunguName') => ({
  name,
  param,
  parse: ([text]: readonly string[]): string | null => nameOf(text) || null,
  format: (place: string | null) => (place ? [place] : []),
  chip: (text: string) => text,
  input: (place: string | null) => (place ? { [field]: place } : {}),
  // A region that is named alone takes the place of any district.
  interpreted: ({ filter }: Interpretation) => (filter.sidoName ? filter[field] : undefined),
  chipKinds: ['REGION', 'DISTRICT'] as const,
});

const toggle = (name: string, param: string, field: 'petFriendlyOnly' | 'outingOnly' | 'isOpenAllDay'): Filter<boolean> => ({
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
  choices: Record<Value, { label: string | null; chip: string; input: FacilityFilterInput }>,
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
    options: [{ value: 'all', label: ALL }, ...values.map((value) => ({ value, label: choices[value].label }))].filter(
      ({ label }) => label !== null,
    ),
  };
}

/** When a place must be open. */
export interface OpenTime {
  /** `now` or a minute in Korea, yyyy-MM-ddTHH:mm. */
  at: string;
  /** Places whose hours nobody knows are shown as well. */
  withUnknown: boolean;
}

const UNKNOWN_TOO = 'unknown';

/** In the order of the panel. */
export const FILTERS = {
  query: {
    param: 'q',
    parse: ([text = '']) => queryOf(text),
    format: (query) => (queryOf(query) ? [queryOf(query)] : []),
    chip: (text) => `“${text}”`,
    input: (query) => (queryOf(query) ? { searchQuery: queryOf(query) } : {}),
  } satisfies Filter<string>,
  /** Words of the query that are not read as conditions, because their chip was taken away or a suggestion was picked. */
  plain: {
    param: 'plain',
    parse: (texts) => [...new Set(texts.map(queryOf).filter(Boolean))].slice(0, LIMITS.filterListMax),
    format: (plain) => plain,
    chip: () => null,
    input: () => ({}),
  } satisfies Filter<string[]>,
  /** Around the place that a query names. */
  within: {
    param: '',
    parse: (): CircleInput | null => null,
    format: () => [],
    chip: () => null,
    input: (within) => (within ? { within } : {}),
    interpreted: ({ nearPlace }) =>
      nearPlace
        ? { latitude: nearPlace.latitude, longitude: nearPlace.longitude, radiusMeters: nearPlace.radiusMeters }
        : undefined,
    chipKinds: ['NEAR_PLACE', 'NEAR_ME'],
  } satisfies Filter<CircleInput | null>,
  /** Those that come along: whom the query or the address names. The person's own stand in no address. */
  pets: {
    name: '함께 가는 아이',
    param: 'with',
    parse: (texts): readonly Pet[] => texts.flatMap((text) => petOfText(text) ?? []).slice(0, PARTY_MAX),
    format: (pets) => pets.map(petText),
    chip: (text) => petLabel({ name: '', weightKg: null, size: null, ...petOfText(text)! }),
    input: (pets) => (pets.length > 0 ? { pets: [...pets] } : {}),
    interpreted: ({ filter: { pets } }) =>
      pets.length > 0
        ? pets.map(({ species, weightKg, size, isRestrictedBreed }) => ({ species, weightKg, size, isRestrictedBreed }))
        : undefined,
    chipKinds: ['PET'],
  } satisfies Filter<readonly Pet[]>,
  /** Which answers to the pets are shown; `all` are all but a refusal. */
  entry: choice('우리 아이', 'entry', {
    sure: { label: '확실한 곳만', chip: '확실한 곳만', input: { entryAnswers: ['ALLOWED', 'CONDITIONAL'] } },
    any: {
      label: '못 가는 곳도',
      chip: '못 가는 곳도 보기',
      input: { entryAnswers: ['ALLOWED', 'CONDITIONAL', 'UNKNOWN', 'DENIED'] },
    },
  }),
  region: placeName('지역', 'region', 'sidoName'),
  district: placeName('시·군·구', 'district', 'sigunguName'),
  friendlyOnly: toggle('동반 가능한 곳만', 'friendly', 'petFriendlyOnly'),
  outingOnly: toggle('나들이 갈 곳만', 'outing', 'outingOnly'),
  openAt: {
    name: '영업시간',
    param: 'open',
    parse: (texts) => {
      const at = texts.map(openTimeIn).find((time) => time !== null);
      return at ? { at, withUnknown: texts.includes(UNKNOWN_TOO) } : null;
    },
    format: (time) => (time ? [time.at, ...(time.withUnknown ? [UNKNOWN_TOO] : [])] : []),
    chip: (text) => (text === UNKNOWN_TOO ? null : openTimeText(text)),
    input: (time, now) =>
      time
        ? {
            openAt: openInstant(time.at, now),
            ...(time.withUnknown ? { openStatuses: ['OPEN' as const, 'UNKNOWN' as const] } : {}),
          }
        : {},
    interpreted: ({ filter, chips }) => {
      // Not the instant of the answer: "now" goes on.
      if (chips.some(({ kind }) => kind === 'OPEN_NOW')) return { at: 'now', withUnknown: false };
      return filter.openAt ? { at: koreanMinute(Date.parse(filter.openAt)), withUnknown: false } : undefined;
    },
    chipKinds: ['OPEN_NOW', 'OPEN_AT'],
  } satisfies Filter<OpenTime | null>,
  isOpenAllDay: {
    ...toggle('24시간 영업', 'allday', 'isOpenAllDay'),
    interpreted: ({ filter }: Interpretation) => filter.isOpenAllDay ?? undefined,
    chipKinds: ['OPEN_ALL_DAY'] as const,
  },
  categories: {
    name: '종류',
    param: 'category',
    parse: (texts) => [...new Set(texts.map(nameOf).filter(Boolean))].slice(0, LIMITS.filterListMax),
    format: (categories) => categories,
    chip: groupLabel,
    input: (categories) => (categories.length > 0 ? { categories: [...categories].sort() } : {}),
    interpreted: ({ filter }) => filter.categories ?? undefined,
    chipKinds: ['CATEGORY'],
  } satisfies Filter<string[]>,
  petTypes: {
    name: '반려동물',
    param: 'pet',
    parse: (texts) => [...new Set(texts.flatMap((text) => PET_TYPES.find((type) => type === text.toUpperCase()) ?? []))],
    format: (petTypes) => petTypes.map((type) => type.toLowerCase()),
    chip: (text) => PET_TYPE_NAMES[text.toUpperCase() as PetType],
    input: (petTypes) => (petTypes.length > 0 ? { petTypes: [...petTypes].sort() } : {}),
  } satisfies Filter<PetType[]>,
  parking: {
    ...choice('주차', 'parking', {
      Y: { label: '가능', chip: '주차 가능', input: { parkingAvailable: true } },
      N: { label: '불가', chip: '주차 불가', input: { parkingAvailable: false } },
    }),
    interpreted: ({ filter }: Interpretation) => (filter.parkingAvailable ? ('Y' as const) : undefined),
    chipKinds: ['PARKING'] as const,
  },
  placeType: {
    ...choice('장소', 'type', {
      indoor: { label: '실내', chip: '실내', input: { indoorFacility: true } },
      outdoor: { label: '실외', chip: '실외', input: { outdoorFacility: true } },
      // Only words ask for both; the panel has no button for it.
      both: { label: null, chip: '실내·실외', input: { indoorFacility: true, outdoorFacility: true } },
    }),
    interpreted: ({ filter: { indoorFacility, outdoorFacility } }: Interpretation) => {
      if (indoorFacility) return outdoorFacility ? ('both' as const) : ('indoor' as const);
      return outdoorFacility ? ('outdoor' as const) : undefined;
    },
    chipKinds: ['INDOOR', 'OUTDOOR'] as const,
  },
};

/** What a person asked for. An empty list, null and `all` mean 전체. */
export type SearchFilters = { [Key in keyof typeof FILTERS]: ReturnType<(typeof FILTERS)[Key]['parse']> };

const ROWS = Object.entries(FILTERS) as unknown as [keyof SearchFilters, Filter<unknown>][];

/** Districts are known only within their region, plain words only within their query. */
export const settled = <Filters extends Partial<SearchFilters>>(filters: Filters): Filters => ({
  ...filters,
  ...(!filters.region && { district: null }),
  ...(filters.plain && {
    plain: filters.plain.filter((words) => words.split(' ').every((word) => filters.query?.includes(word))),
  }),
});

const rowsOf = (filters: Partial<SearchFilters>) => {
  const values = settled(filters);
  return ROWS.flatMap(([key, row]) => (values[key] === undefined ? [] : [{ key, row, value: values[key] }]));
};

/** What an address from a person, a chat or an old bookmark asks for. */
export const filtersIn = (params: URLSearchParams): SearchFilters =>
  settled(Object.fromEntries(ROWS.map(([key, { param, parse }]) => [key, parse(params.getAll(param))])) as SearchFilters);

export const NO_FILTERS = filtersIn(new URLSearchParams());

export const filterParams = (filters: Partial<SearchFilters>): URLSearchParams =>
  new URLSearchParams(rowsOf(filters).flatMap(({ row, value }) => row.format(value).map((text) => [row.param, text])));

/** The map with what is asked for. */
export const searchPath = (filters: Partial<SearchFilters>): string => paths.map(filterParams(filters).toString());

/** @param now what `now` means, in milliseconds */
export const filterInput = (filters: SearchFilters, now = minuteNow()): FacilityFilterInput =>
  Object.assign({}, ...rowsOf(filters).map(({ row, value }) => row.input(value, now))) as FacilityFilterInput;

export interface ActiveFilter {
  key: string;
  label: string;
  /** What takes it away. */
  without: Partial<SearchFilters>;
}

/** One entry for each chip. */
export const activeFilters = (filters: SearchFilters): ActiveFilter[] =>
  rowsOf(filters).flatMap(({ key, row, value }) =>
    row.format(value).flatMap((text, index, all) => {
      const label = row.chip(text);
      const without = { [key]: row.parse(all.filter((_other, other) => other !== index)) };
      return label === null ? [] : [{ key: `${key}-${text}`, label, without }];
    }),
  );

/** The filters that a query names; they win over those of the panel. */
export const interpretedFilters = (reading: Interpretation): Partial<SearchFilters> =>
  Object.fromEntries(
    ROWS.map(([key, { interpreted }]) => [key, interpreted?.(reading)] as const).filter(([, value]) => value !== undefined),
  );

/** The chips of a query that stand for these filters. */
export const chipKindsOf = (keys: readonly string[]): readonly SearchChipKind[] =>
  ROWS.flatMap(([key, { chipKinds }]) => (keys.includes(key) ? (chipKinds ?? []) : []));
