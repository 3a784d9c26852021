import { type Pet, PET_WEIGHT_MAX, PetSize, PetSpecies } from './pet';

/** Marks a restricted breed. */
export const RESTRICTED = 'RESTRICTED';
const SPECIES = Object.values(PetSpecies);
const SIZES = Object.values(PetSize);

/** A pet in a URL: DOG, DOG:12 (kilograms), DOG:MEDIUM, DOG:30:RESTRICTED. */
export const petText = ({ species, weightKg, size, isRestrictedBreed }: Pet): string =>
  [species, weightKg ?? size, isRestrictedBreed && RESTRICTED].filter(Boolean).join(':');

/** null for a text that is no pet. */
export function petOfText(text: string): Pet | null {
  const parts = text.split(':');
  const isRestrictedBreed = parts.at(-1) === RESTRICTED;
  const [species, measure, ...rest] = isRestrictedBreed ? parts.slice(0, -1) : parts;
  if (!isOneOf(SPECIES, species) || rest.length) return null;
  if (measure === undefined) return { species, isRestrictedBreed };
  if (isOneOf(SIZES, measure)) return { species, size: measure, isRestrictedBreed };
  const weightKg = Number(measure);
  return weightKg > 0 && weightKg <= PET_WEIGHT_MAX ? { species, weightKg, isRestrictedBreed } : null;
}

const isOneOf = <Word extends string>(words: readonly Word[], text: string | undefined): text is Word =>
  (words as readonly (string | undefined)[]).includes(text);
