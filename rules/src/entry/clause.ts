import type { Bound, EntryConditionKind, EntryDay, SizeItem } from './entry-policy';
import type { PetSpecies } from './pet';
import type { Joiner, RawClause } from './split-clauses';
import type { Measure, Token } from './tokenize';
import type { PlainWord } from './word';

export interface Named {
  species: PetSpecies[];
  doubtful: PetSpecies[];
  isOpen: boolean;
}

/** The parsed words of one clause. */
export interface Clause {
  joiner: Joiner;
  start: number;
  end: number;
  named: Named[];
  sizes: SizeItem[];
  bounds: Bound[];
  measures: Measure[];
  needs: { kind: EntryConditionKind; isLacking: boolean; start: number; at: number }[];
  states: EntryConditionKind[];
  zones: Token[];
  hasYard: boolean;
  days: EntryDay[];
  minutes: [number, number] | null;
  /** Words that need no value. */
  has: Set<PlainWord | 'unknown'>;
  /** Kind and index of the word before 만. */
  onlyAfter: string | null;
  onlyAt: number;
  /** NO: 불가; ONLY: 만 or 외 불가. */
  predicate: 'NO' | 'YES' | null;
  /** The predicate is in a later clause of the list. */
  isInherited: boolean;
  /** Kind of the last word of content before the predicate: 유모차 불가 against 목줄, 맹견 불가. */
  lastContent: string | null;
  /** Index of the first word of each kind, to distinguish "생리 중 기저귀" from "기저귀". */
  stateAt: number;
  inner: RawClause[];
}

export function emptyClause(raw: RawClause): Clause {
  return {
    joiner: raw.joiner,
    start: raw.tokens[0]!.start,
    end: raw.tokens.at(-1)!.end,
    named: [],
    sizes: [],
    bounds: [],
    measures: [],
    needs: [],
    states: [],
    zones: [],
    hasYard: false,
    days: [],
    minutes: null,
    has: new Set(),
    onlyAfter: null,
    onlyAt: -1,
    predicate: null,
    isInherited: false,
    lastContent: null,
    stateAt: Infinity,
    inner: [],
  };
}

export function boundOf({ from, to, compare }: Measure): Bound {
  const bound = { min: null as number | null, isMinIncluded: true, max: null as number | null, isMaxIncluded: true };
  if (from !== null && from !== to) bound.min = from;
  if (compare === 'min' || compare === 'above')
    return { ...bound, min: from ?? to, isMinIncluded: compare === 'min', max: from === to ? null : to };
  return { ...bound, max: to, isMaxIncluded: compare !== 'below' };
}

/** Whether a clause names animals. */
export const hasAnimals = ({ named, sizes, bounds, has }: Clause) =>
  named.length > 0 ||
  sizes.length > 0 ||
  bounds.length > 0 ||
  has.has('restricted') ||
  has.has('breed') ||
  has.has('special-dog');

export const hasZone = ({ zones, has }: Clause) => zones.length > 0 || has.has('outdoor') || has.has('indoor');

export const hasScope = ({ days, minutes }: Clause) => days.length > 0 || minutes !== null;

/** A clause of subjects only, whose predicate is in a later clause. */
export const isSubjectOnly = (clause: Clause) =>
  !clause.needs.length &&
  !clause.states.length &&
  !clause.predicate &&
  !clause.onlyAfter &&
  !clause.has.has('all') &&
  !clause.has.has('unknown') &&
  !clause.has.has('fee') &&
  !clause.measures.some(({ unit }) => unit !== 'kg');
