import { PARTY_MAX, type Pet, PET_WEIGHT_MAX, PetSize, PetSpecies } from '@baldojang/rules/entry/pet';
import { useSyncExternalStore } from 'react';
import { localStore } from '../storage';

/** A pet of the person in front of this browser. It never leaves it by name. */
export interface MyPet extends Pet {
  id: string;
  /** May be empty. */
  name: string;
  /** Free text, for dogs and cats. */
  breed: string;
  weightKg: number | null;
  size: PetSize | null;
  comesAlong: boolean;
}

const KEY = 'pets';
const VERSION = 1;
const NO_PETS: readonly MyPet[] = [];
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

// Other tabs of the site; `null` means that the whole store was emptied.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) notify();
});

/** The last stored text and what it says, so that the same text gives the same objects. */
let read: { text: string | null; pets: readonly MyPet[] } = { text: null, pets: NO_PETS };
let party: readonly Pet[] = [];
let partyText = '[]';

export function currentPets(): readonly MyPet[] {
  const text = localStore.get(KEY);
  if (text !== read.text) read = { text, pets: petsIn(text) };
  return read.pets;
}

/** What the API may know of a pet: neither its name nor its breed. */
export const petInput = ({ species, weightKg, size, isRestrictedBreed }: MyPet): Pet => ({
  species,
  weightKg,
  size,
  isRestrictedBreed,
});

/** Those that come along, as the API takes them. The same array until one of its values changes: a new name is no new question. */
export function currentParty(): readonly Pet[] {
  const next = currentPets()
    .filter((pet) => pet.comesAlong)
    .map(petInput);
  const text = JSON.stringify(next);
  if (text !== partyText) {
    party = next;
    partyText = text;
  }
  return party;
}

/**
 * Changes what is stored now, which another tab may have written.
 * @returns whether it outlives this tab, which a browser may not allow
 */
export function changePets(change: (pets: readonly MyPet[]) => readonly MyPet[]): boolean {
  const isStored = localStore.set(KEY, JSON.stringify({ version: VERSION, pets: change(currentPets()) }));
  notify();
  return isStored;
}

export function onPetsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whatever is not ours is ignored: a broken text, another version, a pet that the API would refuse. */
function petsIn(text: string | null): readonly MyPet[] {
  try {
    const { version, pets } = JSON.parse(text!) as { version: unknown; pets: MyPet[] };
    return version === VERSION ? pets.filter(isPet).slice(0, PARTY_MAX) : NO_PETS;
  } catch {
    return NO_PETS;
  }
}

const isPet = ({ id, name, breed, species, weightKg, size, isRestrictedBreed, comesAlong }: MyPet): boolean =>
  [id, name, breed].every((text) => typeof text === 'string') &&
  [isRestrictedBreed, comesAlong].every((flag) => typeof flag === 'boolean') &&
  Object.hasOwn(PetSpecies, species) &&
  (size === null || Object.hasOwn(PetSize, size)) &&
  (weightKg === null || (typeof weightKg === 'number' && weightKg > 0 && weightKg <= PET_WEIGHT_MAX));

/** On the server, at the build, nobody has pets. */
const none = () => NO_PETS;

/** The pets that come along, as `pets` of a request; stays the same array while they do not change. */
export const useParty = (): readonly Pet[] => useSyncExternalStore(onPetsChange, currentParty, none);

/** All pets that the person named, and those that come along. */
export function usePets(): { pets: readonly MyPet[]; party: readonly Pet[] } {
  const pets = useSyncExternalStore(onPetsChange, currentPets, none);
  return { pets, party: useParty() };
}
