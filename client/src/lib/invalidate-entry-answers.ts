import type { ApolloCache, InMemoryCache } from '@apollo/client';

/**
 * Visit reports of a place may have changed what it answers to any pets, so lists and answers that are kept are asked for again.
 * @param fresh the variables of an answer that came with the change
 */
export function invalidateEntryAnswers(
  cache: ApolloCache,
  facilityId: string,
  fresh?: { pets: unknown; at: string | null },
): void {
  const { policies } = cache as InMemoryCache;
  const kept =
    fresh && policies.getStoreFieldName({ typename: 'Facility', fieldName: 'entry', args: { pets: fresh.pets, at: fresh.at } });
  cache.modify({
    id: cache.identify({ __typename: 'Facility', id: facilityId }),
    fields: {
      entry: (answer: unknown, { storeFieldName, DELETE }) => (storeFieldName === kept ? answer : DELETE) as never,
      visitSummary: (summary: unknown, { DELETE }) => (fresh ? summary : DELETE) as never,
    },
  });
  for (const fieldName of ['facilities', 'facilitiesInBounds']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
