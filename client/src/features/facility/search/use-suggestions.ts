import { skipToken } from '@apollo/client/react';
import { shortDistrictName } from '../../../components/district-name';
import { LIMITS } from '../../../graphql/constants.generated';
import { queryOf } from '../../../lib/query-of';
import { paths } from '../../../lib/paths';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { type SuggestionsQuery, useSuggestionsQuery } from './search-box.generated';
import { STRINGS } from './strings';

export interface Suggestion {
  key: string;
  name: string;
  detail: string;
  /** An area is searched, a place opens. */
  leadsTo: { text: string } | { path: string };
}

const SUGGESTION_DELAY_MS = 300;
const NONE: Suggestion[] = [];
const isLongEnough = (text: string) => [...text].length >= LIMITS.suggestionTextMin;

/** Suggestions for what is being typed. The former ones stay until the next are there, so that the list does not flicker. */
export function useSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const query = queryOf(text);
  const rested = useDebouncedValue(query, SUGGESTION_DELAY_MS);
  const isAsked = isWanted && isLongEnough(query) && isLongEnough(rested);
  const { data, previousData, error } = useSuggestionsQuery(
    isAsked ? { variables: { query: rested, limit: LIMITS.suggestionLimit } } : skipToken,
  );
  const answer = data ?? previousData;
  // Without suggestions the box still searches: a failure here is not worth a word.
  return isAsked && !error && answer ? suggestionsOf(answer) : NONE;
}

function suggestionsOf({ areaSuggestions, facilitySuggestions }: SuggestionsQuery): Suggestion[] {
  const areas = areaSuggestions.map(({ name, kind, regionName, districtName, searchText }) => ({
    key: `area ${searchText}`,
    name,
    detail: [STRINGS.search.areaKinds[kind], kind !== 'REGION' && shortDistrictName(regionName, districtName)]
      .filter(Boolean)
      .join(' · '),
    leadsTo: { text: searchText },
  }));
  const places = facilitySuggestions.map(({ id, name, category3, sidoName, sigunguName }) => ({
    key: id,
    name,
    detail: [category3, shortDistrictName(sidoName, sigunguName)].filter(Boolean).join(' · '),
    leadsTo: { path: paths.facility(id) },
  }));
  return [...areas, ...places].slice(0, LIMITS.suggestionLimit);
}
