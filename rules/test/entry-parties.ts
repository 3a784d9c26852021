import type { Pet } from '../src/entry/pet';

const dog = (more: Partial<Pet>): Pet => ({ species: 'DOG', isRestrictedBreed: false, ...more });

/** Nine parties that every text is judged for, in this order. */
export const PARTIES: Record<string, readonly Pet[]> = {
  'dog of 4 kg': [dog({ weightKg: 4 })],
  'dog of 8 kg': [dog({ weightKg: 8 })],
  'dog of 12 kg': [dog({ weightKg: 12 })],
  'dog of 30 kg': [dog({ weightKg: 30 })],
  'dog of unknown weight': [dog({})],
  'restricted breed of 20 kg': [dog({ weightKg: 20, isRestrictedBreed: true })],
  'cat of 4 kg': [{ species: 'CAT', weightKg: 4, isRestrictedBreed: false }],
  hamster: [{ species: 'SMALL_MAMMAL', isRestrictedBreed: false }],
  'two dogs of 4 kg': [dog({ weightKg: 4 }), dog({ weightKg: 4 })],
};
