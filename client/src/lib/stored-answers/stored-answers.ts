import type { ApolloClient, ApolloLink } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { isNetworkFailure } from '../error-text';
import { type Data, type Listed, listAnswers, readAnswer, VISITOR, writeAnswer } from './answer-store';
import { ComingHolidaysDocument } from './coming-holidays.generated';
import { onTokenChange } from '../session/token';
import { forgetStoredAnswers } from './forget';
import { givenAnswers, givenKey, markGiven, unmarkGiven } from './given-answers';
import { currentOwner, ownerOf } from './owner';
import { keyOf, LISTS_WITH_TEXTS, questionOf, STORED_QUERIES, variablesOf } from './stored-queries';

// A session may also have ended while no page was open.
void forgetStoredAnswers();
onTokenChange(() => void forgetStoredAnswers());

const DAY_MS = 24 * 60 * 60_000;

/** Whose answer an operation gets. */
function ownerOfOperation({ operationName, getContext }: ApolloLink.Operation): string {
  const { headers } = getContext() as { headers?: { authorization?: string } };
  const isPublic = STORED_QUERIES[operationName!]?.isPublic;
  return ownerOf((!isPublic && headers?.authorization?.slice('Bearer '.length)) || null);
}

/** Stores an answer of the network; fails where the browser refuses (no room, no site data). */
export async function keep(operation: ApolloLink.Operation, { data, errors }: ApolloLink.Result): Promise<void> {
  const { operationName = '', variables } = operation;
  const query = STORED_QUERIES[operationName];
  if (!query || !data || errors) return;
  const key = keyOf(variables);
  unmarkGiven(givenKey(operationName, key));
  if (query.isKept?.(data as never, variables) === false) return;
  const owner = ownerOfOperation(operation);
  // The session may have ended since.
  if (owner !== VISITOR && owner !== currentOwner()) return;
  const storedAt = Date.now();
  const { search } = operation.getContext() as { search?: string };
  const entry = { key, storedAt, search, title: query.titleOf?.(data as never) };
  const answer = { storedAt, data, question: questionOf(variables) };
  await writeAnswer({ owner, query: operationName, entry, answer, max: query.max });
  if (operationName === 'FacilityPage' || LISTS_WITH_TEXTS.includes(operationName)) await prepareComputing(operation);
}

/** Loads the code and the holidays that stored places are computed with. */
async function prepareComputing({ client }: ApolloLink.Operation): Promise<void> {
  await import('./fresh-answer');
  const [last] = await listAnswers(VISITOR, 'ComingHolidays');
  if (last && Date.now() - last.storedAt < DAY_MS) return;
  const year = new Date().getFullYear();
  await client.query({ query: ComingHolidaysDocument, variables: { year, nextYear: year + 1 }, fetchPolicy: 'no-cache' });
}

/** The answer of the store where the network failed, computed for the present time and these pets; else the failure. */
export async function storedAnswer(operation: ApolloLink.Operation, error: unknown): Promise<{ data: Data }> {
  // Not what the server refused or could not do.
  const data = isNetworkFailure(error) && (await find(operation));
  if (!data) throw error;
  return { data };
}

/** Checks first: the code that computes is large, and failed mutations come here as well. */
async function find(operation: ApolloLink.Operation): Promise<Data | null> {
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
  const data = await freshAnswer(owner, stored, questionOf(variables));
  if (!query.isAgeless) markGiven(givenKey(operationName, key), stored.storedAt);
  return data;
}

/** The stored answers that were given since the network last answered. */
export const useGivenAnswers = () => useReactiveVar(givenAnswers);

/** When the oldest of those that the page shows was stored; null where all are the network's. */
export function oldestShown(client: ApolloClient): number | null {
  const times = [...client.getObservableQueries('active')].flatMap(
    ({ queryName = '', variables }) => givenAnswers().get(givenKey(queryName, keyOf(variables))) ?? [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** What opens without a network, the newest first. */
export async function listStored(): Promise<{ searches: Listed[]; places: (Listed & { id: string })[] }> {
  const owner = currentOwner();
  const list = (query: string) => listAnswers(owner, query);
  const [places, ...searches] = await Promise.all([list('FacilityPage'), list('FacilitySearch'), list('FacilitySearchInBounds')]);
  return {
    searches: searches.flat().sort((one, other) => other.storedAt - one.storedAt),
    places: places.map((place) => ({ ...place, id: String(variablesOf(place.key).id) })),
  };
}
