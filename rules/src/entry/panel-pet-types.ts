import type { EntryPolicy, EntryRule } from './entry-policy';
import type { PetSpecies } from './pet';

export type PanelPetType = 'DOG' | 'CAT' | 'OTHER';

const EVERY_TYPE: PanelPetType[] = ['DOG', 'CAT', 'OTHER'];
const typeOf = (species: PetSpecies): PanelPetType => (species === 'DOG' || species === 'CAT' ? species : 'OTHER');

/**
 * Kinds of pet of the panel's filter and of REST's `allowedPetSize`: 모두 가능 is every kind, a list its species, a size or a
 * weight alone is dogs, no usable text every kind. It follows the parsed texts, not the verdict.
 */
export function panelPetTypes({ rules, isFriendly }: EntryPolicy): PanelPetType[] {
  if (rules.some((rule) => rule.type === 'NOBODY' && !rule.when)) return [];
  const named = new Set(rules.flatMap(namedTypes));
  const banned = new Set(rules.flatMap(bannedTypes));
  const isUnlimited = rules.some(({ type }) => type === 'EVERYONE') || (!named.size && isFriendly === true);
  return EVERY_TYPE.filter((type) => (isUnlimited || named.has(type)) && !banned.has(type));
}

function namedTypes(rule: EntryRule): PanelPetType[] {
  if (rule.type === 'SPECIES') return [...rule.species, ...rule.doubtful].map(typeOf);
  if (rule.type === 'SIZES') return ['DOG'];
  if (rule.type === 'WEIGHT') return (rule.species ?? (['DOG'] as const)).map(typeOf);
  return rule.type === 'BAN' && rule.impliesOtherDogs ? ['DOG'] : [];
}

/** A ban on some dogs leaves dogs welcome. */
function bannedTypes(rule: EntryRule): PanelPetType[] {
  if (rule.type !== 'BAN' || rule.when || rule.who.sizes.length || rule.who.bound || rule.who.isRestrictedBreed) return [];
  return (rule.who.species ?? []).map(typeOf);
}
