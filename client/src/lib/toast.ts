import { useSyncExternalStore } from 'react';

export interface Toast {
  text: string;
  type: 'success' | 'error' | 'info' | 'warning';
  /** A toast takes the place of one with the same key; without one of its own, its words are its key. */
  key?: string;
  /** How long it stays; as long as it takes to read one, unless told. */
  seconds?: number;
}

let waiting: Toast[] = [];
let wasAsked = false;
const listeners = new Set<() => void>();

/** A short message that outlives the page it comes from; the layout shows it. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  wasAsked = true;
  listeners.forEach((listener) => listener());
}

/** Each is handed out once. */
export function takeToasts(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const hasBeenAsked = () => wasAsked;

/** Whether there was ever something to say: what shows it is loaded only then. */
export const useWasToastAsked = () => useSyncExternalStore(onToast, hasBeenAsked, hasBeenAsked);
