import '../../../test/fake-indexed-db';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RootResolvers, TestServer } from '../../../test/graphql-answers';
import { makeHoliday } from '../../../test/make-calendar';
import { makeFacility } from '../../../test/make-facility';
import { makeMember, makeToken, signInBefore } from '../../../test/make-member';
import { renderApp } from '../../../test/render-app';
import type { EntryVerdict, Facility } from '../../graphql/types.generated';
import { listAnswers, readAnswer, removeAllBut, VISITOR, writeAnswer } from './answer-store';
import { forgetStoredAnswers } from './forget';
import { STORE_DELAY_MS } from './link';
import { currentOwner } from './owner';
import { keyOf } from './stored-queries';

const FAILED = '페이지를 보여 드리지 못했어요';
const LINE = /받은 정보예요/;

/** Only Date is faked. */
const REAL_TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const;
const setNow = (time: string) =>
  jest.useFakeTimers({
    now: new Date(`${time}+09:00`),
    doNotFake: [...REAL_TIMERS, 'nextTick', 'queueMicrotask', 'performance'],
  });

const servers: TestServer[] = [];
const writes = new Set<number>();
const realSetTimeout: (handler: TimerHandler, delay?: number) => number = window.setTimeout.bind(window);
window.setTimeout = ((handler: TimerHandler, delay?: number) => {
  const timer = realSetTimeout(handler, delay);
  if (delay === STORE_DELAY_MS) writes.add(timer);
  return timer;
}) as typeof window.setTimeout;

/** Pages that have been left store nothing more, as in a browser; here they would do so during the next test. */
function leavePages(): void {
  cleanup();
  for (const server of servers.splice(0)) server.goAway();
  writes.forEach(clearTimeout);
  writes.clear();
}

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  act(async () => {
    const page = renderApp(path, options);
    servers.push(page.server);
    return page;
  });
/** A later visit, without a network. */
const openOffline = (path: string) => open(path, { prepare: (server) => server.goAway() });

const isStored = (query: string) =>
  waitFor(async () => {
    const lists = await Promise.all([currentOwner(), VISITOR].map((owner) => listAnswers(owner, query)));
    expect(lists.flat()).not.toHaveLength(0);
  });

/** A visit that ends once these queries are stored, and the holidays that the hours of places need. */
async function visit(path: string, resolvers: RootResolvers, queries: string[]) {
  await open(path, { resolvers });
  for (const query of [...queries, 'ComingHolidays']) await isStored(query);
  leavePages();
}

const seeFacility = (facts: Partial<Facility>) =>
  visit('/facility/7', { facility: () => makeFacility({ id: '7', ...facts }) }, ['FacilityPage', 'VisitReports']);

function comeAlong(weightKg: number | null, species = 'DOG'): void {
  const pet = { id: '1', name: '콩이', breed: '', species, weightKg, size: null, isRestrictedBreed: false, comesAlong: true };
  localStorage.setItem('pets', JSON.stringify({ version: 1, pets: [pet] }));
}

const HOLIDAYS = [makeHoliday({ date: '2026-12-25', name: '성탄절' })];

const verdict = (facts: Partial<EntryVerdict>): EntryVerdict => ({
  answer: 'ALLOWED',
  conditions: [],
  reasons: [],
  asOf: null,
  isBeforeEateryLaw: false,
  isCorrected: false,
  residue: [],
  ...facts,
});
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const entryCard = async () => within(await screen.findByRole('region', { name: '우리 아이도 될까요?' }));

// A Tuesday.
beforeEach(() => void setNow('2026-12-01T14:05:00'));
afterEach(async () => {
  leavePages();
  jest.useRealTimers();
  await removeAllBut(['nobody']);
});

describe('a place that was seen', () => {
  it('opens without a network and says from when it is, until the network answers again', async () => {
    await seeFacility({ name: '초록카페' });
    setNow('2026-12-02T09:00:00');
    const { server } = await openOffline('/facility/7');
    expect(await title('초록카페')).toBeVisible();
    expect(await screen.findByText('서버에 연결되지 않아요. 12월 1일 14:05에 받은 정보예요.')).toBeVisible();
    expect(screen.getAllByText(LINE)).toHaveLength(1);

    Object.defineProperty(window, 'fetch', { configurable: true, writable: true, value: async () => ({ ok: true }) });
    server.comeBack();
    const callsBefore = server.calls.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
    expect(server.calls.slice(callsBefore).map(({ field }) => field)).toContain('facility');
  });

  it('is announced in a region that was there before, and says whether the browser is online', async () => {
    await seeFacility({ name: '초록카페' });
    const { server, router } = await open('/about');
    const emptyRegions = () => screen.getAllByRole('status').filter((region) => region.childElementCount === 0);
    await waitFor(() => expect(emptyRegions()).toHaveLength(1));
    const [region] = emptyRegions() as [HTMLElement];
    server.goAway();
    await router.navigate('/facility/7');
    expect(await within(region).findByText(/^서버에 연결되지 않아요\. .*받은 정보예요/)).toBeVisible();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(within(region).getByText(/^인터넷에 연결되어 있지 않아요\. .*받은 정보예요/)).toBeVisible();
    onLine.mockRestore();
  });

  it('has the year of another year, and is removed after 90 days', async () => {
    await seeFacility({ name: '초록카페' });
    setNow('2027-03-01T14:00:00');
    const { unmount } = await openOffline('/facility/7');
    expect(await screen.findByText(/2026년 12월 1일 14:05에 받은 정보예요/)).toBeVisible();
    unmount();
    setNow('2027-03-01T14:10:00');
    await openOffline('/facility/7');
    expect(await screen.findByRole('heading', { name: FAILED })).toBeVisible();
    await forgetStoredAnswers();
    setNow('2027-03-01T14:00:00');
    for (const query of ['FacilityPage', 'VisitReports', 'ComingHolidays'])
      expect(await listAnswers(VISITOR, query)).toHaveLength(0);
    expect(await readAnswer(VISITOR, 'FacilityPage', keyOf({ id: '7' }))).toBeUndefined();
  });

  it('is open or closed as it is by now', async () => {
    await seeFacility({ operatingHours: '화~일 10:00~21:00', holiday: '매주 월요일' });
    for (const [time, text] of [
      ['2026-12-01T20:45:00', '곧 닫아요 · 21:00'],
      ['2026-12-01T22:00:00', '영업 종료 · 내일 10:00에 열어요'],
      ['2026-12-07T12:00:00', '오늘 휴무 · 내일 10:00에 열어요'],
    ] as const) {
      setNow(time);
      const { unmount } = await openOffline('/facility/7');
      expect(await screen.findByText(text)).toBeVisible();
      unmount();
    }
  });

  it('knows the holidays', async () => {
    const facility = () => makeFacility({ id: '7', operatingHours: '매일 10:00~21:00', holiday: '법정공휴일' });
    await visit('/facility/7', { facility, holidays: () => HOLIDAYS }, ['FacilityPage']);
    setNow('2026-12-25T12:00:00');
    await openOffline('/facility/7');
    expect(await screen.findByText(/오늘 휴무/)).toBeVisible();
  });

  it('promises nothing on days of a year whose holidays are not stored', async () => {
    const facility = () => makeFacility({ id: '7', operatingHours: '매일 10:00~21:00', holiday: '법정공휴일' });
    await visit('/facility/7', { facility, holidays: () => HOLIDAYS }, ['FacilityPage']);
    setNow('2026-12-30T12:00:00');
    const { unmount } = await openOffline('/facility/7');
    expect(await screen.findByText('영업 중 · 21:00에 닫아요')).toBeVisible();
    const days = screen.getAllByText('10:00~21:00').map((hours) => hours.parentElement!.textContent);
    expect(days.map((text) => text.includes('공휴일에는 다를 수 있어요'))).toEqual([false, false, true, true, true, true]);
    unmount();
    setNow('2027-01-04T12:00:00');
    await openOffline('/facility/7');
    expect(await screen.findByText('영업시간 확인 필요')).toBeVisible();
  });

  it.each([
    ['매주 월요일', '영업 중 · 공휴일에는 다를 수 있어요'],
    ['연중무휴', '영업 중 · 21:00에 닫아요'],
  ])('is open on such days where it closes %s: %s', async (holiday, text) => {
    await seeFacility({ operatingHours: '매일 10:00~21:00', holiday });
    await openOffline('/facility/7');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('has the verdict of its texts for other pets', async () => {
    await seeFacility({ allowedPetSize: '10kg 이하' });
    comeAlong(12);
    const { unmount } = await openOffline('/facility/7');
    expect((await entryCard()).getByText('들어갈 수 없어요')).toBeVisible();
    unmount();
    comeAlong(8);
    await openOffline('/facility/7');
    expect((await entryCard()).getByText('들어갈 수 있어요')).toBeVisible();
  });

  it('has the verdict of the server for the same pets', async () => {
    comeAlong(12);
    const reasons = [{ text: '최근 방문자가 거절당했어요', quote: null, pets: [0] }];
    await seeFacility({ allowedPetSize: '모두 가능', entry: verdict({ answer: 'UNKNOWN', reasons }) });
    await openOffline('/facility/7');
    expect((await entryCard()).getByText('최근 방문자가 거절당했어요')).toBeVisible();
  });

  it('promises nothing to other pets where visits changed what the texts say', async () => {
    comeAlong(12);
    await seeFacility({ allowedPetSize: '모두 가능', entry: verdict({ answer: 'UNKNOWN' }) });
    comeAlong(3);
    await openOffline('/facility/7');
    expect((await entryCard()).getByText(/다녀온 사람들이 겪은 조건이 자료와 달랐어요/)).toBeVisible();
    expect((await entryCard()).queryByText('들어갈 수 있어요')).not.toBeInTheDocument();
  });

  it('promises nothing either where visitors were refused', async () => {
    const visitSummary = { enteredCount: 0, refusedCount: 2, differentCount: 0, newestOn: '2026-11-30', conditions: [] };
    await seeFacility({ allowedPetSize: '모두 가능', visitSummary });
    comeAlong(3);
    await openOffline('/facility/7');
    expect((await entryCard()).getByText(/다녀온 사람들이 겪은 조건이 자료와 달랐어요/)).toBeVisible();
  });

  it('is not shown in place of an answer of the server', async () => {
    await seeFacility({ name: '초록카페' });
    const facility = () => {
      throw new GraphQLError('쉬고 있습니다.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
    };
    await open('/facility/7', { resolvers: { facility } });
    expect(await screen.findByRole('heading', { name: FAILED })).toBeVisible();
    expect(screen.queryByText('초록카페')).not.toBeInTheDocument();
  });
});

describe('a search that was made', () => {
  const search = (address: string, places: Facility[]) =>
    visit(address, { facilities: () => ({ items: places, totalCount: places.length, isTotalCountExact: true }) }, [
      'FacilitySearch',
    ]);
  const DAY = makeFacility({ id: '1', name: '낮카페', operatingHours: '매일 10:00~18:00', holiday: '연중무휴' });
  const NIGHT = makeFacility({ id: '2', name: '밤카페', operatingHours: '매일 18:00~24:00', holiday: '연중무휴' });

  it('has its results, with their hours by now', async () => {
    await search('/KakaoMap?category=카페', [DAY]);
    setNow('2026-12-01T22:00:00');
    await openOffline('/KakaoMap?category=카페');
    expect(await screen.findByRole('link', { name: '낮카페' })).toBeVisible();
    expect(screen.getByText('영업 종료 · 내일 10:00에 열어요')).toBeVisible();
  });

  it('knows the holidays', async () => {
    const items = [{ ...DAY, holiday: '법정공휴일' }];
    const facilities = () => ({ items, totalCount: 1, isTotalCountExact: true });
    await visit('/KakaoMap?category=카페', { facilities, holidays: () => HOLIDAYS }, ['FacilitySearch']);
    setNow('2026-12-25T12:00:00');
    await openOffline('/KakaoMap?category=카페');
    expect(await screen.findByText(/오늘 휴무/)).toBeVisible();
  });

  it('for places that are open now has those that still are', async () => {
    await search('/KakaoMap?open=now', [DAY, { ...NIGHT, name: '종일카페', operatingHours: '매일 00:00~24:00' }]);
    setNow('2026-12-01T22:00:00');
    await openOffline('/KakaoMap?open=now');
    expect(await screen.findByRole('link', { name: '종일카페' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '낮카페' })).not.toBeInTheDocument();
  });

  it('does not answer another search', async () => {
    await search('/KakaoMap?category=카페', [DAY]);
    await openOffline('/KakaoMap?category=식당');
    expect(await screen.findByText('서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(screen.queryByRole('link', { name: '낮카페' })).not.toBeInTheDocument();
  });

  it('is offered with the places that were seen where another search fails', async () => {
    await search('/KakaoMap?region=서울특별시&category=카페', [DAY]);
    await seeFacility({ name: '초록카페' });
    const { user } = await openOffline('/KakaoMap?category=식당');
    const searches = within(await screen.findByRole('region', { name: '최근 검색' }));
    const link = searches.getByRole('link', { name: '서울특별시 · 카페 12월 1일 14:05' });
    const places = within(screen.getByRole('region', { name: '최근에 본 장소' }));
    expect(places.getByRole('link', { name: '초록카페 12월 1일 14:05' })).toHaveAttribute('href', '/facility/7');
    await user.click(link);
    expect(await screen.findByRole('link', { name: '낮카페' })).toBeVisible();
  });
});

describe('what a member has seen', () => {
  const asBori: RootResolvers = {
    viewer: () => makeMember(),
    facility: () => makeFacility({ id: '7', name: '보리가 본 카페' }),
    favoriteFacilities: () => ({
      items: [makeFacility({ id: '8', name: '보리네 카페', allowedPetSize: '10kg 이하', viewerHasFavorited: true })],
      totalCount: 1,
    }),
  };
  const FAVORITES = '/KakaoMap?view=favorites';

  beforeEach(async () => {
    signInBefore(makeToken());
    await visit('/facility/7', asBori, ['FacilityPage', 'Viewer']);
    await visit(FAVORITES, asBori, ['FavoritePlaces', 'FavoriteCards']);
  });

  it('is there at a start without a network', async () => {
    await openOffline(FAVORITES);
    expect(await screen.findByRole('button', { name: /보리누나/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: '보리네 카페' })).toBeVisible();
  });

  it.each([
    ['no pets', null],
    ['another pet', 3],
  ])('promises nothing to a pet where favorites were seen with %s and without visit reports', async (_seenWith, weightKg) => {
    if (weightKg !== null) {
      comeAlong(weightKg);
      const { unmount } = await open(FAVORITES, { resolvers: asBori });
      await waitFor(async () => {
        const [newest] = await listAnswers(currentOwner(), 'FavoriteCards');
        const stored = await readAnswer(currentOwner(), 'FavoriteCards', newest!.key);
        expect(stored?.request.pets).toHaveLength(1);
      });
      unmount();
    }
    comeAlong(8);
    await openOffline(FAVORITES);
    const card = within((await screen.findByRole('link', { name: '보리네 카페' })).closest('li')!);
    expect(card.getByText('확인이 필요해요')).toBeVisible();
  });

  it('excludes other pets where the texts of a favorite do', async () => {
    comeAlong(12);
    await openOffline(FAVORITES);
    const card = within((await screen.findByRole('link', { name: '보리네 카페' })).closest('li')!);
    expect(card.getByText('들어갈 수 없어요 · 10kg 이하')).toBeVisible();
  });

  it.each([
    ['a visitor', () => localStorage.removeItem('token')],
    ['another member', () => localStorage.setItem('token', makeToken({ email: 'kong@example.com' }))],
    ['a member whose session is over', () => localStorage.setItem('token', makeToken({ secondsLeft: -1 }))],
  ])('is not there for %s', async (_who, change) => {
    change();
    await openOffline('/facility/7');
    expect(await screen.findByRole('heading', { name: FAILED })).toBeVisible();
    expect(screen.queryByText(/보리/)).not.toBeInTheDocument();
  });

  it('is removed at sign-out, except responses to visitors', async () => {
    const owner = currentOwner();
    const { user } = await open('/about', { resolvers: { ...asBori, signOut: () => true } });
    await user.click(await screen.findByRole('button', { name: /보리누나/ }));
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await screen.findByText('로그아웃했습니다.');
    for (const query of ['FacilityPage', 'Viewer', 'FavoritePlaces'])
      await waitFor(async () => expect(await listAnswers(owner, query)).toHaveLength(0));
    expect(await listAnswers(VISITOR, 'ComingHolidays')).toHaveLength(1);
  });
});

describe('a browser', () => {
  it('without a store works without fallback answers', async () => {
    const { indexedDB } = window;
    Reflect.deleteProperty(window, 'indexedDB');
    try {
      const { unmount } = await open('/facility/1');
      expect(await title('멍멍카페')).toBeVisible();
      unmount();
      await openOffline('/facility/1');
      expect(await screen.findByRole('heading', { name: FAILED })).toBeVisible();
    } finally {
      window.indexedDB = indexedDB;
    }
  });

  it.each([
    ['without room', 'QuotaExceededError'],
    ['that refuses', 'SecurityError'],
  ])('%s works without fallback answers', async (_case, name) => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('refused', name);
    });
    const { unmount } = await open('/facility/1');
    expect(await title('멍멍카페')).toBeVisible();
    await waitFor(() => expect(put).toHaveBeenCalled());
    unmount();
    await openOffline('/facility/1');
    expect(await screen.findByRole('heading', { name: FAILED })).toBeVisible();
  });
});

it('drops the oldest answer of a query for the newest', async () => {
  const write = (key: string, storedAt: number) =>
    writeAnswer({
      owner: VISITOR,
      query: 'FacilityPage',
      entry: { key, storedAt },
      answer: { storedAt, data: { key }, request: { pets: [], at: null, withEntry: false, openNow: null } },
      max: 2,
    });
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) await write(key, Date.now() + index);
  expect((await listAnswers(VISITOR, 'FacilityPage')).map(({ key }) => key)).toEqual(['c', 'a']);
  expect(await readAnswer(VISITOR, 'FacilityPage', 'b')).toBeUndefined();
  expect(await readAnswer(VISITOR, 'FacilityPage', 'a')).toMatchObject({ storedAt: Date.now() + 2 });
});
