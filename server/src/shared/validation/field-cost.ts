import { LIMITS } from './limits';

/** Estimated length of lists without a size argument; the maximum of the rules where there is one. */
export const LIST_LENGTHS = {
  districts: 265,
  districtsOfRegion: 52,
  regions: 17,
  facilityCategories: 10,
  kindsOfCategory: 10,
  holidaysOfYear: 30,
  holidaysOfMonth: 5,
  /** Reviews of one member. */
  reviewsOfYear: LIMITS.reviewListMax,
  reviewsOfMonth: LIMITS.reviewListMax / 5,
} as const;

/** What a list costs in a GraphQL document: its length times what each item costs. */
export const listCost = (length: number, childComplexity: number): number => 1 + Math.max(length, 1) * childComplexity;

/** `complexity` of a list of fixed length. */
export const listOf =
  (length: number) =>
  ({ childComplexity }: { childComplexity: number }): number =>
    listCost(length, childComplexity);

/**
 * Cost of a long text in a GraphQL document, where any other field costs 1: a thousand comments that each select their announcement
 * would otherwise be a huge response at a low price.
 */
export const TEXT_COST = { board: 50, review: 5, comment: 5, inquiry: 5 } as const;
