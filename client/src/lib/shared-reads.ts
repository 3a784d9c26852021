import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/** Queries that many visitors send with the same variables. The server gives all visitors the same response. */
const SHARED_READS = new Set([
  'BoardCarousel',
  'ComingHolidays',
  'FacilityDataset',
  'FacilityPage',
  'FacilityReviews',
  'FacilitySearch',
  'FilterOptions',
  'HomeKinds',
  'HomeRegions',
  'LatestBoards',
  'LatestReviews',
  'MapSearchPage',
  'PlaceSurroundings',
  'ReviewPhotos',
  'VisitReports',
]);

interface PersonalVariables {
  near?: unknown;
  pets?: readonly unknown[];
}

/** URLs end up in logs, so they contain neither a person's position nor their pets. */
function isShared({ operationName = '', variables, getContext }: ApolloLink.Operation): boolean {
  const { headers } = getContext() as { headers?: { authorization?: string } };
  const { near, pets } = variables as PersonalVariables;
  return SHARED_READS.has(operationName) && !headers?.authorization && !near && !pets?.length;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends shared reads by GET with the hash of the document, so that browsers and CDNs revalidate their copy. Needs HTTPS, as `crypto.subtle` does. */
export const sharedReadsLink = ApolloLink.split(
  (operation) => 'subtle' in crypto && isShared(operation),
  new PersistedQueryLink({ sha256, useGETForHashedQueries: true }),
);
