import { act, screen, waitFor, within } from '@testing-library/react';
import type { FacilityFilterInput } from '../graphql/types.generated';
import { makeFacility } from '../../test/make-facility';
import { makeInterpretation } from '../../test/make-interpretation';
import { renderApp } from '../../test/render-app';

type App = ReturnType<typeof renderApp>;

const GANGNAM = { sidoName: '서울특별시', sigunguName: '강남구' };
const STATION = { name: '강남역', latitude: 37.4973, longitude: 127.0279, radiusMeters: 800 };
const CIRCLE = { latitude: STATION.latitude, longitude: STATION.longitude, radiusMeters: STATION.radiusMeters };
const READINGS: Record<string, ReturnType<typeof makeInterpretation>> = {
  '강남 카페 예약 주차 실내': makeInterpretation({
    filter: { ...GANGNAM, categories: ['카페'], parkingAvailable: true, indoorFacility: true },
    restWords: ['예약'],
  }),
  '강남역 카페': makeInterpretation({ filter: { categories: ['카페'] }, nearPlace: STATION }),
};
const interpretSearch = ({ query }: { query: string }) => READINGS[query] ?? makeInterpretation({ restWords: query.split(' ') });

const FOUND = { items: [makeFacility({ id: '1', name: '멍멍카페' })], totalCount: 4, isTotalCountExact: true };
const NONE = { items: [], totalCount: 0, isTotalCountExact: true };

const filters = ({ server }: App) =>
  server.calls.filter(({ field }) => field === 'facilities').map(({ args }) => args.filter as FacilityFilterInput);
const card = () => screen.findByRole('link', { name: '멍멍카페' });
const box = () => screen.findByRole('combobox', { name: '장소 검색' });
const settled = () => act(() => new Promise((done) => setTimeout(done, 500)));
const NOTHING = '조건에 맞는 장소가 없습니다.';

/** A country where only some searches find something. */
async function open(path: string, finds: (filter: FacilityFilterInput) => boolean) {
  const facilities = ({ filter }: { filter: FacilityFilterInput }) => (finds(filter) ? FOUND : NONE);
  const app = renderApp(path, { resolvers: { interpretSearch, facilities } });
  await box();
  return app;
}

it('gives up site, then words, then the district, one after the other, and says which', async () => {
  const app = await open('/KakaoMap?q=강남 카페 예약 주차 실내', ({ sigunguName }) => sigunguName === undefined);
  await card();
  const seoul = { sidoName: GANGNAM.sidoName, categories: ['카페'] };
  expect(filters(app)).toEqual([
    { ...seoul, ...GANGNAM, searchQuery: '예약', parkingAvailable: true, indoorFacility: true },
    { ...seoul, ...GANGNAM, searchQuery: '예약', indoorFacility: true },
    { ...seoul, ...GANGNAM, searchQuery: '예약' },
    { ...seoul, ...GANGNAM },
    seoul,
  ]);
  const said = '조건에 모두 맞는 곳은 없어요. 주차, 실내, “예약” 조건을 빼고 서울특별시 전체에서 찾으면 4곳';
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('heading', { name: '검색 결과 4곳' })).toBeVisible();
  expect(new URLSearchParams(app.address().split('?')[1]).get('q')).toBe('강남 카페 예약 주차 실내');
});

it('stops at the first search that finds something', async () => {
  const app = await open('/KakaoMap', ({ parkingAvailable }) => parkingAvailable === undefined);
  await app.user.type(await box(), '강남 카페 예약 주차 실내{Enter}');
  expect(await screen.findByText('조건에 모두 맞는 곳은 없어요. 주차 조건을 빼면 4곳')).toBeVisible();
  expect(filters(app)).toHaveLength(2);
});

it('widens a circle over its district to the region', async () => {
  const inSeoul = await open('/KakaoMap?q=강남역 카페', ({ sidoName, sigunguName }) => Boolean(sidoName) && !sigunguName);
  expect(await screen.findByText(/서울특별시 전체에서 찾으면 4곳$/)).toBeVisible();
  const [around, district, region, ...more] = filters(inSeoul);
  expect(around).toEqual({ categories: ['카페'], within: CIRCLE });
  expect(district).toMatchObject({
    categories: ['카페'],
    sidoName: '서울특별시',
    sigunguName: expect.stringMatching(/구$/) as string,
  });
  expect([district?.within, region, more]).toEqual([undefined, { categories: ['카페'], sidoName: '서울특별시' }, []]);
});

it('leaves pets to a button that says so', async () => {
  const app = await open('/KakaoMap?category=카페&pet=dog&parking=Y', ({ petTypes }) => petTypes === undefined);
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(filters(app).at(-1)).toEqual({ categories: ['카페'], petTypes: ['DOG'] });
  await app.user.click(screen.getByRole('button', { name: '반려동물 조건 빼고 찾기' }));
  await card();
  expect(filters(app).at(-1)).toEqual({ categories: ['카페'], parkingAvailable: true });
});

it('leaves the time to a button that says so', async () => {
  const app = await open(
    '/KakaoMap?category=카페&open=2026-12-01T19:00&allday=1&parking=Y',
    ({ openAt }) => openAt === undefined,
  );
  expect(await screen.findByText(NOTHING)).toBeVisible();
  const time = { openAt: '2026-12-01T10:00:00.000Z', isOpenAllDay: true };
  expect(filters(app)).toEqual([
    { categories: ['카페'], ...time, parkingAvailable: true },
    { categories: ['카페'], ...time },
  ]);
  await app.user.click(screen.getByRole('button', { name: '영업시간 조건 빼고 찾기' }));
  await card();
  expect(filters(app).at(-1)).toEqual({ categories: ['카페'], parkingAvailable: true });
});

it('does not answer with everything there is', async () => {
  const app = await open('/KakaoMap?q=없는곳', ({ searchQuery }) => searchQuery === undefined);
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(filters(app)).toEqual([{ searchQuery: '없는곳' }]);
});

it('waits for Enter while the word is typed', async () => {
  const app = await open('/KakaoMap?category=카페', ({ searchQuery }) => searchQuery === undefined);
  await card();
  await app.user.type(await box(), '없는곳');
  expect(await screen.findByText(NOTHING)).toBeVisible();
  await settled();
  expect(filters(app).at(-1)).toEqual({ categories: ['카페'], searchQuery: '없는곳' });
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('조건에 모두 맞는 곳은 없어요. “없는곳” 조건을 빼면 4곳')).toBeVisible();
});

it('does not undo the filter that is being chosen', async () => {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: query === '(min-width: 992px)' }));
  const app = await open('/KakaoMap?category=카페', ({ parkingAvailable }) => parkingAvailable === undefined);
  await card();
  await app.user.click(within(await screen.findByRole('radiogroup', { name: '주차' })).getByText('가능'));
  expect(await screen.findByText(NOTHING)).toBeVisible();
  await settled();
  await waitFor(() => expect(filters(app).at(-1)).toEqual({ categories: ['카페'], parkingAvailable: true }));
});
