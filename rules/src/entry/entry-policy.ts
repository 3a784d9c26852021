import type { PetSize, PetSpecies } from './pet';

/** Days of a scope; a public holiday counts in addition to its weekday. */
export type EntryDay = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN' | 'HOLIDAY';

export const WEEK: readonly EntryDay[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

export const EntryConditionKind = {
  LEASH: 'LEASH',
  CARRIER: 'CARRIER',
  HELD: 'HELD',
  STROLLER: 'STROLLER',
  MUZZLE: 'MUZZLE',
  MANNER_BELT: 'MANNER_BELT',
  DIAPER: 'DIAPER',
  POOP_BAG: 'POOP_BAG',
  VACCINATION: 'VACCINATION',
  REGISTRATION: 'REGISTRATION',
  OUTDOOR_ONLY: 'OUTDOOR_ONLY',
  AREA_ONLY: 'AREA_ONLY',
  WEEKDAYS_ONLY: 'WEEKDAYS_ONLY',
  DAYS_LIMITED: 'DAYS_LIMITED',
  TIME_LIMITED: 'TIME_LIMITED',
  EXTRA_FEE: 'EXTRA_FEE',
  RESERVATION: 'RESERVATION',
  ASK_FIRST: 'ASK_FIRST',
  NO_BARKING: 'NO_BARKING',
  NO_AGGRESSION: 'NO_AGGRESSION',
  NOT_SICK: 'NOT_SICK',
  NOT_IN_HEAT: 'NOT_IN_HEAT',
  NO_SHEDDING: 'NO_SHEDDING',
  NEUTERED: 'NEUTERED',
  MIN_AGE: 'MIN_AGE',
  OWN_SUPPLIES: 'OWN_SUPPLIES',
  SEPARATE_AREA: 'SEPARATE_AREA',
  BREED_LIMIT: 'BREED_LIMIT',
} as const;
export type EntryConditionKind = (typeof EntryConditionKind)[keyof typeof EntryConditionKind];

/** When a rule applies: days (null: every day) and minutes of the day (null: all day). */
export interface When {
  days: EntryDay[] | null;
  /** [from, to); an end before its start is on the next day. */
  minutes: [number, number] | null;
}

/** Numbers are kilograms; null is no bound on that side. */
export interface Bound {
  min: number | null;
  isMinIncluded: boolean;
  max: number | null;
  isMaxIncluded: boolean;
}

/** A size class; an adjacent number overrides it. */
export interface SizeItem {
  size: PetSize;
  bound: Bound | null;
  /** 초소형 and 초대형: a part of the class without a defined weight. */
  isDoubtful: boolean;
}

/** The animals of a demand or ban. Null and empty lists match all. */
export interface Who {
  species: PetSpecies[] | null;
  sizes: SizeItem[];
  bound: Bound | null;
  isRestrictedBreed: boolean;
}

interface Read {
  quote: string;
  when: When | null;
}

/** 모두 가능 */
export interface EveryoneRule extends Read {
  type: 'EVERYONE';
}
/** 동반 불가, 주말 불가 */
export interface NobodyRule extends Read {
  type: 'NOBODY';
  reason: 'NOT_FRIENDLY' | 'FORBIDDEN' | 'GUIDE_DOGS_ONLY';
}
/** 평일만, 대형견은 평일만: closed outside `when`. */
export interface OpenOnlyRule extends Read {
  type: 'OPEN_ONLY';
  who: Who | null;
}
/** Admitted species. */
export interface SpeciesRule extends Read {
  type: 'SPECIES';
  species: PetSpecies[];
  /** Ambiguous: 새(닭), 특수견. */
  doubtful: PetSpecies[];
  /** 등, 기타, 특수동물: others may be admitted. */
  isOpen: boolean;
  /** X만 */
  isExclusive: boolean;
}
/** Admitted sizes of dogs. */
export interface SizesRule extends Read {
  type: 'SIZES';
  sizes: SizeItem[];
  isExclusive: boolean;
  /** 소형, 특수견: other sizes may be admitted. */
  isOpen: boolean;
  /** 대형견도 가능, 소형견은 실내 가능: no limit together with 모두 가능. */
  isPermission: boolean;
}
/** 10kg 이하, 총 20kg 이하, 몸높이 40cm 이하 */
export interface WeightRule extends Read {
  type: 'WEIGHT';
  species: PetSpecies[] | null;
  bound: Bound;
  /** 총, 합산: the sum over all animals. */
  isTotal: boolean;
  /** Height or length, which pets have no field for. */
  isLength: boolean;
}
/** 대형견 불가, 맹견 불가, 고양이 불가 */
export interface BanRule extends Read {
  type: 'BAN';
  who: Who;
  /** From the column of sizes, where excluding some dogs admits the others. */
  impliesOtherDogs: boolean;
  /** Unknown words may narrow it: "사고 이력 있는 개 불가". */
  isDoubtful: boolean;
}
export interface CountRule extends Read {
  type: 'COUNT';
  max: number;
  /** 1인 1마리: the number of people is unknown. */
  isPerPerson: boolean;
  who: Who | null;
}
export interface DemandRule extends Read {
  type: 'DEMAND';
  kind: EntryConditionKind;
  who: Who | null;
  /** Display text if it is more specific than the kind. */
  text: string | null;
  /** Limits the demand to a zone, sex or state. */
  note: string | null;
  /** Demands with the same number are alternatives. */
  group: number | null;
  /** 실내는 소형견만: applies to animals that do not match. */
  isForOthers: boolean;
}

export type EntryRule =
  EveryoneRule | NobodyRule | OpenOnlyRule | SpeciesRule | SizesRule | WeightRule | BanRule | CountRule | DemandRule;

/** The parsed texts of a place. Plain JSON. */
export interface EntryPolicy {
  version: number;
  /** 반려동물 동반 가능정보 */
  isFriendly: boolean | null;
  rules: EntryRule[];
  /** Unparsed text. */
  residue: string[];
}
