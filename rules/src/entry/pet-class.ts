import type { Pet, PetSize, PetSpecies } from './pet';

/** What visit reports tell apart: pets of one species and size class are alike. An unknown size is a class of its own. */
export interface PetClass {
  species: PetSpecies;
  size: PetSize | null;
}

/** In kilograms, each included. */
export const SMALL_MAX = 10;
export const MEDIUM_MAX = 25;

export const sizeOf = (weightKg: number): PetSize =>
  weightKg <= SMALL_MAX ? 'SMALL' : weightKg <= MEDIUM_MAX ? 'MEDIUM' : 'LARGE';

export function petClassOf({ species, weightKg, size }: Omit<Pet, 'isRestrictedBreed'>): PetClass {
  return { species, size: weightKg == null ? (size ?? null) : sizeOf(weightKg) };
}
