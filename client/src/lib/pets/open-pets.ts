import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

interface PetSheetState {
  isOpen: boolean;
  /** The step the sheet was opened for: continues once a pet is chosen. */
  goOn: (() => void) | null;
}

const CLOSED: PetSheetState = { isOpen: false, goOn: null };
const sheet = makeVar(CLOSED);

/** Opens the sheet of the pets, which the layout owns. */
export const openPets = (): void => void sheet({ isOpen: true, goOn: null });

/** Opens it for a step that needs to know who comes along. Closing it without an answer cancels the step. */
export const askWhoComesAlong = (goOn: () => void): void => void sheet({ isOpen: true, goOn });

export const closePets = (): void => void sheet(CLOSED);

export const usePetSheet = () => useReactiveVar(sheet);
