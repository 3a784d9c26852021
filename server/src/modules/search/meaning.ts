import type { RegionName } from '../../shared/text/region';
import type { PetSize, PetSpecies } from '../../shared/pet-species';
import type { OfficialDistrict } from './districts';
import type { GazetteerEntry } from './gazetteer';
import type { Site } from './lexicon/site-words';
import type { Day, PartOfDay } from './lexicon/time-words';

export interface PetMention {
  species: PetSpecies;
  /** What a chip calls it. */
  label: string;
  size: PetSize | null;
  isBreed: boolean;
  isRestrictedBreed: boolean;
}

/** What a word, a part of one, or a few words together mean. */
export type Meaning =
  | { type: 'KIND'; categories: readonly string[]; pet: PetMention | null }
  | { type: 'REGION'; regions: readonly RegionName[]; /** Of the same name: 광주. */ districts: readonly OfficialDistrict[] }
  | { type: 'DISTRICT'; districts: readonly OfficialDistrict[] }
  /** Several where stations share a name. */
  | { type: 'PLACE'; entries: readonly GazetteerEntry[] }
  /** A word in 동, 로, 길, 역 that is no district, road or station of ours. */
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

/** One or several words, or a part of one, with what they mean. */
export interface Unit<M extends Meaning = Meaning> {
  meaning: M;
  /** As typed. */
  text: string;
  /** Without its particle. */
  form: string;
  particle: string;
  /** Places of its first and last word in the query. */
  from: number;
  to: number;
  /** Written together with the unit before it. */
  isJoined: boolean;
}

export type UnitOf<Type extends MeaningType> = Unit<MeaningOf<Type>>;

export function isUnit<Type extends MeaningType>(unit: Unit | undefined, ...types: Type[]): unit is UnitOf<Type> {
  return unit !== undefined && (types as MeaningType[]).includes(unit.meaning.type);
}
