import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';
import { ERRAND_KINDS } from '../../shared/facility-category';
import { PetSpecies } from '../../shared/pet-species';
import { PetType } from '../../shared/pet-type';
import type { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { type InterpretedQuery, SearchChipKind, type SearchService } from '../search/search.service';
import { areaOf, type NamedPlace, placeOf, withWords } from './places-named';
import { asksForPlaces, asTyped, isPlaceLike, isStory, kindsIn, namesIn, withoutNouns } from './spoken-question';
import { STRINGS } from './strings';

/** Conditions apart from location. */
export interface PlaceConditions {
  categories: string[];
  petTypes: PetType[];
  /** Pets with a weight, size or breed; places that refuse them are excluded. */
  pets: InterpretedQuery['filter']['pets'];
  parkingAvailable: boolean | null;
  indoorFacility: boolean | null;
  outdoorFacility: boolean | null;
  openAt: { instant: Date; isNow: boolean } | null;
  isOpenAllDay: true | null;
}

/** A parsed question for places; the location can be missing, unknown or ambiguous. */
export interface PlaceRequest {
  /** The kind as answers call it. */
  kind: string;
  conditions: PlaceConditions;
  place: NamedPlace | null;
  /** Words for an unknown location. */
  unknownPlace: string | null;
  /** A location name that exists in several regions. */
  severalPlaces: string | null;
  /** Labels of the pets. */
  petNames: string[];
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
}

export const HOSPITAL = '동물병원';
/** In an emergency: prefers open clinics. */
const openHospitals = (): PlaceConditions => ({
  categories: [HOSPITAL],
  petTypes: [],
  pets: [],
  parkingAvailable: null,
  indoorFacility: null,
  outdoorFacility: null,
  openAt: { instant: new Date(), isNow: true },
  isOpenAllDay: null,
});
/** Kinds that accept every animal, so that mentioning a dog is no condition. */
const SERVICES: readonly string[] = [...ERRAND_KINDS, '미용', '위탁관리'];
/** Dropped in this order when nothing matches. Pets are never dropped. */
const OPTIONAL = ['parkingAvailable', 'indoorFacility', 'outdoorFacility', 'isOpenAllDay', 'openAt'] as const;
/** Words of a long message that are tried as location names. */
const TRIED_MAX = 4;

/** Owns finding places for a Korean question, by the location names in it. The user's own position is never used. */
export class PlaceFinder {
  constructor(
    private readonly facilities: FacilityService,
    private readonly search: SearchService,
  ) {}

  /** null if the question does not ask for places. */
  async read(text: string): Promise<PlaceRequest | null> {
    const typed = asTyped(text);
    let reading = await this.interpret(typed);
    if (isStory(reading)) reading = await this.interpret(asTyped(withoutNouns(text)));
    const kinds = kindsIn(reading);
    if (kinds.length === 0 || !asksForPlaces(typed, reading)) return null;
    const conditions = conditionsOf(reading, [...new Set(kinds.flatMap((kind) => kind.split('·')))]);
    const request = {
      ...NOWHERE,
      kind: kinds.map(STRINGS.kindOf).join('·'),
      conditions,
      petNames: petNamesIn(reading),
    };
    const [names, place] = [namesIn(reading), placeOf(reading)];
    if (place) return { ...request, place: withWords(place, names) };
    if (names.length === 0) return request;
    const located = await this.locate(names, conditions.categories);
    const placeLike = names.filter(isPlaceLike);
    const isLess = located.unknownPlace !== null && placeLike.length > 0 && placeLike.length < names.length;
    return { ...request, ...(isLess ? await this.locate(placeLike, conditions.categories, names) : located) };
  }

  /** Combines a question without location with the location of a later reply. */
  async readWithPlace(text: string, place: string): Promise<PlaceRequest | null> {
    return (await this.read(text))?.place === null ? this.read(`${place} 근처 ${text}`) : null;
  }

  /** Clinics at the location in a message; null without one. */
  async readHospitals(text: string): Promise<PlaceRequest | null> {
    const typed = asTyped(withoutNouns(text, { withObjects: true }));
    const reading = await this.interpret(typed);
    const request = { ...NOWHERE, kind: HOSPITAL, conditions: openHospitals(), petNames: [] };
    const place = placeOf(reading);
    if (place) return { ...request, place };
    const beforeKind = /(\S{2,}) (?:동물 ?)?병원/.exec(typed)?.[1];
    const { restWords, isNearMe } = reading;
    // A reply like 잠실 근처 to the chatbot's question.
    const isAlone = isNearMe && restWords.length === 1;
    const names = restWords.filter((word) => isPlaceLike(word) || word === beforeKind || isAlone);
    for (const name of names.slice(0, TRIED_MAX)) {
      const located = await this.locate([name], [HOSPITAL]);
      if (!located.unknownPlace) return { ...request, ...located };
    }
    return null;
  }

  /** Drops conditions one by one until something matches, then widens the location. */
  async find({ place: requested, ...request }: PlaceRequest & { place: NamedPlace }): Promise<FoundPlaces> {
    for (let place: NamedPlace | null = requested; place; place = place.wider) {
      let conditions: PlaceConditions | null = request.conditions;
      for (; conditions; conditions = withoutOneCondition(conditions)) {
        const { items, totalCount, isTotalCountExact } = await this.facilities.listBest(
          filterOf(conditions, place),
          CHATBOT_RULES.placesMax,
        );
        if (items.length)
          return {
            request: { ...request, place: requested },
            conditions,
            place,
            facilities: items,
            totalCount,
            isTotalCountExact,
          };
      }
    }
    const none = { facilities: [], totalCount: 0, isTotalCountExact: true };
    return { request: { ...request, place: requested }, conditions: request.conditions, place: requested, ...none };
  }

  /**
   * Regions with places that contain the words: matching places, else any.
   * @param all the conditions
   */
  private async locate(words: string[], categories: string[], all = words): Promise<typeof NOWHERE> {
    const text = words.join(' ');
    for (const filter of [{ categories, searchQuery: text }, { searchQuery: text }]) {
      const { items } = await this.facilities.listBest(filter, CHATBOT_RULES.placesMax);
      const [region, ...others] = new Set(items.flatMap(({ sidoName }) => sidoName ?? []));
      if (others.length > 0) return { ...NOWHERE, severalPlaces: text };
      if (region) return { ...NOWHERE, place: withWords(areaOf(region, null), all) };
    }
    return { ...NOWHERE, unknownPlace: text };
  }

  private interpret(typed: string): Promise<InterpretedQuery> {
    return this.search.interpret(typed, new Date());
  }
}

const NOWHERE: Pick<PlaceRequest, 'place' | 'unknownPlace' | 'severalPlaces'> = {
  place: null,
  unknownPlace: null,
  severalPlaces: null,
};

function conditionsOf({ filter, chips }: InterpretedQuery, categories: string[]): PlaceConditions {
  const { parkingAvailable, indoorFacility, outdoorFacility, openAt, isOpenAllDay } = filter;
  const isService = categories.every((category) => SERVICES.includes(category));
  const petTypes = [...new Set(filter.pets.map(({ species }) => petTypeOf(species)))];
  return {
    categories,
    petTypes: petTypes.filter((petType) => !(isService && petType === PetType.DOG)),
    pets: areDescribed(filter.pets) ? filter.pets : [],
    parkingAvailable,
    indoorFacility,
    outdoorFacility,
    openAt: openAt && { instant: openAt, isNow: chips.every(({ kind }) => kind !== SearchChipKind.OPEN_AT) },
    isOpenAllDay,
  };
}

function petTypeOf(species: PetSpecies): PetType {
  return species === PetSpecies.DOG ? PetType.DOG : species === PetSpecies.CAT ? PetType.CAT : PetType.OTHER;
}

const areDescribed = (pets: PlaceConditions['pets']) =>
  pets.some(({ weightKg, size, isRestrictedBreed }) => weightKg !== null || size !== null || isRestrictedBreed);

function petNamesIn({ filter: { pets }, chips }: InterpretedQuery): string[] {
  return areDescribed(pets) ? chips.filter(({ kind }) => kind === SearchChipKind.PET).map(({ text }) => text) : [];
}

function withoutOneCondition(conditions: PlaceConditions): PlaceConditions | null {
  const name = OPTIONAL.find((optional) => conditions[optional] !== null);
  return name ? { ...conditions, [name]: null } : null;
}

function filterOf({ openAt, ...conditions }: PlaceConditions, { sidoName, sigunguName, nearPlace, words }: NamedPlace) {
  const isErrand = conditions.categories.every((category) => (ERRAND_KINDS as readonly string[]).includes(category));
  const where = { sidoName, sigunguName, within: nearPlace, searchQuery: words.join(' ') };
  return { ...conditions, ...where, openAt: openAt?.instant, petFriendlyOnly: !isErrand };
}
