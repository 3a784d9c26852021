import type { Unit } from './meaning';

export enum SearchChipKind {
  CATEGORY = 'CATEGORY',
  REGION = 'REGION',
  DISTRICT = 'DISTRICT',
  NEAR_PLACE = 'NEAR_PLACE',
  NEAR_ME = 'NEAR_ME',
  PET = 'PET',
  PARKING = 'PARKING',
  INDOOR = 'INDOOR',
  OUTDOOR = 'OUTDOOR',
  OPEN_NOW = 'OPEN_NOW',
  OPEN_AT = 'OPEN_AT',
  OPEN_ALL_DAY = 'OPEN_ALL_DAY',
}

/** A condition and the units it was read from. */
export interface ChipReading {
  kind: SearchChipKind;
  text: string;
  units: readonly Unit[];
}

/** The result of one parsing step. */
export interface Reading<Value> {
  value: Value;
  chips: readonly ChipReading[];
  /** Redundant or conflicting units, searched as plain words. */
  left: readonly Unit[];
}
