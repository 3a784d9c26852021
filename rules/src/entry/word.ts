import type { EntryConditionKind, EntryDay } from './entry-policy';
import type { PetSize, PetSpecies } from './pet';

export type Unit =
  'kg' | 'cm' | 'month' | 'year' | 'animal' | 'money' | 'floor' | 'dose' | 'person' | 'length' | 'team' | 'duration';
export type Compare = 'max' | 'below' | 'min' | 'above';

/** What a word means to the reader. */
export type Word =
  /** An animal; a doubtful one names only a part of its species (닭). */
  | { is: 'species'; species: PetSpecies; isDoubtful?: boolean }
  /** A word for several kinds, which a parenthesis can narrow. */
  | { is: 'group'; species: PetSpecies[]; isOpen?: boolean }
  | { is: 'size'; sizes: PetSize[]; isDoubtful?: boolean }
  /** 소, 중, 대 as the first parts of "소, 중, 대형견". */
  | { is: 'short-size'; size: PetSize }
  | { is: 'gear' | 'duty' | 'state'; kind: EntryConditionKind }
  /** A yard is a part where animals stay: naming it as possible leaves the rest closed. */
  | { is: 'zone'; isYard: boolean }
  | { is: 'days'; days: EntryDay[] }
  | { is: 'half-day'; hours: number }
  | { is: 'unit'; unit: Unit; factor: number }
  | { is: 'compare'; as: Compare }
  | { is: 'numeral'; value: number }
  | { is: PlainWord };

export type PlainWord =
  | ('dog-suffix' | 'special-dog' | 'restricted' | 'guide-dog' | 'breed' | 'animals' | 'sex' | 'habit' | 'and-others')
  | ('outdoor' | 'indoor' | 'everywhere' | 'hour' | 'minute' | 'half' | 'until' | 'from' | 'after' | 'before')
  | ('total' | 'length' | 'per' | 'most' | 'no' | 'yes' | 'must' | 'only' | 'except' | 'outside' | 'all' | 'also')
  | ('not' | 'none' | 'lacking' | 'ability' | 'become' | 'limit' | 'nothing' | 'unimportant' | 'when-so')
  | ('fee' | 'free' | 'vague' | 'quantity' | 'exists' | 'or' | 'and' | 'harmless' | 'filler');

export type Spellings = readonly (readonly [Word, string])[];
