import { LIMITS } from './limits';

/** About how many there are in lists whose length nobody asks for; the real maximum where there is one (`max` of the rules). */
export const LIST_LENGTHS = {
  districts: 265,
  districtsOfRegion: 52,
  regions: 17,
  facilityCategories: 10,
  kindsOfCategory: 10,
  holidaysOfYear: 30,
  holidaysOfMonth: 5,
  /** Reviews of one member; a month may hold as many as a year, but six a day is nobody honest. */
  reviewsOfYear: LIMITS.reviewListMax,
  reviewsOfMonth: LIMITS.reviewListMax / 5,
} as const;

/** What a list costs in a GraphQL document: its length times what each item costs. */
export const listCost = (length: number, childComplexity: number): number => 1 + Math.max(length, 1) * childComplexity;

/** `complexity` of a list that is as long whatever is asked. */
export const listOf =
  (length: number) =>
  ({ childComplexity }: { childComplexity: number }): number =>
    listCost(length, childComplexity);
