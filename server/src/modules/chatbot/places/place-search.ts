import type { ChatbotSearch } from '../chatbot.output';
import { type FoundPlaces, openHospitals, type PlaceConditions, type PlaceRequest } from './place-request';
import type { NamedPlace } from './places-named';

/** The search behind the answer, for the map. */
export const searchOf = ({ conditions, place }: FoundPlaces): ChatbotSearch => searchIn(conditions, place);

/** Around the person, whose position only the browser knows; null for a location that is named and unclear. */
export function searchAroundOf({ conditions, place, unknownPlace, severalPlaces }: PlaceRequest): ChatbotSearch | null {
  return place || unknownPlace || severalPlaces ? null : searchIn(conditions, null);
}

/** Open clinics around the person. */
export const hospitalsAround = (request: PlaceRequest | null): ChatbotSearch =>
  searchIn(request?.conditions ?? openHospitals(), null);

function searchIn({ openAt, ...others }: PlaceConditions, place: NamedPlace | null): ChatbotSearch {
  const { sidoName, sigunguName, nearPlace, words } = place ?? { sidoName: null, sigunguName: null, nearPlace: null, words: [] };
  return {
    ...others,
    openAt: openAt?.instant ?? null,
    isOpenNow: openAt?.isNow ? true : null,
    ...{ sidoName, sigunguName, nearPlace },
    isNearMe: place === null,
    searchText: words.join(' ') || null,
  };
}
