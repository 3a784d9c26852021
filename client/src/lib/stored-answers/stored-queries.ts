import type { OperationVariables } from '@apollo/client';
import type { Pet } from '@baldojang/rules/entry/pet';

interface StoredQuery {
  /** How many of its answers stay; the oldest goes first. */
  max: number;
  /** The same for everybody, so it outlives a session. */
  isPublic?: true;
  /** How old it is says nothing about places. */
  isAgeless?: true;
  /** What the list of stored answers says of one. */
  titleOf?: (data: never) => string | undefined;
  isKept?: (data: never, variables: OperationVariables) => boolean;
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
    // "tomorrow" is another day by then; "now" goes on.
    isKept: ({ interpretSearch: { filter, chips } }: Interpreted) =>
      filter.openAt === null || chips.some(({ kind }) => kind === 'OPEN_NOW'),
  },
  FacilityPage: {
    max: PLACES,
    isKept: ({ facility }: PageOfPlace) => facility !== null,
    titleOf: ({ facility }: PageOfPlace) => facility?.name,
  },
  FacilityPhoto: { max: PLACES },
  FacilityReviews: { max: PLACES, isKept: isFirstPage },
  PlaceSurroundings: { max: PLACES },
  ReviewPhotos: { max: PLACES, isKept: isFirstPage },
  VisitReports: { max: PLACES },
  FavoriteCards: { max: 5 },
  FavoritePlaces: { max: 1, isKept: isFirstPage },
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

/** Which pets were asked about, and when. Stored answers are computed for others. */
export interface Question {
  pets: readonly Pet[];
  /** null for now. */
  at: string | null;
  withEntry: boolean;
  /** A list of places that are open now: which of these, null for any. */
  openNow: readonly string[] | null;
}

interface Variables {
  pets?: readonly Pet[];
  at?: string | null;
  withEntry?: boolean;
  filter?: { openAt?: string | null; openStatuses?: readonly string[] | null };
}

export function questionOf({ pets = [], at = null, withEntry = false, filter }: Variables): Question {
  const isOpenNow = at === null && filter?.openAt != null;
  return { pets, at, withEntry, openNow: isOpenNow ? (filter.openStatuses ?? ['OPEN']) : null };
}

/** The same for questions that one stored answer serves. Without the person's position, which is stored nowhere. */
export function keyOf(variables: OperationVariables): string {
  const { pets: _pets, at: _at, withEntry: _withEntry, near: _near, ...rest } = variables;
  const { openNow } = questionOf(variables);
  const asked = openNow ? { ...rest, filter: { ...(rest.filter as object), openAt: 'now' } } : rest;
  const given = Object.entries(asked).filter(([, value]) => value != null);
  return JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Those that a key tells. */
export const variablesOf = (key: string) => Object.fromEntries(JSON.parse(key) as [string, unknown][]);
