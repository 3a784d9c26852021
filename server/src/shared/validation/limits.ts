/** Body of a request without files, in bytes. */
export const BODY_BYTES_MAX = 100 * 1024;

/**
 * Every limit that a client may need. Validators, REST rows and the client read these
 * (`npm run generate` writes them to client/src/graphql/constants.generated.ts).
 */
export const LIMITS = {
  /** Facilities on a page: default and maximum. */
  facilityPageSize: 15,
  pageSizeMax: 100,
  /** Deeper rows of any result are refused. */
  deepestRow: 25_000,
  /** Totals are exact up to here. */
  exactCountMax: 30_000,
  /** Members of one text file. */
  memberCsvMax: 10_000,
  searchTextMax: 100,
  /** Words of a search text; further ones are ignored. */
  searchWordsMax: 10,
  filterListMax: 20,
  placeNameMax: 50,
  /** Of a circle in a filter. */
  radiusMetersMax: 20_000,
  boundsLimit: 100,
  /** Of the places in a view, those that a sample never leaves out. */
  nearestInView: 20,
  suggestionLimit: 8,
  suggestionLimitMax: 20,
  suggestionTextMin: 2,
  areaSuggestionLimit: 2,
  areasAroundLimit: 30,
  areasAroundLimitMax: 50,
  /** Reviews of one answer; GraphQL's cost lets fewer through when much is asked of each. */
  reviewListMax: 1_000,
  tagListMax: 50,
  favoriteListMax: 1_000,
  commentListMax: 1_000,
  sessionListMax: 100,
  /** Of one file, in bytes. */
  fileBytesMax: 10 * 1024 * 1024,
  /** Of one request with files. */
  requestBytesMax: 100 * 1024 * 1024,
  filesPerRequestMax: 10,
  filesPerDay: 200,
  fileBytesPerDay: 500 * 1024 * 1024,
} as const;
