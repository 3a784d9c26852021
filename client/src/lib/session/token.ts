import { useSyncExternalStore } from 'react';
import { localStore } from '../storage';

const KEY = 'token';
const listeners = new Set<() => void>();
let ending: SessionEnd = 'refused';

/** `signed-out` by the person in this tab, `refused` by the server or expired, `elsewhere` in another tab. */
export type SessionEnd = 'signed-out' | 'refused' | 'elsewhere';

// Other tabs of the site; `null` is a store that was emptied as a whole.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) changed('elsewhere');
});

function changed(nextEnding: SessionEnd): void {
  ending = nextEnding;
  listeners.forEach((listener) => listener());
}

/** null for a visitor, also with an expired token. */
export function currentToken(): string | null {
  const token = localStore.get(KEY);
  return token !== null && expiryOf(token) > Date.now() ? token : null;
}

/** @returns whether it outlives this tab, which a browser may not allow */
export function keepToken(token: string): boolean {
  const isStored = localStore.set(KEY, token);
  changed('refused');
  return isStored;
}

export function dropToken(reason: Exclude<SessionEnd, 'elsewhere'>): void {
  localStore.remove(KEY);
  changed(reason);
}

export const hasExpiredToken = () => localStore.get(KEY) !== null && currentToken() === null;

/** Once at the start. */
export function clearExpiredToken(): void {
  if (hasExpiredToken()) localStore.remove(KEY);
}

/** How the last session ended. */
export const sessionEnd = () => ending;

export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** On the server, at the build, nobody knows: a token without a member. */
const UNKNOWN = () => '';

export const useToken = () => useSyncExternalStore(onTokenChange, currentToken, UNKNOWN);

/** Nothing for what is no token of ours. Only the server checks signatures. */
export function claimsOf(token: string): { exp?: unknown; jti?: unknown } {
  try {
    return JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  } catch {
    return {};
  }
}

/** Milliseconds; it saves a request that would be refused. */
function expiryOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : 0;
}
