import type { Pet } from '@baldojang/rules/entry/pet';

/**
 * For operations that ask whether a place is open and what it answers to pets; without pets they do not ask the latter.
 * @param at the instant in question; null for now
 */
export const admissionVariables = (pets: readonly Pet[], at: string | null = null) => ({
  pets: [...pets],
  withEntry: pets.length > 0,
  at,
});
