import type { PetType } from '../../../shared/pet-type';
import type { Facility } from '../../facility/facility.entity';
import type { NamedPet } from './named-pets';
import type { NamedPlace } from './places-named';

/** Conditions apart from location. */
export interface PlaceConditions {
  categories: string[];
  petTypes: PetType[];
  /** Named by the question. Whose entry is judged is in `PlaceRequest.pets`. */
  pets: NamedPet[];
  parkingAvailable: true | null;
  indoorFacility: true | null;
  outdoorFacility: true | null;
  openAt: { instant: Date; isNow: boolean } | null;
  isOpenAllDay: true | null;
}

/** A parsed question for places; the location can be missing, unknown or ambiguous. */
export interface PlaceRequest {
  /** The kind as answers call it. */
  kind: string;
  conditions: PlaceConditions;
  /** Whose entry is judged: the pets of the question, else those of the request. */
  pets: readonly NamedPet[];
  /** What answers call them. */
  petNames: string[];
  place: NamedPlace | null;
  /** Words for an unknown location. */
  unknownPlace: string | null;
  /** A location name that exists in several regions. */
  severalPlaces: string | null;
  /** Words that were not used. */
  unusedWords: string[];
  /** Places shown before, which are not shown again. */
  shown: readonly number[];
}

export interface FoundPlaces {
  request: PlaceRequest & { place: NamedPlace };
  /** The final conditions, without the dropped ones. */
  conditions: PlaceConditions;
  /** The final, possibly wider location. */
  place: NamedPlace;
  facilities: Facility[];
  totalCount: number;
  isTotalCountExact: boolean;
  /** Whether the texts of these places do not say if the pets may enter. */
  isEntryUnknown: boolean;
}

export const HOSPITAL = '동물병원';
/** In an emergency: prefers open clinics. */
export const openHospitals = (pets: NamedPet[] = [], petTypes: PetType[] = []): PlaceConditions => ({
  categories: [HOSPITAL],
  petTypes,
  pets,
  parkingAvailable: null,
  indoorFacility: null,
  outdoorFacility: null,
  openAt: { instant: new Date(), isNow: true },
  isOpenAllDay: null,
});
/** Without a location. */
export const NOWHERE: Pick<PlaceRequest, 'place' | 'unknownPlace' | 'severalPlaces'> = {
  place: null,
  unknownPlace: null,
  severalPlaces: null,
};
