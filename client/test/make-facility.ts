import type { Facility, OpenState } from '../src/graphql/types.generated';

/** Open for the time of a test. */
export const makeOpenState = (state: Partial<OpenState> = {}): OpenState => ({
  status: 'OPEN',
  changesAt: null,
  isDoubtful: false,
  text: '영업 중 · 21:00에 닫아요',
  reason: null,
  quote: null,
  ...state,
});

/** A place with everything known; a test overrides what it is about (null for unknown). */
export function makeFacility(facility: Partial<Facility> & Pick<Facility, 'id'>): Facility {
  return {
    name: `장소 ${facility.id}`,
    category1: '반려동물업',
    category2: '반려동물식당카페',
    category3: '카페',
    sidoName: '서울특별시',
    sigunguName: '마포구',
    legalEupMyeonDongName: '연남동',
    riName: null,
    bunji: '390-63',
    roadName: '동교로',
    buildingNumber: '242',
    latitude: 37.5629,
    longitude: 126.9255,
    postalCode: '03983',
    roadAddress: '서울특별시 마포구 동교로 242',
    jibunAddress: '서울특별시 마포구 연남동 390-63',
    phoneNumber: '02-333-4444',
    homepage: 'https://example.com',
    holiday: '매주 월요일',
    operatingHours: '화~일 10:00~21:00',
    openState: makeOpenState(),
    openingWeek: [],
    parkingAvailable: true,
    admissionFeeInfo: '없음',
    petFriendly: true,
    petOnlyInfo: '해당없음',
    allowedPetSize: '모두 가능',
    petRestrictions: '제한사항 없음',
    indoorFacility: true,
    outdoorFacility: false,
    description: '카페',
    additionalPetFee: '없음',
    finalCreationDate: '2025-03-24',
    missingSince: null,
    petTypes: ['DOG', 'CAT'],
    isDemo: false,
    reviewCount: 0,
    averageRating: null,
    ratingCounts: [0, 0, 0, 0, 0],
    viewerHasFavorited: false,
    ...facility,
  };
}
