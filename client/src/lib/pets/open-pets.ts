import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  listeners.forEach((listener) => listener());
}

/** Opens the sheet of the pets, which the layout owns. */
export const openPets = () => set(true);
export const closePets = () => set(false);

const current = () => isOpen;

export const useArePetsOpen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current,
    current,
  );
