import { makeFacility, makeMember, makeReview } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { PetType } from '../../shared/pet-type';
import type { Member } from '../member/member.entity';
import { countFacilities } from './facility-counts.repository';
import type { Facility } from './facility.entity';

const SEARCH = `query ($filter: FacilityFilterInput, $page: Int!, $size: Int!, $sort: FacilitySort!, $near: PointInput) {
  facilities(filter: $filter, page: $page, size: $size, sort: $sort, near: $near) {
    items { id name sidoName petTypes parkingAvailable averageRating } totalCount isTotalCountExact page size
  }
}`;

interface Page {
  items: {
    id: string;
    name: string;
    sidoName: string | null;
    petTypes: PetType[];
    parkingAvailable: boolean | null;
    averageRating: number | null;
  }[];
  totalCount: number;
  isTotalCountExact: boolean;
}

describe('facility search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.dataSource.query('TRUNCATE facility, facility_facet CASCADE'));

  const make = (facts: Partial<Facility>) => makeFacility(app.dataSource, facts);
  const makeAll = async (...all: Partial<Facility>[]) => {
    for (const facts of all) await make(facts);
  };
  const search = async (filter: object = {}, variables: object = {}): Promise<Page> => {
    const { data, errors } = await app.run<{ facilities: Page }>(SEARCH, {
      filter,
      page: 0,
      size: 15,
      sort: 'NAME',
      ...variables,
    });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.facilities;
  };
  const names = async (filter: object = {}, variables: object = {}) =>
    (await search(filter, variables)).items.map(({ name }) => name);

  describe('text', () => {
    it.each([
      ['name', { name: '왈왈이네 정원' }],
      ['category2', { category2: '왈왈이네 정원' }],
      ['category3', { category3: '왈왈이네 정원' }],
      ['roadAddress', { roadAddress: '서울특별시 왈왈이네 정원 3' }],
      ['jibunAddress', { jibunAddress: '왈왈이네 정원' }],
      ['roadName', { roadName: '왈왈이네 정원' }],
      ['bunji', { bunji: '왈왈이네 정원' }],
      ['allowedPetSize', { allowedPetSize: '왈왈이네 정원' }],
      ['description', { description: '왈왈이네 정원' }],
    ] as const)('finds in %s', async (_field, facts) => {
      const { id } = await make(facts);
      await make({});
      for (const searchQuery of ['왈왈이네', '왈이', '왈', '네정원'])
        expect((await search({ searchQuery })).items.map((item) => item.id)).toEqual([String(id)]);
    });

    it('ignores blanks, case and the way Hangul is composed', async () => {
      await make({ name: '멍멍 Cafe 24시' });
      for (const searchQuery of ['멍 멍c', '  멍멍CAFE ', '멍멍cafe24시'.normalize('NFD'), 'C', 'fe 2'])
        expect(await names({ searchQuery })).toEqual(['멍멍 Cafe 24시']);
    });

    it('takes %, _ and \\ literally', async () => {
      await makeAll({ name: '할인 50%_a\\b' }, { name: '할인 50점 ab' });
      for (const searchQuery of ['%', '_', '\\', '50%', '%_', '_a\\b'])
        expect(await names({ searchQuery })).toEqual(['할인 50%_a\\b']);
    });

    it('finds each word in any field, in any order and with any blanks', async () => {
      await makeAll(
        { name: '멍마루', category3: '카페', jibunAddress: '서울특별시 강남구 역삼동 1' },
        { name: '강남 카페', category3: '식당' },
        { name: '멍마루', category3: '카페', jibunAddress: '서울특별시 마포구 1' },
      );
      for (const searchQuery of ['강남 카페', ' 카페  강남 ', '강남구\u3000카페', '카 페 강 남'.normalize('NFD')])
        expect(await names({ searchQuery })).toEqual(searchQuery.includes('구') ? ['멍마루'] : ['강남 카페', '멍마루']);
      expect(await names({ searchQuery: '강남카페' })).toEqual(['강남 카페']);
      expect(await names({ searchQuery: '강남 호텔' })).toEqual([]);
    });

    it('ignores words after the tenth', async () => {
      await make({ name: '가 나 다 라 마 바 사 아 자 차' });
      expect(await names({ searchQuery: '가 나 다 라 마 바 사 아 자 차 힣' })).toHaveLength(1);
      expect(await names({ searchQuery: '가 나 다 라 마 바 사 아 자 힣 차' })).toHaveLength(0);
    });

    it('matches within one field, never across two', async () => {
      await make({ name: '가나', category2: '다라', category3: null });
      expect(await names({ searchQuery: '나다' })).toEqual([]);
      expect(await names({ searchQuery: '가나다라' })).toEqual([]);
      expect(await names({ searchQuery: '나\u001f다' })).toEqual([]);
    });

    it('finds a word of frequent pairs only where they are adjacent', async () => {
      await makeAll({ name: '동물병원' }, { name: '동물 물병 병원' }, { name: '병원동물' });
      expect(await names({ searchQuery: '동물병원' })).toEqual(['동물병원']);
    });

    it('does not match initials', async () => {
      await makeAll({ name: '동물병원' }, { name: 'ㄷㅁ' });
      expect(await search({ searchQuery: 'ㄷㅁ' })).toMatchObject({ totalCount: 1, items: [{ name: 'ㄷㅁ' }] });
    });

    it('ignores a blank text', async () => {
      await makeAll({}, {});
      expect((await search({ searchQuery: ' \u200b ' })).totalCount).toBe(2);
    });

    it('accepts quotes and other SQL characters', async () => {
      await make({ name: `O'Neill "펫"; --` });
      expect(await names({ searchQuery: `'neill"` })).toEqual([`O'Neill "펫"; --`]);
      expect(await names({ searchQuery: `' OR 1=1 --` })).toEqual([]);
    });
  });

  describe('page and total', () => {
    it('orders by name in 가나다 order, then by id', async () => {
      const first = await make({ name: '나무' });
      const second = await make({ name: '나무' });
      await makeAll({ name: '힣' }, { name: '가' }, { name: '까치' }, { name: '1층' }, { name: 'Zoo' });
      const { items } = await search();
      expect(items.map(({ name }) => name)).toEqual(['1층', 'Zoo', '가', '까치', '나무', '나무', '힣']);
      expect(items.slice(4, 6).map(({ id }) => Number(id))).toEqual([first.id, second.id]);
    });

    it('lists the same places page by page as in one page', async () => {
      for (let index = 0; index < 40; index++)
        await make({
          name: `마당${index % 7}`,
          category3: index % 3 ? '카페' : '식당',
          sidoName: index % 2 ? '서울특별시' : '경기도',
        });
      for (const filter of [
        {},
        { searchQuery: '마당' },
        { searchQuery: '마당3' },
        { searchQuery: '당' },
        { categories: ['식당'] },
        { searchQuery: '마당', sidoName: '경기' },
      ]) {
        const atOnce = await search(filter, { size: 100 });
        expect(atOnce.items).toHaveLength(atOnce.totalCount);
        for (const size of [1, 9]) {
          const pages: Page[] = [];
          for (let page = 0; page * size < atOnce.totalCount; page++) pages.push(await search(filter, { page, size }));
          expect(pages.flatMap(({ items }) => items)).toEqual(atOnce.items);
          expect(pages.map(({ totalCount }) => totalCount)).toEqual(pages.map(() => atOnce.totalCount));
        }
      }
    });

    it('keeps the total on a page past the end', async () => {
      await makeAll({ name: '하나' }, { name: '하나둘' });
      for (const filter of [{}, { searchQuery: '하나' }, { searchQuery: '하나둘' }, { sidoName: '서울' }])
        expect(await search(filter, { page: 3 })).toMatchObject({
          items: [],
          totalCount: expect.any(Number) as number,
          isTotalCountExact: true,
        });
      expect((await search({ searchQuery: '하나' }, { page: 3 })).totalCount).toBe(2);
    });

    it('counts new, changed, vanished and returned places', async () => {
      const place = await make({ name: '들꽃마당', sidoName: '경기도' });
      const places = app.dataSource.getRepository('Facility');
      const totals = async () => {
        await app.dataSource.transaction(countFacilities);
        return [
          (await search()).totalCount,
          (await search({ searchQuery: '들꽃' })).totalCount,
          (await search({ sidoName: '경기' })).totalCount,
          (await search({ sidoName: '강원' })).totalCount,
        ];
      };
      expect(await totals()).toEqual([1, 1, 1, 0]);
      await places.update(place.id, { sidoName: '강원특별자치도', phoneNumber: '033' });
      expect(await totals()).toEqual([1, 1, 0, 1]);
      await places.update(place.id, { missingSince: '2026-01-01' });
      expect(await totals()).toEqual([0, 0, 0, 0]);
      await places.update(place.id, { missingSince: null });
      expect(await totals()).toEqual([1, 1, 0, 1]);
      await places.delete(place.id);
      expect(await totals()).toEqual([0, 0, 0, 0]);
    });
  });

  describe('filter', () => {
    it('finds a region by any of its names, and nothing by an unknown one', async () => {
      await makeAll({ name: '가', sidoName: '강원특별자치도' }, { name: '나', sidoName: '서울특별시' });
      for (const sidoName of ['강원', '강원도', '강원특별자치도', '강원도'.normalize('NFD')])
        expect(await names({ sidoName })).toEqual(['가']);
      expect(await search({ sidoName: '함경도' })).toMatchObject({ items: [], totalCount: 0 });
      expect(await names({ sidoName: '' })).toEqual(['가', '나']);
    });

    it('splits the merged region by district', async () => {
      await makeAll(
        { name: '가', sidoName: '광주광역시', sigunguName: '광산구' },
        { name: '나', sidoName: '전라남도', sigunguName: '여수시' },
        { name: '다', sidoName: '부산광역시', sigunguName: '동구' },
      );
      const sidoName = '전남광주통합특별시';
      expect(await names({ sidoName })).toEqual(['가', '나']);
      expect(await names({ sidoName, sigunguName: '광산구' })).toEqual(['가']);
      expect(await names({ sidoName, sigunguName: '여수시' })).toEqual(['나']);
      expect(await names({ sidoName, sigunguName: '동구' })).toEqual([]);
    });

    it('maps former districts to the current ones', async () => {
      await makeAll(
        { name: '가', sidoName: '인천광역시', sigunguName: '미추홀구' },
        { name: '나', sidoName: '대구광역시', sigunguName: '군위군' },
        { name: '다', sidoName: '경기도', sigunguName: '수원시 장안구' },
      );
      expect(await names({ sidoName: '인천', sigunguName: '남구' })).toEqual(['가']);
      expect(await names({ sidoName: '경상북도', sigunguName: '군위군' })).toEqual(['나']);
      expect(await names({ sidoName: '경기', sigunguName: '수원시장안구' })).toEqual(['다']);
      expect(await names({ sigunguName: '미추홀구' })).toEqual(['가']);
    });

    it('a city includes all of its districts, with its region and alone', async () => {
      await makeAll(
        { name: '가', sidoName: '경기도', sigunguName: '수원시 장안구', category3: '펜션' },
        { name: '나', sidoName: '경기도', sigunguName: '수원시 팔달구' },
        { name: '다', sidoName: '경기도', sigunguName: '수원시' },
        { name: '라', sidoName: '경기도', sigunguName: '수원시장 동네' },
        { name: '마', sidoName: '경기도', sigunguName: '성남시 분당구' },
      );
      for (const sidoName of [null, '경기']) {
        expect(await names({ sidoName, sigunguName: '수원시' })).toEqual(['가', '나', '다']);
        expect(await names({ sidoName, sigunguName: '수원시 팔달구' })).toEqual(['나']);
        expect(await names({ sidoName, sigunguName: '수원시', searchQuery: '펜션' })).toEqual(['가']);
        expect(await search({ sidoName, sigunguName: '수원시' }, { size: 1, page: 1 })).toMatchObject({
          items: [{ name: '나' }],
          totalCount: 3,
        });
        for (const sigunguName of ['수원', '%시', '수원_시', '장안구'])
          expect(await names({ sidoName, sigunguName })).toEqual([]);
      }
    });

    it('a category is a group or a kind; several are alternatives', async () => {
      await makeAll(
        { name: '가', category2: '반려의료', category3: '동물병원' },
        { name: '나', category2: '반려의료', category3: '동물약국' },
        { name: '다', category2: '반려동물식당카페', category3: '카페' },
      );
      expect(await names({ categories: ['반려의료'] })).toEqual(['가', '나']);
      expect(await names({ categories: ['동물약국', '카페'] })).toEqual(['나', '다']);
      expect(await names({ categories: ['반려의료', '카페'] })).toEqual(['가', '나', '다']);
      expect(await names({ categories: [] })).toHaveLength(3);
      expect(await names({ categories: ['우주정거장'] })).toEqual([]);
    });

    it('finds a place that admits any of the chosen pets', async () => {
      await makeAll(
        { name: '가', petTypes: [PetType.DOG] },
        { name: '나', petTypes: [PetType.CAT, PetType.OTHER] },
        { name: '다', petTypes: [] },
      );
      expect(await names({ petTypes: ['DOG'] })).toEqual(['가']);
      expect(await names({ petTypes: ['DOG', 'OTHER'] })).toEqual(['가', '나']);
    });

    it('distinguishes yes, no and unknown', async () => {
      await makeAll(
        { name: '가', parkingAvailable: true, indoorFacility: true, outdoorFacility: false },
        { name: '나', parkingAvailable: false, indoorFacility: true, outdoorFacility: true },
        { name: '다', parkingAvailable: null, indoorFacility: null, outdoorFacility: null },
      );
      expect(await names({ parkingAvailable: true })).toEqual(['가']);
      expect(await names({ parkingAvailable: false })).toEqual(['나']);
      expect(await names({ indoorFacility: true })).toEqual(['가', '나']);
      expect(await names({ indoorFacility: true, outdoorFacility: true })).toEqual(['나']);
      expect(await names({ outdoorFacility: false })).toEqual(['가']);
    });

    it('excludes places without entry and errands on request', async () => {
      await makeAll(
        { name: '가', petFriendly: false, category3: '카페' },
        { name: '나', petFriendly: null, category3: null },
        { name: '다', petFriendly: true, category3: '동물병원' },
        { name: '라', petFriendly: true, category3: '반려동물용품' },
      );
      expect(await names({ petFriendlyOnly: true })).toEqual(['나', '다', '라']);
      expect(await names({ outingOnly: true })).toEqual(['가', '나']);
      expect(await names({ petFriendlyOnly: false, outingOnly: false })).toHaveLength(4);
    });

    it('combines all conditions with the text', async () => {
      const wanted = { sidoName: '부산광역시', sigunguName: '해운대구', parkingAvailable: true, petTypes: [PetType.DOG] };
      await makeAll(
        { name: '바다 카페', ...wanted },
        { name: '바다 카페 2호', ...wanted, sigunguName: '수영구' },
        { name: '바다 카페 3호', ...wanted, parkingAvailable: false },
        { name: '바다 카페 4호', ...wanted, petTypes: [PetType.CAT] },
        { name: '산 카페', ...wanted },
      );
      const filter = {
        searchQuery: '바다',
        sidoName: '부산',
        sigunguName: '해운대구',
        categories: ['카페'],
        petTypes: ['DOG'],
        parkingAvailable: true,
      };
      expect(await search(filter)).toMatchObject({ totalCount: 1, items: [{ name: '바다 카페' }] });
    });
  });

  describe('order', () => {
    it('puts the nearest first, in metres, and places without coordinates last', async () => {
      // Degrees of longitude are shorter than degrees of latitude: 0.011° east is nearer than 0.01° north.
      await makeAll(
        { name: '북쪽', latitude: 37.51, longitude: 127 },
        { name: '동쪽', latitude: 37.5, longitude: 127.011 },
        { name: '어딘가', latitude: null, longitude: null },
        { name: '어디나', latitude: null, longitude: null },
        { name: '여기 2', latitude: 37.5, longitude: 127 },
        { name: '여기 1', latitude: 37.5, longitude: 127 },
      );
      const near = { latitude: 37.5, longitude: 127 };
      const expected = ['여기 1', '여기 2', '동쪽', '북쪽', '어디나', '어딘가'];
      expect(await names({}, { sort: 'DISTANCE', near })).toEqual(expected);
      expect(await names({ categories: ['카페'] }, { sort: 'DISTANCE', near })).toEqual(expected);
      expect(await names({}, { sort: 'DISTANCE', near, size: 2, page: 1 })).toEqual(['동쪽', '북쪽']);
      expect(await names({ searchQuery: '여기' }, { sort: 'DISTANCE', near: { latitude: 0, longitude: -142.5 } })).toEqual([
        '여기 1',
        '여기 2',
      ]);
    });

    it('requires a point for DISTANCE', async () => {
      const { errors } = await app.run(SEARCH, { page: 0, size: 15, sort: 'DISTANCE' });
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    });

    it('falls back to the name without ratings', async () => {
      await makeAll({ name: '나' }, { name: '가' });
      expect(await names({}, { sort: 'RATING' })).toEqual(['가', '나']);
    });
  });

  describe('order by rating', () => {
    const rate = async (facility: Facility, ...ratings: number[]) => {
      for (const rating of ratings) await makeReview(app.dataSource, { facilityId: facility.id, memberId: author.id, rating });
      return facility;
    };
    let author: Member;
    beforeEach(async () => {
      author = await makeMember(app.dataSource);
    });

    it('puts the best average first, equal ones by name, and places without reviews last, by name', async () => {
      await makeAll({ name: '하' }, { name: '카' });
      await rate(await make({ name: '가' }), 3);
      await rate(await make({ name: '라' }), 5, 4);
      await rate(await make({ name: '다' }), 5, 4, 5, 4);
      await rate(await make({ name: '나' }), 5, 4, 5);
      const { items } = await search({}, { sort: 'RATING' });
      expect(items.map(({ name }) => name)).toEqual(['나', '다', '라', '가', '카', '하']);
    });

    it('follows new, changed and deleted reviews', async () => {
      const [one, two] = [await make({ name: '하나' }), await make({ name: '둘' })];
      await rate(one, 3);
      await rate(two, 4);
      expect(await names({}, { sort: 'RATING' })).toEqual(['둘', '하나']);
      await app.dataSource.query('UPDATE review SET rating = 5 WHERE facility_id = $1', [one.id]);
      expect(await names({}, { sort: 'RATING' })).toEqual(['하나', '둘']);
      await app.dataSource.query('DELETE FROM review WHERE facility_id = $1', [one.id]);
      expect(await names({}, { sort: 'RATING' })).toEqual(['둘', '하나']);
    });

    it('lists each place once across pages, with text, filters and both', async () => {
      for (let index = 0; index < 30; index++) {
        const facility = await make({
          name: `마당${index % 5}`,
          category3: index % 3 ? '카페' : '식당',
          sidoName: index % 2 ? '서울특별시' : '경기도',
        });
        await rate(facility, ...Array<number>(index % 4).fill(1 + (index % 5)));
      }
      for (const filter of [
        {},
        { searchQuery: '마당' },
        { searchQuery: '당3' },
        { categories: ['식당'] },
        { sidoName: '서울' },
        { searchQuery: '마당', categories: ['카페'], sidoName: '경기' },
      ]) {
        const atOnce = await search(filter, { size: 100, sort: 'RATING' });
        expect(new Set(atOnce.items.map(({ id }) => id)).size).toBe(atOnce.totalCount);
        const averages = atOnce.items.map(({ averageRating }) => averageRating ?? 0);
        expect(averages).toEqual([...averages].sort((one, other) => other - one));
        for (const size of [1, 4, 7]) {
          const pages: Page[] = [];
          for (let page = 0; page * size < atOnce.totalCount; page++)
            pages.push(await search(filter, { page, size, sort: 'RATING' }));
          expect(pages.flatMap(({ items }) => items)).toEqual(atOnce.items);
          expect(pages.every(({ totalCount }) => totalCount === atOnce.totalCount)).toBe(true);
        }
        expect((await search(filter, { page: 50, sort: 'RATING' })).items).toEqual([]);
      }
    });

    it('excludes places that left the data, rated or not', async () => {
      await rate(await make({ name: '사라진 곳', missingSince: '2025-03-24' }), 5);
      await rate(await make({ name: '남은 곳' }), 2);
      await makeAll({ name: '곳', missingSince: '2025-03-24' }, { name: '새로운 곳' });
      for (const filter of [{}, { searchQuery: '곳' }, { categories: ['카페'] }])
        expect(await names(filter, { sort: 'RATING' })).toEqual(['남은 곳', '새로운 곳']);
    });
  });

  describe('recommended order', () => {
    const recommended = (filter: object, variables: object = {}) => names(filter, { sort: 'RECOMMENDED', ...variables });
    const rate = async (facility: Facility, rating: number, count: number) => {
      for (let index = 0; index < count; index++) await makeReview(app.dataSource, { facilityId: facility.id, rating });
    };

    it('orders by name prefix, name, all words in the name, kind, other fields', async () => {
      const outing = { category2: '반려동반여행', category3: '여행지' };
      await makeAll(
        { name: '1 주소', roadAddress: '강남로 카페거리', ...outing },
        { name: '2 강남', category3: '카페' },
        { name: '3 카페 강남', ...outing },
        { name: '4 참 강남 카페', ...outing },
        { name: '강남카페 5', ...outing },
      );
      expect(await recommended({ searchQuery: '강남 카페' })).toEqual([
        '강남카페 5',
        '4 참 강남 카페',
        '3 카페 강남',
        '2 강남',
        '1 주소',
      ]);
    });

    it('puts places to visit before errands, unless a kind is chosen', async () => {
      await makeAll(
        { name: '가 병원', category2: '반려의료', category3: '동물병원' },
        { name: '나 카페', category3: '카페' },
        { name: '다 무엇', category3: null },
      );
      for (const filter of [
        {},
        { sidoName: '서울' },
        { searchQuery: '모두 가능' },
        { categories: ['전체'] },
        { categories: [' '] },
      ])
        expect(await recommended(filter)).toEqual(['나 카페', '다 무엇', '가 병원']);
      expect(await recommended({ categories: ['동물병원', '카페'] })).toEqual(['가 병원', '나 카페']);
    });

    it('weights few reviews towards the mean (Bayesian average)', async () => {
      const [one, many, bad, none] = [
        await make({ name: '라 하나' }),
        await make({ name: '다 여럿' }),
        await make({ name: '가 별로' }),
        await make({ name: '나 없음' }),
      ];
      await rate(one, 5, 1);
      await rate(many, 5, 6);
      await rate(bad, 2, 1);
      expect(none.name).toBe('나 없음');
      const expected = ['다 여럿', '라 하나', '나 없음', '가 별로'];
      for (const filter of [{}, { categories: ['카페'] }, { searchQuery: '모두' }])
        expect(await recommended(filter)).toEqual(expected);
    });

    it('orders by distance if there is a point', async () => {
      await makeAll(
        { name: '가 멀리', latitude: 37.6 },
        { name: '나 가까이', latitude: 37.501 },
        { name: '다 어딘가', latitude: null, longitude: null },
        { name: '가 약국', latitude: 37.5, category3: '동물약국' },
      );
      const near = { latitude: 37.5, longitude: 126.92 };
      for (const filter of [{}, { searchQuery: '모두' }])
        expect(await recommended(filter, { near })).toEqual(['나 가까이', '가 멀리', '다 어딘가', '가 약국']);
    });

    it('lists each place once across pages', async () => {
      for (let index = 0; index < 24; index++) {
        const place = await make({ name: `마당${index % 5}`, category3: ['카페', '동물병원', null][index % 3]! });
        await rate(place, 1 + (index % 5), index % 3);
      }
      for (const filter of [{}, { searchQuery: '마당' }, { categories: ['카페'] }]) {
        const atOnce = await search(filter, { size: 100, sort: 'RECOMMENDED' });
        expect(new Set(atOnce.items.map(({ id }) => id)).size).toBe(atOnce.totalCount);
        for (const size of [1, 7]) {
          const pages: Page[] = [];
          for (let page = 0; page * size < atOnce.totalCount; page++)
            pages.push(await search(filter, { page, size, sort: 'RECOMMENDED' }));
          expect(pages.flatMap(({ items }) => items)).toEqual(atOnce.items);
        }
      }
    });
  });

  describe('circle', () => {
    const within = { latitude: 37.5, longitude: 127, radiusMeters: 1_112 };
    // A degree of latitude is 111,195 m on the sphere.
    beforeEach(() =>
      makeAll(
        { name: '가운데', latitude: 37.5, longitude: 127, category3: '식당' },
        { name: '북쪽 1112m', latitude: 37.51, longitude: 127 },
        { name: '동쪽 971m', latitude: 37.5, longitude: 127.011 },
        { name: '남쪽 1223m', latitude: 37.489, longitude: 127 },
        { name: '모름', latitude: null, longitude: null },
      ),
    );

    it('includes places up to its edge, in any order', async () => {
      const near = { latitude: 37.51, longitude: 127 };
      expect(await names({ within })).toEqual(['가운데', '동쪽 971m', '북쪽 1112m']);
      expect(await names({ within: { ...within, radiusMeters: 1_111 } })).toEqual(['가운데', '동쪽 971m']);
      expect(await names({ within }, { sort: 'DISTANCE', near })).toEqual(['북쪽 1112m', '가운데', '동쪽 971m']);
      expect(await names({ within, categories: ['반려동물식당카페'] }, { sort: 'RECOMMENDED', near })).toEqual([
        '북쪽 1112m',
        '가운데',
        '동쪽 971m',
      ]);
    });

    it('combines with a kind, text and region, and totals count only places inside', async () => {
      expect(await names({ within, categories: ['카페'] })).toEqual(['동쪽 971m', '북쪽 1112m']);
      expect(await names({ within, searchQuery: '쪽 m' })).toEqual(['동쪽 971m', '북쪽 1112m']);
      expect(await names({ within, sidoName: '부산' })).toEqual([]);
      expect(await search({ within }, { size: 1, page: 1 })).toMatchObject({
        items: [{ name: '동쪽 971m' }],
        totalCount: 3,
        isTotalCountExact: true,
      });
    });

    it('combines with a view of the map', async () => {
      const { data } = await app.run(
        `query ($filter: FacilityFilterInput) {
          facilitiesInBounds(
            bounds: { southWestLat: 37.4, southWestLng: 126.9, northEastLat: 37.505, northEastLng: 127.1 }, filter: $filter
          ) { totalCount items { name } }
        }`,
        { filter: { within, categories: ['카페'] } },
      );
      expect(data).toEqual({ facilitiesInBounds: { totalCount: 1, items: [{ name: '동쪽 971m' }] } });
    });

    it.each([
      ['radiusMeters', 0, '너무 작은 값입니다.'],
      ['radiusMeters', 20_001, '너무 큰 값입니다.'],
      ['latitude', 90.1, '위도가 올바르지 않습니다.'],
      ['longitude', -180.1, '경도가 올바르지 않습니다.'],
    ])('refuses a %s of %d', async (field, value, text) => {
      const { errors } = await app.run(SEARCH, {
        filter: { within: { ...within, [field]: value } },
        page: 0,
        size: 15,
        sort: 'NAME',
      });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fieldErrors: { [`filter.within.${field}`]: text },
      });
    });

    it.each([1, 20_000])('accepts a radius of %d m anywhere on Earth', async (radiusMeters) => {
      for (const [latitude, longitude] of [
        [37.5, 127],
        [90, 180],
        [-90, -180],
        [0, -52.5],
      ])
        expect(await names({ within: { latitude, longitude, radiusMeters } })).toHaveLength(
          latitude === 37.5 ? (radiusMeters === 1 ? 1 : 4) : 0,
        );
    });
  });

  describe('viewport', () => {
    const VIEW = `query ($bounds: BoundsInput!, $filter: FacilityFilterInput, $limit: Int!) {
      facilitiesInBounds(bounds: $bounds, filter: $filter, limit: $limit) { totalCount items { name latitude } }
    }`;
    const view = async (bounds: object, variables: object = {}) => {
      const { data } = await app.run<{ facilitiesInBounds: { totalCount: number; items: { name: string; latitude: number }[] } }>(
        VIEW,
        { bounds, limit: 100, ...variables },
      );
      return data?.facilitiesInBounds;
    };
    const korea = { southWestLat: 33, southWestLng: 124.5, northEastLat: 38.8, northEastLng: 132 };

    it('finds places inside that match the filter, edges included', async () => {
      await makeAll(
        { name: '안', latitude: 37.5, longitude: 127 },
        { name: '모서리', latitude: 37.4, longitude: 126.9 },
        { name: '밖', latitude: 37.39, longitude: 127 },
        { name: '안 식당', latitude: 37.5, longitude: 127, category3: '식당' },
        { name: '모름', latitude: null, longitude: null },
      );
      const bounds = { southWestLat: 37.4, southWestLng: 126.9, northEastLat: 37.6, northEastLng: 127.1 };
      const found = async (filter: object) => (await view(bounds, { filter }))?.items.map(({ name }) => name).sort();
      expect(await found({})).toEqual(['모서리', '안', '안 식당']);
      expect(await found({ categories: ['식당'] })).toEqual(['안 식당']);
      expect(await found({ searchQuery: '모서리' })).toEqual(['모서리']);
      expect(await found({ searchQuery: '밖' })).toEqual([]);
      expect(await found({ sidoName: '아무데도' })).toEqual([]);
    });

    it('samples a crowded view evenly and counts all places', async () => {
      for (let index = 0; index < 60; index++)
        await make({ latitude: 33 + index / 20, longitude: 127, sampleRank: ((index * 37) % 60) / 60 });
      const sample = await view(korea, { limit: 10 });
      expect(sample?.totalCount).toBe(60);
      expect(sample?.items).toHaveLength(10);
      const northern = sample?.items.filter(({ latitude }) => latitude >= 34.5) ?? [];
      expect(northern).toHaveLength(5);
      expect(await view(korea, { limit: 10 })).toEqual(sample);
    });

    it('counts all places of a crowded view through an alias and a fragment', async () => {
      for (let index = 0; index < 3; index++) await make({ latitude: 37.5, longitude: 127, sampleRank: index / 1_000 });
      const { data } = await app.run(
        `query ($bounds: BoundsInput!) {
          a: facilitiesInBounds(bounds: $bounds, limit: 1) { number: totalCount items { name } }
          b: facilitiesInBounds(bounds: $bounds, limit: 1) { ...Parts }
        }
        fragment Parts on FacilitiesInBounds { totalCount items { name } }`,
        { bounds: korea },
      );
      expect(data).toMatchObject({ a: { number: 3, items: [{}] }, b: { totalCount: 3, items: [{}] } });
    });

    it('refuses corners in the wrong order', async () => {
      const { errors } = await app.run(VIEW, { bounds: { ...korea, southWestLat: 38.9 }, limit: 100 });
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    });
  });

  describe('places that left the data', () => {
    it('appear only on their own page', async () => {
      const { id } = await make({
        name: '사라진 곳',
        sidoName: '제주특별자치도',
        sigunguName: '서귀포시',
        category2: '옛날',
        category3: '전설',
        missingSince: '2025-03-24',
      });
      const { data } = await app.run<Record<string, { totalCount?: number; facilityCount?: number; missingSince?: string }>>(
        `query ($id: ID!) {
          facilities { totalCount }
          byText: facilities(filter: { searchQuery: "사라진" }) { totalCount }
          facilitiesInBounds(bounds: { southWestLat: 33, southWestLng: 124, northEastLat: 39, northEastLng: 132 }) { totalCount }
          facilitySuggestions(query: "사라진") { name }
          regions { name } districts { name } facilityCategories { name }
          facilityDataset { facilityCount }
          facility(id: $id) { name missingSince }
        }`,
        { id },
      );
      expect(data).toEqual({
        facilities: { totalCount: 0 },
        byText: { totalCount: 0 },
        facilitiesInBounds: { totalCount: 0 },
        facilitySuggestions: [],
        regions: [],
        districts: [],
        facilityCategories: [],
        facilityDataset: { facilityCount: 0 },
        facility: { name: '사라진 곳', missingSince: '2025-03-24' },
      });
    });
  });

  describe('detail', () => {
    const find = (id: string) =>
      app.run<{ facility: unknown }>(`query ($id: ID!) { facility(id: $id) { id name petTypes finalCreationDate } }`, { id });

    it('has every fact, and is null for an unknown id', async () => {
      const { id } = await make({ name: '발자국', finalCreationDate: '2022-11-30', petTypes: [PetType.CAT] });
      expect((await find(String(id))).data).toEqual({
        facility: { id: String(id), name: '발자국', petTypes: ['CAT'], finalCreationDate: '2022-11-30' },
      });
      for (const unknown of ['999999', '0', '-1', '2147483648', 'x', '1.5'])
        expect((await find(unknown)).data).toEqual({ facility: null });
    });
  });

  describe('options', () => {
    it('lists regions in administrative order with their number of places', async () => {
      await makeAll({ sidoName: '제주특별자치도' }, { sidoName: '경기도' }, { sidoName: '서울특별시' }, { sidoName: '경기도' });
      const { data } = await app.run('{ regions { name shortName facilityCount } }');
      expect(data).toEqual({
        regions: [
          { name: '서울특별시', shortName: '서울', facilityCount: 1 },
          { name: '경기도', shortName: '경기', facilityCount: 2 },
          { name: '제주특별자치도', shortName: '제주', facilityCount: 1 },
        ],
      });
    });

    it('lists the districts of a region by any of its names, or of all regions', async () => {
      await makeAll(
        { sidoName: '부산광역시', sigunguName: '중구' },
        { sidoName: '서울특별시', sigunguName: '중구' },
        { sidoName: '서울특별시', sigunguName: '강남구' },
        { sidoName: '서울특별시', sigunguName: null },
      );
      const districts = async (regionName: string | null) =>
        (
          await app.run<{ districts: { name: string; regionName: string; facilityCount: number }[] }>(
            'query ($regionName: String) { districts(regionName: $regionName) { name regionName facilityCount } }',
            { regionName },
          )
        ).data?.districts.map(({ name, regionName: region, facilityCount }) => `${region} ${name} ${facilityCount}`);
      expect(await districts('서울')).toEqual(['서울특별시 강남구 1', '서울특별시 중구 1']);
      expect(await districts('함경도')).toEqual([]);
      const all = ['서울특별시 강남구 1', '부산광역시 중구 1', '서울특별시 중구 1'];
      expect(await districts(null)).toEqual(all);
      expect(await districts('전체')).toEqual(all);
    });

    it('lists a city with districts also as a whole, before them', async () => {
      await makeAll(
        { sidoName: '경기도', sigunguName: '수원시 팔달구' },
        { sidoName: '경기도', sigunguName: '수원시 장안구' },
        { sidoName: '경기도', sigunguName: '수원시' },
        { sidoName: '경기도', sigunguName: '수원시 팔달구', category3: '식당' },
        { sidoName: '경기도', sigunguName: '광명시' },
      );
      const { data } = await app.run('{ districts(regionName: "경기") { name facilityCount } }');
      expect(data).toEqual({
        districts: [
          { name: '광명시', facilityCount: 1 },
          { name: '수원시', facilityCount: 4 },
          { name: '수원시 장안구', facilityCount: 1 },
          { name: '수원시 팔달구', facilityCount: 2 },
        ],
      });
    });

    it('lists groups in 가나다 order with their kinds, the largest first', async () => {
      await makeAll(
        { category2: '반려의료', category3: '동물병원' },
        { category2: '반려의료', category3: '동물약국' },
        { category2: '반려의료', category3: '동물약국' },
        { category2: '반려동반여행', category3: '호텔' },
        { category2: '반려동반여행', category3: null },
        { category2: null, category3: null },
      );
      const { data } = await app.run('{ facilityCategories { name facilityCount kinds { name facilityCount } } }');
      expect(data).toEqual({
        facilityCategories: [
          { name: '반려동반여행', facilityCount: 2, kinds: [{ name: '호텔', facilityCount: 1 }] },
          {
            name: '반려의료',
            facilityCount: 3,
            kinds: [
              { name: '동물약국', facilityCount: 2 },
              { name: '동물병원', facilityCount: 1 },
            ],
          },
        ],
      });
    });

    it('shows the edition of the data and whether it is demo data', async () => {
      const dataset = async () =>
        (await app.run<{ facilityDataset: object }>('{ facilityDataset { edition isDemo facilityCount } }')).data
          ?.facilityDataset;
      expect(await dataset()).toEqual({ edition: null, isDemo: false, facilityCount: 0 });
      await make({ isDemo: true });
      expect(await dataset()).toEqual({ edition: null, isDemo: true, facilityCount: 1 });
      const imports = app.dataSource.getRepository('FacilityImport');
      for (const edition of ['2025-03-24', '2022-11-30'])
        await imports.insert({ fileName: 'a.csv', fileHash: edition, edition, report: {} });
      expect(await dataset()).toMatchObject({ edition: '2025-03-24' });
      await imports.clear();
    });
  });
});
