import type { ApolloClient } from '@apollo/client';
import { makeVar } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { useReactiveVar } from '@apollo/client/react';
import { createStore, delMany, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import { errorFacts, errorText, hasSessionEnded } from '../error-text';
import { invalidateEntryAnswers } from '../invalidate-entry-answers';
import { numberText } from '../number-text';
import { requestSignIn } from '../session/sign-in-request';
import { currentToken, onTokenChange } from '../session/token';
import { showToast } from '../toast';
import { correctedEntry, idOf, memberIdOf, outboxEntries, type OutboxEntry, type Write } from './entries';
import {
  OutboxPlaceFragmentDoc,
  OutboxReviewFragmentDoc,
  SendFavoriteDocument,
  SendReviewDocument,
  SendReviewLikeDocument,
  SendVisitReportDocument,
} from './outbox.generated';

const STRINGS = {
  sent: (count: number) => `보내지 못했던 항목 ${numberText(count)}개를 보냈어요.`,
  refused: (reason: string) => `보내지 못했어요: ${reason}`,
  sessionEnded: '로그인이 만료되어 아직 보내지 못했어요. 다시 로그인하면 보낼게요.',
  signIn: '로그인',
};

/** The same request would be refused again. After any other failure it waits for the next attempt. */
const FINAL_CODES = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
/** Of a proxy, whose answers have no code. */
const FINAL_STATUSES = [400, 413, 415];
/** Where the browser takes itself for online, no event says when to try again. The pause doubles with each failure. */
const RETRY_MS = 30_000;
const MAX_RETRY_MS = 30 * 60_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
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
/** Opened on first use, as there may be no IndexedDB. */
const store = () => (opened ??= createStore(NAME, 'entries'));
const keyOf = (entry: Write & { memberId: string }) => `${entry.memberId}/${idOf(entry)}`;

/** Tabs tell each other that something changed. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null;
channel?.addEventListener('message', () => void show());

/** Whose entries are shown. */
let shownMemberId: string | null = null;
/** The token when this tab last heard of a change: a tab that was frozen has not heard of a later sign-in. */
let knownToken: string | null = null;
/** Id of the one that is being sent. */
const sendingId = makeVar<string | null>(null);
export const useSendingId = () => useReactiveVar(sendingId);

/** Oldest first. */
export async function readEntries(memberId: string): Promise<OutboxEntry[]> {
  const all = await values<OutboxEntry>(store());
  return all.filter((entry) => entry.memberId === memberId).sort((one, other) => one.savedAt - other.savedAt);
}

async function show(): Promise<void> {
  const memberId = shownMemberId;
  const entries = memberId === null ? null : await readEntries(memberId).catch(() => []);
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
  knownToken = currentToken();
  const unfollow = onTokenChange(() => (knownToken = currentToken()));
  void show()
    .then(() => sendEntries(client))
    .then(dropOld)
    .then(show)
    .catch(() => undefined);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendIfVisible);
  return () => {
    unfollow();
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendIfVisible);
    shownMemberId = null;
    outboxEntries(null);
    correctedEntry(null);
  };
}

async function dropOld(): Promise<void> {
  const all = await values<OutboxEntry>(store());
  const isOld = ({ savedAt }: OutboxEntry) => savedAt < Date.now() - MAX_AGE_MS;
  await delMany(all.filter(isOld).map(keyOf), store());
}

/**
 * A like or a favourite replaces the former one of the same thing.
 * @returns false where the browser cannot store it, or somebody else has signed in meanwhile
 */
export async function storeWrite(client: ApolloClient, entry: OutboxEntry): Promise<boolean> {
  if (entry.memberId !== memberIdOf(client)) return false;
  try {
    await set(keyOf(entry), { ...entry, ...describe(client, entry) }, store());
    await tellChange();
    return true;
  } catch {
    return false;
  } finally {
    retryLater(client, RETRY_MS);
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

/**
 * The server has it already, or the person does not want it any more.
 * @param before milliseconds: one that was stored later stays
 */
export async function dropWrite(client: ApolloClient, write: Write, before = Infinity): Promise<void> {
  const memberId = memberIdOf(client);
  if (memberId === null) return;
  await replace(keyOf({ ...write, memberId }), ({ savedAt }) => savedAt < before, null);
}

/** In one transaction: an entry that is stored meanwhile stays. */
async function replace(key: string, isMeant: (stored: OutboxEntry) => boolean, next: OutboxEntry | null): Promise<void> {
  await store()('readwrite', (entries) => {
    const reading = entries.get(key) as IDBRequest<OutboxEntry | undefined>;
    reading.onsuccess = () => {
      if (!reading.result || !isMeant(reading.result)) return;
      if (next) entries.put(next, key);
      else entries.delete(key);
    };
    return promisifyRequest(entries.transaction);
  });
  await tellChange();
}

/** Nothing of the member stays in the browser. */
export async function forgetEntries(memberId: string): Promise<void> {
  await delMany((await readEntries(memberId)).map(keyOf), store());
  await tellChange();
}

/** Whether it was neither discarded nor replaced meanwhile. */
const isCurrent = async (entry: OutboxEntry) => (await get<OutboxEntry>(keyOf(entry), store()))?.savedAt === entry.savedAt;

const settle = (entry: OutboxEntry, next: OutboxEntry | null) =>
  replace(keyOf(entry), ({ savedAt }) => savedAt === entry.savedAt, next);

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
 * @param pauseMs before the next attempt, if this one fails
 * @returns why something still waits; undefined if nothing does, or nothing was tried
 */
export async function sendEntries(client: ApolloClient, isAsked = false, pauseMs = RETRY_MS): Promise<unknown> {
  if (!navigator.onLine && !isAsked) return undefined;
  const failure = await exclusively(() => sendAll(client)).catch((error: unknown) => error);
  sendingId(null);
  if (hasSessionEnded(failure)) tellSessionEnd();
  else if (failure !== undefined) retryLater(client, pauseMs);
  return failure;
}

const tellSessionEnd = () =>
  showToast({
    type: 'warning',
    text: STRINGS.sessionEnded,
    key: NAME,
    seconds: Infinity,
    action: { label: STRINGS.signIn, run: () => requestSignIn({ returnTo: location.pathname + location.search }) },
  });

/** @returns the failure of one that still waits */
async function sendAll(client: ApolloClient): Promise<unknown> {
  const memberId = memberIdOf(client);
  if (memberId === null) return undefined;
  let sentCount = 0;
  let failure: unknown;
  for (const entry of await readEntries(memberId)) {
    if (entry.problem !== null || !(await isCurrent(entry))) continue;
    if (memberIdOf(client) !== memberId || ![null, knownToken].includes(currentToken())) break;
    try {
      if (await sendOne(client, entry)) sentCount += 1;
    } catch (error) {
      failure = error;
      // The others would fail as well.
      if (error instanceof TypeError || hasSessionEnded(error)) break;
    }
  }
  if (sentCount > 0) showToast({ type: 'success', text: STRINGS.sent(sentCount) });
  return failure;
}

function isFinal(error: unknown): boolean {
  const { code } = errorFacts(error);
  if (code) return FINAL_CODES.includes(code);
  return ServerError.is(error) && FINAL_STATUSES.includes(error.statusCode);
}

/** @returns false: the server refused it. @throws why it still waits */
async function sendOne(client: ApolloClient, entry: OutboxEntry): Promise<boolean> {
  const { kind, input } = entry;
  sendingId(idOf(entry));
  const hasFiles = kind === 'review' && (input.images?.length ?? 0) > 0;
  try {
    await client.mutate({
      mutation: DOCUMENTS[kind],
      variables: { input: input as never },
      context: hasFiles ? { uploads: true } : {},
    });
  } catch (error) {
    if (!isFinal(error)) throw error;
    const problem = errorText(error);
    showToast({ type: 'error', text: STRINGS.refused(problem) });
    await settle(entry, { ...entry, problem });
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

function retryLater(client: ApolloClient, pauseMs: number): void {
  clearTimeout(retry);
  const nextMs = Math.min(2 * pauseMs, MAX_RETRY_MS);
  if (navigator.onLine) retry = setTimeout(() => void sendEntries(client, false, nextMs), pauseMs);
}
