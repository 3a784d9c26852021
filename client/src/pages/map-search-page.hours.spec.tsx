import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFacility } from '../../test/make-facility';
import { makeInterpretation } from '../../test/make-interpretation';
import { renderApp } from '../../test/render-app';

type App = ReturnType<typeof renderApp>;
type Resolvers = NonNullable<Parameters<typeof renderApp>[1]>['resolvers'];

const NOW = new Date('2026-11-27T21:40:30+09:00');
const MINUTE = '2026-11-27T12:40:00.000Z';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(path: string, resolvers: Resolvers = {}) {
  const app = renderApp(path, { resolvers, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) });
  await screen.findByRole('combobox', { name: '장소 검색' });
  return app;
}

const calls = ({ server }: App, name = 'facilities') =>
  server.calls.filter(({ field }) => field === name).map(({ args }) => args.filter);
const lastFilter = (app: App, name?: string) => calls(app, name).at(-1);
const params = (app: App) => new URLSearchParams(app.address().split('?')[1]);
const card = () => screen.findByRole('link', { name: '멍멍카페' });
const bar = async () => within(await screen.findByRole('group', { name: '여는 시간으로 거르기' }));
const choose = async () => (await bar()).getByRole('button', { name: '시간 정하기' });

describe('open now', () => {
  it('is searched at once, and stays now in the address', async () => {
    const app = await open('/KakaoMap?category=카페');
    await card();
    const toggle = (await bar()).getByRole('checkbox', { name: '지금 영업 중' });
    await app.user.click(toggle);
    await waitFor(() => expect(lastFilter(app)).toEqual({ categories: ['카페'], openAt: MINUTE }));
    expect(params(app).getAll('open')).toEqual(['now']);
    expect(toggle).toBeChecked();
    await app.user.click(await screen.findByRole('button', { name: '지금 영업 중 조건 지우기' }));
    await waitFor(() => expect(params(app).has('open')).toBe(false));
    expect(toggle).not.toBeChecked();
  });

  it('is a first search of its own', async () => {
    const app = await open('/KakaoMap');
    await app.user.click((await bar()).getByRole('checkbox', { name: '지금 영업 중' }));
    await waitFor(() => expect(lastFilter(app)).toEqual({ openAt: MINUTE }));
  });

  it('is the minute of each search, and does not search by itself', async () => {
    const app = await open('/KakaoMap?open=now');
    await card();
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(calls(app)).toEqual([{ openAt: MINUTE }]);
    await app.user.type(screen.getByRole('combobox', { name: '장소 검색' }), '카페{Enter}');
    await waitFor(() => expect(lastFilter(app)).toEqual({ openAt: '2026-11-27T12:50:00.000Z', searchQuery: '카페' }));
  });

  it('holds for the current view', async () => {
    const app = await open('/KakaoMap?view=bounds&box=37.4,126.9,37.6,127.1', {
      facilitiesInBounds: () => ({ items: [makeFacility({ id: '1', name: '멍멍카페' })], totalCount: 1, unknownHoursCount: 3 }),
    });
    await card();
    await app.user.click((await bar()).getByRole('checkbox', { name: '지금 영업 중' }));
    await waitFor(() => expect(lastFilter(app, 'facilitiesInBounds')).toEqual({ openAt: MINUTE }));
    expect(params(app).get('view')).toBe('bounds');
    expect(await screen.findByRole('button', { name: '영업시간을 알 수 없는 3곳도 보기' })).toBeVisible();
  });

  it('takes the place of the words that say another time', async () => {
    const app = await open('/KakaoMap?q=토요일 저녁 카페', {
      interpretSearch: ({ query }: { query: string }) =>
        query === '카페'
          ? makeInterpretation({ filter: { categories: ['카페'] } })
          : makeInterpretation({
              filter: { categories: ['카페'], openAt: '2026-11-28T10:00:00.000Z' },
              chips: [{ kind: 'OPEN_AT', text: '11월 28일 (토) 19:00 영업', source: '토요일 저녁' }],
            }),
    });
    await card();
    expect(lastFilter(app)).toEqual({ categories: ['카페'], openAt: '2026-11-28T10:00:00.000Z' });
    expect((await bar()).getByRole('button', { name: '11월 28일 (토) 19:00 영업' })).toBeVisible();
    await app.user.click((await bar()).getByRole('checkbox', { name: '지금 영업 중' }));
    await waitFor(() => expect(lastFilter(app)).toEqual({ categories: ['카페'], openAt: MINUTE }));
    expect(params(app).get('q')).toBe('카페');
  });
});

describe('a time', () => {
  it('is chosen with the keyboard, of the next two weeks in half hours', async () => {
    const app = await open('/KakaoMap?category=카페');
    await card();
    (await choose()).focus();
    await app.user.keyboard('{Enter}');
    const day = (await bar()).getByRole('combobox', { name: '날짜' });
    expect(day).toHaveFocus();
    expect(day).toHaveDisplayValue('오늘, 11월 27일 (금)');
    expect(within(day).getAllByRole('option')).toHaveLength(14);
    expect(within(day).getAllByRole('option').at(-1)).toHaveTextContent('12월 10일 (목)');
    const time = (await bar()).getByRole('combobox', { name: '시각' });
    expect(time).toHaveDisplayValue('22:00');
    await app.user.selectOptions(day, '12월 1일 (화)');
    await app.user.selectOptions(time, '19:00');
    await app.user.tab();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(lastFilter(app)).toEqual({ categories: ['카페'], openAt: '2026-12-01T10:00:00.000Z' }));
    expect(params(app).getAll('open')).toEqual(['2026-12-01T19:00']);
    expect((await bar()).getByRole('button', { name: '12월 1일 (화) 19:00 영업' })).toHaveFocus();
    expect((await bar()).queryByRole('combobox', { name: '날짜' })).not.toBeInTheDocument();
  });

  it('is left alone by Escape, which gives the focus back', async () => {
    const app = await open('/KakaoMap?category=카페');
    await app.user.click(await choose());
    await app.user.keyboard('{Escape}');
    expect(await choose()).toHaveFocus();
    expect(params(app).has('open')).toBe(false);
  });
});

describe('places whose hours nobody knows', () => {
  it('are counted, shown when asked for, and stay until they are taken back', async () => {
    const app = await open('/KakaoMap?category=카페&open=now', {
      facilities: () => ({
        items: [makeFacility({ id: '1', name: '멍멍카페' })],
        totalCount: 1,
        isTotalCountExact: true,
        unknownHoursCount: 12,
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: '영업시간을 알 수 없는 12곳도 보기' }));
    await waitFor(() =>
      expect(lastFilter(app)).toEqual({ categories: ['카페'], openAt: MINUTE, openStatuses: ['OPEN', 'UNKNOWN'] }),
    );
    expect(params(app).getAll('open')).toEqual(['now', 'unknown']);
    await app.user.type(screen.getByRole('combobox', { name: '장소 검색' }), '멍멍{Enter}');
    await waitFor(() => expect(lastFilter(app)).toMatchObject({ searchQuery: '멍멍', openStatuses: ['OPEN', 'UNKNOWN'] }));
    await app.user.click(await screen.findByRole('button', { name: '빼고 보기' }));
    await waitFor(() => expect(params(app).getAll('open')).toEqual(['now']));
  });

  it('are not spoken of without a time', async () => {
    await open('/KakaoMap?category=카페', {
      facilities: () => ({ items: [makeFacility({ id: '1', name: '멍멍카페' })], totalCount: 1, isTotalCountExact: true }),
    });
    await card();
    expect(screen.queryByText(/영업시간을 알 수 없는/)).not.toBeInTheDocument();
  });
});
