import { PET_WEIGHT_MAX, PetSpecies, type PetSize } from '@baldojang/rules/entry/pet';
import { codePoints, visibleText } from '../../lib/text';
import type { Problem } from '../../lib/live-rule';
import { newRequestKey } from '../../lib/new-request-key';
import type { MyPet } from '../../lib/pets/pet-store';
import { BREEDS, isRestrictedBreed } from './breeds';
import { STRINGS } from './strings';

export const NAME_MAX = 20;
export const BREED_MAX = 40;
const WEIGHT = /^\d{1,3}(\.\d)?$/;

/** Fields that are not shown have no value. */
export interface PetValues {
  name: string;
  species: PetSpecies;
  weight: string;
  size?: PetSize | null;
  breed?: string;
  isRestrictedBreed?: boolean;
}

export const valuesOf = (pet: MyPet | null): PetValues =>
  pet ? { ...pet, weight: pet.weightKg?.toString() ?? '' } : { name: '', species: PetSpecies.DOG, weight: '', breed: '' };

/** @param former the pet that is changed; null for a new one, which comes along */
export function petOf({ name, species, weight, size, breed, isRestrictedBreed: isSaid }: PetValues, former: MyPet | null): MyPet {
  const typedBreed = BREEDS[species] ? visibleText(breed ?? '') : '';
  const weightKg = weightOf(weight);
  return {
    id: former?.id ?? newRequestKey(),
    name: visibleText(name),
    species,
    weightKg,
    size: weightKg === null ? (size ?? null) : null,
    breed: typedBreed,
    isRestrictedBreed: species === PetSpecies.DOG && (isSaid === true || isRestrictedBreed(typedBreed)),
    comesAlong: former?.comesAlong ?? true,
  };
}

/** "4.5", and what people write for it: "4,5", "4.5kg". */
const plainWeight = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(',', '.')
    .replace(/(kg|킬로)$/i, '');

const weightOf = (typed: string) => (plainWeight(typed) === '' ? null : Number(plainWeight(typed)));

export function weightProblem(typed: string): Problem {
  const plain = plainWeight(typed);
  if (plain === '' || (WEIGHT.test(plain) && Number(plain) > 0 && Number(plain) <= PET_WEIGHT_MAX)) return null;
  return STRINGS.weightInvalid(PET_WEIGHT_MAX);
}

export const nameProblem = (typed: string): Problem =>
  codePoints(visibleText(typed)) > NAME_MAX ? STRINGS.nameLong(NAME_MAX) : null;

export const breedProblem = (typed: string): Problem =>
  codePoints(visibleText(typed)) > BREED_MAX ? STRINGS.breedLong(BREED_MAX) : null;
