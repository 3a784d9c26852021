import type { Pet } from '@baldojang/rules/entry/pet';

/** For operations that ask what a place answers to pets; without pets they do not ask. */
export const partyVariables = (pets: readonly Pet[]) => ({ pets: [...pets], withEntry: pets.length > 0 });
