import type { ApolloClient } from '@apollo/client';
import { makeVar } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { useReactiveVar } from '@apollo/client/react';
import { createStore, del, delMany, get, set, type UseStore, values } from 'idb-keyval';
import { errorFacts, errorText, hasSessionEnded } from '../error-text';
import { invalidateEntryAnswers } from '../invalidate-entry-answers';
import { numberText } from '../number-text';
import { requestSignIn } from '../session/sign-in-request';
import { ViewerDocument } from '../session/viewer.generated';
import { showToast } from '../toast';
import { idOf, outboxEntries, type OutboxEntry, wishOf, type Write } from './entries';
import {
  OutboxPlaceFragmentDoc,
  OutboxReviewFragmentDoc,
  SendFavoriteDocument,
  SendReviewDocument,
  SendReviewLikeDocument,
  SendVisitReportDocument,
} from './outbox.generated';
import { showWish } from './show-wish';

const STRINGS = {
  sent: (count: number) => `기다리던 항목 ${numberText(count)}개를 보냈어요.`,
  refused: (reason: string) => `보내지 못했어요: ${reason}`,
  sessionEnded: '로그인이 만료되어 아직 보내지 못했어요. 다시 로그인하면 보낼게요.',
  signIn: '로그인',
};

const TEMPORARY_CODES = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'UNAUTHENTICATED'];
/** Of a proxy, whose answers have no code; the other 4xx statuses are final. */
const TEMPORARY_STATUSES = [408, 425, 429];
/** Where the browser takes itself for online, no event says when to try again. */
const RETRY_MS = 30_000;
/** Of a liked review, in code points. */
const TITLE_LENGTH = 40;
const NAME = 'outbox';

const DOCUMENTS = {
  review: SendReviewDocument,
  visit: SendVisitReportDocument,
  like: SendReviewLikeDocument,
  favorite: SendFavoriteDocument,
};
/** Active queries that show reviews of a place. */
const REVIEW_QUERIES = ['FacilityReviews', 'ReviewPhotos', 'FacilityPhoto'];

let opened: UseStore | undefined;
/** Late: there may be no IndexedDB. */
const store = () => (opened ??= createStore(NAME, 'entries'));
const keyOf = (entry: Write & { memberId: string }) => `${entry.memberId}/${idOf(entry)}`;

/** Tabs tell each other that something changed. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null;
channel?.addEventListener('message', () => void show());

/** Whose entries are shown. */
let shownMemberId: string | null = null;
/** Id of the one that is being sent. */
const sendingId = makeVar<string | null>(null);
export const useSendingId = () => useReactiveVar(sendingId);

const memberIdOf = (client: ApolloClient) => client.readQuery({ query: ViewerDocument })?.viewer?.id ?? null;

/** Oldest first. */
export async function readEntries(memberId: string): Promise<OutboxEntry[]> {
  const all = await values<OutboxEntry>(store());
  return all.filter((entry) => entry.memberId === memberId).sort((one, other) => one.savedAt - other.savedAt);
}

async function show(): Promise<void> {
  const memberId = shownMemberId;
  const entries = memberId === null ? [] : await readEntries(memberId).catch(() => []);
  if (memberId === shownMemberId) outboxEntries(entries);
}

async function tellChange(): Promise<void> {
  await show();
  channel?.postMessage(null);
}

/**
 * Shows the member's entries and sends them: now, and whenever there may be a connection again.
 * @returns what ends that
 */
export function openOutbox(client: ApolloClient, memberId: string): () => void {
  const send = () => void sendEntries(client);
  const sendIfVisible = () => document.visibilityState === 'visible' && send();
  shownMemberId = memberId;
  void show().then(send);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendIfVisible);
  return () => {
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendIfVisible);
    shownMemberId = null;
    outboxEntries([]);
  };
}

/**
 * A like or a favourite replaces the former wish for the same thing. Both disappear where the second takes back what never left the browser.
 * @returns null where the browser cannot store it
 */
export async function keepWrite(client: ApolloClient, write: Write): Promise<'waiting' | 'obsolete' | null> {
  const memberId = memberIdOf(client);
  if (memberId === null) return null;
  const entry: OutboxEntry = {
    ...write,
    ...describe(client, write),
    memberId,
    savedAt: Date.now(),
    mayHaveArrived: navigator.onLine,
    problem: null,
  };
  try {
    const former = await get<OutboxEntry>(keyOf(entry), store());
    const isObsolete = former && !former.mayHaveArrived && wishOf(former) !== wishOf(entry);
    if (isObsolete) await del(keyOf(entry), store());
    else await set(keyOf(entry), { ...entry, mayHaveArrived: entry.mayHaveArrived || former?.mayHaveArrived }, store());
    await tellChange();
    return isObsolete ? 'obsolete' : 'waiting';
  } catch {
    return null;
  } finally {
    retryLater(client);
  }
}

/** What the cache knows about it. */
function describe({ cache }: ApolloClient, { kind, input }: Write): Pick<OutboxEntry, 'facilityId' | 'title'> {
  if (kind === 'like') {
    const id = cache.identify({ __typename: 'Review', id: input.reviewId });
    const review = cache.readFragment({ id, fragment: OutboxReviewFragmentDoc });
    return { facilityId: review?.facility.id ?? null, title: [...(review?.content ?? '')].slice(0, TITLE_LENGTH).join('') };
  }
  const { facilityId } = input;
  const id = cache.identify({ __typename: 'Facility', id: facilityId });
  return { facilityId, title: cache.readFragment({ id, fragment: OutboxPlaceFragmentDoc })?.name ?? '' };
}

/** The server has it already, or the person does not want it any more. */
export async function dropWrite(client: ApolloClient, write: Write): Promise<void> {
  const memberId = memberIdOf(client);
  if (memberId === null) return;
  await del(keyOf({ ...write, memberId }), store());
  await tellChange();
}

/** The person discards it. */
export async function discardEntry(client: ApolloClient, entry: OutboxEntry): Promise<void> {
  const wish = wishOf(entry);
  // A refused one is shown as it was already.
  if (wish !== null && entry.problem === null) showWish(client.cache, entry, !wish);
  await dropWrite(client, entry);
}

/** Nothing of the member stays in the browser. */
export async function forgetEntries(memberId: string): Promise<void> {
  await delMany((await readEntries(memberId)).map(keyOf), store());
  await tellChange();
}

/** @returns false, changing nothing, where it was discarded or replaced meanwhile */
async function settle(entry: OutboxEntry, next: OutboxEntry | null): Promise<boolean> {
  const stored = await get<OutboxEntry>(keyOf(entry), store());
  const isCurrent = stored?.savedAt === entry.savedAt;
  if (isCurrent) await (next ? set(keyOf(entry), next, store()) : del(keyOf(entry), store()));
  await tellChange();
  return isCurrent;
}

/** Waits for the tab that is sending; without locks, the request keys make repetitions harmless. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(NAME, work);
  const result = running.then(work);
  running = result.catch(() => undefined);
  return result;
}
let running: Promise<unknown> = Promise.resolve();

/**
 * Sends the member's entries one after the other.
 * @param isAsked by the person, also where the browser takes itself for offline
 * @returns what keeps the rest from being sent; undefined: nothing but refusals
 */
export async function sendEntries(client: ApolloClient, isAsked = false): Promise<unknown> {
  if (!navigator.onLine && !isAsked) return undefined;
  try {
    await exclusively(() => sendAll(client));
    return undefined;
  } catch (error) {
    if (hasSessionEnded(error)) tellSessionEnd();
    else retryLater(client);
    return error;
  } finally {
    sendingId(null);
  }
}

const tellSessionEnd = () =>
  showToast({
    type: 'warning',
    text: STRINGS.sessionEnded,
    key: NAME,
    seconds: Infinity,
    action: { label: STRINGS.signIn, run: () => requestSignIn({ returnTo: location.pathname + location.search }) },
  });

/** @throws what keeps the next from being sent */
async function sendAll(client: ApolloClient): Promise<void> {
  const memberId = memberIdOf(client);
  let sentCount = 0;
  try {
    while (memberId !== null && memberId === memberIdOf(client)) {
      const entry = (await readEntries(memberId)).find(({ problem }) => problem === null);
      if (!entry) return;
      if (await sendOne(client, entry)) sentCount += 1;
    }
  } finally {
    if (sentCount > 0) showToast({ type: 'success', text: STRINGS.sent(sentCount) });
  }
}

/** Whether the same request may succeed later. */
function isTemporary(error: unknown): boolean {
  const { code } = errorFacts(error);
  if (code) return TEMPORARY_CODES.includes(code);
  return !ServerError.is(error) || error.statusCode >= 500 || TEMPORARY_STATUSES.includes(error.statusCode);
}

/** @returns false: the server refused it, or it is no longer wanted. @throws what it waits for */
async function sendOne(client: ApolloClient, entry: OutboxEntry): Promise<boolean> {
  const { kind, input } = entry;
  sendingId(idOf(entry));
  const attempted: OutboxEntry = { ...entry, mayHaveArrived: entry.mayHaveArrived || navigator.onLine };
  if (!(await settle(entry, attempted))) return false;
  const hasFiles = kind === 'review' && (input.images?.length ?? 0) > 0;
  try {
    await client.mutate({
      mutation: DOCUMENTS[kind],
      variables: { input: input as never },
      context: hasFiles ? { uploads: true } : {},
    });
  } catch (error) {
    if (isTemporary(error)) throw error;
    const problem = errorText(error);
    const wish = wishOf(entry);
    if (wish !== null) showWish(client.cache, entry, !wish);
    await settle(entry, { ...attempted, problem });
    showToast({ type: 'error', text: STRINGS.refused(problem) });
    return false;
  }
  await settle(entry, null);
  await update(client, entry);
  return true;
}

/** Likes and favourites come with the answer. */
async function update(client: ApolloClient, { kind, facilityId }: OutboxEntry): Promise<void> {
  if (kind === 'review') {
    const onQueryUpdated = ({ queryName }: { queryName?: string | undefined }) => REVIEW_QUERIES.includes(queryName ?? '');
    await client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
  }
  if (kind === 'visit' && facilityId !== null) {
    const { cache } = client;
    const fieldName = 'viewerVisitReports';
    invalidateEntryAnswers(cache, facilityId);
    cache.evict({ id: cache.identify({ __typename: 'Facility', id: facilityId }), fieldName });
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

let retry: ReturnType<typeof setTimeout> | undefined;

function retryLater(client: ApolloClient): void {
  clearTimeout(retry);
  if (navigator.onLine) retry = setTimeout(() => void sendEntries(client), RETRY_MS);
}
