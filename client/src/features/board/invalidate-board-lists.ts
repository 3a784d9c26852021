import type { ApolloCache } from '@apollo/client';

/** After an announcement came, changed or went: every list of them (also on the home page) is asked for anew when it is next shown. */
export function invalidateBoardLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'boards' });
}
