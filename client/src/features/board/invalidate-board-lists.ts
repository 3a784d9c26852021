import type { ApolloCache } from '@apollo/client';

/** After an announcement was added, changed or deleted: every list of them (also on the home page) is fetched again when it is next shown. */
export function invalidateBoardLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'boards' });
}
