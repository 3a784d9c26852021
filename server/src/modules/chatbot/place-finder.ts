import { ERRAND_KINDS } from '../../shared/facility-category';
import { CHATBOT_RULES } from '../../shared/chatbot-rules';
import { PetType } from '../../shared/pet-type';
import type { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import type { ChatbotSearch } from './chatbot.output';
import type { NamedPlace } from './place-areas';
import { PlaceNames } from './place-names';
import { missingPlaceIn, type PlaceQuestion, readPlaceQuestion } from './place-question';

/** What a question for places asks for; without a place where it says none, one that nobody knows, or one of several. */
export interface PlaceRequest {
  /** What answers call what is looked for. */
  kind: string;
  search: ChatbotSearch;
  place: NamedPlace | null;
  /** The word for a place that no data knows. */
  unknownPlace: string | null;
  /** A name that is one of several regions. */
  severalPlaces: string | null;
  /** A word that was left out because no data knows it. */
  unreadWord: string | null;
  /** 24시, 지금 문 연: what no search can promise. */
  asksForHours: boolean;
}

export interface FoundPlaces {
  request: PlaceRequest & { place: NamedPlace };
  /** What was really looked for: without the conditions that nothing met. */
  search: ChatbotSearch;
  /** Where it was found in the end. */
  place: NamedPlace;
  facilities: Facility[];
  totalCount: number;
  isTotalCountExact: boolean;
}

export const HOSPITAL = '동물병원';
/** Kinds that see every animal, so that a dog says nothing about which. */
const SERVICES: readonly string[] = [...ERRAND_KINDS, '미용', '위탁관리'];
/** What is given up first when nothing meets all conditions. */
const CONDITIONS = ['parkingAvailable', 'indoorFacility', 'outdoorFacility'] as const;

/** Owns finding places for a question in Korean. It knows no position of anybody, only the names of places that the question says. */
export class PlaceFinder {
  private readonly names: PlaceNames;

  constructor(private readonly facilities: FacilityService) {
    this.names = new PlaceNames(facilities);
  }

  /** null: the question is not for places. */
  async read(text: string): Promise<PlaceRequest | null> {
    const question = readPlaceQuestion(text);
    if (!question.kinds.length || (question.asksToKnow && !question.asksForPlaces && !question.hasProximity)) return null;
    const categories = [...new Set(question.kinds.flatMap((kind) => kind.categories))];
    const named = await this.names.find(question, categories);
    const missing = named.place || named.severalPlaces ? null : missingPlaceIn(question);
    if (missing === undefined) return null;
    const search = { ...conditionsOf(question, categories), ...whereOf(named.place) };
    const kind = [...new Set(question.kinds.map(({ label }) => label))].join('·');
    return { kind, search, ...named, unknownPlace: missing, asksForHours: question.asksForHours };
  }

  /** A question for places near nowhere that is known, with the place that was said after it. */
  async readAgain(text: string, place: string): Promise<PlaceRequest | null> {
    return (await this.read(text))?.place === null ? this.read(`${place} 근처 ${text}`) : null;
  }

  /** Clinics of the place that a message names, whatever else it says; null where it names none. */
  async readHospitals(text: string): Promise<PlaceRequest | null> {
    const named = await this.names.findInStory(readPlaceQuestion(text), [HOSPITAL]);
    if (!named.place && !named.severalPlaces) return null;
    const search = { ...NO_CONDITIONS, categories: [HOSPITAL], ...whereOf(named.place) };
    return { kind: HOSPITAL, search, ...named, unknownPlace: null, asksForHours: false };
  }

  /** Gives up one condition after the other until something is found, and then the exact place. */
  async find({ place: asked, ...request }: PlaceRequest & { place: NamedPlace }): Promise<FoundPlaces> {
    for (let place: NamedPlace | null = asked; place; place = place.wider) {
      let search: ChatbotSearch | null = { ...request.search, ...whereOf(place) };
      for (; search; search = withoutOneCondition(search)) {
        const { items, totalCount, isTotalCountExact } = await this.facilities.listBest(
          filterOf(search),
          CHATBOT_RULES.placesMax,
        );
        if (items.length)
          return { request: { ...request, place: asked }, search, place, facilities: items, totalCount, isTotalCountExact };
      }
    }
    const none = { facilities: [], totalCount: 0, isTotalCountExact: true };
    return { request: { ...request, place: asked }, search: request.search, place: asked, ...none };
  }
}

const NO_CONDITIONS = { petTypes: [] as PetType[], parkingAvailable: null, indoorFacility: null, outdoorFacility: null };

function conditionsOf(question: PlaceQuestion, categories: string[]): Omit<ChatbotSearch, keyof ReturnType<typeof whereOf>> {
  const { parkingAvailable, indoorFacility, outdoorFacility } = question;
  const isService = categories.every((category) => SERVICES.includes(category));
  const petTypes = question.petTypes.filter((petType) => !(isService && petType === PetType.DOG));
  return { categories, petTypes, parkingAvailable, indoorFacility, outdoorFacility };
}

function whereOf(place: NamedPlace | null) {
  const { sidoName = null, sigunguName = null, searchText = null } = place ?? {};
  return { sidoName, sigunguName, searchText };
}

function withoutOneCondition(search: ChatbotSearch): ChatbotSearch | null {
  const condition = CONDITIONS.find((name) => search[name] !== null);
  if (condition) return { ...search, [condition]: null };
  return search.petTypes.length ? { ...search, petTypes: [] } : null;
}

function filterOf({ searchText, ...search }: ChatbotSearch) {
  const isErrand = search.categories.every((category) => (ERRAND_KINDS as readonly string[]).includes(category));
  return { ...search, searchQuery: searchText, petFriendlyOnly: !isErrand };
}
