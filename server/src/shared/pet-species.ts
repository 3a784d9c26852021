/** Animals as rules of entry tell them apart. */
export enum PetSpecies {
  DOG = 'DOG',
  CAT = 'CAT',
  RABBIT = 'RABBIT',
  BIRD = 'BIRD',
  SMALL_MAMMAL = 'SMALL_MAMMAL',
  REPTILE = 'REPTILE',
  OTHER = 'OTHER',
}

/** Size classes of dogs: up to 10 kg, above 10 to 25, above 25. */
export enum PetSize {
  SMALL = 'SMALL',
  MEDIUM = 'MEDIUM',
  LARGE = 'LARGE',
}

/** In kilograms; heavier ones are typing errors. */
export const PET_WEIGHT_MAX = 150;
/** Pets that come along at once. */
export const PARTY_MAX = 5;
