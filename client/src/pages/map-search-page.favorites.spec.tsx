import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { MapPlace } from '../components/map/map-types';
import type { Facility } from '../graphql/types.generated';

const mockPlacesArranged = jest.fn<void, [MapPlace[]]>();
jest.mock('../components/map/cluster-places', () => {
  const real = jest.requireActual<typeof import('../components/map/cluster-places')>('../components/map/cluster-places');
  return { ...real, clusterPlaces: (places: MapPlace[]) => (mockPlacesArranged(places), real.clusterPlaces(places)) };
});

const DESK = '(min-width: 992px)';
const ADDRESS = '/KakaoMap?view=favorites';
const NOTE = '즐겨찾기는 로그인 후 이용할 수 있어요';

type App = ReturnType<typeof renderApp>;
type Paging = { page: number; size: number };

let isDesk: boolean;
beforeEach(() => {
  isDesk = true;
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: isDesk && query === DESK }));
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

// A dialog that a test left open would stand over the next one.
const favorite = (facility: Partial<Facility> & Pick<Facility, 'id'>) => makeFacility({ ...facility, viewerHasFavorited: true });

/** A server that keeps what was toggled. */
function serverWith(places: Facility[], resolvers: RootResolvers = {}): RootResolvers {
  const kept = new Map(places.map((place) => [place.id, place]));
  const favorites = () => [...kept.values()].filter((place) => place.viewerHasFavorited);
  return {
    viewer: () => makeMember(),
    facilities: ({ page, size }: Paging) => ({
      items: [...kept.values()],
      totalCount: kept.size,
      isTotalCountExact: true,
      page,
      size,
    }),
    facility: ({ id }: { id: string }) => kept.get(id),
    favoriteFacilities: ({ page, size }: Paging) => ({
      items: favorites().slice(page * size, (page + 1) * size),
      totalCount: favorites().length,
    }),
    toggleFavorite: ({ input: { facilityId, isFavorite } }: { input: { facilityId: string; isFavorite: boolean } }) => {
      const place = { ...kept.get(facilityId)!, viewerHasFavorited: isFavorite };
      kept.set(facilityId, place);
      return place;
    },
    ...resolvers,
  };
}

const TWO = () => [favorite({ id: '1', name: '별표카페' }), favorite({ id: '2', name: '별표식당', latitude: 37.6 })];

const SEVENTEEN = () => Array.from({ length: 17 }, (_, index) => favorite({ id: String(index), name: `별표 ${index}` }));

async function open(path: string, resolvers: RootResolvers, isMember = true) {
  if (isMember) signInBefore();
  const app = renderApp(path, { resolvers });
  await screen.findByRole('combobox', { name: '장소 검색' });
  return app;
}

const panel = () => within(screen.getByRole('complementary', { name: '검색 조건' }));
const toggle = () => panel().getByRole('button', { name: '즐겨찾기' });
const calls = ({ server }: App, name: string) => server.calls.filter(({ field }) => field === name).map(({ args }) => args);
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const star = (name: string) => screen.getByRole('button', { name: `${name} 즐겨찾기` });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '장소 검색' });

describe('favourites of a member', () => {
  it('take the place of the search and its text, with their number and their markers', async () => {
    const app = await open(
      '/KakaoMap?q=강남',
      serverWith([...TWO(), makeFacility({ id: '3', name: '그냥카페', viewerHasFavorited: false })]),
    );
    await screen.findByRole('link', { name: '그냥카페' });
    expect(box()).toHaveValue('강남');
    await app.user.click(toggle());

    expect(await screen.findByRole('heading', { name: '즐겨찾기 2곳' })).toBeInTheDocument();
    expect(cards()).toEqual(['별표카페', '별표식당']);
    expect(box()).toHaveValue('');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(app.address()).toContain(ADDRESS);
    expect(app.address()).not.toContain('q=');
    expect(screen.getByText('즐겨찾기 2곳', { selector: '[role=status]' })).toBeInTheDocument();
    const map = within(screen.getByRole('region', { name: '장소를 보여 주는 지도' }));
    expect(await map.findByRole('button', { name: /별표식당/ })).toBeInTheDocument();
    expect(map.queryByRole('button', { name: /그냥카페/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: '정렬' })).not.toBeInTheDocument();
  });

  it('are left by their own button, and come back with Back', async () => {
    const app = await open(ADDRESS, serverWith(TWO()));
    await screen.findByRole('link', { name: '별표카페' });
    await app.user.click(toggle());
    expect(await screen.findByText('조건을 정하고 검색해 보세요.')).toBeInTheDocument();
    await app.router.navigate(-1);
    expect(await screen.findByRole('heading', { name: '즐겨찾기 2곳' })).toBeInTheDocument();
  });

  it('are left by a search for a text', async () => {
    const app = await open(ADDRESS, serverWith(TWO()));
    await screen.findByRole('link', { name: '별표카페' });
    await app.user.type(box(), '홍대{Enter}');
    expect(await screen.findByRole('heading', { name: /^검색 결과/ })).toBeInTheDocument();
    await waitFor(() => expect(calls(app, 'facilities').at(-1)).toMatchObject({ filter: { searchQuery: '홍대' } }));
    expect(app.address()).not.toContain('favorites');
    await app.router.navigate(-1);
    expect(await screen.findByRole('heading', { name: '즐겨찾기 2곳' })).toBeInTheDocument();
    expect(box()).toHaveValue('');
  });

  it('are left by a filter', async () => {
    const app = await open(ADDRESS, serverWith(TWO()));
    await screen.findByRole('link', { name: '별표카페' });
    await app.user.click(screen.getByRole('checkbox', { name: '카페' }));
    await waitFor(() => expect(calls(app, 'facilities').at(-1)).toMatchObject({ filter: { categories: ['카페'] } }));
    expect(app.address()).not.toContain('favorites');
  });

  it('are left by a search of the current view', async () => {
    const app = await open(ADDRESS, serverWith(TWO()));
    await screen.findByRole('link', { name: '별표카페' });
    await screen.findByRole('button', { name: '지도 확대' });
    await app.user.click(screen.getByRole('button', { name: '현재 화면에서 검색' }));
    await waitFor(() => expect(app.address()).toContain('view=bounds'));
  });

  it('come at once for the map and by the page for the list', async () => {
    const app = await open(ADDRESS, serverWith(SEVENTEEN()));
    expect(await screen.findByRole('heading', { name: '즐겨찾기 17곳' })).toBeInTheDocument();
    expect(cards()).toHaveLength(15);
    await app.user.click(screen.getByRole('button', { name: '2쪽' }));
    await screen.findByRole('link', { name: '별표 16' });
    expect(cards()).toEqual(['별표 15', '별표 16']);
    expect(app.address()).toContain('page=2');
    expect(calls(app, 'favoriteFacilities')).toEqual([
      { page: 0, size: 500 },
      { page: 0, size: 15 },
      { page: 1, size: 15 },
    ]);
    // The page goes with its last card.
    await app.user.click(star('별표 15'));
    await app.user.click(star('별표 16'));
    await screen.findByRole('link', { name: '별표 0' });
    expect(cards()).toHaveLength(15);
  });

  it('have no marker made anew by another page of the list', async () => {
    const app = await open(ADDRESS, serverWith(SEVENTEEN()));
    await screen.findByRole('button', { name: /^별표 16,/ });
    const before = mockPlacesArranged.mock.lastCall?.[0];
    await app.user.click(screen.getByRole('button', { name: '2쪽' }));
    await screen.findByRole('link', { name: '별표 16' });
    expect(before).toHaveLength(17);
    expect(mockPlacesArranged.mock.lastCall?.[0]).toBe(before);
  });

  it('stay until the next page of them is there', async () => {
    const server = serverWith(SEVENTEEN());
    const favoritesOf = server.favoriteFacilities as (paging: Paging) => unknown;
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    const favoriteFacilities = async (paging: Paging) => {
      if (paging.page === 1) await held;
      return favoritesOf(paging);
    };
    const app = await open(ADDRESS, { ...server, favoriteFacilities });
    await screen.findByRole('link', { name: '별표 0' });
    await app.user.click(screen.getByRole('button', { name: '2쪽' }));
    await waitFor(() => expect(app.address()).toContain('page=2'));
    expect(cards()).toHaveLength(15);
    expect(screen.getByRole('link', { name: '별표 0' }).closest('ol')).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(cards()).toEqual(['별표 15', '별표 16']));
  });

  it('fill the page up from the next one where cards are taken out', async () => {
    const app = await open(ADDRESS, serverWith(SEVENTEEN()));
    await screen.findByRole('link', { name: '별표 0' });
    await app.user.click(star('별표 0'));
    expect(await screen.findByRole('link', { name: '별표 15' })).toBeInTheDocument();
    await app.user.click(star('별표 1'));
    expect(await screen.findByRole('link', { name: '별표 16' })).toBeInTheDocument();
    expect(cards()).toEqual(Array.from({ length: 15 }, (_, index) => `별표 ${index + 2}`));
    expect(calls(app, 'facility')).toEqual([{ id: '15' }, { id: '16' }]);
  });

  it('lose the card whose star is pressed, and keep the keyboard', async () => {
    const app = await open(ADDRESS, serverWith(TWO()));
    await screen.findByRole('link', { name: '별표카페' });
    await app.user.click(star('별표카페'));
    await waitFor(() => expect(cards()).toEqual(['별표식당']));
    expect(screen.getByRole('heading', { name: '즐겨찾기 1곳' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '즐겨찾기' })).toContainElement(document.activeElement as HTMLElement);
    expect(calls(app, 'toggleFavorite')).toEqual([{ input: { facilityId: '1', isFavorite: false } }]);
    await app.user.click(star('별표식당'));
    expect(await screen.findByText('즐겨찾기한 곳이 없어요')).toBeInTheDocument();
  });

  it('get the card back by the message that it is gone', async () => {
    const app = await open(ADDRESS, serverWith(TWO()));
    await screen.findByRole('link', { name: '별표카페' });
    await app.user.click(star('별표카페'));
    expect(await screen.findByText("'별표카페' 즐겨찾기를 해제했어요.")).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(cards()).toEqual(['별표카페', '별표식당']));
    expect(screen.getByRole('heading', { name: '즐겨찾기 2곳' })).toBeInTheDocument();
    expect(calls(app, 'toggleFavorite').at(-1)).toEqual({ input: { facilityId: '1', isFavorite: true } });
    expect(screen.queryByText("'별표카페' 즐겨찾기를 해제했어요.")).not.toBeInTheDocument();
  });

  it('get the card back when that is refused', async () => {
    let refuse = () => {};
    const toggleFavorite = () =>
      new Promise((_, reject) => (refuse = () => reject(new GraphQLError('데이터베이스가 답하지 않습니다.'))));
    const app = await open(ADDRESS, serverWith(TWO(), { toggleFavorite }));
    await screen.findByRole('link', { name: '별표카페' });
    await app.user.click(star('별표카페'));
    await waitFor(() => expect(cards()).toEqual(['별표식당']));
    act(() => refuse());
    await waitFor(() => expect(cards()).toEqual(['별표카페', '별표식당']));
    expect(await screen.findByText('즐겨찾기 상태 변경에 실패했습니다.')).toBeInTheDocument();
  });

  it('say when there are none, with the next step', async () => {
    const app = await open(ADDRESS, serverWith([makeFacility({ id: '3', name: '그냥카페', viewerHasFavorited: false })]));
    expect(await screen.findByText('즐겨찾기한 곳이 없어요')).toBeInTheDocument();
    const section = within(screen.getByRole('region', { name: '즐겨찾기' }));
    await app.user.click(section.getByRole('button', { name: '전체 검색' }));
    expect(await screen.findByRole('link', { name: '그냥카페' })).toBeInTheDocument();
  });

  it('say when they could not be had, without taking the page, and ask again', async () => {
    let isBroken = true;
    const favoriteFacilities = () => {
      if (isBroken) throw new GraphQLError('데이터베이스가 답하지 않습니다.');
      return { items: TWO(), totalCount: 2 };
    };
    const app = await open(ADDRESS, serverWith([], { favoriteFacilities }));
    // In the place of the list, and as a message.
    await waitFor(() => expect(screen.getAllByText('즐겨찾기를 불러오지 못했습니다.')).toHaveLength(2));
    expect(screen.getByRole('combobox', { name: '장소 검색' })).toBeInTheDocument();
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '별표카페' })).toBeInTheDocument();
  });

  it('say when the cards alone could not be had, keep the markers, and ask again', async () => {
    const server = serverWith(TWO());
    const favoritesOf = server.favoriteFacilities as (paging: Paging) => unknown;
    let isBroken = true;
    const favoriteFacilities = (paging: Paging) => {
      if (isBroken && paging.size === 15) throw new GraphQLError('데이터베이스가 답하지 않습니다.');
      return favoritesOf(paging);
    };
    const app = await open(ADDRESS, { ...server, favoriteFacilities });
    await waitFor(() => expect(screen.getAllByText('즐겨찾기를 불러오지 못했습니다.')).toHaveLength(2));
    const map = within(screen.getByRole('region', { name: '장소를 보여 주는 지도' }));
    expect(await map.findByRole('button', { name: /별표식당/ })).toBeInTheDocument();
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '별표카페' })).toBeInTheDocument();
  });

  it('come without ratings rather than not at all', async () => {
    const broken = {
      ...favorite({ id: '5', name: '무별점' }),
      reviewCount: () => {
        throw new GraphQLError('리뷰를 읽지 못했습니다.');
      },
    };
    await open(ADDRESS, serverWith([], { favoriteFacilities: () => ({ items: [broken], totalCount: 1 }) }));
    const card = within((await screen.findByRole('link', { name: '무별점' })).closest('article')!);
    expect(card.getByText('리뷰 정보를 불러오지 못했어요.')).toBeInTheDocument();
  });
});

describe('for a visitor', () => {
  it('the button looks disabled, says why, and leads through the sign-in to the favourites', async () => {
    const resolvers = serverWith(TWO(), {
      signIn: () => ({ token: signInBefore(), expiresAt: '2026-03-15T00:00:00Z', member: makeMember() }),
    });
    const app = await open('/KakaoMap', resolvers, false);
    expect(toggle()).toHaveAttribute('aria-disabled', 'true');
    expect(toggle()).toHaveAccessibleDescription(NOTE);
    await app.user.click(toggle());
    const dialog = within(await screen.findByRole('dialog', { name: '로그인' }));
    expect(calls(app, 'favoriteFacilities')).toHaveLength(0);
    await app.user.type(dialog.getByLabelText('이메일'), 'bori@example.com');
    await app.user.type(dialog.getByLabelText('비밀번호'), 'Secret1!{Enter}');
    expect(await screen.findByRole('heading', { name: '즐겨찾기 2곳' })).toBeInTheDocument();
  });

  it('a shared link invites to sign in', async () => {
    const app = await open(ADDRESS, serverWith(TWO()), false);
    const section = within(await screen.findByRole('region', { name: '즐겨찾기' }));
    expect(section.getByText(NOTE)).toBeInTheDocument();
    await app.user.click(section.getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(calls(app, 'favoriteFacilities')).toHaveLength(0);
  });

  it('a star on a card opens the sign-in and changes nothing', async () => {
    const place = makeFacility({ id: '1', name: '멍멍카페', viewerHasFavorited: false });
    const app = await open('/KakaoMap?view=list', serverWith([place]), false);
    await screen.findByRole('link', { name: '멍멍카페' });
    expect(star('멍멍카페')).toHaveAttribute('aria-disabled', 'true');
    expect(star('멍멍카페')).toHaveAttribute('title', '로그인 후 이용할 수 있어요');
    await app.user.click(star('멍멍카페'));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(calls(app, 'toggleFavorite')).toHaveLength(0);
  });
});

describe('the star on a card', () => {
  const place = makeFacility({ id: '1', name: '멍멍카페', viewerHasFavorited: false });

  it('shows the new state at once and asks for just that', async () => {
    let answer = () => {};
    const toggleFavorite = () =>
      new Promise((done) => (answer = () => done(makeFacility({ ...place, viewerHasFavorited: true }))));
    const app = await open('/KakaoMap?view=list', serverWith([place], { toggleFavorite }));
    await screen.findByRole('link', { name: '멍멍카페' });
    expect(star('멍멍카페')).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(star('멍멍카페'));
    expect(star('멍멍카페')).toHaveAttribute('aria-pressed', 'true');
    // A second press before the answer is not a second wish.
    await app.user.click(star('멍멍카페'));
    act(() => answer());
    await waitFor(() => expect(star('멍멍카페')).not.toHaveAttribute('aria-busy'));
    expect(star('멍멍카페')).toHaveAttribute('aria-pressed', 'true');
    expect(calls(app, 'toggleFavorite')).toEqual([{ input: { facilityId: '1', isFavorite: true } }]);
    expect(calls(app, 'facilities')).toHaveLength(1);
  });

  it('asks to sign in again when the session has ended', async () => {
    const toggleFavorite = () => {
      throw refusal('UNAUTHENTICATED', '로그인이 필요합니다.');
    };
    const app = await open('/KakaoMap?view=list', serverWith([place], { toggleFavorite }));
    await screen.findByRole('link', { name: '멍멍카페' });
    await app.user.click(star('멍멍카페'));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(await screen.findByText('로그인이 만료되었습니다. 다시 로그인해 주세요.')).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  it('the way to the favourites is in the drawer, which closes', async () => {
    isDesk = false;
    const app = await open('/KakaoMap', serverWith(TWO()));
    await app.user.click(screen.getByRole('button', { name: '검색 조건 열기' }));
    const drawer = await screen.findByRole('dialog', { name: '검색 조건' });
    await app.user.click(within(drawer).getByRole('button', { name: '즐겨찾기' }));
    expect(await screen.findByRole('heading', { name: '즐겨찾기 2곳' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '검색 조건' })).not.toBeInTheDocument());
  });

  it('the way back to the search is in sight, and the keyboard stays with the results', async () => {
    isDesk = false;
    const app = await open(ADDRESS, serverWith(TWO()));
    await app.user.click(await screen.findByRole('button', { name: '검색으로 돌아가기' }));
    expect(await screen.findByText('조건을 정하고 검색해 보세요.')).toBeInTheDocument();
    expect(app.address()).not.toContain('favorites');
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: '검색으로 돌아가기' })).not.toBeInTheDocument();
  });
});
