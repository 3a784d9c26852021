import { ASK_CHATBOT, askChatbot, type ChatbotReply } from '../../../../test/ask-chatbot';
import { makeFacility } from '../../../../test/factories';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import { PetType } from '../../../shared/pet-type';
import { Facility } from '../../facility/facility.entity';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false, publicUrl: 'https://baldojang.example' } });
  for (const [kind, sidoName, sigunguName, address, facts] of PLACES) await make(kind, sidoName, sigunguName, address, facts);
});
afterAll(() => app.stop());

type Row = [kind: string, sidoName: string, sigunguName: string, address: string, facts?: Partial<Facility>];

/** Road addresses by their road: "테헤란로 12". */
const PLACES: Row[] = [
  [
    '카페',
    '서울특별시',
    '강남구',
    '역삼동 1',
    { name: '초록 카페', latitude: 37.4985, longitude: 127.031, roadName: '테헤란로', parkingAvailable: true },
  ],
  [
    '카페',
    '서울특별시',
    '강남구',
    '신사동 2',
    { name: '가로수 카페', latitude: 37.5205, longitude: 127.0228, roadName: '가로수길', parkingAvailable: false },
  ],
  ['카페', '서울특별시', '송파구', '잠실동 3', { name: '석촌 커피', roadName: '올림픽로', parkingAvailable: false }],
  [
    '카페',
    '서울특별시',
    '마포구',
    '서교동 4',
    { name: '홍대입구 멍카페', latitude: 37.556, longitude: 126.924, roadName: '양화로', indoorFacility: true },
  ],
  ['카페', '서울특별시', '마포구', '서교동 5', { name: '못 들어가는 카페', petFriendly: false, petTypes: [] }],
  [
    '카페',
    '서울특별시',
    '송파구',
    '방이동 6',
    { name: '올림픽공원 앞 카페', latitude: 37.5195, longitude: 127.124, roadName: '위례성대로' },
  ],
  ['카페', '부산광역시', '해운대구', '우동 7', { name: '바다 카페', roadName: '해운대로', outdoorFacility: true }],
  ['카페', '서울특별시', '강서구', '화곡동 8', { name: '화곡 카페' }],
  ['카페', '부산광역시', '강서구', '명지동 9', { name: '명지 카페' }],
  ['카페', '경기도', '수원시 팔달구', '인계동 10', { name: '인계 카페' }],
  ['카페', '경기도', '수원시 장안구', '파장동 11', { name: '장안 카페' }],
  ['카페', '경기도', '광주시', '경안동 12', { name: '경안 카페' }],
  ['카페', '광주광역시', '동구', '충장동 13', { name: '충장 카페' }],
  [
    '식당',
    '경기도',
    '성남시 분당구',
    '정자동 14',
    { name: '정자 밥집', latitude: 37.37, longitude: 127.11, allowedPetSize: '개', petTypes: [PetType.DOG] },
  ],
  ['식당', '부산광역시', '해운대구', '우동 15', { name: '우동 식당' }],
  ['펜션', '경기도', '가평군', '청평면 대성리 16', { name: '가평 펜션', parkingAvailable: true }],
  [
    '펜션',
    '제주특별자치도',
    '제주시',
    '애월읍 17',
    { name: '애월 펜션', latitude: 33.463, longitude: 126.311, petTypes: [PetType.DOG] },
  ],
  ['호텔', '제주특별자치도', '서귀포시', '색달동 18', { name: '색달 호텔' }],
  ['여행지', '서울특별시', '영등포구', '여의도동 19', { name: '여의도 한강공원' }],
  ['여행지', '제주특별자치도', '제주시', '애월읍 20', { name: '애월 해안 산책로' }],
  ['미술관', '서울특별시', '종로구', '소격동 21', { name: '소격 미술관' }],
  ['동물병원', '서울특별시', '강남구', '역삼동 22', { name: '역삼 동물병원', latitude: 37.4985, longitude: 127.031 }],
  ['동물병원', '서울특별시', '송파구', '잠실동 23', { name: '잠실 동물병원', petFriendly: false, petTypes: [PetType.CAT] }],
  ['동물약국', '서울특별시', '강남구', '논현동 24', { name: '논현 약국' }],
  ['미용', '서울특별시', '강남구', '논현동 25', { name: '논현 미용실' }],
  ['위탁관리', '대전광역시', '유성구', '봉명동 26', { name: '봉명 강아지 호텔' }],
  ['반려동물용품', '대전광역시', '유성구', '봉명동 27', { name: '봉명 용품점' }],
  ['카페', '부산광역시', '부산진구', '가야동 28', { name: '가야 카페', latitude: 35.156, longitude: 129.043 }],
];

function make(category3: string, sidoName: string, sigunguName: string, address: string, facts: Partial<Facility> = {}) {
  const { roadName } = facts;
  return makeFacility(app.dataSource, {
    category2: category3 === '카페' || category3 === '식당' ? '반려동물식당카페' : '반려동물 서비스',
    category3,
    sidoName,
    sigunguName,
    latitude: null,
    longitude: null,
    jibunAddress: `${sidoName} ${sigunguName} ${address}`,
    roadAddress: roadName ? `${sidoName} ${sigunguName} ${roadName} 12` : null,
    ...facts,
  });
}

const ask = async (question: string) => {
  const { reply, errors } = await askChatbot(app, question);
  expect(errors).toEqual([]);
  return reply!;
};
/** Conditions that hold, and the places that were found. */
const readingOf = async (question: string) => {
  const { search, facilities } = await ask(question);
  const { nearPlace, pets: _pets, ...others } = { nearPlace: null, pets: [], ...search };
  const near = (nearPlace as { name: string } | null)?.name;
  const set = Object.entries(others).filter(
    ([, value]) => value !== null && value !== false && (value as unknown[]).length !== 0,
  );
  return { ...(near && { near }), ...Object.fromEntries(set), found: facilities.map(({ name }) => name).sort() };
};

const SEOUL = { sidoName: '서울특별시' };
const GANGNAM = { ...SEOUL, sigunguName: '강남구' };
const CAFE = { categories: ['카페'] };
const CLINIC = { categories: ['동물병원'] };
const NEAR_GANGNAM = { near: '강남역', ...CAFE, found: ['초록 카페'] };
const GANGNAM_CAFES = { ...GANGNAM, ...CAFE, found: ['가로수 카페', '초록 카페'] };

describe('a question for places', () => {
  it.each<[string, Record<string, unknown>]>([
    ['강남역 근처 주차 되는 애견카페', { ...NEAR_GANGNAM, parkingAvailable: true }],
    ['강남 카페', GANGNAM_CAFES],
    ['강남구 애견 동반 카페 추천해 주세요!', { ...GANGNAM_CAFES, petTypes: ['DOG'] }],
    ['서울 강남구에 있는 반려견 동반 가능한 카페 알려줘', { ...GANGNAM_CAFES, petTypes: ['DOG'] }],
    ['강남애견카페', GANGNAM_CAFES],
    ['강남역근처카페 있나요?', NEAR_GANGNAM],
    ['강남에서 커피 마실 만한 곳', GANGNAM_CAFES],
    ['강남역 근처 애견카페'.normalize('NFD'), NEAR_GANGNAM],
    ['주차장 있는 카페를 강남에서 찾아줘', { ...GANGNAM, ...CAFE, parkingAvailable: true, found: ['초록 카페'] }],
    ['역삼동 카페', { ...SEOUL, searchText: '역삼동', ...CAFE, found: ['초록 카페'] }],
    ['역삼역 주변 카페', { near: '역삼역', ...CAFE, found: ['초록 카페'] }],
    ['서울 강남 역삼동에 카페 있어?', { ...GANGNAM, searchText: '역삼동', ...CAFE, found: ['초록 카페'] }],
    ['테헤란로 카페 추천', { ...SEOUL, searchText: '테헤란로', ...CAFE, found: ['초록 카페'] }],
    ['테헤란 근처 커피숍', { ...SEOUL, searchText: '테헤란', ...CAFE, found: ['초록 카페'] }],
    ['가로수길 카페', { near: '가로수길', ...CAFE, found: ['가로수 카페'] }],
    ['잠실에서 강아지랑 갈 만한 카페', { ...SEOUL, searchText: '잠실', ...CAFE, petTypes: ['DOG'], found: ['석촌 커피'] }],
    ['홍대입구역 근처 실내 카페', { near: '홍대입구역', ...CAFE, indoorFacility: true, found: ['홍대입구 멍카페'] }],
    ['홍대 애견카페', { near: '홍대', ...CAFE, found: ['홍대입구 멍카페'] }],
    ['올림픽공원 근처 카페', { near: '올림픽공원', ...CAFE, found: ['올림픽공원 앞 카페'] }],
    ['올림픽공원역 카페', { near: '올림픽공원역', ...CAFE, found: ['올림픽공원 앞 카페'] }],
    [
      '부산 해운대 야외 카페',
      { sidoName: '부산광역시', sigunguName: '해운대구', ...CAFE, outdoorFacility: true, found: ['바다 카페'] },
    ],
    [
      '해운대쪽 테라스 있는 카페',
      { sidoName: '부산광역시', sigunguName: '해운대구', ...CAFE, outdoorFacility: true, found: ['바다 카페'] },
    ],
    ['부산으로 가려는데 맛집 어디 있나요', { sidoName: '부산광역시', categories: ['식당'], found: ['우동 식당'] }],
    ['부산 강서구 카페', { sidoName: '부산광역시', sigunguName: '강서구', ...CAFE, found: ['명지 카페'] }],
    ['수원 카페', { sidoName: '경기도', sigunguName: '수원시', ...CAFE, found: ['인계 카페', '장안 카페'] }],
    ['수원시 팔달구 카페', { sidoName: '경기도', sigunguName: '수원시 팔달구', ...CAFE, found: ['인계 카페'] }],
    ['분당 애견 동반 식당', { near: '분당', petTypes: ['DOG'], categories: ['식당'], found: ['정자 밥집'] }],
    ['성남 분당 밥집', { near: '분당', sidoName: '경기도', sigunguName: '성남시', categories: ['식당'], found: ['정자 밥집'] }],
    ['광주 카페', { sidoName: '광주광역시', ...CAFE, found: ['충장 카페'] }],
    ['경기도 광주 카페', { sidoName: '경기도', sigunguName: '광주시', ...CAFE, found: ['경안 카페'] }],
    ['가야역 카페', { near: '가야역', ...CAFE, found: ['가야 카페'] }],
    ['가평 펜션', { sidoName: '경기도', sigunguName: '가평군', categories: ['펜션'], found: ['가평 펜션'] }],
    ['대성리 애견펜션', { sidoName: '경기도', searchText: '대성리', categories: ['펜션'], found: ['가평 펜션'] }],
    [
      '제주도 애월에서 강아지와 묵을 숙소',
      { sidoName: '제주특별자치도', near: '애월', categories: ['펜션', '호텔'], petTypes: ['DOG'], found: ['애월 펜션'] },
    ],
    [
      '제주도에서 강아지와 잘 만한 곳',
      { sidoName: '제주특별자치도', categories: ['펜션', '호텔'], petTypes: ['DOG'], found: ['색달 호텔', '애월 펜션'] },
    ],
    [
      '제주에 강아지랑 놀러 갈 곳',
      { sidoName: '제주특별자치도', categories: ['여행지'], petTypes: ['DOG'], found: ['애월 해안 산책로'] },
    ],
    ['여의도 공원', { ...SEOUL, searchText: '여의도', categories: ['여행지'], found: ['여의도 한강공원'] }],
    ['서울 미술관', { ...SEOUL, categories: ['미술관'], found: ['소격 미술관'] }],
    ['강남역 근처 동물병원', { near: '강남역', ...CLINIC, found: ['역삼 동물병원'] }],
    ['강남 강아지 병원 추천', { ...GANGNAM, ...CLINIC, found: ['역삼 동물병원'] }],
    ['잠실 동물병원', { ...SEOUL, searchText: '잠실', ...CLINIC, found: ['잠실 동물병원'] }],
    ['논현동 동물약국', { ...SEOUL, searchText: '논현동', categories: ['동물약국'], found: ['논현 약국'] }],
    ['강남구 강아지 미용실', { ...GANGNAM, categories: ['미용'], found: ['논현 미용실'] }],
    [
      '대전 유성 강아지 호텔',
      { sidoName: '대전광역시', sigunguName: '유성구', categories: ['위탁관리'], found: ['봉명 강아지 호텔'] },
    ],
    [
      '유성구에 강아지 맡길 곳 있을까요',
      { sidoName: '대전광역시', sigunguName: '유성구', categories: ['위탁관리'], found: ['봉명 강아지 호텔'] },
    ],
    [
      '유성 사료 파는 펫샵',
      { sidoName: '대전광역시', sigunguName: '유성구', categories: ['반려동물용품'], found: ['봉명 용품점'] },
    ],
    ['고양이나 강아지랑 갈 강남 카페', { ...GANGNAM_CAFES, petTypes: ['CAT', 'DOG'] }],
    ['강남이나 근처에 카페나 식당 있나요', { ...GANGNAM, categories: ['카페', '식당'], found: ['가로수 카페', '초록 카페'] }],
  ])('reads %s', async (question, reading) => {
    expect(await readingOf(question)).toEqual(reading);
  });

  it.each([
    '강아지 미용 주기',
    '동물병원은 언제 가야 하나요',
    '제주 여행 준비물',
    '강아지 사료 추천해 주세요',
    '강아지 목욕은 얼마나 자주 시키나요',
    '병원 가야 할까요?',
    '서울 동물병원 중성화 비용',
    '강남',
    '우리 강아지가 밥을 안 먹어요',
    '펜션에 강아지 데려갈 때 준비물이 뭐예요',
    '안녕하세요',
    '공원에서 목줄을 꼭 해야 하나요',
    '병원에서 엉덩이에 주사를 맞았는데 부었어요',
    '카페에서 문제행동을 해요',
    '강남 카페에 갔는데 강아지가 토를 하네요',
  ])('leaves %s to others', async (question) => {
    const { source, facilities, search } = await ask(question);
    expect([source === 'PLACES', facilities]).toEqual([false, []]);
    // A sign of illness has a way to the clinics around.
    expect(search === null || search.isNearMe).toBe(true);
  });

  it('describes the result, with links for plain-text clients', async () => {
    const { source, text, plainText, facilities } = await ask('강남역 근처 주차 되는 애견카페');
    expect([source, text]).toEqual(['PLACES', '강남역 근처에서 강아지와 갈 수 있고 주차할 수 있는 카페를 1곳 찾았어요.']);
    expect(plainText).toBe(
      `${text}\n\n초록 카페 – 서울특별시 강남구 테헤란로 12 – https://baldojang.example/facility/${facilities[0]?.id}`,
    );
    expect(facilities[0]?.reviewCount).toBe(0);
  });

  it('shows five places and the total', async () => {
    for (let count = 0; count < 7; count++) await make('문예회관', '서울특별시', '중구', '정동 1');
    const { text, facilities } = await ask('서울 문예회관');
    expect([text, facilities.length]).toEqual(['서울에서 문예회관을 7곳 찾아 그중 5곳을 보여 드려요.', 5]);
  });

  it('excludes places that admit no pets, except clinics', async () => {
    expect((await readingOf('마포구 카페')).found).toEqual(['홍대입구 멍카페']);
    expect((await readingOf('송파구 동물병원')).found).toEqual(['잠실 동물병원']);
  });

  it('drops conditions one by one if nothing matches, and says so', async () => {
    const { text, search, facilities } = await ask('송파구 잠실 주차 되는 야외 카페');
    expect(text).toBe(
      '송파구 "잠실"에서 주차할 수 있고 야외 공간이 있는 카페는 찾지 못해 조건을 빼고 찾아보았어요. 송파구 "잠실"에서 카페를 1곳 찾았어요.',
    );
    expect([search?.parkingAvailable, facilities.map(({ name }) => name)]).toEqual([null, ['석촌 커피']]);
  });

  it('reports both dropped conditions and a wider area', async () => {
    expect((await ask('강남 주차 되는 미술관')).text).toBe(
      '강남구에서는 주차할 수 있는 미술관을 찾지 못해 조건을 빼고 서울까지 넓혀 찾아보았어요. 서울에서 미술관을 1곳 찾았어요.',
    );
  });

  it('widens the area if nothing matches, and says so', async () => {
    const { text, search } = await ask('강남 미술관');
    expect(text).toBe('강남구에서는 미술관을 찾지 못해 서울까지 넓혀 찾아보았어요. 서울에서 미술관을 1곳 찾았어요.');
    expect(search).toMatchObject({ sidoName: '서울특별시', sigunguName: null });
  });

  it('reports that there is no match', async () => {
    const { source, text, facilities, search } = await ask('광주 미술관 추천');
    expect([source, facilities]).toEqual(['PLACES', []]);
    expect(text).toBe('광주에서는 미술관을 찾지 못했어요. 이웃한 동네 이름이나 다른 종류로 다시 물어봐 주세요.');
    expect(search).toMatchObject({ sidoName: '광주광역시', categories: ['미술관'] });
  });

  it.each(['근처 애견카페', '주변에 카페 있나요?', '가까운 동물병원 알려줘', '지금 여는 동물병원', '카페', '수영장 있는 펜션'])(
    'gives the search around the person, and says how to name another place: %s',
    async (question) => {
      const { source, text, facilities, search } = await ask(question);
      expect([source, facilities]).toEqual(['PLACES', []]);
      expect(search).toMatchObject({ isNearMe: true, sidoName: null, nearPlace: null, searchText: null });
      expect(text).toMatch(/계신 곳 주변의 .*(카페|동물병원|펜션)[을를] 볼 수 있어요\. 다른 곳에서 찾으시면/);
    },
  );

  it('does not read words of a story as locations', async () => {
    await make('동물병원', '경기도', '하남시', '신장동 1', { name: '걱정 동물병원', roadName: '아이로' });
    const story = '우리 아이가 어제부터 산책 중에 자꾸 뒷다리를 절뚝거려서 걱정이 되는데요, 가까운 병원 알려 주세요';
    expect((await ask(story)).text).toMatch(/계신 곳 주변의 동물병원을/);
    expect((await readingOf(`${story}. 역삼동이에요`)).found).toEqual(['역삼 동물병원']);
  });

  it.each([
    ['경복궁 근처 카페', '경복궁 근처에서는 카페를 찾지 못해 서울까지 넓혀 찾아보았어요.'],
    ['강남역 주변 미술관', '강남역 근처에서는 미술관을 찾지 못해 서울까지 넓혀 찾아보았어요.'],
    ['홍대 식당', '홍대 근처에서는 식당을 찾지 못했어요.'],
  ])('looks around a station or landmark, then in its district and its region: %s', async (question, words) => {
    expect((await ask(question)).text.startsWith(words)).toBe(true);
  });

  it.each([
    ['익선동 식당 추천', '"익선동"은 알아보지 못해 식당을'],
    ['광나라 근처 카페', '"광나라"는 알아보지 못해 카페를'],
    ['익선동 조용한 식당', '"익선동"은 알아보지 못해 식당을'],
  ])('says that it does not know a place: %s', async (question, words) => {
    const { source, text, facilities, search } = await ask(question);
    expect([source, facilities, search]).toEqual(['PLACES', [], null]);
    expect(text).toBe(`${words} 찾지 못했어요. "종로구"나 "잠실동"처럼 구나 동의 이름으로 다시 물어봐 주세요.`);
  });

  it.each([
    ['역삼동 조용한 카페', '서울 역삼동에서 카페를 1곳 찾았어요. 조용한지는 자료에 없어 확인하지 못했어요.'],
    ['강남역 근처 조용한 카페', '강남역 근처에서 카페를 1곳 찾았어요. 조용한지는 자료에 없어 확인하지 못했어요.'],
    [
      '강남역 근처 조용한 미술관',
      '강남역 근처에서는 미술관을 찾지 못해 서울까지 넓혀 찾아보았어요. 서울에서 미술관을 1곳 찾았어요. 조용한지는 자료에 없어 확인하지 못했어요.',
    ],
  ])('leaves out words that no place has, and says so: %s', async (question, text) => {
    expect((await ask(question)).text).toBe(text);
  });

  it.each([
    [
      '12kg 강아지랑 지금 갈 수 있는 역삼동 카페 알려줘',
      '서울 역삼동에서 12kg 강아지와 갈 수 있는 카페를 1곳 찾았어요. 가기 전에 전화로 확인해 주세요.',
    ],
    ['대형견이랑 갈 역삼동 카페', '서울 역삼동에서 대형견과 갈 수 있는 카페를 1곳 찾았어요.'],
    ['강남 24시 카페', '강남구에서 카페를 2곳 찾았어요. 가기 전에 전화로 확인해 주세요.'],
    ['강남 24시 동물병원', '강남구에서 동물병원을 1곳 찾았어요. 지금 진료하는지 먼저 전화로 확인하고 출발하세요.'],
    ['강아지랑 갈 역삼동 카페', '서울 역삼동에서 강아지와 갈 수 있는 카페를 1곳 찾았어요.'],
  ])('says what to make sure of: %s', async (question, end) => {
    const { text, facilities } = await ask(question);
    expect(facilities.length).toBeGreaterThan(0);
    expect(text.slice(-end.length)).toBe(end);
  });

  it('finds open places', async () => {
    const openAllDay = { operatingHours: '매일 00:00~24:00', holiday: '연중무휴' };
    const { id } = await make('카페', '서울특별시', '강남구', '논현동 9', openAllDay);
    expect(await ask('지금 문 연 강남 카페')).toMatchObject({
      text: '강남구에서 지금 문을 연 카페를 1곳 찾았어요.',
      facilities: [{ id: String(id) }],
      search: { isOpenNow: true, openAt: expect.any(String) as string, isOpenAllDay: null },
    });
    expect((await ask('강남 24시 카페')).text).toBe('강남구에서 24시간 여는 카페를 1곳 찾았어요.');
    await app.dataSource.getRepository(Facility).delete(id);
  });

  describe('the entry rules', () => {
    const ids: number[] = [];
    const add = async (...row: Row) => ids.push((await make(...row)).id);
    beforeAll(async () => {
      await add('카페', '서울특별시', '은평구', '불광동 1', { name: '작은 개 카페', allowedPetSize: '10kg 이하' });
      await add('카페', '서울특별시', '은평구', '불광동 2', { name: '고양이 카페', allowedPetSize: '고양이' });
      await add('카페', '서울특별시', '은평구', '불광동 3', { name: '모두 카페' });
      await add('식당', '서울특별시', '은평구', '불광동 4', { name: '말 없는 식당', petFriendly: null, allowedPetSize: null });
      await add('식당', '서울특별시', '은평구', '불광동 5', { name: '못 가는 식당', petFriendly: false });
      await add('동물병원', '서울특별시', '은평구', '불광동 6', { name: '고양이 병원', allowedPetSize: '고양이' });
      await add('동물병원', '서울특별시', '은평구', '불광동 7', { name: '모두 병원' });
      await add('위탁관리', '서울특별시', '은평구', '불광동 8', { name: '고양이 호텔', allowedPetSize: '고양이' });
      await add('미용', '서울특별시', '은평구', '불광동 9', { name: '고양이 미용실', allowedPetSize: '고양이' });
    });
    afterAll(() => app.dataSource.getRepository(Facility).delete(ids));

    it.each([
      ['9kg 강아지랑 갈 은평구 카페', ['모두 카페', '작은 개 카페']],
      ['12kg 강아지랑 갈 은평구 카페', ['모두 카페']],
      ['은평구 리트리버 들어가는 카페', ['모두 카페']],
      ['은평구 고양이랑 갈 카페', ['고양이 카페', '모두 카페']],
      // The kind means a dog, of a weight that nobody said.
      ['은평구 애견카페', ['모두 카페']],
      ['은평구 강아지 병원', ['모두 병원']],
      ['은평구 고양이 병원', ['고양이 병원', '모두 병원']],
      ['은평구 카페', ['고양이 카페', '모두 카페', '작은 개 카페']],
      ['은평구인데 강아지가 경련을 해요', ['모두 병원']],
      ['은평구인데 고양이가 경련을 해요', ['고양이 병원', '모두 병원']],
      ['은평구에서 고양이 맡길 곳', ['고양이 호텔']],
    ])('decide what is offered: %s', async (question, found) => {
      expect((await readingOf(question)).found).toEqual(found);
    });

    it('take the pets of the request when the question names none', async () => {
      const input = { messages: [{ role: 'USER', content: '은평구 카페' }], pets: [{ species: 'DOG', weightKg: 12 }] };
      const { data } = await app.run<{ askChatbot: ChatbotReply }>(ASK_CHATBOT, { input });
      expect(data?.askChatbot.facilities.map(({ name }) => name)).toEqual(['모두 카페']);
      expect(data?.askChatbot.search?.pets).toEqual([]);
      const named = { ...input, messages: [{ role: 'USER', content: '은평구 고양이 카페' }] };
      const { data: cats } = await app.run<{ askChatbot: ChatbotReply }>(ASK_CHATBOT, { input: named });
      expect(cats?.askChatbot.facilities).toHaveLength(2);
    });

    it('offer places that say nothing only when there are no others, and the answer says so', async () => {
      const { text, facilities } = await ask('은평구 고양이랑 갈 식당');
      expect(facilities.map(({ name }) => name)).toEqual(['말 없는 식당']);
      expect(text).toMatch(/고양이와 동반할 수 있는지 확인되지 않은 곳이에요\. .*전화로 먼저 물어보세요\.$/);
      expect(text).not.toContain('고양이와 갈 수 있는');
    });

    it('are named in the answer and in the search', async () => {
      const { text, search } = await ask('20kg 넘는 강아지랑 갈 은평구 카페');
      expect(text).toBe('은평구에서 20kg 넘는 강아지와 갈 수 있는 카페를 1곳 찾았어요.');
      expect(search).toMatchObject({ pets: [{ species: 'DOG', weightKg: 20.1 }], petTypes: ['DOG'] });
      expect((await ask('은평구에서 고양이 맡길 곳')).text).toBe('은평구에서 고양이를 맡길 수 있는 곳을 1곳 찾았어요.');
      expect((await ask('은평구 주차되는 고양이 미용실')).text).toMatch(/고양이 미용이 되는 곳을 1곳 찾았어요\./);
      expect((await ask('은평구 고양이 미용실')).text).toBe('은평구에서 고양이 미용이 되는 곳을 1곳 찾았어요.');
    });
  });

  it('never drops the pets', async () => {
    expect((await ask('분당 고양이랑 갈 식당')).facilities).toEqual([]);
    expect((await readingOf('분당 강아지랑 갈 주차 되는 식당')).found).toEqual(['정자 밥집']);
  });

  it('prefers the reading of a name that has matching places', async () => {
    // 신촌 is a road in one place and a town in another.
    await make('카페', '서울특별시', '서대문구', '창천동 1', { name: '신촌 찻집', roadName: '신촌로' });
    await make('식당', '서울특별시', '서대문구', '신촌동 1', { name: '신촌 밥상' });
    expect(await readingOf('신촌 카페')).toEqual({ ...SEOUL, searchText: '신촌', categories: ['카페'], found: ['신촌 찻집'] });
    expect(await readingOf('신촌 식당')).toEqual({ ...SEOUL, searchText: '신촌', categories: ['식당'], found: ['신촌 밥상'] });
    expect((await ask('신촌동 카페')).text).toMatch(/^서울 신촌동에서는 카페를 찾지 못해 서울까지 넓혀/);
  });

  it('combines a reply that names the location with the question', async () => {
    const { text: where } = await ask('근처 애견카페 알려줘');
    const conversation = ['근처 애견카페 알려줘', where, '역삼동이요'].map((content, index) => ({
      role: index === 1 ? 'ASSISTANT' : 'USER',
      content,
    }));
    const { reply } = await askChatbot(app, conversation);
    expect(reply?.facilities.map(({ name }) => name)).toEqual(['초록 카페']);
  });

  it('takes LIKE and SQL characters literally', async () => {
    for (const question of [`강%_' 근처 카페`, `'; DROP TABLE facility; -- 근처 카페`, `\\\\ 근처 카페`])
      expect((await ask(question)).facilities).toEqual([]);
    expect((await readingOf('강남 카페')).found).toHaveLength(2);
  });

  it('reads only the first words of a long story', async () => {
    expect((await readingOf(`카페 ${'강남역 근처에서 '.repeat(3_000)}`)).found).toEqual(['초록 카페']);
  });
});
