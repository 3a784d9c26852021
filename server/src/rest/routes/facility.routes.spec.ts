import { makeFacility, makeReview } from '../../../test/factories';
import { asDocumented } from '../../../test/check-answer';
import { RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { PetType } from '../../shared/pet-type';

const cafe = {
  id: 11,
  name: '멍멍카페 강남점',
  category1: '반려동물업',
  category2: '반려동물식당카페',
  category3: '카페',
  sidoName: '서울특별시',
  sigunguName: '강남구',
  legalEupMyeonDongName: '역삼동',
  riName: null,
  bunji: '736-1',
  roadName: '테헤란로',
  buildingNumber: '152',
  latitude: 37.5,
  longitude: 127.03,
  postalCode: '06236',
  roadAddress: '서울특별시 강남구 테헤란로 152',
  jibunAddress: '서울특별시 강남구 역삼동 736-1',
  phoneNumber: '02-000-0000',
  homepage: 'https://cafe.example',
  holiday: '매주 월요일',
  operatingHours: '화~일 11:00~21:00',
  parkingAvailable: true,
  admissionFeeInfo: '없음',
  petFriendly: true,
  petOnlyInfo: '해당없음',
  allowedPetSize: '모두 가능',
  petTypes: [PetType.DOG, PetType.CAT, PetType.OTHER],
  petRestrictions: '목줄 착용',
  indoorFacility: true,
  outdoorFacility: false,
  description: '마당이 있는 카페',
  additionalPetFee: '없음',
  finalCreationDate: '2025-03-24',
};

const seoul = { sidoName: '서울특별시', latitude: 37.51, longitude: 127.04 };
const jeju = {
  sidoName: '제주특별자치도',
  sigunguName: '서귀포시',
  category2: '반려동반여행',
  category3: '여행지',
  latitude: null,
  longitude: null,
};
const PLACES = [
  cafe,
  {
    ...seoul,
    id: 12,
    name: '바른동물병원',
    sigunguName: '마포구',
    category2: '반려의료',
    category3: '동물병원',
    petFriendly: true,
    allowedPetSize: '개, 고양이',
    petTypes: [PetType.DOG, PetType.CAT],
    parkingAvailable: false,
    indoorFacility: true,
    outdoorFacility: false,
  },
  {
    id: 13,
    name: '바다펜션',
    sidoName: '강원특별자치도',
    sigunguName: '강릉시',
    category2: '반려동반여행',
    category3: '펜션',
    petFriendly: true,
    allowedPetSize: '15kg 이하',
    petTypes: [PetType.DOG],
    parkingAvailable: null,
    indoorFacility: false,
    outdoorFacility: true,
    latitude: 37.8,
    longitude: 128.9,
  },
  {
    id: 14,
    name: '금지식당',
    sidoName: '부산광역시',
    sigunguName: '중구',
    category2: '반려동물식당카페',
    category3: '식당',
    petFriendly: false,
    allowedPetSize: '해당없음',
    petTypes: [],
    parkingAvailable: null,
    indoorFacility: null,
    outdoorFacility: null,
    latitude: null,
    longitude: null,
  },
  {
    id: 15,
    name: '100%_미용 중구점',
    sidoName: '대구광역시',
    sigunguName: '중구',
    category2: '반려동물 서비스',
    category3: '미용',
    petFriendly: true,
    allowedPetSize: '토끼, 햄스터',
    petTypes: [PetType.OTHER],
    parkingAvailable: false,
    indoorFacility: true,
    outdoorFacility: false,
    latitude: 35.87,
    longitude: 128.6,
    description: '마당에서 bbq',
  },
  // Of one name, and found by one word in different ways.
  ...[33, 31, 32].map((id) => ({ ...jeju, id, name: '쌍둥이 해변' })),
  { ...jeju, id: 44, name: '가까운 해변', roadAddress: '제주특별자치도 서귀포시 올챙이로 1' },
  { ...jeju, id: 43, name: '나무 그늘', category3: '올챙이' },
  { ...jeju, id: 42, name: '다정한 올챙이' },
  { ...jeju, id: 41, name: '올챙이 마을' },
];
/** Enough of a kind in one corner of the map to meet every maximum. */
const CROWD = 103;

let app: TestApp;
const client = new RestClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
  for (const place of PLACES) await makeFacility(app.dataSource, place);
  for (const rating of [5, 4, 5]) await makeReview(app.dataSource, { facilityId: 12, rating });
  for (let number = 0; number < CROWD; number++)
    await makeFacility(app.dataSource, {
      id: 1000 + number,
      name: `올레산책 ${String(number).padStart(3, '0')}`,
      sidoName: '제주특별자치도',
      sigunguName: '서귀포시',
      category2: '반려동반여행',
      category3: '여행지',
      latitude: 33.25 + number / 10_000,
      longitude: 126.56,
    });
});
afterAll(() => app.stop());

type Item = Record<string, unknown> & { id: number; name: string };
interface Page {
  content: Item[];
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

async function get<Body>(path: string, query: Record<string, string | string[]> = {}): Promise<Body> {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );
  const { status, body } = await client.ask<Body>('GET', `${path}?${parameters.toString()}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}
const search = (query: Record<string, string | string[]> = {}) => get<Page>('/api/pet_facilities/search', query);
const idsOf = (items: Item[]) => items.map(({ id }) => id).sort((a, b) => a - b);

describe('/api/pet_facilities/search', () => {
  it('answers a place in the types that clients know', async () => {
    const { content } = await search({ searchQuery: '강남점' });
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({
      id: 11,
      latitude: 37.5,
      longitude: 127.03,
      parkingAvailable: 'Y',
      petFriendlyInfo: 'Y',
      indoorFacility: 'Y',
      outdoorFacility: 'N',
      allowedPetSize: '모두 가능',
      reviewCount: 0,
      averageRating: null,
    });
  });

  it.each([
    ['name', '멍멍카페'],
    ['category2', '반려동물식당'],
    ['category3', '동물병원', 12],
    ['road address', '강남구 테헤란로 152'],
    ['address by lot', '역삼동 736'],
    ['road name', '테헤란로'],
    ['lot number', '736-1'],
    ['allowed pet size', '15kg', 13],
    ['description', '마당이 있는'],
    ['description, blanks aside', '마당이있는카페'],
    ['letters of either case', 'BBQ', 15],
  ])('finds a place by its %s', async (_field, searchQuery, id = 11) => {
    expect(idsOf((await search({ searchQuery, size: '100' })).content)).toContain(id);
  });

  it('is ordered by name, then by id', async () => {
    const { content } = await search({ sigunguName: '중구' });
    expect(content.map(({ name }) => name)).toEqual(['100%_미용 중구점', '금지식당']);
    const twins = await search({ searchQuery: '쌍둥이' });
    expect(twins.content.map(({ id }) => id)).toEqual([31, 32, 33]);
  });

  it('has the number of reviews and their average with one decimal', async () => {
    const facts = { reviewCount: 3, averageRating: 4.7 };
    expect((await search({ searchQuery: '동물병원' })).content).toMatchObject([{ id: 12, ...facts }]);
    expect(await get('/api/pet_facilities/12')).toMatchObject(facts);
  });

  it('has null for unknown flags and positions', async () => {
    const { content } = await search({ searchQuery: '금지식당' });
    expect(content[0]).toMatchObject({
      parkingAvailable: null,
      petFriendlyInfo: 'N',
      indoorFacility: null,
      latitude: null,
      longitude: null,
    });
  });

  it('pages with the envelope that clients know', async () => {
    const { content, ...first } = await search({ searchQuery: '올레산책' });
    expect(content.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => 1000 + index));
    expect(first).toEqual({
      totalElements: CROWD,
      totalPages: 7,
      number: 0,
      size: 15,
      numberOfElements: 15,
      first: true,
      last: false,
      empty: false,
    });
    const { content: tail, ...last } = await search({ searchQuery: '올레산책', page: '6' });
    expect(idsOf(tail)).toEqual(Array.from({ length: 13 }, (_, index) => 1090 + index));
    expect(last).toMatchObject({ number: 6, numberOfElements: 13, first: false, last: true });
  });

  it('answers a page past the end with an empty last page', async () => {
    expect(await search({ page: '200' })).toMatchObject({
      content: [],
      number: 200,
      numberOfElements: 0,
      first: false,
      last: true,
      empty: true,
      totalElements: CROWD + PLACES.length,
    });
    expect(await search({ searchQuery: '없는곳없는곳' })).toEqual({
      content: [],
      totalElements: 0,
      totalPages: 0,
      number: 0,
      size: 15,
      numberOfElements: 0,
      first: true,
      last: true,
      empty: true,
    });
  });

  it('cuts a size above the maximum', async () => {
    expect(await search({ size: '99999999999999999999' })).toMatchObject({ size: 100, numberOfElements: 100, totalPages: 2 });
  });

  it('shows the last page before the 25,000th row', async () => {
    expect(await search({ page: '249', size: '100' })).toMatchObject({ empty: true, last: true });
  });

  it.each<[string, Record<string, string | string[]>, number[]]>([
    ['a group', { category2: '반려의료' }, [12]],
    ['a kind', { category2: '카페' }, [11]],
    ['groups and kinds, any of them', { category2: ['카페', '반려의료'] }, [11, 12]],
    ['a list as name[]', { 'category2[]': ['카페', '반려의료'] }, [11, 12]],
    ['a value with a comma as one value', { category2: '카페,반려의료' }, []],
    ['a dog', { allowedPetSize: '개', category2: ['카페', '동물병원', '펜션', '식당', '미용'] }, [11, 12, 13]],
    ['a cat', { allowedPetSize: '고양이', category2: ['카페', '동물병원', '펜션', '식당', '미용'] }, [11, 12]],
    ['another pet', { allowedPetSize: '기타', category2: ['카페', '동물병원', '펜션', '식당', '미용'] }, [11, 15]],
    [
      'several pets, any of them',
      { 'allowedPetSize[]': ['고양이', '기타'], category2: ['카페', '동물병원', '펜션', '식당', '미용'] },
      [11, 12, 15],
    ],
    [
      'every pet',
      { allowedPetSize: ['전체', '고양이'], category2: ['카페', '동물병원', '펜션', '식당', '미용'] },
      [11, 12, 13, 14, 15],
    ],
    ['parking', { parkingAvailable: 'Y', category2: ['카페', '동물병원'] }, [11]],
    ['no parking', { parkingAvailable: 'N', category2: ['카페', '동물병원'] }, [12]],
    ['any parking', { parkingAvailable: '전체', category2: ['카페', '동물병원'] }, [11, 12]],
    ['rooms', { indoorFacility: 'Y', sidoName: '서울' }, [11, 12]],
    ['open air', { outdoorFacility: 'Y' }, [13]],
    ['a region by its former name', { sidoName: '강원도' }, [13]],
    ['a region by its short name', { sidoName: '강원' }, [13]],
    ['no region', { sidoName: '전체', sigunguName: '중구' }, [14, 15]],
    ['a region and a district', { sidoName: '대구', sigunguName: '중구' }, [15]],
    ['a region and no district', { sidoName: '대구', sigunguName: '전체' }, [15]],
    ['a region that does not exist', { sidoName: '없는도' }, []],
    [
      'empty parameters',
      { sidoName: '', searchQuery: '', category2: '', parkingAvailable: '', page: '', size: '', sigunguName: '강남구' },
      [11],
    ],
    ['text with other blanks', { searchQuery: '바 른동물 병원' }, [12]],
    ['decomposed Hangul', { searchQuery: '바른동물병원'.normalize('NFD') }, [12]],
    ['a literal percent sign', { searchQuery: '%' }, [15]],
    ['a literal underscore', { searchQuery: '0%_미' }, [15]],
    ['an address', { searchQuery: '테헤란로152' }, [11]],
  ])('finds %s', async (_what, query, ids) => {
    expect(idsOf((await search(query)).content)).toEqual(ids);
  });

  it('says what is wrong with a value, in Korean and by its name', async () => {
    const { body } = await client.ask('GET', '/api/pet_facilities/search?allowedPetSize=용');
    expect(body).toEqual({
      message: { type: 'error', text: 'allowedPetSize: 개, 고양이, 기타, 전체 중 하나를 보내 주세요.' },
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('/api/pet_facilities/search/suggestions', () => {
  const suggest = (query: Record<string, string>) => get<Item[]>('/api/pet_facilities/search/suggestions', query);

  it('answers number ids and nothing but the four fields', async () => {
    expect(await suggest({ query: '멍멍카페' })).toEqual([
      { id: 11, name: '멍멍카페 강남점', sidoName: '서울특별시', sigunguName: '강남구' },
    ]);
  });

  it('returns 8 by default and up to 20', async () => {
    expect(await suggest({ query: '올레산책' })).toHaveLength(8);
    expect(await suggest({ query: '올레산책', limit: '3' })).toHaveLength(3);
    expect(await suggest({ query: '올레산책', limit: '1000000' })).toHaveLength(20);
  });

  it('puts names that start so first, then names that hold it, then categories, then addresses', async () => {
    const orders = (await suggest({ query: '올챙이' })).map(({ id }) => id);
    expect(orders).toEqual([41, 42, 43, 44]);
  });

  it('has nothing to suggest for less than two characters', async () => {
    expect(await suggest({})).toEqual([]);
    expect(await suggest({ query: '' })).toEqual([]);
    expect(await suggest({ query: '올' })).toEqual([]);
    expect(await suggest({ query: ' 올 ' })).toEqual([]);
  });
});

describe.each(['/api/pet_facilities/search/bounds', '/api/pet_facilities/search/bounds/filtered'])('%s', (path) => {
  const seoulBox = { southWestLat: '37.4', southWestLng: '126.8', northEastLat: '37.7', northEastLng: '127.2' };
  const jejuBox = { southWestLat: '33', southWestLng: '126', northEastLat: '34', northEastLng: '127' };

  it('answers the bare items of the box', async () => {
    expect(idsOf(await get<Item[]>(path, seoulBox))).toEqual([11, 12]);
  });

  it('looks for text in the box', async () => {
    expect(idsOf(await get<Item[]>(path, { ...seoulBox, searchQuery: '병원' }))).toEqual([12]);
    expect(await get<Item[]>(path, { ...seoulBox, searchQuery: '바다펜션' })).toEqual([]);
  });

  it('answers at most 100', async () => {
    expect(await get<Item[]>(path, jejuBox)).toHaveLength(100);
    expect(await get<Item[]>(path, { ...jejuBox, limit: '1000000' })).toHaveLength(100);
    expect(await get<Item[]>(path, { ...jejuBox, limit: '7' })).toHaveLength(7);
  });

  it('finds nothing outside Korea', async () => {
    expect(await get<Item[]>(path, { southWestLat: '-90', southWestLng: '-180', northEastLat: '0', northEastLng: '0' })).toEqual(
      [],
    );
  });

  it('names a corner that is missing', async () => {
    const answer = await client.ask('GET', `${path}?southWestLat=37&southWestLng=126&northEastLat=38`);
    expect(answer).toMatchObject({ status: 400, body: { message: { text: 'northEastLng: 꼭 보내 주세요.' } } });
  });

  it('filters only where the contract says so', async () => {
    const items = await get<Item[]>(path, {
      ...seoulBox,
      category2: '카페',
      allowedPetSize: '기타',
      parkingAvailable: 'Y',
      indoorFacility: 'Y',
    });
    expect(idsOf(items)).toEqual(path.endsWith('filtered') ? [11] : [11, 12]);
  });
});

describe.each(['/api/pet_facilities', '/pet_facilities'])('%s/{id}', (path) => {
  it('answers the whole entity', async () => {
    const { petFriendly: _, petTypes: __, ...facts } = cafe;
    expect(await get<Item>(`${path}/11`)).toEqual({
      ...facts,
      parkingAvailable: 'Y',
      petFriendlyInfo: 'Y',
      indoorFacility: 'Y',
      outdoorFacility: 'N',
      reviewCount: 0,
      averageRating: null,
    });
  });

  it('says in Korean that there is no such place', async () => {
    const request = app.http.get(`${path}/12345`).set({ accept: 'text/html' }).expect(asDocumented);
    await request.expect(404, { message: { type: 'error', text: '장소를 찾을 수 없습니다.' }, code: 'NOT_FOUND' });
  });
});

describe('with pet=', () => {
  interface Answered {
    name: string;
    entry?: { answer: string; conditions: { kind: string; text: string; pets: number[] }[] };
  }
  const get = (path: string) => client.ask('GET', path);

  it('answers whether the pets may come in, and neither filters nor sorts', async () => {
    const { body } = await get('/api/pet_facilities/search?pet=DOG:12&pet=CAT');
    const { content } = body as { content: Answered[] };
    const plain = (await get('/api/pet_facilities/search')).body as { content: Answered[] };
    expect(content.map(({ name }) => name)).toEqual(plain.content.map(({ name }) => name));
    expect(plain.content.filter((place) => 'entry' in place)).toEqual([]);
    const answers = Object.fromEntries(content.map(({ name, entry }) => [name, entry?.answer]));
    expect(answers).toMatchObject({ '멍멍카페 강남점': 'CONDITIONAL', 금지식당: 'DENIED', 바다펜션: 'UNKNOWN' });
    expect(content.find(({ name }) => name === cafe.name)?.entry?.conditions).toMatchObject([
      { kind: 'LEASH', text: '목줄', pets: [0, 1] },
    ]);
  });

  it.each(['/api/pet_facilities/11?', '/pet_facilities/11?'])('answers so for one place: %s', async (path) => {
    expect((await get(`${path}pet=DOG:LARGE`)).body).toMatchObject({ entry: { answer: 'CONDITIONAL', asOf: '2025-03-24' } });
    expect((await get(`${path}pet=DOG:30:RESTRICTED`)).body).toMatchObject({
      entry: { conditions: [{ kind: 'LEASH' }, { kind: 'MUZZLE', isRequiredByLaw: true }] },
    });
  });

  it('answers so on the map', async () => {
    const box = 'southWestLat=37.4&northEastLat=37.7&southWestLng=126.8&northEastLng=127.2&pet=DOG:4&searchQuery=멍멍카페';
    for (const path of ['bounds', 'bounds/filtered'])
      expect((await get(`/api/pet_facilities/search/${path}?${box}`)).body).toMatchObject([
        { name: cafe.name, entry: { answer: 'CONDITIONAL' } },
      ]);
  });

  it('says what a pet looks like', async () => {
    expect(await get('/api/pet_facilities/search?pet=WOLF')).toMatchObject({
      status: 400,
      body: { message: { text: 'pet: DOG, DOG:12(kg, 150까지), DOG:MEDIUM, DOG:30:RESTRICTED처럼 보내 주세요.' } },
    });
  });
});

describe('filter options', () => {
  it('names the regions that have places', async () => {
    expect(await get('/api/pet_facilities/regions')).toEqual([
      '서울특별시',
      '부산광역시',
      '대구광역시',
      '강원특별자치도',
      '제주특별자치도',
    ]);
  });

  it('names the groups that have places, ascending', async () => {
    expect(await get('/api/pet_facilities/categories/category2')).toEqual([
      '반려동물 서비스',
      '반려동물식당카페',
      '반려동반여행',
      '반려의료',
    ]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['every region, each name once', {}, ['강남구', '강릉시', '마포구', '서귀포시', '중구']],
    ['all', { sidoName: '전체' }, ['강남구', '강릉시', '마포구', '서귀포시', '중구']],
    ['an empty name', { sidoName: '', region: '' }, ['강남구', '강릉시', '마포구', '서귀포시', '중구']],
    ['sidoName', { sidoName: '서울특별시' }, ['강남구', '마포구']],
    ['region', { region: '서울' }, ['강남구', '마포구']],
    ['both, of which sidoName counts', { sidoName: '강원도', region: '서울' }, ['강릉시']],
    ['a region that does not exist', { region: '없는도' }, []],
  ])('names the districts of %s', async (_what, query, expected) => {
    expect((await get<string[]>('/api/pet_facilities/sigungu', query)).sort()).toEqual(expected);
  });

  it('finds a city with its districts, and names the districts alone', async () => {
    for (const [id, sigunguName] of [
      [41, '수원시 장안구'],
      [42, '수원시 팔달구'],
    ] as const)
      await makeFacility(app.dataSource, { id, name: `수원 ${id}`, sidoName: '경기도', sigunguName });
    expect(idsOf((await search({ sidoName: '경기', sigunguName: '수원시' })).content)).toEqual([41, 42]);
    expect(idsOf((await search({ sigunguName: '수원시 팔달구' })).content)).toEqual([42]);
    expect(await get('/api/pet_facilities/sigungu', { region: '경기' })).toEqual(['수원시 장안구', '수원시 팔달구']);
  });
});
