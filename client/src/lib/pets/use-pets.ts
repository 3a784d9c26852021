import type { Pet } from '@baldojang/rules/entry/pet';
import { useSyncExternalStore } from 'react';
import { currentParty, currentPets, type MyPet, onPetsChange } from './pet-store';

/** Where no browser is, at the build, nobody has pets. */
const NONE: readonly never[] = [];
const none = () => NONE;

/** The pets that come along, as `pets` of a request; stays the same array while they do not change. */
export const useParty = (): readonly Pet[] => useSyncExternalStore(onPetsChange, currentParty, none);

/** All pets that the person named, and those that come along. */
export function usePets(): { pets: readonly MyPet[]; party: readonly Pet[] } {
  const pets = useSyncExternalStore(onPetsChange, currentPets, none);
  return { pets, party: useParty() };
}
