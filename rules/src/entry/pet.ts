/** Species that entry rules distinguish. */
export const PetSpecies = {
  DOG: 'DOG',
  CAT: 'CAT',
  RABBIT: 'RABBIT',
  BIRD: 'BIRD',
  SMALL_MAMMAL: 'SMALL_MAMMAL',
  REPTILE: 'REPTILE',
  OTHER: 'OTHER',
} as const;
export type PetSpecies = (typeof PetSpecies)[keyof typeof PetSpecies];

/** Size classes of dogs: up to 10 kg, over 10 to 25, over 25. */
export const PetSize = { SMALL: 'SMALL', MEDIUM: 'MEDIUM', LARGE: 'LARGE' } as const;
export type PetSize = (typeof PetSize)[keyof typeof PetSize];

export interface Pet {
  species: PetSpecies;
  /** In kilograms, above 0 and at most `PET_WEIGHT_MAX`. It beats a size. */
  weightKg?: number | null;
  size?: PetSize | null;
  isRestrictedBreed: boolean;
}

/** In kilograms; more is a typing error. */
export const PET_WEIGHT_MAX = 150;
/** Maximum number of pets. */
export const PARTY_MAX = 5;
