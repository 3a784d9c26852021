import { skipToken } from '@apollo/client/react';
import { LIMITS } from '../../../graphql/constants.generated';
import { type FacilitySuggestionsQuery, useFacilitySuggestionsQuery } from './search-box.generated';
import { queryOf } from '../../../lib/query-of';
import { useDebouncedValue } from '../../../lib/use-debounced-value';

export type Suggestion = FacilitySuggestionsQuery['facilitySuggestions'][number];

const SUGGESTION_DELAY_MS = 300;
const isLongEnough = (text: string) => [...text].length >= LIMITS.suggestionTextMin;

/** Suggestions for what is being typed. The former ones stay until the next are there, so that the list does not flicker. */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const query = queryOf(text);
  const rested = useDebouncedValue(query, SUGGESTION_DELAY_MS);
  const isAsked = isWanted && isLongEnough(query) && isLongEnough(rested);
  const { data, previousData, error } = useFacilitySuggestionsQuery(
    isAsked ? { variables: { query: rested, limit: LIMITS.suggestionLimit } } : skipToken,
  );
  // Without suggestions the box still searches: a failure here is not worth a word.
  return isAsked && !error ? ((data ?? previousData)?.facilitySuggestions ?? []) : [];
}
