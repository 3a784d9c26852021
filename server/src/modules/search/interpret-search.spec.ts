import { seoulDateTime } from '../../shared/text/seoul-time';
import { interpretSearch, type InterpretedQuery } from './interpret-search';
import { loadLexicon } from './load-lexicon';
import type { PlacesAround } from './read-near';

const lexicon = loadLexicon();
/** More in 서울 than elsewhere. */
const placesAround: PlacesAround = ({ sidoName }) => (sidoName === '서울특별시' ? 2 : 1);

/** A friday. */
const FRIDAY_MORNING = '2026-11-27T10:00:00+09:00';
const FRIDAY_NIGHT = '2026-11-27T22:30:00+09:00';
const AFTER_MIDNIGHT = '2026-11-28T00:30:00+09:00';
const SATURDAY_AFTERNOON = '2026-11-28T15:00:00+09:00';
const SUNDAY_MORNING = '2026-11-29T10:00:00+09:00';
const SUNDAY_EVENING = '2026-11-29T18:00:00+09:00';
const AT_TWO = '2026-11-27T14:00:00+09:00';

/** An interpretation without chips and empty conditions. */
interface Expected {
  kinds?: string;
  sido?: string;
  sigungu?: string;
  /** `DOG 12`, `DOG SMALL`, `DOG restricted`, … */
  pets?: string[];
  site?: ('parking' | 'indoor' | 'outdoor')[];
  /** In Seoul, without year and seconds. */
  openAt?: string;
  isOpenAllDay?: true;
  near?: string;
  isNearMe?: true;
  rest?: string;
}

type Row = [query: string, expected: Expected];

function read(query: string, at: string): InterpretedQuery {
  return interpretSearch(query, new Date(at), { lexicon, placesAround });
}

function summary({ filter, nearPlace, isNearMe, restWords }: InterpretedQuery): Expected {
  const { parkingAvailable, indoorFacility, outdoorFacility, pets } = filter;
  const site = [parkingAvailable && 'parking', indoorFacility && 'indoor', outdoorFacility && 'outdoor'];
  return {
    ...(filter.categories && { kinds: filter.categories.join(' ') }),
    ...(filter.sidoName && { sido: filter.sidoName }),
    ...(filter.sigunguName && { sigungu: filter.sigunguName }),
    ...(pets.length > 0 && {
      pets: pets.map(({ species, weightKg, size, isRestrictedBreed }) =>
        [species, weightKg, size, isRestrictedBreed && 'restricted'].filter(Boolean).join(' '),
      ),
    }),
    ...(site.some(Boolean) && { site: site.filter(Boolean) as Expected['site'] }),
    ...(filter.openAt && { openAt: seoulDateTime(filter.openAt).slice(5, 16).replace('T', ' ') }),
    ...(filter.isOpenAllDay && { isOpenAllDay: true }),
    ...(nearPlace && { near: nearPlace.name }),
    ...(isNearMe && { isNearMe }),
    ...(restWords.length > 0 && { rest: restWords.join(' ') }),
  };
}

function itReads(rows: Row[], at = FRIDAY_MORNING): void {
  it.each(rows)('%s', (query, expected) => expect(summary(read(query, at))).toEqual(expected));
}

const CAFE = { kinds: '카페' };
const CLINIC = { kinds: '동물병원' };
const GANGNAM = { sido: '서울특별시', sigungu: '강남구' };
const MAPO = { sido: '서울특별시', sigungu: '마포구' };
const SUWON = { sido: '경기도', sigungu: '수원시' };

describe('typical questions', () => {
  itReads([
    ['강남 카페', { ...CAFE, ...GANGNAM }],
    ['마포구 동물병원', { ...CLINIC, ...MAPO }],
    [
      '토요일 밤 12키로 진돗개랑 마포 실내 카페 주차',
      { ...CAFE, ...MAPO, pets: ['DOG 12'], site: ['parking', 'indoor'], openAt: '11-28 21:00' },
    ],
    ['홍대입구역 카페', { ...CAFE, near: '홍대입구역' }],
    ['가로수길', { near: '가로수길' }],
    ['우리 강아지랑 갈만한 애견동반 펜션 추천해주세요', { kinds: '펜션', pets: ['DOG'] }],
    ['부산 해운대구 대형견 동반 가능한 호텔', { kinds: '호텔', sido: '부산광역시', sigungu: '해운대구', pets: ['DOG LARGE'] }],
    ['지금 문 연 24시 동물병원 어디 있나요?', { ...CLINIC, openAt: '11-27 10:00', isOpenAllDay: true }],
    ['일요일에 여는 약국 알려줘요', { kinds: '동물약국', openAt: '11-29 14:00' }],
    ['고양이 두 마리랑 갈 수 있는 숙소', { kinds: '펜션 호텔', pets: ['CAT', 'CAT'] }],
    ['성수역 근처 테라스 있는 브런치카페', { ...CAFE, near: '성수역', site: ['outdoor'] }],
    ['우리집 근처 강아지 미용실', { kinds: '미용', isNearMe: true }],
    ['예쁜 카페 좀 추천', CAFE],
    ['댕댕이상회', { rest: '댕댕이상회' }],
    ['강남 댕댕이상회', { ...GANGNAM, rest: '댕댕이상회' }],
  ]);
});

describe('kinds', () => {
  const words: Record<string, string> = {
    카페: '카페 애견카페 강아지카페 펫카페 반려견카페 브런치카페 커피 커피숍',
    식당: '식당 맛집 밥집 레스토랑 음식점 고깃집',
    펜션: '펜션 애견펜션',
    호텔: '호텔',
    '펜션 호텔': '숙소 숙박',
    위탁관리: '위탁 위탁관리 호텔링 애견호텔 강아지호텔 돌봄 유치원 강아지유치원',
    동물병원: '병원 동물병원 동물의료센터 메디컬센터 수의사',
    동물약국: '약국 동물약국',
    미용: '미용 미용실 애견미용 강아지미용 그루밍 목욕',
    반려동물용품: '용품 용품점 애견용품 애견샵 펫샵 사료',
    박물관: '박물관',
    미술관: '미술관',
    문예회관: '문예회관 공연장',
    여행지: '여행지 공원 산책 산책로 산책하기 놀이터 운동장 관광지',
  };
  itReads(Object.entries(words).flatMap(([kinds, all]) => all.split(' ').map((word): Row => [word, { kinds }])));

  itReads([
    ['강아지용품', { kinds: '반려동물용품' }],
    ['애견 호텔', { kinds: '위탁관리' }],
    ['강아지 호텔', { kinds: '위탁관리' }],
    ['고양이 호텔', { kinds: '위탁관리', pets: ['CAT'] }],
    ['고양이호텔', { kinds: '위탁관리', pets: ['CAT'] }],
    ['펫 미용', { kinds: '미용' }],
    ['펫미용실', { kinds: '미용' }],
    ['강아지 병원', CLINIC],
    ['강아지동물병원', CLINIC],
    ['애견 놀이터', { kinds: '여행지' }],
    ['강아지 펜션', { kinds: '펜션' }],
    ['고양이 카페', { ...CAFE, pets: ['CAT'] }],
    ['고양이용품', { kinds: '반려동물용품', pets: ['CAT'] }],
    ['반려견 카페', { ...CAFE, pets: ['DOG'] }],
    ['멍멍이 카페', { ...CAFE, pets: ['DOG'] }],
    ['댕댕이 미용', { kinds: '미용', pets: ['DOG'] }],
    ['개 카페', { ...CAFE, pets: ['DOG'] }],
    ['강아지 동반 식당', { kinds: '식당', pets: ['DOG'] }],
    ['강아지 실내 카페', { ...CAFE, pets: ['DOG'], site: ['indoor'] }],
    ['강아지랑 카페', { ...CAFE, pets: ['DOG'] }],
    ['강아지 강남 카페', { ...CAFE, ...GANGNAM, pets: ['DOG'] }],
    ['두 마리 강아지 카페', { ...CAFE, pets: ['DOG', 'DOG'] }],
    ['12kg 강아지 호텔', { kinds: '위탁관리', pets: ['DOG 12'] }],
    ['카페 식당 카페', { kinds: '카페 식당' }],
    ['식당 숙소 호텔', { kinds: '식당 펜션 호텔' }],
    ['동물 병원', CLINIC],
    ['서울숲 공원', { kinds: '여행지', near: '서울숲' }],
    ['서울숲공원', { near: '서울숲' }],
    ['오목공원', { rest: '오목공원' }],
    ['마포공원', { rest: '마포공원' }],
    ['올림픽 미술관', { kinds: '미술관', rest: '올림픽' }],
    ['카페에서 약국으로', { kinds: '카페 동물약국' }],
    ['카페인', { rest: '카페인' }],
    ['호텔리어', { rest: '호텔리어' }],
  ]);
});

describe('말고', () => {
  itReads([
    ['카페 말고 식당', { kinds: '식당' }],
    ['카페말고 식당', { kinds: '식당' }],
    ['카페는 말고 식당', { kinds: '식당' }],
    ['강남 말고 서초 카페', { ...CAFE, sido: '서울특별시', sigungu: '서초구' }],
    ['홍대 근처 말고 마포', MAPO],
    ['애견 카페 말고 식당', { kinds: '식당' }],
    ['실내 말고 야외 카페', { ...CAFE, site: ['outdoor'] }],
    ['댕댕이상회 말고 카페', CAFE],
    ['강남카페 말고 식당', { kinds: '식당' }],
    ['주말 말고 평일 카페', { ...CAFE, openAt: '11-27 14:00' }],
    ['말고기 식당', { kinds: '식당', rest: '말고기' }],
  ]);
});

describe('regions and districts', () => {
  itReads([
    ['서울', { sido: '서울특별시' }],
    ['서울시 카페', { ...CAFE, sido: '서울특별시' }],
    ['서울특별시', { sido: '서울특별시' }],
    ['강원도 펜션', { kinds: '펜션', sido: '강원특별자치도' }],
    ['전라북도', { sido: '전북특별자치도' }],
    ['충남 펜션', { kinds: '펜션', sido: '충청남도' }],
    ['제주', { sido: '제주특별자치도' }],
    ['제주도 카페', { ...CAFE, sido: '제주특별자치도' }],
    ['제주시 카페', { ...CAFE, sido: '제주특별자치도', sigungu: '제주시' }],
    ['서귀포 카페', { ...CAFE, sido: '제주특별자치도', sigungu: '서귀포시' }],
    ['세종', { sido: '세종특별자치시' }],
    ['세종시 카페', { ...CAFE, sido: '세종특별자치시' }],
    ['강남', GANGNAM],
    ['강남구', GANGNAM],
    ['서울 강남', GANGNAM],
    ['강남 서울', GANGNAM],
    ['기장', { sido: '부산광역시', sigungu: '기장군' }],
    ['강서 카페', { ...CAFE, rest: '강서' }],
    ['강서구 카페', { ...CAFE, rest: '강서구' }],
    ['서울 강서 카페', { ...CAFE, sido: '서울특별시', sigungu: '강서구' }],
    ['부산 강서구', { sido: '부산광역시', sigungu: '강서구' }],
    ['중구 카페', { ...CAFE, rest: '중구' }],
    ['중구에서 카페', { ...CAFE, rest: '중구' }],
    ['서울 중구', { sido: '서울특별시', sigungu: '중구' }],
    ['대전 서구 병원', { ...CLINIC, sido: '대전광역시', sigungu: '서구' }],
    ['고성 펜션', { kinds: '펜션', rest: '고성' }],
    ['고성군 펜션', { kinds: '펜션', rest: '고성군' }],
    ['강원 고성', { sido: '강원특별자치도', sigungu: '고성군' }],
    ['경남 고성군', { sido: '경상남도', sigungu: '고성군' }],
    ['광주 카페', { ...CAFE, sido: '광주광역시' }],
    ['경기 광주 카페', { ...CAFE, sido: '경기도', sigungu: '광주시' }],
    ['광주 경기', { sido: '경기도', sigungu: '광주시' }],
    ['광주시 카페', { ...CAFE, sido: '경기도', sigungu: '광주시' }],
    ['광주 북구', { sido: '광주광역시', sigungu: '북구' }],
    ['강남 서초 카페', { ...CAFE, ...GANGNAM, rest: '서초' }],
    ['마포구 중구', { ...MAPO, rest: '중구' }],
    ['서울 부산', { sido: '서울특별시', rest: '부산' }],
    ['서울 수원 카페', { ...CAFE, sido: '서울특별시', rest: '수원' }],
    ['분당 카페', { ...CAFE, near: '분당' }],
    ['분당구 카페', { ...CAFE, sido: '경기도', sigungu: '성남시 분당구' }],
    ['성남시 분당구', { sido: '경기도', sigungu: '성남시 분당구' }],
    ['성남 분당', { sido: '경기도', sigungu: '성남시', near: '분당' }],
    ['분당구 성남', { sido: '경기도', sigungu: '성남시 분당구' }],
    ['수원', SUWON],
    ['수원시 카페', { ...CAFE, ...SUWON }],
    ['고양시', { sido: '경기도', sigungu: '고양시' }],
    ['고양 펜션', { kinds: '펜션', sido: '경기도', sigungu: '고양시' }],
    ['경기도 수원시 장안구', { sido: '경기도', sigungu: '수원시 장안구' }],
    ['수원시장안구', { sido: '경기도', sigungu: '수원시 장안구' }],
    ['장안구', { sido: '경기도', sigungu: '수원시 장안구' }],
    ['창원 성산구 카페', { ...CAFE, sido: '경상남도', sigungu: '창원시 성산구' }],
    ['포항 남구', { sido: '경상북도', sigungu: '포항시 남구' }],
    ['남구', { rest: '남구' }],
    ['제주 성산', { sido: '제주특별자치도', rest: '성산' }],
    ['성동 카페', { ...CAFE, sido: '서울특별시', sigungu: '성동구' }],
    ['종로 카페', { ...CAFE, sido: '서울특별시', sigungu: '종로구' }],
    ['인천 남구', { sido: '인천광역시', sigungu: '미추홀구' }],
    ['경북 군위군', { sido: '대구광역시', sigungu: '군위군' }],
    ['전남광주통합특별시 동구', { sido: '광주광역시', sigungu: '동구' }],
    ['전남광주통합특별시 여수', { sido: '전라남도', sigungu: '여수시' }],
    ['망원동 카페', { ...CAFE, rest: '망원동' }],
    ['망원동에서 카페', { ...CAFE, rest: '망원동' }],
    ['성수동으로', { rest: '성수동' }],
    ['성수동2가 카페', { ...CAFE, rest: '성수동2가' }],
    ['테헤란로 카페', { ...CAFE, rest: '테헤란로' }],
    ['강남대로 카페', { ...CAFE, rest: '강남대로' }],
    ['강남로 카페', { ...CAFE, rest: '강남로' }],
    ['세종로 카페', { ...CAFE, rest: '세종로' }],
    ['마포에서 서울로', { ...MAPO, near: '서울로7017' }],
    ['구미에 있는 카페', { ...CAFE, sido: '경상북도', sigungu: '구미시' }],
    ['강화도 펜션', { kinds: '펜션', sido: '인천광역시', sigungu: '강화군' }],
    ['고양이', { pets: ['CAT'] }],
    ['고양이랑', { pets: ['CAT'] }],
  ]);
});

describe('near a place', () => {
  itReads([
    ['강남역', { near: '강남역' }],
    ['강남역에서', { near: '강남역' }],
    ['서울역 카페', { ...CAFE, near: '서울역' }],
    ['홍대 카페', { ...CAFE, near: '홍대' }],
    ['홍대 근처 카페', { ...CAFE, near: '홍대' }],
    ['홍대 근처에 있는 카페', { ...CAFE, near: '홍대' }],
    ['홍대앞 카페', { ...CAFE, near: '홍대' }],
    ['합정역 앞', { near: '합정역' }],
    ['합정역 쪽으로', { near: '합정역' }],
    ['합정역 인근 식당', { kinds: '식당', near: '합정역' }],
    ['강남역에서 가까운 카페', { ...CAFE, near: '강남역' }],
    ['가까운 강남역 카페', { ...CAFE, near: '강남역' }],
    ['강남역 카페 근처', { ...CAFE, near: '강남역' }],
    ['마포 홍대 카페', { ...CAFE, ...MAPO, near: '홍대' }],
    ['서울 홍대 카페', { ...CAFE, sido: '서울특별시', near: '홍대' }],
    ['홍대 강남역', { near: '홍대', rest: '강남역' }],
    ['뚝섬 한강공원', { near: '뚝섬 한강공원' }],
    ['뚝섬한강공원', { near: '뚝섬 한강공원' }],
    ['뚝섬', { near: '뚝섬역' }],
    ['서울숲', { near: '서울숲' }],
    ['N서울타워', { near: 'N서울타워' }],
    ['ddp 카페', { ...CAFE, near: '동대문디자인플라자' }],
    ['4.19민주묘지역', { near: '4.19민주묘지역' }],
    ['경성대·부경대역', { near: '경성대·부경대역' }],
    ['시청역 카페', { ...CAFE, near: '시청역' }],
    ['인천 시청역', { near: '인천시청역' }],
    ['광주 송정역', { near: '광주송정역' }],
    ['판교 동물병원', { ...CLINIC, near: '판교' }],
    ['고양 일산', { sido: '경기도', sigungu: '고양시', near: '일산' }],
    ['수원 화성', { near: '수원화성' }],
    ['잠실 롯데월드', { near: '롯데월드', rest: '잠실' }],
    ['나래역 카페', { ...CAFE, rest: '나래역' }],
    ['내 주변 카페', { ...CAFE, isNearMe: true }],
    ['내 근처', { isNearMe: true }],
    ['내주변 병원', { ...CLINIC, isNearMe: true }],
    ['근처 카페', { ...CAFE, isNearMe: true }],
    ['주변에 있는 약국', { kinds: '동물약국', isNearMe: true }],
    ['가까운 동물병원', { ...CLINIC, isNearMe: true }],
    ['마포 근처 카페', { ...CAFE, ...MAPO }],
    ['서울 주변 펜션', { kinds: '펜션', sido: '서울특별시' }],
    ['망원동 근처 카페', { ...CAFE, rest: '망원동' }],
    ['중구 근처 카페', { ...CAFE, rest: '중구' }],
    ['댕댕이상회 앞', { rest: '댕댕이상회 앞' }],
  ]);

  it.each([
    ['부산 시청역', 35.18],
    ['대전 시청역', 36.36],
    ['시청역', 37.57],
    ['연제구 시청역', 35.18],
    ['용산구 용산역', 37.53],
    ['대구 용산역', 35.85],
    ['경기도 대곡역', 37.63],
    ['서울 양평역', 37.53],
    ['양평군 양평역', 37.49],
    ['부산 송정역', 35.19],
  ])('chooses between stations of the same name by region or number of places: %s', (query, latitude) => {
    expect(read(query, FRIDAY_MORNING).nearPlace?.latitude).toBeCloseTo(latitude, 1);
  });

  it('carries the point and extent of the place', () => {
    expect(read('광안리', FRIDAY_MORNING).nearPlace).toEqual({
      name: '광안리',
      latitude: 35.1532,
      longitude: 129.1187,
      radiusMeters: 900,
      sidoName: '부산광역시',
      sigunguName: '수영구',
    });
  });
});

describe('pets', () => {
  itReads([
    ...'강아지 개 멍멍이 댕댕이 강쥐 반려견 믹스견 애견'.split(' ').map((word): Row => [word, { pets: ['DOG'] }]),
    ...'고양이 냥이 반려묘 코숏 러시안블루 페르시안 샴 랙돌 스코티시폴드 먼치킨 벵갈'
      .split(' ')
      .map((word): Row => [word, { pets: ['CAT'] }]),
    ...'햄스터 고슴도치 기니피그 페럿'.split(' ').map((word): Row => [word, { pets: ['SMALL_MAMMAL'] }]),
    ...'거북 거북이 도마뱀 뱀'.split(' ').map((word): Row => [word, { pets: ['REPTILE'] }]),
    ...'새 앵무새'.split(' ').map((word): Row => [word, { pets: ['BIRD'] }]),
    ['토끼', { pets: ['RABBIT'] }],
    ['특수동물', { pets: ['OTHER'] }],
    ...(
      '말티즈 푸들 토이푸들 포메라니안 포메 치와와 요크셔테리어 시츄 비숑 닥스훈트 미니핀 페키니즈 파피용 말티푸 스피츠 꼬똥 ' +
      '미니슈나우저 퍼그 보스턴테리어'
    )
      .split(' ')
      .map((word): Row => [word, { pets: ['DOG SMALL'] }]),
    ...'코커스패니얼 비글 웰시코기 프렌치불독 시바견 진돗개 보더콜리 불테리어 불독 샤페이'
      .split(' ')
      .map((word): Row => [word, { pets: ['DOG MEDIUM'] }]),
    ...(
      '골든리트리버 골댕이 래브라도 리트리버 사모예드 허스키 말라뮤트 셰퍼드 도베르만 그레이트데인 그레이하운드 달마시안 ' +
      '버니즈마운틴독 차우차우 아키타'
    )
      .split(' ')
      .map((word): Row => [word, { pets: ['DOG LARGE'] }]),
    ...'도사견 핏불 스태퍼드셔테리어 로트와일러 맹견'.split(' ').map((word): Row => [word, { pets: ['DOG restricted'] }]),
    ['프렌치 불독', { pets: ['DOG MEDIUM'] }],
    ['골든 리트리버랑', { pets: ['DOG LARGE'] }],
    ['스코티시 폴드', { pets: ['CAT'] }],
    ['버니즈 마운틴 독', { pets: ['DOG LARGE'] }],
    ['스태퍼드셔 불테리어', { pets: ['DOG restricted'] }],
    ['소형견', { pets: ['DOG SMALL'] }],
    ['중형견 카페', { ...CAFE, pets: ['DOG MEDIUM'] }],
    ['소형 강아지 카페', { ...CAFE, pets: ['DOG SMALL'] }],
    ['대형강아지', { pets: ['DOG LARGE'] }],
    ['12kg', { pets: ['DOG 12'] }],
    ['12키로 강아지', { pets: ['DOG 12'] }],
    ['12 킬로', { pets: ['DOG 12'] }],
    ['7.5KG 카페', { ...CAFE, pets: ['DOG 7.5'] }],
    ['12kg 대형견', { pets: ['DOG 12'] }],
    ['진돗개 12키로', { pets: ['DOG 12'] }],
    ['12kg 로트와일러', { pets: ['DOG 12 restricted'] }],
    ['20kg 넘는 강아지', { pets: ['DOG 20.1'] }],
    ['20kg 초과', { pets: ['DOG 20.1'] }],
    ['20키로넘는 개', { pets: ['DOG 20.1'] }],
    ['151kg 강아지', { pets: ['DOG'], rest: '151kg' }],
    ['0kg', { rest: '0kg' }],
    ['고양이 5kg', { pets: ['CAT 5'] }],
    ['5kg 강아지 3kg 고양이', { pets: ['DOG 5', 'CAT 3'] }],
    ['강아지 5kg 고양이 3kg', { pets: ['DOG 5', 'CAT 3'] }],
    ['고양이랑 12kg 진돗개', { pets: ['CAT', 'DOG 12'] }],
    ['두 마리 말티즈', { pets: ['DOG SMALL', 'DOG SMALL'] }],
    ['말티즈 2마리 카페', { ...CAFE, pets: ['DOG SMALL', 'DOG SMALL'] }],
    ['강아지 2마리 고양이 한마리', { pets: ['DOG', 'DOG', 'CAT'] }],
    ['12kg 두 마리', { pets: ['DOG 12', 'DOG 12'] }],
    ['두 마리 카페', { ...CAFE, rest: '두 마리' }],
    ['강아지 6마리', { pets: ['DOG'], rest: '6마리' }],
    ['말티즈 푸들', { pets: ['DOG SMALL', 'DOG SMALL'] }],
    ['말티즈랑 리트리버', { pets: ['DOG SMALL', 'DOG LARGE'] }],
    ['말티즈 강아지', { pets: ['DOG SMALL'] }],
    ['강아지 푸들', { pets: ['DOG SMALL'] }],
    ['샴 고양이', { pets: ['CAT'] }],
    ['강아지랑 고양이', { pets: ['DOG', 'CAT'] }],
    ['고양이와 강아지', { pets: ['CAT', 'DOG'] }],
    ['푸들 하고 강아지', { pets: ['DOG SMALL', 'DOG'] }],
    ['개랑 카페', { ...CAFE, pets: ['DOG'] }],
    ['새로 생긴 카페', { ...CAFE, rest: '새로 생긴' }],
    ['새벽 개장', { openAt: '11-28 03:00', rest: '개장' }],
    ['반려동물 카페', CAFE],
    ['반려동물과 함께', {}],
    ['애완동물 동반 펫 식당', { kinds: '식당' }],
    ['토끼 병원', { ...CLINIC, pets: ['RABBIT'] }],
    ['강아지 다섯 마리 고양이', { pets: ['DOG', 'DOG', 'DOG', 'DOG', 'DOG'], rest: '고양이' }],
  ]);
});

describe('the site', () => {
  itReads([
    ['주차', { site: ['parking'] }],
    ['주차장 있는 카페', { ...CAFE, site: ['parking'] }],
    ['주차 되나요', { site: ['parking'] }],
    ['주차가능한 식당', { kinds: '식당', site: ['parking'] }],
    ['실내', { site: ['indoor'] }],
    ...'야외 실외 테라스 마당 루프탑'.split(' ').map((word): Row => [`${word} 카페`, { ...CAFE, site: ['outdoor'] }]),
    ['실내 야외 카페', { ...CAFE, site: ['indoor', 'outdoor'] }],
    ['실내외', { rest: '실내외' }],
  ]);
});

describe('compound words', () => {
  itReads([
    ['주차되는카페', { ...CAFE, site: ['parking'] }],
    ['24시동물병원', { ...CLINIC, isOpenAllDay: true }],
    ['실내카페', { ...CAFE, site: ['indoor'] }],
    ['마포카페', { ...CAFE, ...MAPO }],
    ['망원동카페', { ...CAFE, rest: '망원동' }],
    ['테헤란로카페', { ...CAFE, rest: '테헤란로' }],
    ['나래역카페', { ...CAFE, rest: '나래역' }],
    ['펜션추천', { kinds: '펜션' }],
    ['고양이랑갈만한데', { pets: ['CAT'] }],
    ['강아지와함께갈수있는카페', { ...CAFE, pets: ['DOG'] }],
    ['강남역근처카페', { ...CAFE, near: '강남역' }],
    ['강남역근처', { near: '강남역' }],
    ['마포쪽', MAPO],
    ['망원동근처', { rest: '망원동' }],
    ['서울마포구카페', { ...CAFE, ...MAPO }],
    ['중구카페', { ...CAFE, rest: '중구' }],
    ['12키로강아지카페', { ...CAFE, pets: ['DOG 12'] }],
    ['대형견동반펜션', { kinds: '펜션', pets: ['DOG LARGE'] }],
    ['애견동반', { pets: ['DOG'] }],
    ['애견동반카페', { ...CAFE, pets: ['DOG'] }],
    ['강남애견카페', { ...CAFE, ...GANGNAM }],
    ['카페주차', { ...CAFE, site: ['parking'] }],
    ['마당있는카페', { ...CAFE, site: ['outdoor'] }],
    ['토요일밤', { openAt: '11-28 21:00' }],
    ['금요일저녁7시', { openAt: '11-27 19:00' }],
    ['지금문여는약국', { kinds: '동물약국', openAt: '11-27 10:00' }],
    ['일요일하는병원', { ...CLINIC, openAt: '11-29 14:00' }],
    ['24시간영업', { isOpenAllDay: true }],
    ['펫호텔', { kinds: '호텔' }],
    ['푸들카페', { ...CAFE, pets: ['DOG SMALL'] }],
    ['반려동물병원', CLINIC],
    // They stay whole.
    ['우리약국', { rest: '우리약국' }],
    ['수약국', { rest: '수약국' }],
    ['개카페', { rest: '개카페' }],
    ['새카페', { rest: '새카페' }],
    ['뱀카페', { rest: '뱀카페' }],
    ['댕댕이상회', { rest: '댕댕이상회' }],
    ['행복카페', { rest: '행복카페' }],
    ['카페마포', { rest: '카페마포' }],
    ['우리집강아지', { rest: '우리집강아지' }],
    ['강남24시', { rest: '강남24시' }],
    ['서울강남', { rest: '서울강남' }],
    ['카페거리', { rest: '카페거리' }],
    ['병원비', { rest: '병원비' }],
    ['우리동네병원', { rest: '우리동네병원' }],
  ]);
});

describe('fillers', () => {
  itReads([
    ...(
      '추천 추천해주세요 추천좀 추천부탁드려요 찾아요 찾습니다 찾아줘 알려줘요 알려주세요 어디 어디야 어디로 어디서 있나요 있을까요 있는 ' +
      '있으면 갈만한 갈만한데 만한 가볼만한곳 데려갈수있는 데리고 되나요 되면 돼요 될까요 되는곳 가능 가능한가요 가능하면 동반 동반가능한 ' +
      '함께 함께하는 같이 같이가는 들어갈수있는 출입가능 입장 입장가능 갈수있는 갈 수 수도 곳 곳이 데 좋은 괜찮은 예쁜 유명한 좀 제일 우리 ' +
      '우리집 애랑 아이랑 이랑 랑 하고 와 과 연중무휴'
    )
      .split(' ')
      .map((word): Row => [word, {}]),
    ['갈 만한 곳', {}],
    ['가볼 만한 곳 추천', {}],
    ['입장면 카페', { ...CAFE, rest: '입장면' }],
    ['가능동 카페', { ...CAFE, rest: '가능동' }],
    ['가능동에서', { rest: '가능동' }],
    ['입장료 없는 박물관', { kinds: '박물관', rest: '입장료 없는' }],
    ['돼지국밥', { rest: '돼지국밥' }],
    ['조용한 카페', { ...CAFE, rest: '조용한' }],
    ['커피 마실 곳', { ...CAFE, rest: '마실' }],
    ['강아지 데려가도 되나요', { pets: ['DOG'], rest: '데려가도' }],
    ['넓은 주차장', { site: ['parking'], rest: '넓은' }],
  ]);
});

describe('unknown words', () => {
  itReads([
    ['', {}],
    ['   ', {}],
    ['?!…', {}],
    ['강남,카페!!', { ...CAFE, ...GANGNAM }],
    ['#강남#카페', { ...CAFE, ...GANGNAM }],
    ['(강남) 카페~', { ...CAFE, ...GANGNAM }],
    ['🐶 카페 ♥', CAFE],
    ['나무 카페 하늘', { ...CAFE, rest: '나무 하늘' }],
    ['Cafe Mingle', { rest: 'Cafe Mingle' }],
    ['나무에서', { rest: '나무에서' }],
    ['강남\u200B 카페', { ...CAFE, ...GANGNAM }],
    ['강남\n카페', { ...CAFE, ...GANGNAM }],
  ]);
});

describe('times on a friday at 10:00', () => {
  itReads([
    ['영업중', { openAt: '11-27 10:00' }],
    ['영업 중인 카페', { ...CAFE, openAt: '11-27 10:00' }],
    ['영업하는 카페', { ...CAFE, openAt: '11-27 10:00' }],
    ['문 연 카페', { ...CAFE, openAt: '11-27 10:00' }],
    ['문 여는 카페', { ...CAFE, openAt: '11-27 10:00' }],
    ['열린 약국', { kinds: '동물약국', openAt: '11-27 10:00' }],
    ['여는 병원', { ...CLINIC, openAt: '11-27 10:00' }],
    ['하는 병원', { ...CLINIC, openAt: '11-27 10:00' }],
    ['지금', { openAt: '11-27 10:00' }],
    ['지금 하는 병원', { ...CLINIC, openAt: '11-27 10:00' }],
    ['영업', { rest: '영업' }],
    ['24시', { isOpenAllDay: true }],
    ['24시간 영업하는 병원', { ...CLINIC, isOpenAllDay: true }],
    ['24 시간', { isOpenAllDay: true }],
    ['일요일 24시 병원', { ...CLINIC, openAt: '11-29 14:00', isOpenAllDay: true }],
    ['연중무휴 약국', { kinds: '동물약국' }],
    ['오늘', { openAt: '11-27 14:00' }],
    ['오늘 여는 병원', { ...CLINIC, openAt: '11-27 10:00' }],
    ['오늘 저녁 하는 식당', { kinds: '식당', openAt: '11-27 19:00' }],
    ['오늘 9시', { openAt: '11-27 10:00' }],
    ['오늘 아침', { openAt: '11-27 10:00' }],
    ['오늘 밤', { openAt: '11-27 21:00' }],
    ['오늘 새벽', { openAt: '11-27 10:00' }],
    ['내일', { openAt: '11-28 14:00' }],
    ['내일 9시', { openAt: '11-28 09:00' }],
    ['내일아침 병원', { ...CLINIC, openAt: '11-28 08:00' }],
    ['모레', { openAt: '11-29 14:00' }],
    ['토요일', { openAt: '11-28 14:00' }],
    ['토욜 카페', { ...CAFE, openAt: '11-28 14:00' }],
    ['일요일 문 여는 약국', { kinds: '동물약국', openAt: '11-29 14:00' }],
    ['월욜', { openAt: '11-30 14:00' }],
    ['화요일에', { openAt: '12-01 14:00' }],
    ['수요일 목요일', { openAt: '12-02 14:00', rest: '목요일' }],
    ['금요일', { openAt: '11-27 14:00' }],
    ['금요일 10시', { openAt: '12-04 10:00' }],
    ['금요일 9시', { openAt: '12-04 09:00' }],
    ['금요일 11시', { openAt: '11-27 11:00' }],
    ['주말', { openAt: '11-28 14:00' }],
    ['주말에도 하는 병원', { ...CLINIC, openAt: '11-28 14:00' }],
    ['이번 주말', { openAt: '11-28 14:00' }],
    ['이번 주 토요일', { openAt: '11-28 14:00' }],
    ['이번주 카페', CAFE],
    ['이번 카페', { ...CAFE, rest: '이번' }],
    ['평일', { openAt: '11-27 14:00' }],
    ['평일 9시', { openAt: '11-30 09:00' }],
    ['다음 주 토요일', { openAt: '12-05 14:00' }],
    ['다음주 월요일 저녁', { openAt: '11-30 19:00' }],
    ['다음 주 일요일', { openAt: '12-06 14:00' }],
    ['다음주 주말', { openAt: '12-05 14:00' }],
    ['다음 주말', { openAt: '12-05 14:00' }],
    ['다음 주 평일', { openAt: '11-30 14:00' }],
    ['다음 주 카페', { ...CAFE, rest: '다음 주' }],
    ['다음주 저녁', { openAt: '11-27 19:00', rest: '다음주' }],
    ['3시', { openAt: '11-27 15:00' }],
    ['3시 반', { openAt: '11-27 15:30' }],
    ['3시 30분', { openAt: '11-27 15:30' }],
    ['3시반에', { openAt: '11-27 15:30' }],
    ['6시', { openAt: '11-27 18:00' }],
    ['7시', { openAt: '11-28 07:00' }],
    ['10시', { openAt: '11-27 10:00' }],
    ['12시', { openAt: '11-27 12:00' }],
    ['19시', { openAt: '11-27 19:00' }],
    ['19:30', { openAt: '11-27 19:30' }],
    ['25시', { rest: '25시' }],
    ['저녁 7시', { openAt: '11-27 19:00' }],
    ['저녁 일곱시', { openAt: '11-27 19:00' }],
    ['오전 9시', { openAt: '11-28 09:00' }],
    ['오후 3시반', { openAt: '11-27 15:30' }],
    ['오후 12시', { openAt: '11-27 12:00' }],
    ['낮 1시', { openAt: '11-27 13:00' }],
    ['아침 7시', { openAt: '11-28 07:00' }],
    ['밤 9시', { openAt: '11-27 21:00' }],
    ['밤 12시', { openAt: '11-28 00:00' }],
    ['밤 1시', { openAt: '11-28 01:00' }],
    ['토요일 밤 12시', { openAt: '11-29 00:00' }],
    ['토요일 밤 1시', { openAt: '11-29 01:00' }],
    ['새벽 2시', { openAt: '11-28 02:00' }],
    ['새벽', { openAt: '11-28 03:00' }],
    ['아침', { openAt: '11-28 08:00' }],
    ['오전', { openAt: '11-27 10:00' }],
    ['점심 먹을 식당', { kinds: '식당', openAt: '11-27 12:00', rest: '먹을' }],
    ['낮', { openAt: '11-27 14:00' }],
    ['오후', { openAt: '11-27 15:00' }],
    ['저녁', { openAt: '11-27 19:00' }],
    ['밤', { openAt: '11-27 21:00' }],
    ['심야', { openAt: '11-27 23:00' }],
    ['밤늦게 하는 카페', { ...CAFE, openAt: '11-27 23:00' }],
    ['내일 심야', { openAt: '11-28 23:00' }],
  ]);
});

describe('times on a friday at 14:00, to the minute', () => {
  itReads(
    [
      ['금요일', { openAt: '12-04 14:00' }],
      ['평일', { openAt: '11-30 14:00' }],
      ['오늘', { openAt: '11-27 14:00' }],
      ['낮', { openAt: '11-27 14:00' }],
      ['2시', { openAt: '11-27 14:00' }],
      ['1시', { openAt: '11-28 13:00' }],
    ],
    AT_TWO,
  );
});

describe('times on a friday at 22:30', () => {
  itReads(
    [
      ['밤', { openAt: '11-27 22:30' }],
      ['밤에 여는 병원', { ...CLINIC, openAt: '11-27 22:30' }],
      ['심야 병원', { ...CLINIC, openAt: '11-27 22:30' }],
      ['밤늦게', { openAt: '11-27 22:30' }],
      ['새벽', { openAt: '11-28 03:00' }],
      ['오늘 밤', { openAt: '11-27 22:30' }],
      ['오늘 심야', { openAt: '11-27 23:00' }],
      ['오늘 저녁', { openAt: '11-27 22:30' }],
      ['오늘', { openAt: '11-27 22:30' }],
      ['금요일 밤', { openAt: '12-04 21:00' }],
      ['금요일 심야', { openAt: '11-27 23:00' }],
      ['밤 12시', { openAt: '11-28 00:00' }],
      ['금요일 밤 12시', { openAt: '11-28 00:00' }],
      ['밤 11시', { openAt: '11-27 23:00' }],
      ['밤 9시', { openAt: '11-28 21:00' }],
      ['저녁', { openAt: '11-28 19:00' }],
      ['내일 밤', { openAt: '11-28 21:00' }],
    ],
    FRIDAY_NIGHT,
  );
});

describe('times half an hour after midnight', () => {
  itReads(
    [
      ['밤', { openAt: '11-28 00:30' }],
      ['심야', { openAt: '11-28 00:30' }],
      ['새벽', { openAt: '11-28 00:30' }],
      ['오늘 밤', { openAt: '11-28 21:00' }],
      ['오늘 새벽', { openAt: '11-28 03:00' }],
      ['밤 1시', { openAt: '11-28 01:00' }],
      ['밤 12시', { openAt: '11-29 00:00' }],
      ['새벽 2시', { openAt: '11-28 02:00' }],
      ['토요일', { openAt: '11-28 14:00' }],
      ['내일', { openAt: '11-29 14:00' }],
      ['아침', { openAt: '11-28 08:00' }],
    ],
    AFTER_MIDNIGHT,
  );
});

describe('times at a weekend', () => {
  describe('on a saturday at 15:00', () => {
    itReads(
      [
        ['주말', { openAt: '12-05 14:00' }],
        ['주말 저녁', { openAt: '11-28 19:00' }],
        ['평일', { openAt: '11-30 14:00' }],
        ['다음 주 토요일', { openAt: '12-05 14:00' }],
      ],
      SATURDAY_AFTERNOON,
    );
  });

  describe('on a sunday at 10:00', () => {
    itReads(
      [
        ['주말', { openAt: '11-29 14:00' }],
        ['주말 아침', { openAt: '12-05 08:00' }],
        ['일요일', { openAt: '11-29 14:00' }],
        ['토요일', { openAt: '12-05 14:00' }],
        ['평일', { openAt: '11-30 14:00' }],
        ['다음 주 토요일', { openAt: '12-05 14:00' }],
        ['다음 주 일요일', { openAt: '12-06 14:00' }],
        ['다음 주 월요일', { openAt: '11-30 14:00' }],
      ],
      SUNDAY_MORNING,
    );
  });

  describe('on a sunday at 18:00', () => {
    itReads(
      [
        ['주말', { openAt: '12-05 14:00' }],
        ['주말 저녁', { openAt: '11-29 19:00' }],
        ['일요일', { openAt: '12-06 14:00' }],
      ],
      SUNDAY_EVENING,
    );
  });
});

describe('chips', () => {
  const chips = (query: string, at = FRIDAY_MORNING) =>
    read(query, at).chips.map(({ kind, text, source }) => [kind, text, source]);

  it.each([
    [
      '경기 광주 카페',
      [
        ['REGION', '경기', '경기'],
        ['DISTRICT', '광주시', '광주'],
        ['CATEGORY', '카페', '카페'],
      ],
    ],
    [
      '마포에서 근처 카페',
      [
        ['DISTRICT', '마포구', '마포에서'],
        ['CATEGORY', '카페', '카페'],
      ],
    ],
    ['수원시 장안구', [['DISTRICT', '수원시 장안구', '수원시 장안구']]],
    ['강남역 근처', [['NEAR_PLACE', '강남역 근처', '강남역 근처']]],
    ['내 주변', [['NEAR_ME', '내 주변', '내 주변']]],
    [
      '근처카페',
      [
        ['NEAR_ME', '내 주변', '근처'],
        ['CATEGORY', '카페', '카페'],
      ],
    ],
    [
      '주차되는카페',
      [
        ['PARKING', '주차 가능', '주차'],
        ['CATEGORY', '카페', '카페'],
      ],
    ],
    [
      '실내 야외',
      [
        ['INDOOR', '실내', '실내'],
        ['OUTDOOR', '야외', '야외'],
      ],
    ],
    ['야외 테라스', [['OUTDOOR', '야외', '야외 테라스']]],
    ['숙소', [['CATEGORY', '펜션·호텔', '숙소']]],
    ['카페 커피', [['CATEGORY', '카페', '카페 커피']]],
    ['애견 용품', [['CATEGORY', '반려동물용품', '애견 용품']]],
    ['프렌치 불독 2마리', [['PET', '프렌치불독 2마리', '프렌치 불독 2마리']]],
    [
      '소형견이랑 고양이',
      [
        ['PET', '소형견', '소형견이랑'],
        ['PET', '고양이', '고양이'],
      ],
    ],
    ['12키로', [['PET', '강아지 12kg', '12키로']]],
    ['지금 하는', [['OPEN_NOW', '지금 영업 중', '지금 하는']]],
    ['오늘 여는', [['OPEN_NOW', '지금 영업 중', '오늘 여는']]],
    [
      '토요일 강남 저녁 7시',
      [
        ['OPEN_AT', '11월 28일 (토) 19:00 영업', '토요일 저녁 7시'],
        ['DISTRICT', '강남구', '강남'],
      ],
    ],
    ['24시간영업중', [['OPEN_ALL_DAY', '24시간 영업', '24시간영업중']]],
    ['이번 주 토요일', [['OPEN_AT', '11월 28일 (토) 14:00 영업', '이번 주 토요일']]],
  ])('%s', (query, expected) => expect(chips(query)).toEqual(expected));
});
