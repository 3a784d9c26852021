import { useSyncExternalStore } from 'react';

/** Where every client of this product keeps it. */
const KEY = 'token';
const listeners = new Set<() => void>();
let isOwnSignOut = false;

const notify = () => listeners.forEach((listener) => listener());
// Other tabs of the site; `null` is a store that was emptied as a whole.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) changed(false);
});

function changed(isSignOut: boolean): void {
  isOwnSignOut = isSignOut;
  notify();
}

/** The stored token; null for a visitor, which an expired token makes of anybody. */
export function currentToken(): string | null {
  const token = localStorage.getItem(KEY);
  return token !== null && expiryOf(token) > Date.now() ? token : null;
}

export function keepToken(token: string): void {
  localStorage.setItem(KEY, token);
  changed(false);
}

/** @param reason `signed-out` by the person, here and now; `refused` by the server, which the person did not ask for */
export function dropToken(reason: 'signed-out' | 'refused'): void {
  localStorage.removeItem(KEY);
  changed(reason === 'signed-out');
}

/** Once at the start: what cannot be used any more is not kept. */
export function clearExpiredToken(): void {
  if (currentToken() === null) localStorage.removeItem(KEY);
}

/** Whether the session that is gone was ended by the person in this tab: then nobody asks to sign in again. */
export const hasSignedOutHere = () => isOwnSignOut;

export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToken = () => useSyncExternalStore(onTokenChange, currentToken);

/** Milliseconds; 0 for what is no token of ours. Only the server checks signatures, here this saves a refused request. */
function expiryOf(token: string): number {
  try {
    const claims = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
}
