import { useSyncExternalStore } from 'react';

export interface SignInRequest {
  /** Path of this site to stand on afterwards: what asked for the sign-in. Without it the home page. */
  returnTo?: string;
  /** Nobody opened the dialog: it has to say why it is there. */
  hasSessionEnded?: boolean;
  /** The person closed the dialog instead of signing in. */
  onCancel?: () => void;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function set(next: SignInRequest | null): void {
  request = next;
  listeners.forEach((listener) => listener());
}

/** Opens the sign-in dialog, which the layout owns. */
export const requestSignIn = (next: SignInRequest = {}) => set(next);
export const closeSignIn = () => set(null);

const currentRequest = () => request;

/** null while nobody asks. */
export const useSignInRequest = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    currentRequest,
    currentRequest,
  );
