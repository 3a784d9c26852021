import type { PetInput } from '../../../shared/pet-input';
import { PetSpecies } from '../../../shared/pet-species';
import { PetType } from '../../../shared/pet-type';
import { type InterpretedQuery, SearchChipKind } from '../../search/search.service';
import { STRINGS } from './strings';

export type NamedPet = InterpretedQuery['filter']['pets'][number];

/** The pets of a question. */
export interface NamedPets {
  /** Named, or implied by the kind of place. */
  pets: NamedPet[];
  petTypes: PetType[];
  /** Whose entry is judged: the pets above, else those of the request. */
  judged: readonly NamedPet[];
  /** What answers call them, without repetition. */
  names: string[];
}

const DOG: NamedPet = { species: PetSpecies.DOG, weightKg: null, size: null, isRestrictedBreed: false };
/** In the words of a kind: 애견카페, 강아지 병원. */
const MEANS_DOG = /애견|강아지|반려견|댕댕이|멍멍이|강쥐/;

/** @param party the person's pets; they tell more of the dog that a kind implies */
export function petsOf({ filter, chips }: Pick<InterpretedQuery, 'filter' | 'chips'>, party: readonly PetInput[]): NamedPets {
  const petTypes = petTypesOf(filter.pets);
  if (filter.pets.length > 0) {
    const labels = chips.filter(({ kind }) => kind === SearchChipKind.PET).map(STRINGS.petOfChip);
    return { pets: filter.pets, petTypes, judged: filter.pets, names: [...new Set(labels)] };
  }
  const isDogImplied = chips.some(({ kind, source }) => kind === SearchChipKind.CATEGORY && MEANS_DOG.test(source));
  const own = party.map(asNamed).filter(({ species }) => !isDogImplied || species === PetSpecies.DOG);
  const pets = isDogImplied ? [DOG] : [];
  const judged = own.length > 0 ? own : pets;
  return { pets, petTypes, judged, names: namesOf(judged) };
}

/** Adds pets to a party; a more exact description replaces the species alone. */
export function withPets(before: readonly NamedPet[], added: readonly NamedPet[]): NamedPet[] {
  const kept = before.filter((pet) => isDescribed(pet) || !added.some(({ species }) => species === pet.species));
  return [...kept, ...added.filter((pet) => !kept.some((other) => JSON.stringify(other) === JSON.stringify(pet)))];
}

export function namesOf(pets: readonly NamedPet[]): string[] {
  const names = pets.map(STRINGS.petOf);
  return [...new Set(names)].map((name) => STRINGS.counted(name, names.filter((other) => other === name).length));
}

export const petTypesOf = (pets: readonly NamedPet[]): PetType[] => [...new Set(pets.map(({ species }) => petTypeOf(species)))];

const isDescribed = ({ weightKg, size, isRestrictedBreed }: NamedPet): boolean =>
  weightKg !== null || size !== null || isRestrictedBreed;

const asNamed = ({ species, weightKg, size, isRestrictedBreed }: PetInput): NamedPet => ({
  species,
  weightKg: weightKg ?? null,
  size: size ?? null,
  isRestrictedBreed,
});

function petTypeOf(species: PetSpecies): PetType {
  return species === PetSpecies.DOG ? PetType.DOG : species === PetSpecies.CAT ? PetType.CAT : PetType.OTHER;
}
