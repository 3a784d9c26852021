/** Choices that come out the same in every run and on every machine: demo data must not change between two starts. */
export interface SeededRandom {
  /** Whole number from min to max, both included. */
  int: (min: number, max: number) => number;
  /** From 0 up to, but not including, 1. */
  fraction: () => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  /** `[choice, weight]` pairs: a weight of 3 comes three times as often as a weight of 1. */
  weighted: <T>(choices: readonly (readonly [T, number])[]) => T;
}

/** Mulberry32: 32 bits of state are plenty for a few thousand invented places. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(choices: readonly T[], index: number): T => {
    const choice = choices[index];
    if (choice === undefined) throw new RangeError('Nothing to choose from');
    return choice;
  };
  return {
    fraction,
    int: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (probability) => fraction() < probability,
    pick: (choices) => at(choices, Math.floor(fraction() * choices.length)),
    weighted: (choices) => {
      let left = fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      return at(
        choices,
        choices.findIndex(([, weight]) => (left -= weight) < 0),
      )[0];
    },
  };
}
