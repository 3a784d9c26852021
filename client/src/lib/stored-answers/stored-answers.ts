import type { ApolloClient, ApolloLink } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { isNetworkFailure } from '../error-text';
import { type Data, type Listed, listAnswers, readAnswer, VISITOR, writeAnswer } from './answer-store';
import { ComingHolidaysDocument } from './coming-holidays.generated';
import { onTokenChange } from '../session/token';
import { forgetStoredAnswers } from './forget';
import { fallbackAnswers, fallbackKey, markFallback, unmarkFallback } from './fallback-answers';
import { currentOwner, ownerOf } from './owner';
import { keyOf, LISTS_WITH_TEXTS, requestParamsOf, STORED_QUERIES, variablesOf } from './stored-queries';

// A session may also have ended while no page was open.
void forgetStoredAnswers();
onTokenChange(() => void forgetStoredAnswers());

const DAY_MS = 24 * 60 * 60_000;

/** The owner of the response: the session that the request is sent with. */
function ownerOfOperation({ operationName, getContext }: ApolloLink.Operation): string {
  const { headers } = getContext() as { headers?: { authorization?: string } };
  const isPublic = STORED_QUERIES[operationName!]?.isPublic;
  return ownerOf((!isPublic && headers?.authorization?.slice('Bearer '.length)) || null);
}

/** Stores a response of the network; fails where the browser refuses (no room, no site data). */
export async function store(operation: ApolloLink.Operation, { data, errors }: ApolloLink.Result): Promise<void> {
  const { operationName = '', variables } = operation;
  const query = STORED_QUERIES[operationName];
  if (!query || !data || errors) return;
  const key = keyOf(variables);
  unmarkFallback(fallbackKey(operationName, key));
  if (query.isStorable?.(data as never, variables) === false) return;
  const owner = ownerOfOperation(operation);
  // The session may have ended since.
  if (owner !== VISITOR && owner !== currentOwner()) return;
  const storedAt = Date.now();
  const { search } = operation.getContext() as { search?: string };
  const entry = { key, storedAt, search, title: query.titleOf?.(data as never) };
  const answer = { storedAt, data, request: requestParamsOf(variables) };
  await writeAnswer({ owner, query: operationName, entry, answer, max: query.max });
  if (operationName === 'FacilityPage' || LISTS_WITH_TEXTS.includes(operationName)) await prepareFallback(operation);
}

/** Loads the code and the holidays that hours and entry of stored places are computed with. */
async function prepareFallback({ client }: ApolloLink.Operation): Promise<void> {
  await import('./fresh-answer');
  const [last] = await listAnswers(VISITOR, 'ComingHolidays');
  if (last && Date.now() - last.storedAt < DAY_MS) return;
  const year = new Date().getFullYear();
  await client.query({ query: ComingHolidaysDocument, variables: { year, nextYear: year + 1 }, fetchPolicy: 'no-cache' });
}

/** The stored answer where the network failed, computed for the present time and these pets. Throws the error if there is none. */
export async function fallback(operation: ApolloLink.Operation, error: unknown): Promise<{ data: Data }> {
  // An error response of the server is an answer as well.
  const data = isNetworkFailure(error) && (await findFallback(operation));
  if (!data) throw error;
  return { data };
}

/** Imports the large code that computes answers only if one is stored; failed mutations end up here too. */
async function findFallback(operation: ApolloLink.Operation): Promise<Data | null> {
  const { operationName = '', variables } = operation;
  const owner = ownerOfOperation(operation);
  if (operationName === 'OpenStateNow') {
    const { freshState } = await import('./fresh-answer');
    return freshState(owner, variables as { id: string; at: string | null });
  }
  const query = STORED_QUERIES[operationName];
  const key = keyOf(variables);
  const stored = query && (await readAnswer(owner, operationName, key));
  if (!stored) return null;
  const { freshAnswer } = await import('./fresh-answer');
  const data = await freshAnswer(owner, stored, requestParamsOf(variables));
  if (!query.isAgeless) markFallback(fallbackKey(operationName, key), stored.storedAt);
  return data;
}

/** The stored answers in use since the last response of the network. */
export const useFallbackAnswers = () => useReactiveVar(fallbackAnswers);

/** When the oldest stored answer on the page was stored; null where all come from the network. */
export function oldestShown(client: ApolloClient): number | null {
  const times = [...client.getObservableQueries('active')].flatMap(
    ({ queryName = '', variables }) => fallbackAnswers().get(fallbackKey(queryName, keyOf(variables))) ?? [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** Searches and places that open without a network, the newest first. */
export async function listStored(): Promise<{ searches: Listed[]; places: (Listed & { id: string })[] }> {
  const owner = currentOwner();
  const list = (query: string) => listAnswers(owner, query);
  const [places, ...searches] = await Promise.all([list('FacilityPage'), list('FacilitySearch'), list('FacilitySearchInBounds')]);
  return {
    searches: searches.flat().sort((one, other) => other.storedAt - one.storedAt),
    places: places.map((place) => ({ ...place, id: String(variablesOf(place.key).id) })),
  };
}
