import { type ExecutionResult, GraphQLError } from 'graphql';
import { useSyncExternalStore } from 'react';
import { sessionStore } from '../lib/storage';
import { STRINGS } from './strings';

/** Not the site's own `token` in localStorage: this one ends with the tab. */
const KEY = 'playground-token';

interface Member {
  nickName: string;
  email: string;
  authNames: string[];
}

interface Session {
  token: string | null;
  /** The token's owner; null until the server has answered. */
  member: Member | null;
  /** The server rejected the token, without a sign-out. */
  wasRefused: boolean;
}

const VISITOR: Session = { token: null, member: null, wasRefused: false };
const listeners = new Set<() => void>();
let session: Session = { ...VISITOR, token: sessionStore.get(KEY) };

function change(next: Session): void {
  session = next;
  if (next.token === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, next.token);
  listeners.forEach((listener) => listener());
}

export const currentToken = () => session.token;

export const forgetToken = () => change(VISITOR);

export const useSession = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => session,
  );

/** Null for anything but a token of this server. Only the server checks signatures. */
export function expiryOf(token: string): Date | null {
  try {
    const claims = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? new Date(claims.exp * 1000) : null;
  } catch {
    return null;
  }
}

/** As GraphiQL types it; over the wire its errors are plain objects. */
type GraphqlAnswer<Data = unknown> = ExecutionResult<Data>;
type OwnHeaders = Record<string, unknown>;

/** Sends a request with the tab's token unless `headers` name another one. Every failure is a GraphQL error. */
async function fetchGraphql<Data>(request: object, ownHeaders: OwnHeaders = {}): Promise<GraphqlAnswer<Data>> {
  const { token } = session;
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  });
  try {
    for (const [name, value] of Object.entries(ownHeaders)) headers.set(name, String(value));
  } catch {
    return failure(STRINGS.badHeader);
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(request) });
    text = await response.text();
  } catch {
    return failure(STRINGS.unreachable);
  }
  const answer = parse<Data>(text) ?? failure(STRINGS.notGraphql(response.status));
  const isOwnToken = token !== null && headers.get('authorization') === `Bearer ${token}`;
  // A late answer must not end a session that has started since.
  if (isOwnToken && response.status === 401 && isTokenRefused(answer) && session.token === token)
    change({ ...VISITOR, wasRefused: true });
  return answer;
}

/** A rejected token fails before anything runs; a wrong password (401 too) fails in its field. */
const isTokenRefused = ({ errors }: GraphqlAnswer) =>
  errors?.some(({ path, extensions }) => extensions?.code === 'UNAUTHENTICATED' && path === undefined) ?? false;

const failure = (message: string) => ({ errors: [new GraphQLError(message)] });

/** Null for anything but a GraphQL answer, such as the page of a proxy. */
function parse<Data>(text: string): GraphqlAnswer<Data> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
      ? (body as GraphqlAnswer<Data>)
      : null;
  } catch {
    return null;
  }
}

/** For the editors. A sign-in or sign-out in the request changes the tab's session, unless the headers set another token. */
export async function fetchForEditor(request: object, options?: { headers?: OwnHeaders }) {
  const answer = await fetchGraphql<Record<string, unknown>>(request, options?.headers);
  if (Object.keys(options?.headers ?? {}).some((name) => name.toLowerCase() === 'authorization')) return answer;
  const { signIn, signInWithKakao, signOut } = (answer.data ?? {}) as Record<string, { token?: unknown } | true | undefined>;
  const signedIn = [signIn, signInWithKakao].find((result) => typeof result === 'object');
  if (typeof signedIn?.token === 'string') await takeToken(signedIn.token);
  else if (signOut === true) forgetToken();
  return answer;
}

/** Resolves to an error message, or null on success. */
type Outcome = Promise<string | null>;

/** Sends with this token instead of the tab's; `''` is a visitor. */
const ask = <Data>(token: string, query: string, variables?: object) =>
  fetchGraphql<Data>({ query, variables }, { authorization: token && `Bearer ${token}` });

export async function signIn(email: string, password: string): Outcome {
  if (!email || !password) return STRINGS.emptySignIn;
  const answer = await ask<{ signIn: { token: string } }>(
    '',
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { email, password } },
  );
  return answer.data?.signIn ? takeToken(answer.data.signIn.token) : messageOf(answer);
}

/** Asks the server for the token's owner, and starts the session only when there is one. */
export async function takeToken(pasted: string): Outcome {
  const token = pasted.replace(/^\s*(authorization:)?\s*(bearer\s)?/i, '').trim();
  if (!token) return STRINGS.emptyToken;
  if (!/^[\w.-]+$/.test(token)) return STRINGS.uselessToken;
  const answer = await ask<{ viewer: Member | null }>(token, 'query Viewer { viewer { nickName email authNames } }');
  if (isTokenRefused(answer)) return STRINGS.uselessToken;
  if (!answer.data?.viewer) return answer.errors ? messageOf(answer) : STRINGS.uselessToken;
  change({ token, member: answer.data.viewer, wasRefused: false });
  return null;
}

/** Ends the session on the server. A token that the server rejects already counts as signed out. */
export async function signOut(): Outcome {
  const answer = await ask<{ signOut: boolean }>(session.token ?? '', 'mutation SignOut { signOut }');
  if (!answer.data?.signOut && !isTokenRefused(answer)) return messageOf(answer);
  forgetToken();
  return null;
}

function messageOf({ errors = [] }: GraphqlAnswer): string {
  const lines = errors.flatMap(({ message, extensions }) => [
    message,
    ...Object.values((extensions?.fieldErrors ?? {}) as Record<string, string>),
  ]);
  return [...new Set(lines)].join(' ');
}
