import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

export interface Toast {
  text: string;
  type: 'success' | 'error' | 'info' | 'warning';
  /** A toast replaces the one with the same key; without its own, the text is the key. */
  key?: string;
  /** How long it is shown; `Infinity` until it is closed. */
  seconds?: number;
  action?: { label: string; run: () => void };
}

export type ShownToast = Toast & { key: string };

const MAX_SHOWN = 3;
const shown = makeVar<readonly ShownToast[]>([]);

/** A short message that outlives the page it comes from; the layout shows it. */
export function showToast(toast: Toast): void {
  const key = toast.key ?? toast.text;
  shown([...shown().filter((other) => other.key !== key), { ...toast, key }].slice(-MAX_SHOWN));
}

export const hideToasts = (isOver: (toast: ShownToast) => boolean): void => void shown(shown().filter((toast) => !isOver(toast)));

export const useToasts = () => useReactiveVar(shown);
