import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useInterpretSearchQuery } from './interpret-search.generated';
import { asWords, textToRead, withoutPlaces } from './interpretation';
import type { SearchState } from './search-url';

/** How the query of the address is read. `isRead` is false while the answer, and with it the search, is on its way. */
export function useInterpretation({ mode, filters }: SearchState) {
  const text = textToRead(filters);
  const { data, previousData, error, refetch } = useInterpretSearchQuery(text ? { variables: { query: text } } : skipToken);
  // The former chips stay until the next ones are there.
  const answer = text && !error ? (data ?? previousData)?.interpretSearch : undefined;
  const reading = useMemo(() => {
    const read = answer ?? asWords(text);
    return mode === 'bounds' ? withoutPlaces(read) : read;
  }, [answer, text, mode]);
  return {
    reading,
    isRead: text === '' || data !== undefined || error !== undefined,
    readAgain: () => {
      if (error) void refetch().catch(() => undefined);
    },
  };
}
