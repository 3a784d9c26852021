import { hasScope, type Clause } from './clause';
import { isOnly, quoteOf, whenOf, whoOf, type Source } from './clause-parts';
import type { Bound, DemandRule, EntryRule, When, Who } from './entry-policy';
import type { PetSpecies } from './pet';

export function bansOf(clause: Clause, source: Source): EntryRule[] | null {
  const { has } = clause;
  // "수컷 강아지 불가" forbids only some.
  if (has.has('sex') || has.has('habit')) return null;
  const read = { quote: quoteOf(clause, source), when: whenOf(clause) };
  const rules: EntryRule[] = [];
  const isBreed = has.has('breed');
  if (isBreed) rules.push(breedLimit(read));
  const impliesOtherDogs = source.isSizeColumn;
  if (has.has('restricted'))
    rules.push({ type: 'BAN', isDoubtful: false, ...read, who: { ...ANY_DOG, isRestrictedBreed: true }, impliesOtherDogs });
  // "10kg 이하, 맹견 불가": an upper limit takes no 불가 from the list.
  const isUpper = (bound: Bound) => bound.min === null;
  const species = speciesOf(clause);
  for (const bound of clause.bounds) {
    if (clause.isInherited && isUpper(bound)) rules.push(weight(bound, species, clause, read));
    else if (bound.max === null)
      rules.push(
        weight({ min: null, isMinIncluded: true, max: bound.min, isMaxIncluded: !bound.isMinIncluded }, species, clause, read),
      );
    else rules.push({ type: 'BAN', isDoubtful: false, ...read, who: { ...ANY_DOG, species, bound }, impliesOtherDogs: true });
  }
  if (clause.sizes.length)
    rules.push({ type: 'BAN', isDoubtful: false, ...read, who: { ...ANY_DOG, sizes: clause.sizes }, impliesOtherDogs: true });
  const isOnlyNamed = !clause.sizes.length && !clause.bounds.length && !isBreed && !has.has('restricted');
  if (species && isOnlyNamed)
    rules.push({ type: 'BAN', isDoubtful: has.has('unknown'), ...read, who: { ...ANY_DOG, species }, impliesOtherDogs: false });
  if (isLength(clause)) rules.push(lengthLimit(clause, read));
  return rules.length ? rules : null;
}

type ReadPart = { quote: string; when: When | null };

const ANY_DOG: Who = { species: ['DOG'], sizes: [], bound: null, isRestrictedBreed: false };

const breedLimit = (read: ReadPart): DemandRule => ({
  ...{ type: 'DEMAND', kind: 'BREED_LIMIT', who: ANY_DOG, text: null, note: null, group: null, isForOthers: false },
  ...read,
});

function weight(bound: Bound, species: PetSpecies[] | null, { has }: Clause, read: ReadPart): EntryRule {
  return { type: 'WEIGHT', species, bound, isTotal: has.has('total'), isLength: false, ...read };
}

const isLength = ({ has, measures }: Clause) => has.has('length') || measures.some(({ unit }) => unit === 'cm');

function lengthLimit(clause: Clause, read: ReadPart): EntryRule {
  const bound: Bound = { min: null, isMinIncluded: true, max: null, isMaxIncluded: true };
  return { type: 'WEIGHT', species: speciesOf(clause), bound, isTotal: false, isLength: true, ...read };
}

function speciesOf({ named, sizes }: Clause): PetSpecies[] | null {
  const species = named.flatMap((item) => [...item.species, ...item.doubtful]);
  if (sizes.length && species.every((one) => one === 'DOG')) return ['DOG'];
  return species.length ? [...new Set(species)] : null;
}

export const isOnlyOfAnimals = (clause: Clause) =>
  isOnly(clause) && ['species', 'group', 'size', 'dog-suffix', 'breed', 'special-dog', null].includes(clause.onlyAfter);

/** "대형견은 평일만", "평일 대형견 가능": naming large animals for some days closes the others; "주말 8kg 이하" does not. */
function isOpenOnSomeDays(clause: Clause): boolean {
  if (!hasScope(clause)) return false;
  if (clause.onlyAfter === 'days' || clause.onlyAfter === 'times') return true;
  const isSmall = clause.sizes.some(({ size }) => size === 'SMALL') || clause.bounds.some(({ max }) => max !== null);
  return !isSmall && (clause.sizes.length > 0 || clause.bounds.length > 0) && clause.predicate === 'YES' && !clause.onlyAfter;
}

/** No limit together with 모두 가능. */
export const asPermission = (rule: EntryRule): EntryRule => (rule.type === 'SIZES' ? { ...rule, isPermission: true } : rule);

/** Admitted species, sizes and weights. */
export function limitsOf(clause: Clause, source: Source): EntryRule[] | null {
  const { has, named, sizes } = clause;
  const read = { quote: quoteOf(clause, source), when: whenOf(clause) };
  const isExclusive = isOnlyOfAnimals(clause);
  if (isOpenOnSomeDays(clause)) {
    const admitted = limitsOf({ ...clause, days: [], minutes: null, onlyAfter: null, predicate: 'YES' }, source) ?? [];
    return [{ type: 'OPEN_ONLY', who: whoOf(clause), ...read }, ...admitted.map(asPermission)];
  }
  const rules: EntryRule[] = [];
  if (has.has('breed'))
    rules.push(breedLimit(read), { type: 'SPECIES', species: ['DOG'], doubtful: [], isOpen: !isExclusive, isExclusive, ...read });
  const others = named.flatMap((item) => item.species.filter((one) => one !== 'DOG'));
  if (sizes.length && others.length) return null;
  if (named.length && !sizes.length)
    rules.push({
      type: 'SPECIES',
      ...{
        species: [...new Set(named.flatMap((item) => item.species))],
        doubtful: [...new Set(named.flatMap((item) => item.doubtful))],
      },
      ...{ isOpen: has.has('and-others') || named.some((item) => item.isOpen), isExclusive, ...read },
    });
  if (has.has('special-dog')) rules.push({ type: 'SPECIES', species: [], doubtful: ['DOG'], isOpen: true, isExclusive, ...read });
  if (sizes.length) {
    const isPermission =
      !isExclusive && (has.has('also') || clause.predicate === 'YES') && sizes.some(({ size }) => size === 'LARGE');
    rules.push({ type: 'SIZES', sizes, isExclusive, isOpen: has.has('and-others'), isPermission, ...read });
  }
  for (const bound of clause.bounds) rules.push(weight(bound, speciesOf(clause), clause, read));
  if (isLength(clause)) rules.push(lengthLimit(clause, read));
  const isPermission = clause.predicate === 'YES' && has.has('restricted') && !has.has('unknown');
  return rules.length || isPermission ? rules : null;
}
