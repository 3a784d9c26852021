import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeOpenState, makeFacility } from '../../test/make-facility';
import { makeMember, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { EntryAnswer, Facility } from '../graphql/types.generated';

const at = (time: string) => new Date(`2026-11-27T${time}+09:00`);
const SATURDAY = '2026-11-28T14:00';
const SATURDAY_INSTANT = '2026-11-28T05:00:00.000Z';
const DOG = { species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false };
const OPEN = '영업 중 · 22:00에 닫아요';
const CLOSED = '영업 종료 · 내일 10:00에 열어요';
const PLACES = 5;

interface FieldArgs {
  at?: string | null;
}

const entry = (answer: EntryAnswer): Facility['entry'] => ({ ...makeFacility({ id: '0' }).entry, answer });

/** What a place answers depends on the time, as on the server; what it says of now changes with `line`. */
let line: Partial<ReturnType<typeof makeOpenState>>;
let names: string;
let isReady: Promise<void>;
const places = () =>
  Array.from({ length: PLACES }, (_, index) => ({
    ...makeFacility({ id: String(index), name: `${names} ${index}`, latitude: 37.5 + index / 100, viewerHasFavorited: true }),
    openState: ({ at: then }: FieldArgs) =>
      makeOpenState(then ? { text: `그때 ${then}`, changesAt: at('21:59:30').toISOString() } : line),
    entry: ({ at: then }: FieldArgs) => entry(then ? 'DENIED' : 'ALLOWED'),
  })) as unknown as Facility[];

const resolvers = () => ({
  viewer: () => makeMember(),
  facilities: async () => {
    await isReady;
    return { items: places(), totalCount: PLACES, isTotalCountExact: true };
  },
  facilitiesInBounds: () => ({ items: places(), totalCount: PLACES }),
  favoriteFacilities: () => ({ items: places(), totalCount: PLACES }),
  facility: ({ id }: { id: string }) => places()[Number(id)],
});

beforeEach(() => {
  jest.useFakeTimers({ now: at('21:58:00'), advanceTimers: true });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  line = { text: OPEN, changesAt: at('22:00').toISOString() };
  names = '카페';
  isReady = Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
});

function bringDog(): void {
  const pet = { ...DOG, id: '0', name: '콩이', breed: '', comesAlong: true };
  localStorage.setItem('pets', JSON.stringify({ version: 1, pets: [pet] }));
}

async function open(path: string) {
  signInBefore();
  const app = renderApp(path, { resolvers: resolvers(), user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) });
  await screen.findByRole('link', { name: '카페 0' });
  const fields = () => app.server.calls.map(({ field }) => field);
  return { ...app, fields };
}

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const map = () => within(screen.getByRole('region', { name: '장소를 보여 주는 지도' }));
const card = (name: string) => within(screen.getByRole('link', { name }).closest('article')!);

describe('lines of hours that time has overtaken', () => {
  it.each([
    ['a list', '/KakaoMap?view=list', 'facilities'],
    ['a view of the map', '/KakaoMap?view=bounds&box=37.4,126.9,37.7,127.1', 'facilitiesInBounds'],
    ['the favourites', '/KakaoMap?view=favorites', 'favoriteFacilities'],
  ])('are asked for again with one request for all of %s', async (_what, path, field) => {
    const app = await open(path);
    expect(screen.getAllByText(OPEN)).toHaveLength(PLACES);
    const asked = app.fields().length;
    line = { status: 'CLOSED', text: CLOSED };
    await pass(3);
    await waitFor(() => expect(screen.getAllByText(CLOSED)).toHaveLength(PLACES));
    expect(app.fields().slice(asked)).toEqual([field]);
    await pass(25);
    expect(app.fields().slice(asked)).toEqual([field]);
  });

  it('stay until the answer is there, while the list shows no sign of a new search', async () => {
    await open('/KakaoMap?view=list');
    let answer = () => {};
    line = { status: 'CLOSED', text: CLOSED };
    isReady = new Promise((resolve) => {
      answer = resolve;
    });
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000 + 10_000));
    expect(screen.getAllByText(OPEN)).toHaveLength(PLACES);
    expect(screen.queryByRole('list', { busy: true })).not.toBeInTheDocument();
    expect(screen.queryByText('검색하는 중이에요.')).not.toBeInTheDocument();
    await act(async () => answer());
    await waitFor(() => expect(screen.getAllByText(CLOSED)).toHaveLength(PLACES));
  });

  it('bring what else changed to the markers as well', async () => {
    await open('/KakaoMap?view=list');
    expect(await map().findByRole('button', { name: '카페 0, 카페' })).toBeInTheDocument();
    names = '새 카페';
    await pass(3);
    expect(await map().findByRole('button', { name: '새 카페 0, 카페' })).toBeInTheDocument();
  });
});

describe('at a chosen time', () => {
  it('cards, the window of a marker and markers show the state of that time, and time does not overtake it', async () => {
    bringDog();
    const app = await open(`/KakaoMap?view=list&open=${SATURDAY}`);
    const text = `토요일 14:00 · 그때 ${SATURDAY_INSTANT}`;
    expect(card('카페 0').getByText(text)).toBeVisible();
    expect(card('카페 0').getByText('들어갈 수 없어요')).toBeVisible();
    await app.user.click(await map().findByRole('button', { name: '카페 0, 카페 · 들어갈 수 없어요' }));
    expect(within(await screen.findByRole('dialog', { name: '카페 0' })).getByText(text)).toBeVisible();
    const asked = app.fields().length;
    await pass(45);
    expect(card('카페 0').getByText(text)).toBeVisible();
    expect(app.fields()).toHaveLength(asked);
  });

  it('change with the time, on markers that stay in view as well', async () => {
    bringDog();
    const app = await open('/KakaoMap?view=list');
    expect(await map().findByRole('button', { name: '카페 0, 카페 · 들어갈 수 있어요' })).toBeInTheDocument();
    expect(card('카페 0').getByText(OPEN)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: '시간 정하기' }));
    await app.user.selectOptions(screen.getByRole('combobox', { name: '날짜' }), '11월 28일 (토)');
    await app.user.selectOptions(screen.getByRole('combobox', { name: '시각' }), '14:00');
    await app.user.click(screen.getByRole('button', { name: '이 시간으로 정하기' }));
    expect(await map().findByRole('button', { name: '카페 0, 카페 · 들어갈 수 없어요' })).toBeInTheDocument();
    expect(card('카페 0').getByText(`토요일 14:00 · 그때 ${SATURDAY_INSTANT}`)).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: '지금 영업 중' }));
    await waitFor(() => expect(card('카페 0').getByText(OPEN)).toBeVisible());
    expect(await map().findByRole('button', { name: '카페 0, 카페 · 들어갈 수 있어요' })).toBeInTheDocument();
  });
});
