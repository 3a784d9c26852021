import type { Bound, SizeItem, SizesRule, Who } from './entry-policy';
import type { Pet } from './pet';
import { MEDIUM_MAX, SMALL_MAX, sizeOf } from './pet-class';

/** Whether a pet is within a limit; MAYBE where the text or the weight leaves it open. */
export type Fit = 'YES' | 'MAYBE' | 'NO';

const ORDER: Fit[] = ['YES', 'MAYBE', 'NO'];
export const worst = (fits: readonly Fit[]): Fit => ORDER[Math.max(0, ...fits.map((fit) => ORDER.indexOf(fit)))]!;
export const best = (fits: readonly Fit[]): Fit => ORDER[Math.min(2, ...fits.map((fit) => ORDER.indexOf(fit)))]!;

/** Small is certain up to 5 kg and impossible above 10; medium ends at 25. */
const SURELY_SMALL = 5;
const SMALLEST_STEP = 1e-6;

/** The possible weights of a pet, in (above, upTo]. */
interface Weights {
  above: number;
  upTo: number;
}

function weightsOf({ weightKg, size }: Pet): Weights {
  if (weightKg !== null && weightKg !== undefined) return { above: weightKg, upTo: weightKg };
  if (size === 'SMALL') return { above: 0, upTo: SMALL_MAX };
  if (size === 'MEDIUM') return { above: SMALL_MAX, upTo: MEDIUM_MAX };
  if (size === 'LARGE') return { above: MEDIUM_MAX, upTo: Infinity };
  return { above: 0, upTo: Infinity };
}

/** The common answer for every possible weight, or MAYBE. */
function overWeights(pet: Pet, bounds: readonly (Bound | null)[], fit: (weight: number) => Fit): Fit {
  const { above, upTo } = weightsOf(pet);
  if (above === upTo) return fit(upTo);
  const cuts = [SURELY_SMALL, SMALL_MAX, MEDIUM_MAX, ...bounds.flatMap((bound) => [bound?.min ?? null, bound?.max ?? null])];
  const near = cuts.flatMap((cut) => (cut === null ? [] : [cut - SMALLEST_STEP, cut, cut + SMALLEST_STEP]));
  const weights = [above + SMALLEST_STEP, upTo, ...near].filter((weight) => weight > above && weight <= upTo);
  const found = new Set(weights.map(fit));
  return found.size === 1 ? [...found][0]! : 'MAYBE';
}

/** A lower bound is often meant as an upper one, so weights below it are MAYBE. */
function weightFits({ min, isMinIncluded, max, isMaxIncluded }: Bound, weight: number): Fit {
  if (max !== null && (isMaxIncluded ? weight > max : weight >= max)) return 'NO';
  if (min !== null && (isMinIncluded ? weight < min : weight <= min)) return 'MAYBE';
  return 'YES';
}

export const fitsBound = (pet: Pet, bound: Bound) => overWeights(pet, [bound], (weight) => weightFits(bound, weight));

function sizeFits({ size, bound, isDoubtful }: SizeItem, isExclusive: boolean, weight: number): Fit {
  if (bound) return weightFits(bound, weight);
  if (size === 'SMALL') {
    if (weight > (isDoubtful ? SURELY_SMALL : SMALL_MAX)) return 'NO';
    return weight <= SURELY_SMALL && !isDoubtful ? 'YES' : 'MAYBE';
  }
  if (size === 'MEDIUM') {
    if (weight > MEDIUM_MAX || (isExclusive && weight <= SURELY_SMALL)) return 'NO';
    return weight >= SMALL_MAX ? 'YES' : 'MAYBE';
  }
  if (weight > MEDIUM_MAX && !isDoubtful) return 'YES';
  return isExclusive && weight <= MEDIUM_MAX ? 'NO' : 'MAYBE';
}

/** Whether a dog has an admitted size; a weight limit elsewhere can define small (`isSmallNumbered`). */
export function fitsSizes(pet: Pet, { sizes, isExclusive, isOpen }: SizesRule, isSmallNumbered: boolean): Fit {
  const plain = new Set(sizes.filter(({ bound, isDoubtful }) => !bound && !isDoubtful).map(({ size }) => size));
  const isUpToMedium = plain.has('SMALL') && plain.has('MEDIUM');
  return overWeights(
    pet,
    sizes.map(({ bound }) => bound),
    (weight) => {
      if (isUpToMedium && weight <= MEDIUM_MAX) return 'YES';
      if (isSmallNumbered && plain.has('SMALL') && weight <= SMALL_MAX) return 'YES';
      const fit = best(sizes.map((item) => sizeFits(item, isExclusive, weight)));
      return fit === 'NO' && isOpen ? 'MAYBE' : fit;
    },
  );
}

const inBound = (bound: Bound, weight: number): boolean => weightFits(bound, weight) === 'YES';

/** Whether the size of a ban includes this weight. */
function isOfSize({ size, bound, isDoubtful }: SizeItem, weight: number): Fit {
  if (bound) return inBound(bound, weight) ? 'YES' : 'NO';
  const is = { SMALL: weight <= SMALL_MAX, MEDIUM: weight > SURELY_SMALL && weight <= MEDIUM_MAX, LARGE: weight > MEDIUM_MAX }[
    size
  ];
  if (!is) return 'NO';
  const isBetween = weight > SURELY_SMALL && weight < SMALL_MAX + (size === 'SMALL' ? SMALLEST_STEP : 0);
  return isDoubtful || isBetween ? 'MAYBE' : 'YES';
}

/** Whether a ban applies to this pet. */
export function isBanned(pet: Pet, { species, sizes, bound, isRestrictedBreed }: Who): Fit {
  if (species && !species.includes(pet.species)) return 'NO';
  if (isRestrictedBreed) return pet.isRestrictedBreed ? 'YES' : 'NO';
  const bounds = [bound, ...sizes.map((item) => item.bound)];
  return overWeights(pet, bounds, (weight) => {
    if (bound && !inBound(bound, weight)) return 'NO';
    return sizes.length ? best(sizes.map((item) => isOfSize(item, weight))) : 'YES';
  });
}

/** Whether a demand may apply to this pet; those for medium and large dogs start at 10 kg. */
export function isAsked(pet: Pet, who: Who | null): boolean {
  if (!who) return true;
  if (who.species && !who.species.includes(pet.species)) return false;
  if (who.isRestrictedBreed && !pet.isRestrictedBreed) return false;
  const bounds = [who.bound, ...who.sizes.map((item) => item.bound)];
  const isSmall = !pet.weightKg && pet.size === 'SMALL';
  const fit = overWeights(pet, bounds, (weight) => {
    if (who.bound && !inBound(who.bound, weight)) return 'NO';
    return !who.sizes.length || who.sizes.some((item) => isAskedSize(item, weight, isSmall)) ? 'YES' : 'NO';
  });
  return fit !== 'NO';
}

function isAskedSize({ size, bound }: SizeItem, weight: number, isSmall: boolean): boolean {
  if (bound) return inBound(bound, weight);
  if (size === 'SMALL') return weight <= SMALL_MAX;
  return !isSmall && weight >= SMALL_MAX && (size === 'LARGE' || weight <= MEDIUM_MAX);
}

/** Whether a price list has this dog's class. */
export function isOfClass(pet: Pet, who: Who | null): boolean {
  return (
    overWeights(pet, [], (weight) => {
      const size = sizeOf(weight);
      return who?.sizes.some((item) => (item.bound ? inBound(item.bound, weight) : item.size === size)) ? 'YES' : 'NO';
    }) !== 'NO'
  );
}
