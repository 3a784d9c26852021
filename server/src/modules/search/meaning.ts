import type { RegionName } from '../../shared/text/region';
import type { PetSize, PetSpecies } from '../../shared/pet-species';
import type { OfficialDistrict } from './districts';
import type { GazetteerEntry } from './gazetteer';
import type { Site } from './lexicon/site-words';
import type { Day, PartOfDay } from './lexicon/time-words';

export interface PetMention {
  species: PetSpecies;
  /** Text of its chip. */
  label: string;
  size: PetSize | null;
  isBreed: boolean;
  isRestrictedBreed: boolean;
}

/** The meaning of a word, a part of a word, or a phrase. */
export type Meaning =
  | { type: 'KIND'; categories: readonly string[]; pet: PetMention | null }
  | { type: 'REGION'; regions: readonly RegionName[]; /** Of the same name: 광주. */ districts: readonly OfficialDistrict[] }
  | { type: 'DISTRICT'; districts: readonly OfficialDistrict[] }
  /** Several stations can share a name. */
  | { type: 'PLACE'; entries: readonly GazetteerEntry[] }
  /** Ends in 동, 로, 길 or 역, but is not in the data. */
  | { type: 'LOCALITY' }
  | { type: 'NEAR'; /** Says something of the word before it only: 앞. */ isSide: boolean }
  | { type: 'NEAR_ME' }
  | { type: 'PET'; pet: PetMention; /** A kind right behind it takes it over: 애견 용품. */ isOfKinds: boolean }
  | { type: 'WEIGHT'; kg: number }
  | { type: 'COUNT'; count: number }
  | { type: 'SITE'; site: Site }
  | { type: 'OPEN'; /** Means nothing alone: 영업. */ needsTime: boolean }
  | { type: 'NOW' }
  | { type: 'ALL_DAY' }
  | { type: 'DAY'; day: Day }
  | { type: 'PART'; part: PartOfDay }
  | { type: 'HOUR'; hour: number; minute: number }
  | { type: 'THIS_WEEK'; /** 이번, which means nothing without a day. */ needsDay: boolean }
  | { type: 'NEXT_WEEK' }
  | { type: 'FILLER' }
  | { type: 'NOT' }
  | { type: 'UNKNOWN' };

export type MeaningType = Meaning['type'];
export type MeaningOf<Type extends MeaningType> = Extract<Meaning, { type: Type }>;

/** A token: a word, part of a word or phrase with its meaning. */
export interface Unit<M extends Meaning = Meaning> {
  meaning: M;
  /** As typed. */
  text: string;
  /** Without its particle. */
  form: string;
  particle: string;
  /** Indexes of its first and last word in the query. */
  from: number;
  to: number;
  /** No blank before it. */
  isJoined: boolean;
}

export type UnitOf<Type extends MeaningType> = Unit<MeaningOf<Type>>;

export function isUnit<Type extends MeaningType>(unit: Unit | undefined, ...types: Type[]): unit is UnitOf<Type> {
  return unit !== undefined && (types as MeaningType[]).includes(unit.meaning.type);
}
