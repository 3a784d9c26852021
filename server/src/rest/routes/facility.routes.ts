import { z } from 'zod';
import { LIMITS } from '../../shared/validation/limits';
import {
  FacilitiesInBoundsDocument,
  FacilityByIdDocument,
  FacilityDistrictsDocument,
  FacilityGroupsDocument,
  FacilityRegionsDocument,
  FacilitySearchDocument,
  FacilitySuggestionsDocument,
} from '../documents/facility.generated';
import { cutInteger, entityId, integer, text } from '../parameters';
import { route, type Route } from '../route';
import { partyParameters, toParty } from './pet.query';
import { boundsParameters, filterParameters, regionName, toBounds, toFilter } from './facility.query';
import {
  facilityDetails,
  facilityItem,
  facilityPage,
  facilitySuggestion,
  names,
  toDetails,
  toItem,
  toPage,
} from './facility.reply';

const tag = '장소';

const search = route({
  method: 'get',
  path: '/api/pet_facilities/search',
  tag,
  summary: '장소 검색',
  description: '이름, 다음은 id 순서입니다. 모든 조건은 AND이며, 끝을 넘은 쪽은 빈 목록입니다.',
  query: z.object({
    ...filterParameters,
    ...partyParameters,
    page: integer({ min: 0, max: LIMITS.deepestRow - 1 })
      .default(0)
      .meta({
        description: `0부터 세는 쪽 번호. 결과의 ${LIMITS.deepestRow.toLocaleString('ko')}번째 장소까지만 볼 수 있습니다.`,
      }),
    size: cutInteger({ min: 1, max: LIMITS.pageSizeMax })
      .default(LIMITS.facilityPageSize)
      .meta({ description: `한 쪽의 개수. 최대 ${LIMITS.pageSizeMax}. 더 크면 줄입니다.` }),
  }),
  document: FacilitySearchDocument,
  variables: ({ query }) => ({ filter: toFilter(query), page: query.page, size: query.size, ...toParty(query) }),
  replySchema: facilityPage,
  reply: ({ facilities }) => toPage({ ...facilities, items: facilities.items.map(toItem) }),
});

const suggestions = route({
  method: 'get',
  path: '/api/pet_facilities/search/suggestions',
  tag,
  summary: '검색어 제안',
  description: '이름이 검색어로 시작하는 곳, 이름에 든 곳, 분류, 주소 순서입니다.',
  query: z.object({
    query: text(LIMITS.searchTextMax)
      .default('')
      .meta({ description: `검색어. ${LIMITS.suggestionTextMin}자보다 짧으면 빈 목록입니다.`, examples: ['강남'] }),
    limit: cutInteger({ min: 1, max: LIMITS.suggestionLimitMax })
      .default(LIMITS.suggestionLimit)
      .meta({ description: `최대 ${LIMITS.suggestionLimitMax}. 더 크면 줄입니다.` }),
  }),
  document: FacilitySuggestionsDocument,
  variables: ({ query }) => query,
  replySchema: z.array(facilitySuggestion),
  reply: ({ facilitySuggestions }) => facilitySuggestions.map((suggestion) => ({ ...suggestion, id: Number(suggestion.id) })),
});

const inBounds = route({
  method: 'get',
  path: '/api/pet_facilities/search/bounds',
  tag,
  summary: '지도에 보이는 네모 안의 장소',
  query: z.object({ ...boundsParameters, ...partyParameters }),
  document: FacilitiesInBoundsDocument,
  variables: ({ query }) => ({
    bounds: toBounds(query),
    filter: { searchQuery: query.searchQuery },
    limit: query.limit,
    ...toParty(query),
  }),
  replySchema: z.array(facilityItem),
  reply: ({ facilitiesInBounds }) => facilitiesInBounds.items.map(toItem),
});

const filteredInBounds = route({
  method: 'get',
  path: '/api/pet_facilities/search/bounds/filtered',
  tag,
  summary: '지도에 보이는 네모 안에서 조건에 맞는 장소',
  query: z.object({ ...boundsParameters, ...filterParameters, ...partyParameters }),
  document: FacilitiesInBoundsDocument,
  variables: ({ query }) => ({ bounds: toBounds(query), filter: toFilter(query), limit: query.limit, ...toParty(query) }),
  replySchema: z.array(facilityItem),
  reply: ({ facilitiesInBounds }) => facilitiesInBounds.items.map(toItem),
});

const regions = route({
  method: 'get',
  path: '/api/pet_facilities/regions',
  tag,
  summary: '장소가 있는 시·도의 이름',
  document: FacilityRegionsDocument,
  variables: () => ({}),
  replySchema: names('서울특별시', '부산광역시'),
  reply: (data) => data.regions.map(({ name }) => name),
});

const groups = route({
  method: 'get',
  path: '/api/pet_facilities/categories/category2',
  tag,
  summary: '장소가 있는 묶음(category2)의 이름, 가나다순',
  document: FacilityGroupsDocument,
  variables: () => ({}),
  replySchema: names('반려동물식당카페', '반려의료'),
  reply: (data) => data.facilityCategories.map(({ name }) => name),
});

const districts = route({
  method: 'get',
  path: '/api/pet_facilities/sigungu',
  tag,
  summary: '장소가 있는 시·군·구의 이름',
  description: '시·도가 없거나 전체면 모든 시·군·구입니다.',
  query: z.object({
    sidoName: regionName,
    region: regionName.meta({ description: 'sidoName의 다른 이름. 둘 다 있으면 sidoName을 따릅니다.' }),
  }),
  document: FacilityDistrictsDocument,
  variables: ({ query }) => ({ regionName: query.sidoName ?? query.region }),
  replySchema: names('강남구', '마포구'),
  // Six regions have a 중구. A city with districts is not itself a district.
  reply: (data) => {
    const all = [...new Set(data.districts.map(({ name }) => name))];
    return all.filter((name) => !all.some((other) => other.startsWith(`${name} `)));
  },
});

const byId = (path: Route['path'], oldAddressOf?: Route['path']) =>
  route({
    method: 'get',
    path,
    oldAddressOf,
    tag,
    summary: '장소 하나의 모든 정보',
    notFound: '장소를 찾을 수 없습니다.',
    params: z.object({ id: entityId().meta({ description: '장소', examples: [128] }) }),
    query: z.object(partyParameters),
    document: FacilityByIdDocument,
    variables: ({ params, query }) => ({ ...params, ...toParty(query) }),
    replySchema: facilityDetails,
    reply: ({ facility }) => facility && toDetails(facility),
  });

export const FACILITY_ROUTES: Route[] = [
  search,
  suggestions,
  inBounds,
  filteredInBounds,
  regions,
  groups,
  districts,
  byId('/api/pet_facilities/{id}'),
  // Links of clients in the field lack /api.
  byId('/pet_facilities/{id}', '/api/pet_facilities/{id}'),
];
