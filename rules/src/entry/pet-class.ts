import type { Pet, PetSize, PetSpecies } from './pet';

/** Visit reports are grouped by species and size class. Unknown size is a separate class. */
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
