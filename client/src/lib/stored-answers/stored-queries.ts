import type { OperationVariables } from '@apollo/client';
import type { Pet } from '@baldojang/rules/entry/pet';

interface StoredQuery {
  /** How many of its answers stay; the oldest goes first. */
  max: number;
  /** The same for everybody, so it outlives a session. */
  isPublic?: true;
  /** Not about places: its age is not shown. */
  isAgeless?: true;
  /** Its text in the list of stored answers. */
  titleOf?: (data: never) => string | undefined;
  /** Default: always. */
  isStorable?: (data: never, variables: OperationVariables) => boolean;
}

const SEARCHES = 20;
const PLACES = 100;
const isFirstPage = (_data: never, { page }: OperationVariables) => page === 0;

/** What is stored, by the name of the query: searches, places, favourites, the member, and what every page needs. */
export const STORED_QUERIES: Partial<Record<string, StoredQuery>> = {
  FacilitySearch: { max: SEARCHES },
  FacilitySearchInBounds: { max: SEARCHES },
  InterpretSearch: {
    max: SEARCHES,
    isAgeless: true,
    // "tomorrow" means another day later on; "now" is computed again.
    isStorable: ({ interpretSearch: { filter, chips } }: Interpreted) =>
      filter.openAt === null || chips.some(({ kind }) => kind === 'OPEN_NOW'),
  },
  FacilityPage: {
    max: PLACES,
    isStorable: ({ facility }: PageOfPlace) => facility !== null,
    titleOf: ({ facility }: PageOfPlace) => facility?.name,
  },
  FacilityPhoto: { max: PLACES },
  FacilityReviews: { max: PLACES, isStorable: isFirstPage },
  PlaceSurroundings: { max: PLACES },
  ReviewPhotos: { max: PLACES, isStorable: isFirstPage },
  VisitReports: { max: PLACES },
  FavoriteCards: { max: 5 },
  FavoritePlaces: { max: 1, isStorable: isFirstPage },
  MyFavorites: { max: 5 },
  Viewer: { max: 1, isAgeless: true },
  ComingHolidays: { max: 1, isPublic: true, isAgeless: true },
  FacilityDataset: { max: 1, isPublic: true, isAgeless: true },
  FilterDistricts: { max: 17, isPublic: true, isAgeless: true },
  FilterOptions: { max: 1, isPublic: true, isAgeless: true },
  HomeKinds: { max: 1, isPublic: true, isAgeless: true },
  HomeRegions: { max: 1, isPublic: true, isAgeless: true },
  MapSearchPage: { max: 1, isPublic: true, isAgeless: true },
};

/** Lists whose places have the texts of entry and hours. */
export const LISTS_WITH_TEXTS = ['FavoriteCards', 'MyFavorites', 'FacilitySearch', 'FacilitySearchInBounds'];

interface PageOfPlace {
  facility: { name: string } | null;
}

interface Interpreted {
  interpretSearch: { filter: { openAt: string | null }; chips: { kind: string }[] };
}

/** Variables that do not select a stored answer: it is computed for those of the request. */
export interface RequestParams {
  pets: readonly Pet[];
  /** null for now. */
  at: string | null;
  withEntry: boolean;
  /** In a list of places that are open now: the statuses it contains. Null for other lists. */
  openNow: readonly string[] | null;
}

interface Variables {
  pets?: readonly Pet[];
  at?: string | null;
  withEntry?: boolean;
  filter?: { openAt?: string | null; openStatuses?: readonly string[] | null };
}

export function requestParamsOf({ pets = [], at = null, withEntry = false, filter }: Variables): RequestParams {
  const isOpenNow = at === null && filter?.openAt != null;
  return { pets, at, withEntry, openNow: isOpenNow ? (filter.openStatuses ?? ['OPEN']) : null };
}

/** Equal for requests that the same stored answer can serve. Without the person's position, which is never stored. */
export function keyOf(variables: OperationVariables): string {
  const { pets: _pets, at: _at, withEntry: _withEntry, near: _near, ...rest } = variables;
  const { openNow } = requestParamsOf(variables);
  const selecting = openNow ? { ...rest, filter: { ...(rest.filter as object), openAt: 'now' } } : rest;
  const entries = Object.entries(selecting).filter(([, value]) => value != null);
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The variables that a key consists of. */
export const variablesOf = (key: string) => Object.fromEntries(JSON.parse(key) as [string, unknown][]);
