import { searchPath } from '../../lib/search-filters';
import type { ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';

/** The map with what was read out of the question. */
export function moreOnMap({
  sidoName,
  sigunguName,
  searchText,
  parkingAvailable,
  indoorFacility,
  outdoorFacility,
  categories,
  petTypes,
}: NonNullable<ChatbotAnswer_AnswerFragment['search']>): string {
  return searchPath({
    // The map knows districts only within their region: alone its name is a text to look for.
    query: searchText ?? (sidoName ? '' : (sigunguName ?? '')),
    region: sidoName,
    district: sigunguName,
    categories,
    petTypes,
    parking: parkingAvailable === null ? 'all' : parkingAvailable ? 'Y' : 'N',
    placeType: indoorFacility ? (outdoorFacility ? 'both' : 'indoor') : outdoorFacility ? 'outdoor' : 'all',
  });
}
