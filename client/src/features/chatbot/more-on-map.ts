import { type MapParams, paths } from '../../lib/paths';
import type { ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';

type Search = NonNullable<ChatbotAnswer_AnswerFragment['search']>;

const PETS = { DOG: 'dog', CAT: 'cat', OTHER: 'other' } as const;

/** The map with what was read out of the question. */
export function moreOnMap(search: Search): string {
  const { sidoName, sigunguName, searchText, categories, petTypes, parkingAvailable } = search;
  return paths.map({
    // The map knows districts only within their region: alone its name is a text to look for.
    q: searchText ?? (sidoName ? undefined : (sigunguName ?? undefined)),
    region: sidoName ?? undefined,
    district: sidoName ? (sigunguName ?? undefined) : undefined,
    category: categories,
    pet: petTypes.map((petType) => PETS[petType]),
    parking: parkingAvailable === null ? undefined : parkingAvailable ? 'Y' : 'N',
    type: placeType(search),
  });
}

/** The map shows the one or the other; who wants both gets all. */
function placeType({ indoorFacility, outdoorFacility }: Search): MapParams['type'] {
  if (Boolean(indoorFacility) === Boolean(outdoorFacility)) return undefined;
  return indoorFacility ? 'indoor' : 'outdoor';
}
