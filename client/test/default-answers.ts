import { FACILITY_CATEGORIES, PET_TYPE_NAMES, REGIONS } from '../src/graphql/constants.generated';
import { makeFacility } from './make-facility';
import { makeInterpretation } from './make-interpretation';

/** A small country: two places, every region and kind with a count. A test names only what it is about. */
export const defaultAnswers = {
  board: () => null,
  boards: () => ({ items: [], totalCount: 0, page: 0 }),
  comments: () => ({ items: [], totalCount: 0 }),
  facilities: ({ page, size }: { page: number; size: number }) => ({
    items: page === 0 ? PLACES : [],
    totalCount: PLACES.length,
    isTotalCountExact: true,
    page,
    size,
  }),
  facilitiesInBounds: () => ({ items: PLACES, totalCount: PLACES.length }),
  facility: ({ id }: { id: string }) => PLACES.find((place) => place.id === id) ?? null,
  areasAround: () => [],
  areaSuggestions: () => [],
  facilitySuggestions: () => [],
  facilityCategories: () =>
    Object.entries(FACILITY_CATEGORIES).map(([name, kinds]) => ({
      name,
      facilityCount: kinds.length * 10,
      kinds: kinds.map((kind) => ({ name: kind, facilityCount: 10 })),
    })),
  facilityDataset: () => ({
    name: '전국 반려동물 동반 가능 문화시설 위치 데이터',
    provider: '한국문화정보원',
    url: 'https://www.data.go.kr/data/15111389/fileData.do',
    edition: '2025-03-24',
    isDemo: false,
    facilityCount: 23980,
  }),
  districts: ({ regionName }: { regionName?: string | null }) =>
    ['강남구', '마포구'].map((name) => ({ name, regionName: regionName ?? '서울특별시', facilityCount: 5 })),
  favoriteFacilities: () => ({ items: [], totalCount: 0 }),
  holidays: () => [],
  interpretSearch: ({ query }: { query: string }) => makeInterpretation({ restWords: query.split(/\s+/) }),
  kakaoSignIn: () => null,
  reportedContents: () => ({ items: [], totalCount: 0 }),
  review: () => null,
  reviewBursts: () => ({ items: [], totalCount: 0 }),
  reviewPhotos: () => ({ items: [], totalCount: 0 }),
  reviewReports: () => ({ items: [], totalCount: 0 }),
  reviewer: () => null,
  reviews: () => ({ items: [], totalCount: 0 }),
  tags: () => [],
  viewer: () => null,
  accountSettings: () => ({ isMailAvailable: true }),
  viewerComments: () => ({ items: [], totalCount: 0 }),
  viewerReviewDays: () => [],
  viewerSessions: () => [],
  viewerVisitReports: () => ({ items: [], totalCount: 0 }),
  visitReportBursts: () => ({ items: [], totalCount: 0 }),
  mapSettings: () => ({ kakaoJsKey: null, tileUrl: null }),
  petTypes: () => Object.entries(PET_TYPE_NAMES).map(([value, name]) => ({ value, name })),
  regions: () => REGIONS.map((region) => ({ ...region, facilityCount: 20 })),
  adminSummary: () => ({
    memberCount: 3,
    reviewCount: 12,
    reviewReportCount: 0,
    inquiryCount: 0,
    newMemberCount: 1,
    newReviewCount: 2,
    importedAt: null,
    yearWithoutHolidays: null,
  }),
  auditEntries: () => ({ items: [], totalCount: 0 }),
  inquiries: () => ({ items: [], totalCount: 0 }),
  viewerInquiries: () => ({ items: [], totalCount: 0 }),
  members: () => ({ items: [], totalCount: 0 }),
  membersCsv: () => '',
};

/** Of answers whose test says nothing of them. */
export const defaultFields: Record<string, unknown> = { unknownHoursCount: 0 };

const PLACES = [
  makeFacility({ id: '1', name: '멍멍카페' }),
  makeFacility({ id: '2', name: '튼튼동물병원', category2: '반려의료', category3: '동물병원' }),
];
