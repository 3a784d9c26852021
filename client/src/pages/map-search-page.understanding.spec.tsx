import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { makeFacility } from '../../test/make-facility';
import { makeInterpretation } from '../../test/make-interpretation';
import { renderApp } from '../../test/render-app';
import { personPosition } from '../features/facility/search/person-position';
import type { SearchChip } from '../graphql/types.generated';

type Resolvers = NonNullable<Parameters<typeof renderApp>[1]>['resolvers'];
type App = ReturnType<typeof renderApp>;

const chip = (kind: SearchChip['kind'], text: string, source = text): SearchChip => ({ kind, text, source });
const GANGNAM = { sidoName: '서울특별시', sigunguName: '강남구' };
const STATION = { name: '강남역', latitude: 37.4973, longitude: 127.0279, radiusMeters: 800 };
const district = chip('DISTRICT', '강남구', '강남');
const cafe = chip('CATEGORY', '카페');
const READINGS: Record<string, ReturnType<typeof makeInterpretation>> = {
  '강남 카페': makeInterpretation({ filter: { ...GANGNAM, categories: ['카페'] }, chips: [district, cafe] }),
  강남: makeInterpretation({ filter: GANGNAM, chips: [district] }),
  카페: makeInterpretation({ filter: { categories: ['카페'] }, chips: [cafe] }),
  '강남 카페 예약': makeInterpretation({
    filter: { ...GANGNAM, categories: ['카페'] },
    chips: [district, cafe],
    restWords: ['예약'],
  }),
  '강남역 카페': makeInterpretation({
    filter: { categories: ['카페'] },
    nearPlace: STATION,
    chips: [chip('NEAR_PLACE', '강남역 근처', '강남역'), cafe],
  }),
  '내 주변 카페': makeInterpretation({
    filter: { categories: ['카페'] },
    isNearMe: true,
    chips: [chip('NEAR_ME', '내 주변'), cafe],
  }),
  '실내 야외': makeInterpretation({
    filter: { indoorFacility: true, outdoorFacility: true },
    chips: [chip('INDOOR', '실내'), chip('OUTDOOR', '야외')],
  }),
  '지금 12키로 진돗개랑': makeInterpretation({
    filter: {
      pets: [{ species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false }],
      openAt: '2026-11-27T01:00:00.000Z',
    },
    chips: [chip('OPEN_NOW', '지금 영업 중', '지금'), chip('PET', '진돗개 12kg', '12키로 진돗개랑')],
  }),
  추천해주세요: makeInterpretation({}),
};
const interpretSearch = ({ query }: { query: string }) => READINGS[query] ?? makeInterpretation({ restWords: query.split(' ') });

beforeEach(() => {
  personPosition(null);
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: query === '(min-width: 992px)' }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const box = () => screen.findByRole('combobox', { name: '장소 검색' });
const card = () => screen.findByRole('link', { name: '멍멍카페' });
const calls = ({ server }: App, name = 'facilities') =>
  server.calls.filter(({ field }) => field === name).map(({ args }) => args);
const lastFilter = (app: App) => calls(app).at(-1)?.filter;
const understood = () => screen.findByRole('group', { name: '이렇게 이해했어요' });
const removal = (name: string) => screen.findByRole('button', { name: `${name} 조건 지우기` });
const params = (app: App) => new URLSearchParams(app.address().split('?')[1]);
const cafesIn = (place: object) => ({ ...place, categories: ['카페'] });
const settled = () => act(() => new Promise((done) => setTimeout(done, 400)));
const ALL_REGIONS = '전체 지역에서 검색합니다';

async function open(path: string, resolvers: Resolvers = {}) {
  const app = renderApp(path, { resolvers: { interpretSearch, ...resolvers } });
  await box();
  return app;
}

describe('a query', () => {
  it('is searched as what it means, while the box keeps what was typed', async () => {
    const app = await open('/KakaoMap');
    await app.user.type(await box(), '강남 카페{Enter}');
    await card();
    expect(calls(app).map(({ filter }) => filter)).toEqual([cafesIn(GANGNAM)]);
    expect(await box()).toHaveValue('강남 카페');
    expect(
      within(await understood())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['강남구', '카페']);
    expect(await screen.findByRole('combobox', { name: '지역' })).toHaveValue('서울특별시');
    expect(await screen.findByRole('checkbox', { name: '카페' })).toBeChecked();
    expect([...params(app).keys()].filter((name) => !['lat', 'lng', 'level'].includes(name))).toEqual(['q']);
    expect(screen.queryByText(ALL_REGIONS)).not.toBeInTheDocument();
  });

  it('is understood while it is typed', async () => {
    const app = await open('/KakaoMap?view=list');
    await card();
    await app.user.type(await box(), '강남 카페');
    await waitFor(() => expect(lastFilter(app)).toEqual(cafesIn(GANGNAM)));
  });

  it('keeps what it does not understand as words', async () => {
    const app = await open('/KakaoMap?q=강남 카페 예약');
    await card();
    expect(lastFilter(app)).toEqual({ ...cafesIn(GANGNAM), searchQuery: '예약' });
    await app.user.click(await removal('“예약”'));
    await waitFor(() => expect(lastFilter(app)).toEqual(cafesIn(GANGNAM)));
    expect(await box()).toHaveValue('강남 카페');
  });

  it('wins over the panel for its own conditions and leaves the others', async () => {
    const app = await open('/KakaoMap?q=강남 카페&region=부산광역시&district=중구&category=식당&parking=Y');
    await card();
    expect(lastFilter(app)).toEqual({ ...cafesIn(GANGNAM), parkingAvailable: true });
    const chosen = within(screen.getByRole('group', { name: '적용한 조건' }));
    expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['주차 가능']);
  });

  it('sets region and district back, and says so only where it names no place', async () => {
    const app = await open('/KakaoMap?region=부산광역시&parking=Y');
    await card();
    await app.user.type(await box(), '카페{Enter}');
    expect(await screen.findByText(ALL_REGIONS)).toBeInTheDocument();
    await waitFor(() => expect(lastFilter(app)).toEqual({ categories: ['카페'], parkingAvailable: true }));
  });

  it('of nothing but fillers is a search for everything', async () => {
    const app = await open('/KakaoMap');
    await app.user.type(await box(), '추천해주세요{Enter}');
    await card();
    expect(lastFilter(app)).toEqual({});
    expect(screen.queryByRole('group', { name: '이렇게 이해했어요' })).not.toBeInTheDocument();
  });

  it('may ask for indoors and outdoors at once, which no button of the panel does', async () => {
    const app = await open('/KakaoMap?q=실내 야외');
    await card();
    expect(lastFilter(app)).toEqual({ indoorFacility: true, outdoorFacility: true });
    const group = within(await screen.findByRole('radiogroup', { name: '장소' }));
    for (const radio of group.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('filters by its time and its pets', async () => {
    const app = await open('/KakaoMap?q=지금 12키로 진돗개랑');
    await card();
    expect(lastFilter(app)).toEqual({
      openAt: expect.stringMatching(/^20.*:00.000Z$/) as string,
      pets: [{ species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false }],
    });
    expect(await removal('진돗개 12kg')).toBeVisible();
    expect(await removal('지금 영업 중')).toBeVisible();
  });

  it('is searched as plain words when it cannot be read', async () => {
    const fail = () => {
      throw new GraphQLError('문제가 생겼습니다.');
    };
    const app = await open('/KakaoMap', { interpretSearch: fail });
    await app.user.type(await box(), '강남 카페{Enter}');
    await card();
    expect(lastFilter(app)).toEqual({ searchQuery: '강남 카페' });
    expect(await screen.findByText(ALL_REGIONS)).toBeInTheDocument();
  });
});

describe('a chip that is taken away', () => {
  it('makes its words plain, in the address, until Back', async () => {
    const app = await open('/KakaoMap?q=강남 카페');
    await card();
    await app.user.click(await removal('카페'));
    await waitFor(() => expect(lastFilter(app)).toEqual({ ...GANGNAM, searchQuery: '카페' }));
    expect(await box()).toHaveValue('강남 카페');
    expect(params(app).getAll('plain')).toEqual(['카페']);
    expect(await removal('강남구')).toHaveFocus();
    expect(await removal('“카페”')).toBeVisible();

    await app.user.click(await removal('강남구'));
    await waitFor(() => expect(lastFilter(app)).toEqual({ searchQuery: '강남 카페' }));
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus();
    await app.router.navigate(-1);
    await app.router.navigate(-1);
    expect(await removal('카페')).toBeVisible();
    await waitFor(() => expect(params(app).has('plain')).toBe(false));
  });

  it('stays away in a shared link, and as long as its words stand in the box', async () => {
    const app = await open('/KakaoMap?q=강남 카페&plain=카페');
    await card();
    expect(lastFilter(app)).toEqual({ ...GANGNAM, searchQuery: '카페' });
    const input = await box();
    await app.user.clear(input);
    await app.user.type(input, '강남 카페{Enter}');
    await waitFor(() => expect(lastFilter(app)).toEqual(cafesIn(GANGNAM)));
    await waitFor(() => expect(params(app).has('plain')).toBe(false));
  });
});

describe('a field of the panel', () => {
  it('that is changed takes the words that said otherwise out of the query', async () => {
    const app = await open('/KakaoMap?q=강남 카페');
    await card();
    await app.user.selectOptions(await screen.findByRole('combobox', { name: '시·군·구' }), '마포구');
    const filter = cafesIn({ sidoName: '서울특별시', sigunguName: '마포구' });
    await waitFor(() => expect(lastFilter(app)).toEqual(filter));
    expect(await box()).toHaveValue('카페');
  });

  it('that the query does not speak of leaves the words alone', async () => {
    const app = await open('/KakaoMap?q=강남 카페');
    await card();
    await app.user.click(within(await screen.findByRole('radiogroup', { name: '주차' })).getByText('가능'));
    await waitFor(() => expect(lastFilter(app)).toEqual({ ...cafesIn(GANGNAM), parkingAvailable: true }));
    expect(await box()).toHaveValue('강남 카페');
    expect(params(app).has('region')).toBe(false);
  });

  it('knows the times at which a place is open, and the places that never close', async () => {
    const app = await open('/KakaoMap?open=now');
    const hours = within(await screen.findByRole('group', { name: '영업시간' }));
    expect(hours.getByRole('checkbox', { name: '지금 영업 중' })).toBeChecked();
    await app.user.click(hours.getByRole('checkbox', { name: '24시간 영업' }));
    await waitFor(() => expect(lastFilter(app)).toEqual({ openAt: expect.any(String) as string, isOpenAllDay: true }));
    expect(params(app).get('allday')).toBe('1');
  });
});

describe('a place of the query', () => {
  it('is searched around, nearest first', async () => {
    const app = await open('/KakaoMap?q=강남역 카페', {
      facilities: () => ({
        items: [makeFacility({ id: '1', name: '멍멍카페', latitude: 37.5009, longitude: 127.0279 })],
        totalCount: 2,
        isTotalCountExact: true,
      }),
    });
    await card();
    const { name: _name, ...circle } = STATION;
    const { latitude, longitude } = STATION;
    expect(calls(app).at(-1)).toMatchObject({
      filter: { categories: ['카페'], within: circle },
      sort: 'DISTANCE',
      near: { latitude, longitude },
    });
    expect(screen.getByText('강남역에서 400m')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '정렬' })).toHaveDisplayValue('가까운 순');
  });

  it('does not cut the results of a viewport', async () => {
    const app = await open('/KakaoMap?q=강남 카페&view=bounds&box=37.4,126.9,37.6,127.1');
    await card();
    expect(calls(app, 'facilitiesInBounds').map(({ filter }) => filter)).toEqual([{ categories: ['카페'] }]);
    expect(
      within(await understood())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['카페']);
  });
});

describe('near the person', () => {
  function stand(getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => void) {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  }

  it('asks for the position and lists the nearest places first', async () => {
    stand((found) => setTimeout(() => found({ coords: { latitude: 37.5, longitude: 127.03 } } as GeolocationPosition)));
    const app = await open('/KakaoMap');
    await app.user.type(await box(), '내 주변 카페{Enter}');
    await waitFor(() =>
      expect(calls(app).at(-1)).toMatchObject({ sort: 'DISTANCE', near: { latitude: 37.5, longitude: 127.03 } }),
    );
    expect(screen.queryByRole('button', { name: '내 위치 확인' })).not.toBeInTheDocument();
    expect(screen.queryByText(ALL_REGIONS)).not.toBeInTheDocument();
  });

  it('asks for a district where the position is refused, which then takes the place of the words', async () => {
    stand((_found, failed) => setTimeout(() => failed({ code: 1 } as GeolocationPositionError)));
    const app = await open('/KakaoMap?q=내 주변 카페');
    expect(await screen.findByText(/^내 위치를 알 수 없어요. .*지역을 골라 주세요.$/)).toBeVisible();
    await app.user.selectOptions(await screen.findByRole('combobox', { name: '지역' }), '서울특별시');
    await waitFor(() => expect(lastFilter(app)).toEqual({ sidoName: '서울특별시', categories: ['카페'] }));
    await waitFor(() => expect(screen.queryByText(/내 위치를 알 수 없어요/)).not.toBeInTheDocument());
  });

  it('does not ask while the word is typed', async () => {
    const ask = jest.fn();
    stand(ask);
    const app = await open('/KakaoMap?view=list');
    await card();
    await app.user.type(await box(), '내 주변 카페');
    expect(await screen.findByRole('button', { name: '내 위치 확인' })).toBeVisible();
    await settled();
    expect(ask).not.toHaveBeenCalled();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  });
});

it('says what was found where the words as written match nothing', async () => {
  const found = {
    items: [makeFacility({ id: '7', name: '강남 카페' })],
    totalCount: 1,
    isTotalCountExact: true,
    matchedAs: '강남',
  };
  await open('/KakaoMap?q=rkdska', { facilities: () => found });
  expect(await screen.findByText('‘강남’으로 찾았어요.')).toBeVisible();
});

it('on a phone the drawer counts what is understood and leaves the words that agree with it', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  const app = await open('/KakaoMap?q=강남 카페');
  await card();
  await app.user.click(screen.getByRole('button', { name: '검색 조건 열기, 3개 적용됨' }));
  const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
  await drawer.findByRole('button', { name: /곳 보기$/ });
  expect(calls(app).find(({ size }) => size === 1)?.filter).toEqual(cafesIn(GANGNAM));
  await app.user.click(drawer.getByRole('checkbox', { name: '카페' }));
  await app.user.click(drawer.getByRole('button', { name: / 보기$/ }));
  await waitFor(() => expect(params(app).get('q')).toBe('강남'));
  await waitFor(() => expect(calls(app).findLast(({ size }) => size !== 1)?.filter).toEqual(GANGNAM));
});
