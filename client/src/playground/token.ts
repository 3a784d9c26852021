import { useSyncExternalStore } from 'react';
import { sessionStore } from '../lib/storage';

/** Not the site's own `token` in localStorage: this one is gone with the tab. */
const KEY = 'playground-token';

export interface Member {
  nickName: string;
  email: string;
  authNames: string[];
}

interface Session {
  token: string | null;
  /** Whose it is; null until the server said so. */
  member: Member | null;
  /** The server refused it, which nobody asked for. */
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

export const keepToken = (token: string, member: Member) => change({ token, member, wasRefused: false });

export const forgetToken = () => change(VISITOR);

/** Of an answer that came late: by then there may be another token, which is none of its business. */
export function refuseToken(token: string): void {
  if (session.token === token) change({ ...VISITOR, wasRefused: true });
}

export const useSession = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => session,
  );

/** Null for what is no token of ours. Only the server checks signatures. */
export function expiryOf(token: string): Date | null {
  try {
    const claims = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? new Date(claims.exp * 1000) : null;
  } catch {
    return null;
  }
}
