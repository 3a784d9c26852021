import { type FacilityFilterInput, FacilitySort } from '../../server/src/modules/facility/facility.input';
import type { FacilityService } from '../../server/src/modules/facility/facility.service';
import { PetSpecies } from '../../server/src/shared/pet-species';
import { PetType } from '../../server/src/shared/pet-type';

type Query = (facilities: FacilityService) => Promise<unknown>;

const CITY_HALL = { latitude: 37.57, longitude: 126.98 };
const GANGNAM = { southWestLat: 37.49, southWestLng: 127.01, northEastLat: 37.53, northEastLng: 127.08 };
const SEOUL = { southWestLat: 37.43, southWestLng: 126.76, northEastLat: 37.7, northEastLng: 127.18 };
const KOREA = { southWestLat: 33, southWestLng: 124.5, northEastLat: 38.8, northEastLng: 132 };

const DOG = { species: PetSpecies.DOG, weightKg: 12, isRestrictedBreed: false };

interface PageOptions {
  page?: number;
  near?: typeof CITY_HALL | null;
  sort?: FacilitySort;
}

const page =
  (filter: FacilityFilterInput, { page = 0, near = null, sort }: PageOptions = {}): Query =>
  (facilities) =>
    facilities.list({
      filter,
      page,
      size: 15,
      sort: sort ?? (near ? FacilitySort.DISTANCE : FacilitySort.NAME),
      near,
      asWritten: true,
    });

const view =
  (bounds: typeof KOREA, filter: FacilityFilterInput = {}): Query =>
  (facilities) =>
    facilities.listInBounds({ bounds, filter, limit: 100 });

const suggestions =
  (query: string): Query =>
  (facilities) =>
    facilities.listSuggestions({ query, limit: 8 });

/** Typical queries, each with its total. A "very common" word is in more than a tenth of the places. */
export const SEARCH_QUERIES: Record<string, Query> = {
  'first page, no condition': page({}),
  'page 1,000, no condition': page({}, { page: 999 }),
  'two syllables (강남)': page({ searchQuery: '강남' }),
  'two syllables, page 10': page({ searchQuery: '강남' }, { page: 9 }),
  'rare word (초롱갤러리)': page({ searchQuery: '초롱갤러리' }),
  'no match (동물뷁)': page({ searchQuery: '동물뷁' }),
  'very common word (동물병원)': page({ searchQuery: '동물병원' }),
  'two words (강남 카페)': page({ searchQuery: '강남 카페' }),
  'two common words (동물병원 서울)': page({ searchQuery: '동물병원 서울' }),
  'one character (옥)': page({ searchQuery: '옥' }),
  'region and kind (부산, 카페)': page({ sidoName: '부산', categories: ['카페'] }),
  'district and group (강남구, 반려의료)': page({ sidoName: '서울', sigunguName: '강남구', categories: ['반려의료'] }),
  'kind (카페)': page({ categories: ['카페'] }),
  'party (dog of 12 kg)': page({ pets: [DOG] }),
  'party (dog of 12 kg), recommended': page({ pets: [DOG] }, { sort: FacilitySort.RECOMMENDED }),
  'kind (카페), recommended': page({ categories: ['카페'] }, { sort: FacilitySort.RECOMMENDED }),
  'open now': (facilities) => page({ openAt: new Date() })(facilities),
  'open on a Saturday at 14:00': page({ openAt: new Date('2026-11-28T05:00:00Z') }),
  'places to go that admit pets': page({ outingOnly: true, petFriendlyOnly: true }),
  'all filters and a word': page({
    searchQuery: '애견',
    sidoName: '부산',
    sigunguName: '해운대구',
    categories: ['카페', '펜션'],
    petTypes: [PetType.DOG],
    parkingAvailable: true,
    indoorFacility: true,
    petFriendlyOnly: true,
    outingOnly: true,
  }),
  'recommended, word (강남)': page({ searchQuery: '강남' }, { sort: FacilitySort.RECOMMENDED }),
  'recommended, near, no condition': page({}, { sort: FacilitySort.RECOMMENDED, near: CITY_HALL }),
  'nearest first': page({}, { near: CITY_HALL }),
  'nearest first (카페)': page({ categories: ['카페'] }, { near: CITY_HALL }),
  'nearest first, word (강남)': page({ searchQuery: '강남' }, { near: CITY_HALL }),
  'view of a quarter': view(GANGNAM),
  'view of a city': view(SEOUL),
  'view of the country': view(KOREA),
  'view of the country (카페)': view(KOREA, { categories: ['카페'] }),
  'suggestions, starts with (튼튼)': suggestions('튼튼'),
  'suggestions, contains (물병)': suggestions('물병'),
  'suggestions, address (해운대구)': suggestions('해운대구'),
  'suggestions, initials (ㅌㅌㄷㅁㅂㅇ)': suggestions('ㅌㅌㄷㅁㅂㅇ'),
  'suggestions, half typed (튼튼동물벼)': suggestions('튼튼동물벼'),
  'suggestions, wrong keyboard (rkdska)': suggestions('rkdska'),
  'suggestions, two words (강남 카페)': suggestions('강남 카페'),
  'suggestions, slip of a key (튼튼둥물병원)': suggestions('튼튼둥물병원'),
  'one place': (facilities) => facilities.find('12345'),
  regions: (facilities) => facilities.listRegions(),
  'districts of a region': (facilities) => facilities.listDistricts('서울특별시'),
  categories: (facilities) => facilities.listCategories(),
};
