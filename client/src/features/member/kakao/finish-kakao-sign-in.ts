import type { ApolloClient } from '@apollo/client';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { takeKakaoStart } from './kakao-state';
import { SignInWithKakaoDocument } from './sign-in-with-kakao.generated';

export interface KakaoOutcome {
  /** null: it failed, for whatever reason. */
  token: string | null;
  returnTo: string | undefined;
}

let finished: { query: string; outcome: Promise<KakaoOutcome> } | undefined;

/** @param query of the address that Kakao sent the person back to. The same one twice (React does that on purpose) is one return. */
export function finishKakaoSignIn(client: ApolloClient, query: string): Promise<KakaoOutcome> {
  if (finished?.query !== query) finished = { query, outcome: finish(client, new URLSearchParams(query)) };
  return finished.outcome;
}

async function finish(client: ApolloClient, query: URLSearchParams): Promise<KakaoOutcome> {
  const start = takeKakaoStart();
  const failure = { token: null, returnTo: start?.returnTo };
  const code = query.get('code');
  // Without the state of this tab the code may be somebody else's: using it would sign the person in as them.
  if (query.has('error') || !code || !start || query.get('state') !== start.state) return failure;
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
