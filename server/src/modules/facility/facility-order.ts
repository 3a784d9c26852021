import { ERRAND_KINDS } from '../../shared/facility-category';
import { type PointInput, FacilitySort } from './facility.input';
import { allOf, type SqlFragment } from './sql-parameters';

/** A part of an order that one index scan returns already sorted. */
export interface OrderPart {
  where?: SqlFragment;
  /** Compared before name and id. */
  key?: SqlFragment;
  /** Joins facility_rating, which has rows of reviewed places only. */
  isRatedOnly?: boolean;
}

/** A total order of places: name and id decide between equals. */
export interface FacilityOrder {
  /** Sort keys, in this order; may read facility_rating. For filterThenSort. */
  keys: SqlFragment[];
  /** The same order as consecutive index scans. For orderedScan. */
  parts: OrderPart[];
  /** Whether the name is compared before the id; true if left out. */
  byName?: boolean;
}

/** What the order of a search may depend on. */
export interface OrderContext {
  near: PointInput | null;
  /** Normalised; empty without a query. */
  words: string[];
  hasCategory: boolean;
  /** Groups of places by their answer to the pets, the best first; empty without pets. */
  tiers: readonly SqlFragment[];
}

/** Bayesian average: a place starts with this many reviews of this rating. Constants, so that an index can hold the order. */
const PRIOR_REVIEWS = 5;
const PRIOR_RATING = 4;
const BAYESIAN_RATING = `((rating_sum + ${PRIOR_REVIEWS * PRIOR_RATING})::float8 / (review_count + ${PRIOR_REVIEWS}))`;

/** Same expression as the index. `review_count` can be 0 until the trigger deletes the row. */
const AVERAGE_RATING = '(rating_sum::float8 / nullif(review_count, 0))';
const isRated = 'EXISTS (SELECT FROM facility_rating WHERE facility_id = id)';

const distanceFrom =
  ({ latitude, longitude }: PointInput): SqlFragment =>
  (parameters) =>
    `facility_plane(latitude, longitude) <-> facility_plane(${parameters.add(latitude)}::float8, ${parameters.add(longitude)}::float8)`;

export const BY_NAME: FacilityOrder = { keys: [], parts: [{}] };
/** An even sample, as the rank is random. */
export const BY_SAMPLE_RANK: FacilityOrder = {
  keys: [() => 'sample_rank'],
  parts: [{ key: () => 'sample_rank' }],
  byName: false,
};

/** Places without coordinates come last (NULL). */
export const byDistance = (near: PointInput): FacilityOrder => ({
  keys: [distanceFrom(near)],
  parts: [{ key: distanceFrom(near) }],
});

export function orderOf(sort: FacilitySort, context: OrderContext): FacilityOrder {
  const { near } = context;
  switch (sort) {
    case FacilitySort.NAME:
      return BY_NAME;
    case FacilitySort.DISTANCE:
      return near ? byDistance(near) : BY_NAME;
    case FacilitySort.RATING:
      return {
        keys: [() => `-${AVERAGE_RATING}`],
        parts: [{ key: () => `-${AVERAGE_RATING}`, isRatedOnly: true }, { where: () => `NOT ${isRated}` }],
      };
    case FacilitySort.RECOMMENDED:
      return recommended(context);
  }
}

/** By match tier, answer to the pets, errands last unless a kind is chosen, then distance or rating. */
function recommended({ near, words, hasCategory, tiers }: OrderContext): FacilityOrder {
  const merit: FacilityOrder = near ? byDistance(near) : BY_BAYESIAN_RATING;
  const keys = [
    ...(words.length ? [matchTier(words)] : []),
    ...tiers.map(
      (tier): SqlFragment =>
        (parameters) =>
          `(${tier(parameters)}) IS NOT TRUE`,
    ),
    ...(hasCategory ? [] : [IS_ERRAND]),
    ...merit.keys,
  ];
  if (words.length)
    return {
      keys,
      parts: [{ where: nameContains(words) }, { where: (parameters) => `NOT (${nameContains(words)(parameters)})` }],
    };
  const groups = tiers.length ? tiers : [undefined];
  const kinds = hasCategory ? [undefined] : [notErrand, IS_ERRAND];
  const parts = groups.flatMap((tier) =>
    kinds.flatMap((kind) => merit.parts.map((part) => ({ ...part, where: allPresent(tier, kind, part.where) }))),
  );
  return { keys, parts };
}

const IS_ERRAND: SqlFragment = (parameters) => `(category3 = ANY(${parameters.add(ERRAND_KINDS)}::text[])) IS TRUE`;
const notErrand: SqlFragment = (parameters) => `(category3 = ANY(${parameters.add(ERRAND_KINDS)}::text[])) IS NOT TRUE`;

const allPresent =
  (...conditions: (SqlFragment | undefined)[]): SqlFragment =>
  (parameters) =>
    allOf(
      conditions.filter((condition) => condition !== undefined),
      parameters,
    );

/** A place without reviews has the prior rating. */
const BY_BAYESIAN_RATING: FacilityOrder = {
  keys: [() => `-coalesce(${BAYESIAN_RATING}, ${PRIOR_RATING})`, () => 'review_count IS NULL'],
  parts: [
    { where: () => `${BAYESIAN_RATING} >= ${PRIOR_RATING}`, key: () => `-${BAYESIAN_RATING}`, isRatedOnly: true },
    { where: () => `NOT ${isRated}` },
    { where: () => `${BAYESIAN_RATING} < ${PRIOR_RATING}`, key: () => `-${BAYESIAN_RATING}`, isRatedOnly: true },
  ],
};

/** The name is the first field of the search text. */
const END_OF_NAME = 'strpos(search_text, chr(31))';
const inName =
  (text: string): SqlFragment =>
  (parameters) =>
    `strpos(search_text, ${parameters.add(text)}) BETWEEN 1 AND ${END_OF_NAME}`;
const nameContains = (words: string[]) => inName(words.join(''));

/** 0: the name starts with the query, 1: contains it, 2: contains all words, 3: group or kind contains a word, 4: elsewhere. */
function matchTier(words: string[]): SqlFragment {
  const query = words.join('');
  return (parameters) => `CASE
    WHEN starts_with(search_text, ${parameters.add(query)}) THEN 0
    WHEN ${inName(query)(parameters)} THEN 1
    WHEN ${words.map((word) => inName(word)(parameters)).join(' AND ')} THEN 2
    WHEN ${words.map((word) => `strpos(split_part(search_text, chr(31), 2) || chr(31) || split_part(search_text, chr(31), 3), ${parameters.add(word)}) > 0`).join(' OR ')} THEN 3
    ELSE 4 END`;
}
