import { useSyncExternalStore } from 'react';

interface PetSheetState {
  isOpen: boolean;
  /** What the sheet was opened for: goes on once some pet comes along. */
  goOn: (() => void) | null;
}

const CLOSED: PetSheetState = { isOpen: false, goOn: null };
let state = CLOSED;
const listeners = new Set<() => void>();

function set(next: PetSheetState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Opens the sheet of the pets, which the layout owns. */
export const openPets = () => set({ isOpen: true, goOn: null });

/** Opens it for a step that needs to know who comes along. Closed without an answer, the step is given up. */
export const askWhoComesAlong = (goOn: () => void) => set({ isOpen: true, goOn });

export const closePets = () => set(CLOSED);

const current = () => state;

export const usePetSheet = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current,
    current,
  );
