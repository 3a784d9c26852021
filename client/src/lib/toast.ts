import { useSyncExternalStore } from 'react';

export interface Toast {
  text: string;
  type: 'success' | 'error' | 'info' | 'warning';
  /** A toast replaces the one with the same key; without its own, the text is the key. */
  key?: string;
  /** How long it is shown; `Infinity` until it is closed. */
  seconds?: number;
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  key: string;
}

const MAX_SHOWN = 3;
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]): void {
  shown = next.slice(-MAX_SHOWN);
  listeners.forEach((listener) => listener());
}

/** A short message that outlives the page it comes from; the layout shows it. */
export function showToast(toast: Toast): void {
  const key = toast.key ?? toast.text;
  set([...shown.filter((other) => other.key !== key), { ...toast, key }]);
}

export const hideToasts = (isOver: (toast: ShownToast) => boolean): void => set(shown.filter((toast) => !isOver(toast)));

const currentToasts = () => shown;

export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    currentToasts,
    currentToasts,
  );
