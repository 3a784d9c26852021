import type { ApolloClient } from '@apollo/client';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { sessionStore } from '../../../lib/storage';
import { SignInWithKakaoDocument } from './kakao-sign-in.generated';

const KEY = 'kakao-sign-in';

interface KakaoStart {
  /** Comes back from Kakao; a link with somebody else's code does not have it. */
  state: string;
  returnTo?: string;
}

/** 128 random bits in hex; `randomUUID` exists only on https. */
export const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns false where the browser does not store it, so that the return from Kakao would fail */
export const rememberKakaoStart = (start: KakaoStart): boolean => sessionStore.set(KEY, JSON.stringify(start));

/** For one return; null for anything but what `rememberKakaoStart` stored. */
function takeKakaoStart(): KakaoStart | null {
  const stored = sessionStore.get(KEY);
  sessionStore.remove(KEY);
  try {
    const start = JSON.parse(stored ?? 'null') as KakaoStart;
    return typeof start.state === 'string' ? start : null;
  } catch {
    return null;
  }
}

export interface KakaoOutcome {
  token: string | null;
  returnTo: string | undefined;
  /** The person pressed 취소 at Kakao. */
  isCancelled?: boolean;
}

let finished: { query: string; outcome: Promise<KakaoOutcome> } | undefined;

/** @param query of the address that Kakao redirected to. The same one again (React runs effects twice) gets the same outcome. */
export function finishKakaoSignIn(client: ApolloClient, query: string): Promise<KakaoOutcome> {
  if (finished?.query !== query) finished = { query, outcome: finish(client, new URLSearchParams(query)) };
  return finished.outcome;
}

async function finish(client: ApolloClient, query: URLSearchParams): Promise<KakaoOutcome> {
  const start = takeKakaoStart();
  const failure = { token: null, returnTo: start?.returnTo };
  const code = query.get('code');
  const isOwn = start !== null && query.get('state') === start.state;
  if (isOwn && query.get('error') === 'access_denied') return { ...failure, isCancelled: true };
  // Without this tab's state the code may be somebody else's: using it would sign the person in as them.
  if (query.has('error') || !code || !isOwn) return failure;
  try {
    const { data } = await client.mutate({
      mutation: SignInWithKakaoDocument,
      variables: { input: { code } },
      context: AS_VISITOR,
    });
    if (!data?.signInWithKakao.token) throw new Error('token not received');
    return { token: data.signInWithKakao.token, returnTo: start.returnTo };
  } catch {
    return failure;
  }
}
