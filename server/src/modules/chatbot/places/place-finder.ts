import { ERRAND_KINDS } from '../../../shared/facility-category';
import type { PetInput } from '../../../shared/pet-input';
import { PetType } from '../../../shared/pet-type';
import { CHATBOT_RULES } from '../../../shared/validation/chatbot-rules';
import type { FacilityService } from '../../facility/facility.service';
import { type InterpretedQuery, SearchChipKind, type SearchService } from '../../search/search.service';
import { type NamedPet, petsOf } from './named-pets';
import { isObject, isSpeech, wishOf, withoutParticle } from './place-words';
import { areaOf, type NamedPlace, placeOf, withWords } from './places-named';
import {
  asksForPlaces,
  asksWithPetAlone,
  asOuting,
  asTyped,
  isPlaceLike,
  isStory,
  kindsIn,
  namesIn,
  withoutNouns,
} from './spoken-question';
import { type FoundPlaces, HOSPITAL, NOWHERE, openHospitals, type PlaceConditions, type PlaceRequest } from './place-request';
import { type Attempt, attemptsOf } from './relax-request';
import { STRINGS } from './strings';

/** Kinds that say nothing of dogs to clients that read `petTypes` only. */
const SERVICES: readonly string[] = [...ERRAND_KINDS, '미용', '위탁관리'];
/** What a pet and a location alone ask for. */
const PLACES_TO_GO = '카페 식당 여행지';
/** Places that a model's answer is searched for. */
const REFUSING_MAX = 100;
/** Per answer. */
const SEARCHES_MAX = 8;
/** Words of a long message that are tried as location names. */
const TRIED_MAX = 4;

/** Owns finding places for a Korean question, by the location names in it. The user's own position is never used. */
export class PlaceFinder {
  constructor(
    private readonly facilities: FacilityService,
    private readonly search: SearchService,
  ) {}

  /**
   * null if the question does not ask for places.
   * @param party the person's pets, for a question that names none
   */
  async read(text: string, party: readonly PetInput[] = []): Promise<PlaceRequest | null> {
    let typed = asTyped(text);
    let reading = await this.interpret(typed);
    const outing = kindsIn(reading).length === 0 ? asOuting(typed, reading) : null;
    if (outing) [typed, reading] = [outing, await this.interpret(outing)];
    if (asksWithPetAlone(typed, reading, await this.namesStation(reading))) {
      typed = `${typed} ${PLACES_TO_GO}`;
      reading = await this.interpret(typed);
    }
    if (isStory(reading)) reading = await this.interpret(asTyped(withoutNouns(typed)));
    const kinds = kindsIn(reading);
    if (kinds.length === 0 || !asksForPlaces(typed, reading, await this.namesStation(reading))) return null;
    const request = this.requestOf(reading, kinds, party);
    const names = namesIn(reading);
    const place = placeOf(reading);
    const unusedWords = request.unusedWords.filter((word) => !names.some((name) => withoutParticle(name) === word));
    if (place) return { ...request, unusedWords, place: withWords(place, names) };
    const located = names.filter((word) => !wishOf(word));
    const wishes = names.filter((word) => wishOf(word));
    if (located.length === 0) return { ...request, unusedWords: [...wishes, ...unusedWords] };
    const first = await this.locate(located, request, names);
    const placeLike = located.filter(isPlaceLike);
    const isLess = first.unknownPlace !== null && placeLike.length > 0 && placeLike.length < located.length;
    return { ...request, unusedWords, ...(isLess ? await this.locate(placeLike, request, names) : first) };
  }

  /** The request of a reading, without its location. */
  requestOf(reading: InterpretedQuery, kinds: string[], party: readonly PetInput[]): PlaceRequest {
    const pets = petsOf(reading, party);
    const conditions = conditionsOf(reading, [...new Set(kinds.flatMap((kind) => kind.split('·')))], pets);
    return {
      ...NOWHERE,
      kind: kinds.map(STRINGS.kindOf).join('·'),
      conditions,
      pets: pets.judged,
      petNames: pets.names,
      unusedWords: unusedWordsOf(reading),
      shown: [],
    };
  }

  /** Combines a question without location with the location of a later reply. */
  async readWithPlace(text: string, place: string, party: readonly PetInput[] = []): Promise<PlaceRequest | null> {
    return (await this.read(text, party))?.place === null ? this.read(`${place} 근처 ${text}`, party) : null;
  }

  /**
   * Clinics that treat the named species, at the location in a message; `place` is null without one.
   * @param about the message that names the species
   */
  async readHospitals(text: string, party: readonly PetInput[] = [], about = text): Promise<PlaceRequest> {
    const whole = await this.interpret(asTyped(about));
    const { pets, petTypes, judged, names: petNames } = petsOf(whole, party);
    const typed = asTyped(withoutNouns(text, { withObjects: true }));
    const reading = await this.interpret(typed);
    const request: PlaceRequest = {
      ...NOWHERE,
      kind: HOSPITAL,
      conditions: openHospitals(pets, servicePetTypes(petTypes)),
      pets: judged,
      petNames,
      unusedWords: [],
      shown: [],
    };
    const place = placeOf(reading);
    if (place) return { ...request, place };
    const beforeKind = /(\S{2,}) (?:동물 ?)?병원/.exec(typed)?.[1];
    const { restWords, isNearMe } = reading;
    // A reply like 잠실 근처 to the chatbot's question.
    const isAlone = isNearMe && restWords.length === 1;
    const names = restWords.filter((word) => isPlaceLike(word) || word === beforeKind || isAlone);
    for (const name of names.slice(0, TRIED_MAX)) {
      const located = await this.locate([name], request);
      if (!located.unknownPlace) return { ...request, ...located };
    }
    return request;
  }

  /** Relaxes the request step by step until something matches, in few searches. */
  async find(request: PlaceRequest & { place: NamedPlace }): Promise<FoundPlaces> {
    const { conditions, place } = request;
    let left = SEARCHES_MAX;
    for (const attempts of attemptsOf(request)) {
      if (left === 0) break;
      left -= 1;
      // Where the loosest of them finds nothing, no other does.
      const loosest = await this.findOnce(request, attempts.at(-1)!);
      if (!loosest) continue;
      for (const attempt of attempts.slice(0, -1).slice(0, left)) {
        const found = await this.findOnce(request, attempt);
        if (found) return found;
      }
      return loosest;
    }
    return { request, conditions, place, facilities: [], totalCount: 0, isTotalCountExact: true, isEntryUnknown: false };
  }

  private async findOnce(
    request: PlaceRequest & { place: NamedPlace },
    { conditions, place, entryAnswers }: Attempt,
  ): Promise<FoundPlaces | null> {
    const { items, totalCount, isTotalCountExact } = await this.facilities.listBest(
      filterOf({ conditions, place, entryAnswers }, request.pets),
      CHATBOT_RULES.placesMax + request.shown.length,
    );
    const facilities = items.filter(({ id }) => !request.shown.includes(id)).slice(0, CHATBOT_RULES.placesMax);
    const isEntryUnknown = request.pets.length > 0 && entryAnswers.includes('UNKNOWN');
    return facilities.length > 0
      ? { request, conditions, place, facilities, totalCount, isTotalCountExact, isEntryUnknown }
      : null;
  }

  /** Names of places of the same kind and area that refuse the pets. */
  async namesRefusing({ request: { pets, conditions }, place }: FoundPlaces): Promise<string[]> {
    if (pets.length === 0) return [];
    const { sidoName, sigunguName, nearPlace: within } = place;
    const { items } = await this.facilities.listBest(
      { categories: conditions.categories, sidoName, sigunguName, within, pets: [...pets], entryAnswers: ['DENIED'] },
      REFUSING_MAX,
    );
    return items.map(({ name }) => name);
  }

  interpret(typed: string): Promise<InterpretedQuery> {
    return this.search.interpret(typed, new Date());
  }

  /**
   * Regions with places that contain the words: matching places, else any.
   * @param all the words that narrow the place
   */
  async locate(
    words: string[],
    { conditions: { categories }, pets }: Pick<PlaceRequest, 'conditions' | 'pets'>,
    all = words,
  ): Promise<typeof NOWHERE> {
    const text = words.join(' ');
    const admitting = { pets: [...pets] };
    for (const filter of [{ categories, searchQuery: text, ...admitting }, { searchQuery: text }]) {
      const { items } = await this.facilities.listBest(filter, CHATBOT_RULES.placesMax);
      const [region, ...others] = new Set(items.flatMap(({ sidoName }) => sidoName ?? []));
      if (others.length > 0) return { ...NOWHERE, severalPlaces: text };
      if (region) return { ...NOWHERE, place: withWords(areaOf(region, null), all) };
    }
    const [station, own] = (await this.stationAmong(words)) ?? [];
    if (!station) return { ...NOWHERE, unknownPlace: text };
    const others = all.filter((word) => !own?.includes(word));
    return { ...NOWHERE, place: withWords(station, others) };
  }

  /** The station that the words are called after together, else one of them. */
  private async stationAmong(words: readonly string[]): Promise<[NamedPlace, string[]] | null> {
    const tried = words.slice(0, TRIED_MAX);
    for (const own of [tried, ...(tried.length > 1 ? tried.map((word) => [word]) : [])]) {
      const station = await this.stationOf(own.join(''));
      if (station) return [station, own];
    }
    return null;
  }

  private async namesStation({ filter, nearPlace, restWords }: InterpretedQuery): Promise<boolean> {
    if (filter.sidoName || nearPlace) return true;
    const words = restWords.filter((word) => !isSpeech(word) && !wishOf(word)).map(withoutParticle);
    return (await this.stationAmong(words)) !== null;
  }

  /** 잠실, which no district or place is called, is where its station is. */
  async stationOf(name: string): Promise<NamedPlace | null> {
    const reading = await this.interpret(`${name.replace(/(?<=[가-힣]{2})리$/, '')}역`);
    return reading.restWords.length === 0 && reading.nearPlace ? placeOf(reading) : null;
  }
}

const servicePetTypes = (petTypes: PetType[]): PetType[] => petTypes.filter((petType) => petType !== PetType.DOG);

function conditionsOf(
  { filter, chips }: InterpretedQuery,
  categories: string[],
  { pets, petTypes }: { pets: NamedPet[]; petTypes: PetType[] },
): PlaceConditions {
  const { parkingAvailable, indoorFacility, outdoorFacility, openAt, isOpenAllDay } = filter;
  const isService = categories.every((category) => SERVICES.includes(category));
  return {
    categories,
    petTypes: isService ? servicePetTypes(petTypes) : petTypes,
    pets,
    parkingAvailable,
    indoorFacility,
    outdoorFacility,
    openAt: openAt && { instant: openAt, isNow: chips.every(({ kind }) => kind !== SearchChipKind.OPEN_AT) },
    isOpenAllDay,
  };
}

/** Every word that is no condition and no speech, and 브런치 of 브런치카페. */
function unusedWordsOf({ restWords, chips }: InterpretedQuery): string[] {
  const kinds = chips.filter(({ kind }) => kind === SearchChipKind.CATEGORY).map(({ source }) => source);
  const ofKinds = kinds.flatMap((source) => /브런치/.exec(source)?.[0] ?? []);
  const names = restWords.filter((word) => !isSpeech(word) && !(isObject(word) && !wishOf(word)));
  return [...new Set([...names.map(withoutParticle), ...ofKinds])];
}

function filterOf({ conditions, place, entryAnswers }: Attempt, pets: readonly NamedPet[]) {
  const { openAt, categories, parkingAvailable, indoorFacility, outdoorFacility, isOpenAllDay } = conditions;
  const { sidoName, sigunguName, nearPlace, words } = place;
  const isErrand = categories.every((category) => (ERRAND_KINDS as readonly string[]).includes(category));
  return {
    ...{ categories, parkingAvailable, indoorFacility, outdoorFacility, isOpenAllDay },
    ...{ sidoName, sigunguName, within: nearPlace, searchQuery: words.join(' ') },
    ...{ pets: [...pets], entryAnswers: [...entryAnswers] },
    openAt: openAt?.instant,
    petFriendlyOnly: !isErrand,
  };
}
