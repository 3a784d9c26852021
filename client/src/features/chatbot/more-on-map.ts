import { koreanMinute } from '../../lib/open-time';
import { searchPath } from '../../lib/search-filters';
import type { ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';

/** The map with what was read out of the question. */
export function moreOnMap({
  sidoName,
  sigunguName,
  nearPlace,
  searchText,
  parkingAvailable,
  indoorFacility,
  outdoorFacility,
  categories,
  petTypes,
  pets,
  openAt,
  isOpenNow,
  isOpenAllDay,
}: NonNullable<ChatbotAnswer_AnswerFragment['search']>): string {
  return searchPath({
    // The search reads a station or a quarter out of its text.
    query: [nearPlace?.name, searchText].filter(Boolean).join(' '),
    region: sidoName,
    district: sigunguName,
    categories,
    petTypes,
    pets,
    openAt: openAt ? { at: isOpenNow ? 'now' : koreanMinute(Date.parse(openAt)), withUnknown: false } : null,
    isOpenAllDay: isOpenAllDay ?? false,
    parking: parkingAvailable === null ? 'all' : parkingAvailable ? 'Y' : 'N',
    placeType: indoorFacility ? (outdoorFacility ? 'both' : 'indoor') : outdoorFacility ? 'outdoor' : 'all',
  });
}
