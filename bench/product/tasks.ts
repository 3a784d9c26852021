/** The web client's most frequent queries. `variables(n)` vary per request and are the same in every run. */
export interface BenchTask {
  name: string;
  query: string;
  variables: (n: number) => Record<string, unknown>;
}

const CARD = `id name category2 category3 roadAddress jibunAddress latitude longitude petFriendly petTypes allowedPetSize
  parkingAvailable indoorFacility outdoorFacility averageRating reviewCount`;
const REVIEW = `id content rating insertedAt likeCount viewerHasLiked viewerCanEdit tags { id name }
  images { cardUrl thumbhash } member { id nickName profileImage { thumbnailUrl } }`;
const DISTRICTS = [
  ['서울특별시', '강남구'],
  ['서울특별시', '마포구'],
  ['부산광역시', '해운대구'],
  ['경기도', '성남시'],
  ['제주특별자치도', '제주시'],
] as const;
const KINDS = ['카페', '동물병원', '펜션', '미용', '여행지'];
const WORDS = ['강남', '튼튼', '초롱', '한강', '애견카페'];
const TWO_WORDS = ['강남 카페', '튼튼 동물병원', '마포구 미용', '해운대 펜션', '초롱 애견카페'];
const BEGINNINGS = ['강', '튼튼', '별빛', '해운', '동물병'];

const at = <T>(list: readonly T[], n: number) => list[n % list.length]!;

const SEARCH = `query ($filter: FacilityFilterInput!, $page: Int!) {
  facilities(filter: $filter, page: $page, size: 20) { items { ${CARD} } totalCount }
}`;

/** @param facilities number of places, with ids from 1 */
export function benchTasks(facilities: number): BenchTask[] {
  return [
    {
      name: 'search page with total',
      query: SEARCH,
      variables: (n) => {
        const [sidoName, sigunguName] = at(DISTRICTS, n);
        const filter = n % 3 === 0 ? { searchQuery: at(WORDS, n) } : { sidoName, sigunguName, categories: [at(KINDS, n)] };
        return { filter, page: n % 2 };
      },
    },
    {
      name: 'two words',
      query: SEARCH,
      variables: (n) => ({ filter: { searchQuery: at(TWO_WORDS, n) }, page: n % 2 }),
    },
    {
      name: 'words with filters',
      query: SEARCH,
      variables: (n) => {
        const [sidoName, sigunguName] = at(DISTRICTS, n);
        return { filter: { searchQuery: at(WORDS, n), sidoName, sigunguName, categories: KINDS }, page: n % 2 };
      },
    },
    {
      name: 'viewport of 100',
      query: `query ($bounds: BoundsInput!) {
        facilitiesInBounds(bounds: $bounds, limit: 100) { items { ${CARD} } totalCount }
      }`,
      variables: (n) => {
        // The densest area: more places than a viewport shows.
        const [south, west] = [37.53 + (n % 7) * 0.003, 127.085 + (n % 5) * 0.003];
        return { bounds: { southWestLat: south, southWestLng: west, northEastLat: south + 0.03, northEastLng: west + 0.03 } };
      },
    },
    {
      name: 'facility with 20 reviews',
      query: `query ($id: ID!, $reviews: ReviewFilterInput!) {
        facility(id: $id) {
          ${CARD} homepage holiday operatingHours phoneNumber description petRestrictions
        }
        reviews(filter: $reviews, size: 20) { items { ${REVIEW} } totalCount }
      }`,
      variables: (n) => {
        const id = String(1 + ((n * 37) % Math.min(facilities, 500)));
        return { id, reviews: { facilityId: id } };
      },
    },
    {
      name: 'latest 50 reviews',
      query: `query ($page: Int!) { reviews(page: $page, size: 50) { items { ${REVIEW} facility { id name } } totalCount } }`,
      variables: (n) => ({ page: n % 4 }),
    },
    {
      name: 'suggestions',
      query: `query ($query: String!) { facilitySuggestions(query: $query) { id name category3 sidoName sigunguName } }`,
      variables: (n) => ({ query: at(BEGINNINGS, n) }),
    },
  ];
}
