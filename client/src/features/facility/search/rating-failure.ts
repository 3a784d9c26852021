import { CombinedGraphQLErrors } from '@apollo/client/errors';

const RATING_FIELDS = new Set<unknown>(['averageRating', 'reviewCount']);

/** Places and their ratings come from different parts of the server: the places can be had although the ratings cannot. */
export const isRatingFailure = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => RATING_FIELDS.has(path?.at(-1)));
