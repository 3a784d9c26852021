import { fetchGraphql, type GraphqlAnswer, isTokenRefused } from './fetch-graphql';
import { texts } from './strings';
import { currentToken, forgetToken, keepToken, type Member } from './token';

/** What the editors send; a sign-in or sign-out among it is the tab's too, unless the headers beside it name another token. */
export async function fetchForEditor(...[request, options]: Parameters<typeof fetchGraphql>) {
  const answer = await fetchGraphql<Record<string, unknown>>(request, options);
  if (Object.keys(options?.headers ?? {}).some((name) => name.toLowerCase() === 'authorization')) return answer;
  const { signIn, signInWithKakao, signOut } = (answer.data ?? {}) as Record<string, { token?: unknown } | true | undefined>;
  const entered = [signIn, signInWithKakao].find((result) => typeof result === 'object');
  if (typeof entered?.token === 'string') await takeToken(entered.token);
  else if (signOut === true) forgetToken();
  return answer;
}

/** What there is to tell; null when it went well. */
type Outcome = Promise<string | null>;

/** As that token's member, whatever the tab holds; `''` is a visitor. */
const ask = <Data>(token: string, query: string, variables?: Record<string, unknown>) =>
  fetchGraphql<Data>({ query, variables }, { headers: { authorization: token && `Bearer ${token}` } });

export async function signIn(email: string, password: string): Outcome {
  if (!email || !password) return texts.emptySignIn;
  const answer = await ask<{ signIn: { token: string } }>(
    '',
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { email, password } },
  );
  return answer.data?.signIn ? takeToken(answer.data.signIn.token) : told(answer);
}

/** Whoever hands a token over gets to know whose it is, or that it is of no use; then it is not kept. */
export async function takeToken(pasted: string): Outcome {
  const token = pasted.replace(/^\s*(authorization:)?\s*(bearer\s)?/i, '').trim();
  if (!token) return texts.emptyToken;
  if (!/^[\w.-]+$/.test(token)) return texts.uselessToken;
  const answer = await ask<{ viewer: Member | null }>(token, 'query Viewer { viewer { nickName email authNames } }');
  if (isTokenRefused(answer)) return texts.uselessToken;
  if (!answer.data?.viewer) return answer.errors ? told(answer) : texts.uselessToken;
  keepToken(token, answer.data.viewer);
  return null;
}

/** Ends the session on the server; a token that is no good there any more is what was wanted. */
export async function signOut(): Outcome {
  const answer = await ask<{ signOut: boolean }>(currentToken() ?? '', 'mutation SignOut { signOut }');
  if (!answer.data?.signOut && !isTokenRefused(answer)) return told(answer);
  forgetToken();
  return null;
}

function told({ errors }: GraphqlAnswer): string {
  const lines =
    errors?.flatMap(({ message, extensions }) => [
      message,
      ...Object.values((extensions?.fieldErrors ?? {}) as Record<string, string>),
    ]) ?? [];
  return [...new Set(lines)].join(' ');
}
