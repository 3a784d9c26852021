import { makeFacility } from '../../test/make-facility';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderApp } from '../../test/render-app';
import { personPosition } from '../features/facility/search/person-position';

const HOME = { latitude: 37.50064, longitude: 127.03642 };
type Resolvers = NonNullable<Parameters<typeof renderApp>[1]>['resolvers'];
type App = ReturnType<typeof renderApp>;

const near = {
  ...makeFacility({ id: '1', name: '가까운카페' }),
  latitude: 37.50154,
  longitude: 127.03642,
  reviewCount: 3,
  averageRating: 4,
};
const far = { ...makeFacility({ id: '2', name: '가다먼카페' }), latitude: 37.51964, longitude: 127.03642 };
const facilities = () => ({ items: [far, near], totalCount: 2, isTotalCountExact: true });

beforeEach(() => {
  personPosition(null);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** jsdom has no geolocation, as a browser without it. */
function stand(getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
const standAt = ({ latitude, longitude }: typeof HOME) =>
  stand((found) => setTimeout(() => found({ coords: { latitude, longitude } } as GeolocationPosition)));

async function open(path: string, resolvers: Resolvers = { facilities }) {
  const app = renderApp(path, { resolvers });
  await screen.findByRole('button', { name: '지도 확대' });
  return app;
}
/** Long enough for an answer that is there to be read and shown. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 100)));
const calls = ({ server }: App, name: string) => server.calls.filter(({ field }) => field === name).map(({ args }) => args);
const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));
const card = (name: string) => screen.findByRole('link', { name });
const marker = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: '장소를 보여 주는 지도' })).findByRole('button', { name });
const cardNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('내 위치', () => {
  it('says when the browser cannot tell', async () => {
    const app = await open('/KakaoMap');
    await press(app, '내 위치');
    expect(await screen.findByText('이 브라우저는 위치 정보를 지원하지 않습니다.')).toBeInTheDocument();
  });

  it('says when it failed', async () => {
    stand((_found, failed) => setTimeout(() => failed({ code: 1 } as GeolocationPositionError)));
    const app = await open('/KakaoMap');
    await press(app, '내 위치');
    expect(await screen.findByText('위치 정보를 가져올 수 없습니다.')).toBeInTheDocument();
  });

  it('says when the person is off the map', async () => {
    standAt({ latitude: 35.68, longitude: 139.76 });
    const app = await open('/KakaoMap');
    await press(app, '내 위치');
    expect(await screen.findByText(/지도가 보여 줄 수 있는 범위 밖/)).toBeInTheDocument();
    expect(app.address()).toBe('/KakaoMap');
  });

  it('goes there and lists the nearest places first, while the exact position stays here', async () => {
    standAt(HOME);
    const app = await open('/KakaoMap?view=list');
    await card('가까운카페');
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: '정렬' });
    expect(within(sort).queryByRole('option', { name: '가까운 순' })).not.toBeInTheDocument();

    await press(app, '내 위치');
    expect(await screen.findByText('현재 위치는 서울특별시 강남구입니다.')).toBeInTheDocument();
    expect(await screen.findByText('100m')).toBeInTheDocument();
    expect(screen.getByText('2.1km')).toBeInTheDocument();
    // Near enough for both of them.
    await waitFor(() => expect(app.address()).toContain('level=6'));

    await waitFor(() => expect(cardNames()).toEqual(['가까운카페', '가다먼카페']));
    expect(sort).toHaveDisplayValue('가까운 순');
    expect(calls(app, 'facilities').at(-1)).toMatchObject({ sort: 'DISTANCE' });
    await app.user.selectOptions(sort, '이름순');
    await waitFor(() => expect(calls(app, 'facilities').at(-1)).toMatchObject({ sort: 'NAME' }));
    await app.user.selectOptions(sort, '가까운 순');
    await waitFor(() => expect(cardNames()).toEqual(['가까운카페', '가다먼카페']));
    const told = JSON.stringify(app.server.calls) + app.address();
    expect(calls(app, 'facilities').find((call) => call.sort === 'DISTANCE')?.near).toEqual({
      latitude: 37.5,
      longitude: 127.04,
    });
    expect(told).not.toContain('37.5006');
    expect(told).not.toContain('127.0364');
  });

  describe('among many places', () => {
    const name = (place: number) => `${place}번째로 먼 곳`;
    const placeAt = (place: number) => ({
      ...makeFacility({ id: `${100 + place}`, name: name(place) }),
      latitude: HOME.latitude + place / 1000,
      longitude: HOME.longitude,
    });
    // As a server that knows the position by the kilometre: the nearest of all is no longer on its first page.
    const roughly = [
      ...Array.from({ length: 39 }, (_none, index) => placeAt(index + 2)),
      placeAt(1),
      ...Array.from({ length: 40 }, (_none, index) => placeAt(index + 41)),
    ];
    const many = {
      facilities: ({ page, size }: { page: number; size: number }) => ({
        items: roughly.slice(page * size, (page + 1) * size),
        totalCount: roughly.length,
        isTotalCountExact: true,
      }),
    };

    it('the nearest is the first, and the next pages are there at once', async () => {
      standAt(HOME);
      const app = await open('/KakaoMap?view=list', many);
      await press(app, '내 위치');
      await waitFor(() => expect(cardNames()[0]).toBe(name(1)));
      expect(cardNames()).toHaveLength(15);
      await press(app, '2쪽');
      await waitFor(() => expect(cardNames()[0]).toBe(name(16)));
      expect(calls(app, 'facilities').filter(({ sort }) => sort === 'DISTANCE')).toHaveLength(1);
      await press(app, '5쪽');
      await waitFor(() => expect(cardNames()[0]).toBe(name(61)));
    });

    it('who has turned pages is shown the first of the nearest', async () => {
      standAt(HOME);
      const app = await open('/KakaoMap?view=list&page=3', many);
      await card(name(32));
      await press(app, '내 위치');
      await waitFor(() => expect(cardNames()[0]).toBe(name(1)));
      expect(app.address()).not.toContain('page=');
    });
  });

  it('orders the results of a viewport, unless another order was chosen', async () => {
    standAt(HOME);
    const inBounds = { facilities, facilitiesInBounds: () => ({ items: [far, near], totalCount: 2 }) };
    const box = 'view=bounds&box=37.4,126.9,37.6,127.1';
    const app = await open(`/KakaoMap?${box}`, inBounds);
    await card('가까운카페');
    expect(cardNames()).toEqual(['가다먼카페', '가까운카페']);
    await press(app, '내 위치');
    await waitFor(() => expect(cardNames()).toEqual(['가까운카페', '가다먼카페']));
    // A view with more places than are shown holds the nearest.
    expect(calls(app, 'facilitiesInBounds').at(-1)).toMatchObject({ near: { latitude: 37.5, longitude: 127.04 } });
    await act(() => app.router.navigate(`/KakaoMap?${box}&sort=name`));
    await waitFor(() => expect(cardNames()).toEqual(['가다먼카페', '가까운카페']));
  });

  it('with words to match lists what fits best near there', async () => {
    standAt(HOME);
    const app = await open('/KakaoMap?q=카페');
    await press(app, '내 위치');
    await screen.findByText('100m');
    expect(screen.getByRole('combobox', { name: '정렬' })).toHaveDisplayValue('추천순');
    const near = { latitude: 37.5, longitude: 127.04 };
    await waitFor(() => expect(calls(app, 'facilities').at(-1)).toMatchObject({ sort: 'RECOMMENDED', near }));
  });

  it('says nothing to who has gone on to another page', async () => {
    let fail = () => {};
    stand((_found, failed) => (fail = () => failed({ code: 3 } as GeolocationPositionError)));
    const app = await open('/KakaoMap');
    await press(app, '내 위치');
    await app.router.navigate('/facility/1');
    await screen.findByRole('heading', { level: 1, name: '멍멍카페' });
    act(() => fail());
    await settled();
    expect(screen.queryByText('위치 정보를 가져올 수 없습니다.')).not.toBeInTheDocument();
  });

  it('keeps the district it chose in the fields while the pages are turned', async () => {
    standAt(HOME);
    const app = await open('/KakaoMap?view=list', {
      facilities: ({ page }: { page: number }) => ({ items: [near], totalCount: 200, isTotalCountExact: true, page }),
    });
    await press(app, '내 위치');
    await screen.findByText('현재 위치는 서울특별시 강남구입니다.');
    await press(app, '2쪽');
    await waitFor(() => expect(app.address()).toContain('page=2'));
    await app.user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '별점 높은 순');
    await waitFor(() => expect(app.address()).toContain('sort='));
    await press(app, '검색 조건 열기');
    const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
    expect(drawer.getByRole('combobox', { name: '지역' })).toHaveValue('서울특별시');
    await waitFor(() => expect(drawer.getByRole('combobox', { name: '시·군·구' })).toHaveValue('강남구'));
  });
});

describe('현재 화면에서 검색', () => {
  const inBounds = (count: number) => () => ({ items: [near, far], totalCount: count });

  it('warns while the map is not there', async () => {
    const app = renderApp('/KakaoMap', { resolvers: { mapSettings: () => new Promise(() => {}) } });
    await app.user.click(await screen.findByRole('button', { name: '현재 화면에서 검색' }));
    expect(await screen.findByText('지도가 아직 준비되지 않았습니다. 잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  });

  it('names no district and chooses none where the view spans several', async () => {
    const app = await open('/KakaoMap?lat=37.566826&lng=126.9786567&level=8', { facilities, facilitiesInBounds: inBounds(1240) });
    await press(app, '현재 화면에서 검색');
    expect(await screen.findByText('현재 지도 화면에서 1,240곳을 찾았습니다.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: /검색 조건 열기/ }));
    const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
    expect(drawer.queryByText(/^지도 가운데/)).not.toBeInTheDocument();
    expect(drawer.getByRole('combobox', { name: '지역' })).toHaveValue('');
  });

  it('says that the map was moved since, and searches there', async () => {
    const app = await open('/KakaoMap?lat=37.566826&lng=126.9786567&level=4', { facilities, facilitiesInBounds: inBounds(1240) });
    await press(app, '현재 화면에서 검색');
    expect(await screen.findByText(/^현재 지도 화면의 검색 결과입니다/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '이 지역에서 다시 검색' })).not.toBeInTheDocument();
    await press(app, '지도 확대');
    expect(await screen.findByText('지도가 움직였어요. 아래는 움직이기 전 화면의 결과예요.')).toBeInTheDocument();
    expect(screen.queryByText(/확대하면 더 보여요/)).not.toBeInTheDocument();
    const asked = calls(app, 'facilitiesInBounds').length;
    await press(app, '이 지역에서 다시 검색');
    expect(await screen.findByText(/^현재 지도 화면의 검색 결과입니다/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '현재 화면에서 검색' })).toBeInTheDocument();
    expect(calls(app, 'facilitiesInBounds').length).toBeGreaterThan(asked);
  });

  it('stays one when a filter is pressed, and is left by a region', async () => {
    const app = await open('/KakaoMap?view=bounds&box=37.49,127.02,37.52,127.05', {
      facilities,
      facilitiesInBounds: inBounds(2),
    });
    await card('가까운카페');
    const openDrawer = async () => {
      await app.user.click(screen.getByRole('button', { name: /검색 조건 열기/ }));
      return within(await screen.findByRole('dialog', { name: '검색 조건' }));
    };
    let drawer = await openDrawer();
    await app.user.click(drawer.getByRole('checkbox', { name: '카페' }));
    await press(app, '결과 보기');
    await waitFor(() => expect(calls(app, 'facilitiesInBounds').at(-1)).toMatchObject({ filter: { categories: ['카페'] } }));
    expect(app.address()).toContain('view=bounds');
    drawer = await openDrawer();
    await app.user.selectOptions(drawer.getByRole('combobox', { name: '지역' }), '부산광역시');
    await app.user.click(await drawer.findByRole('button', { name: /곳 보기$/ }));
    await waitFor(() => expect(calls(app, 'facilities').at(-1)).toMatchObject({ filter: { sidoName: '부산광역시' } }));
    expect(app.address()).not.toContain('view=bounds');
  });

  it('replaces the list, says how many were found where, and is not cut by the district it preselects', async () => {
    const app = await open('/KakaoMap?page=2&category=카페&lat=37.56&lng=126.995&level=3', {
      facilities,
      facilitiesInBounds: inBounds(1240),
    });
    await press(app, '현재 화면에서 검색');
    expect(await screen.findByText('서울특별시 중구에서 1,240곳을 찾았습니다.')).toBeInTheDocument();
    expect(await screen.findByText(/^현재 지도 화면의 검색 결과입니다/)).toBeInTheDocument();
    expect(screen.getByText('1,240곳 중 2곳, 확대하면 더 보여요')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '검색 결과 쪽' })).not.toBeInTheDocument();
    expect(calls(app, 'facilitiesInBounds')[0]).toMatchObject({ filter: { categories: ['카페'] }, limit: 100 });
    for (const { filter } of calls(app, 'facilitiesInBounds')) expect(filter).not.toHaveProperty('sidoName');
    const address = new URLSearchParams(app.address().split('?')[1]);
    expect(address.get('view')).toBe('bounds');
    expect(address.has('page')).toBe(false);

    await app.user.click(screen.getByRole('button', { name: /검색 조건 열기/ }));
    const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
    expect(drawer.getByText('지도 가운데: 서울특별시 중구')).toBeInTheDocument();
    expect(drawer.getByRole('combobox', { name: '지역' })).toHaveValue('서울특별시');
    expect(drawer.getByRole('combobox', { name: '시·군·구' })).toHaveValue('중구');
  });

  it('shows a shared viewport at once and is left by a new search', async () => {
    const app = await open('/KakaoMap?view=bounds&box=37.49,127.02,37.52,127.05', {
      facilities,
      facilitiesInBounds: inBounds(2),
    });
    expect(await card('가까운카페')).toBeInTheDocument();
    expect(calls(app, 'facilitiesInBounds')[0]?.bounds).toEqual({
      southWestLat: 37.49,
      southWestLng: 127.02,
      northEastLat: 37.52,
      northEastLng: 127.05,
    });
    await app.user.type(screen.getByRole('combobox', { name: '장소 검색' }), '강남{Enter}');
    await waitFor(() => expect(screen.queryByText(/^현재 지도 화면의 검색 결과입니다/)).not.toBeInTheDocument());
    expect(calls(app, 'facilities').at(-1)).toMatchObject({ filter: { searchQuery: '강남' }, page: 0 });
  });

  it('keeps the former results when it fails', async () => {
    const facilitiesInBounds = () => {
      throw new GraphQLError('문제가 생겼습니다.');
    };
    const app = await open('/KakaoMap?view=list', { facilities, facilitiesInBounds });
    await card('가까운카페');
    await press(app, '현재 화면에서 검색');
    expect(await screen.findByText('현재 화면 검색에 실패했습니다.')).toBeInTheDocument();
    expect(await card('가까운카페')).toBeInTheDocument();
    expect(app.address()).not.toContain('bounds');
  });
});

describe('a late answer for the viewport', () => {
  const FAILED = '현재 화면 검색에 실패했습니다.';
  const fails = () => {
    throw new GraphQLError('문제가 생겼습니다.');
  };
  const succeeds = () => ({ items: [near], totalCount: 1 });
  const CASES = [
    ['an answer', succeeds],
    ['a failure', fails],
  ] as const;

  async function ask(result: () => unknown, path = '/KakaoMap?view=list') {
    let answer = () => {};
    const facilitiesInBounds = () => new Promise<void>((done) => (answer = done)).then(result);
    const app = await open(path, { facilities, facilitiesInBounds });
    await card('가까운카페');
    await press(app, '현재 화면에서 검색');
    await waitFor(() => expect(calls(app, 'facilitiesInBounds')).toHaveLength(1));
    return {
      app,
      tell: async () => {
        answer();
        await settled();
      },
    };
  }
  function expectSilence() {
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(screen.queryByText(/찾았습니다\.$/)).not.toBeInTheDocument();
  }

  it.each(CASES)('leaves who has gone on to another page there: %s', async (_name, result) => {
    const { app, tell } = await ask(result);
    await app.router.navigate('/facility/1');
    await screen.findByRole('heading', { level: 1, name: '멍멍카페' });
    await tell();
    expect(app.address()).toBe('/facility/1');
    expectSilence();
  });

  it.each(CASES)('gives way while the next page is still loading: %s', async (_name, result) => {
    const { app, tell } = await ask(result);
    const { pathname } = window.location;
    // The address bar is ahead of what is on the screen.
    window.history.pushState(null, '', '/facility/1');
    await tell();
    window.history.replaceState(null, '', pathname);
    expect(app.address()).not.toContain('bounds');
    expectSilence();
  });

  it.each(CASES)('gives way to a newer search: %s', async (_name, result) => {
    const { app, tell } = await ask(result);
    await app.user.type(screen.getByRole('combobox', { name: '장소 검색' }), '강남{Enter}');
    await waitFor(() => expect(calls(app, 'facilities').at(-1)).toMatchObject({ filter: { searchQuery: '강남' } }));
    await waitFor(() => expect(app.address()).toContain('q='));
    await tell();
    expect(app.address()).toContain('q=');
    expectSilence();
  });
});

describe('what the buttons of the map say', () => {
  it('is one message at a time', async () => {
    const app = await open('/KakaoMap', { facilities, facilitiesInBounds: () => ({ items: [near], totalCount: 3 }) });
    await press(app, '내 위치');
    await screen.findByText('이 브라우저는 위치 정보를 지원하지 않습니다.');
    await press(app, '현재 화면에서 검색');
    expect(await screen.findByText(/3곳을 찾았습니다\.$/)).toBeInTheDocument();
    expect(screen.queryByText('이 브라우저는 위치 정보를 지원하지 않습니다.')).not.toBeInTheDocument();
  });
});

describe('map of the results', () => {
  it('stands where the address says, also with results elsewhere', async () => {
    const app = await open('/KakaoMap?view=list&lat=35.1&lng=129&level=5');
    await card('가까운카페');
    await press(app, '현재 화면에서 검색');
    await waitFor(() => expect(calls(app, 'facilitiesInBounds')).toHaveLength(1));
    const { southWestLat, northEastLat, southWestLng, northEastLng } = calls(app, 'facilitiesInBounds')[0]!.bounds as Record<
      string,
      number
    >;
    expect((southWestLat! + northEastLat!) / 2).toBeCloseTo(35.1, 1);
    expect((southWestLng! + northEastLng!) / 2).toBeCloseTo(129, 1);
  });

  it('shows all of them, and one with its rating and the way to its page', async () => {
    const app = await open('/KakaoMap?view=list');
    await app.user.click(await marker(/^가까운카페/));
    const info = within(await screen.findByRole('dialog', { name: '가까운카페' }));
    expect(info.getByText('별점 4.0점, 리뷰 3개')).toBeInTheDocument();
    expect(info.getByRole('link', { name: '상세 보기' })).toHaveAttribute('href', '/facility/1');
    // The list brought the rating along.
    expect(calls(app, 'facility')).toHaveLength(0);
    await waitFor(() => {
      const latitude = Number(new URLSearchParams(app.address().split('?')[1]).get('lat'));
      expect(Math.abs(latitude - (near.latitude + far.latitude) / 2)).toBeLessThan(0.02);
    });
  });

  it("shows the first lines of a place's card over its marker", async () => {
    personPosition(HOME);
    const app = await open('/KakaoMap?view=list');
    await app.user.click(await marker(/^가까운카페/));
    const info = within(await screen.findByRole('dialog', { name: '가까운카페' }));
    for (const text of ['카페', '서울특별시 마포구', '100m', '개, 고양이만', '영업 중 · 21:00에 닫아요'])
      expect(info.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['are found', () => ({ ...near, reviewCount: 0, averageRating: null }), '아직 리뷰 없음'],
    [
      'cannot be had',
      () => {
        throw new GraphQLError('문제가 생겼습니다.');
      },
      '리뷰 정보를 불러오지 못했어요.',
    ],
  ])('asks for ratings that the list came without: they %s', async (_name, answer, text) => {
    let tell = () => {};
    const withoutRating = {
      ...near,
      reviewCount: () => {
        throw new GraphQLError('문제가 생겼습니다.');
      },
    };
    const facility = () => new Promise<void>((done) => (tell = done)).then(answer);
    const app = await open('/KakaoMap?view=list', {
      facilities: () => ({ items: [withoutRating], totalCount: 1, isTotalCountExact: true }),
      facility,
    });
    await app.user.click(await marker(/^가까운카페/));
    const info = within(await screen.findByRole('dialog', { name: '가까운카페' }));
    expect(info.getByText('리뷰 정보를 불러오는 중이에요.')).toBeInTheDocument();
    await waitFor(() => expect(calls(app, 'facility')).toHaveLength(1));
    tell();
    expect(await info.findByText(text)).toBeInTheDocument();
  });
});

describe('a card and its marker', () => {
  const cardOf = async (name: string) => (await card(name)).closest('article')!;
  const marked = () => [...document.querySelectorAll('[data-marked]')];

  it('are marked together while the mouse is on either', async () => {
    const app = await open('/KakaoMap?view=list');
    const [nearCard, nearMarker, farMarker] = [
      await cardOf('가까운카페'),
      await marker(/^가까운카페/),
      await marker(/^가다먼카페/),
    ];
    await app.user.hover(within(nearCard).getByRole('heading'));
    expect(marked()).toEqual([nearMarker, nearCard]);
    await app.user.hover(farMarker);
    expect(marked()).toEqual([farMarker, await cardOf('가다먼카페')]);
    await app.user.hover(screen.getByRole('heading', { name: '검색 결과 2곳' }));
    expect(marked()).toEqual([]);
  });

  it('are marked together while the keyboard is on either', async () => {
    await open('/KakaoMap?view=list');
    const [nearCard, nearMarker] = [await cardOf('가까운카페'), await marker(/^가까운카페/)];
    act(() => nearMarker.focus());
    expect(marked()).toEqual([nearMarker, nearCard]);
    act(() => nearMarker.blur());
    expect(marked()).toEqual([]);
    act(() => within(nearCard).getByRole('link', { name: '가까운카페' }).focus());
    expect(marked()).toEqual([nearMarker, nearCard]);
  });

  it('are marked together where the marker is gathered with others', async () => {
    const heap = Array.from({ length: 4 }, (_, i) => ({ ...near, id: String(i + 10), name: `모인카페 ${i}` }));
    const app = await open('/KakaoMap?view=list&lat=36.5&lng=127.8&level=12', {
      facilities: () => ({
        items: [{ ...far, latitude: 35.18, longitude: 129.08 }, ...heap],
        totalCount: 5,
        isTotalCountExact: true,
      }),
    });
    const [cluster, gathered] = [await marker(/^장소 4곳, 확대해서 보기$/), await cardOf('모인카페 2')];
    await app.user.hover(within(gathered).getByRole('heading'));
    expect(marked()).toEqual([cluster, gathered]);
    act(() => cluster.focus());
    expect(marked()).toHaveLength(5);
    act(() => screen.getByRole('link', { name: '가다먼카페' }).focus());
    expect(marked()).not.toContain(cluster);
  });
});

describe('on a phone', () => {
  const counted = ({ filter }: { filter: { petTypes?: string[] } }) => ({
    items: [near],
    totalCount: filter.petTypes ? 12 : 300,
    isTotalCountExact: true,
  });

  it('filters wait in a drawer until its button, which says how much there is to see', async () => {
    const app = await open('/KakaoMap?view=list', { facilities: counted });
    await card('가까운카페');
    await press(app, '검색 조건 열기');
    const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
    expect(await drawer.findByRole('button', { name: '300곳 보기' })).toBeInTheDocument();
    await app.user.click(drawer.getByRole('checkbox', { name: '고양이' }));
    const show = await drawer.findByRole('button', { name: '12곳 보기' });
    expect(app.address()).not.toContain('pet');
    await app.user.click(show);
    await waitFor(() => expect(app.address()).toContain('pet=cat'));
    expect(await screen.findByRole('button', { name: '검색 조건 열기, 1개 적용됨' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '검색 결과 12곳' })).toBeInTheDocument();
  });

  it('closing the drawer gives its choices up', async () => {
    const app = await open('/KakaoMap?view=list', { facilities: counted });
    await press(app, '검색 조건 열기');
    const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
    await app.user.click(drawer.getByRole('checkbox', { name: '고양이' }));
    await app.user.click(drawer.getByRole('button', { name: '닫기' }));
    await press(app, '검색 조건 열기');
    expect(await screen.findByRole('checkbox', { name: '고양이' })).not.toBeChecked();
    expect(app.address()).not.toContain('pet');
  });

  it('folds the lesser facts of a place away', async () => {
    const app = await open('/KakaoMap?view=list');
    const more = await screen.findByRole('button', { name: '가까운카페 정보 더보기' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(more);
    expect(screen.getByRole('button', { name: '가까운카페 정보 접기' })).toHaveAttribute('aria-expanded', 'true');
  });
});
