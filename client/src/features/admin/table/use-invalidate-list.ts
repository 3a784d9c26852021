import { useApolloClient } from '@apollo/client/react';

/** After a row was changed, or was found to be gone: the list that is shown asks again, and so does every other page of it. */
export function useInvalidateList(fieldName: 'inquiries' | 'reviewReports' | 'holidays' | 'visitReportBursts'): () => void {
  const { cache } = useApolloClient();
  return () => void cache.evict({ id: 'ROOT_QUERY', fieldName });
}
