import { act, screen, within } from '@testing-library/react';
import { makeFacility, makeOpenState } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';
import type { Facility, OpeningDay } from '../graphql/types.generated';

let facility: Facility;

/** Awaited, because a page that waits for its first answer within an act that nobody awaits would never be drawn. */
async function open() {
  const app = await act(() => Promise.resolve(renderApp('/facility/7', { resolvers: { facility: () => facility } })));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return app;
}

const at = (time: string) => new Date(`2026-12-01T${time}+09:00`);
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const place = (state: Parameters<typeof makeOpenState>[0]) => makeFacility({ id: '7', openState: makeOpenState(state) });
const CLOSED = place({ status: 'CLOSED', text: '영업 종료 · 내일 10:00에 열어요' });

beforeEach(() => {
  jest.useFakeTimers({ now: at('21:28:00') });
  facility = place({ changesAt: at('22:00').toISOString(), text: '영업 중 · 22:00에 닫아요' });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the line of hours', () => {
  it('is asked for again when its state has passed, and 30 minutes before', async () => {
    const { server } = await open();
    expect(screen.getByText('영업 중 · 22:00에 닫아요')).toBeVisible();
    facility = place({ changesAt: at('22:00').toISOString(), text: '곧 닫아요 · 22:00' });
    const asked = server.calls.length;
    await pass(1);
    expect(server.calls).toHaveLength(asked);
    await pass(2);
    expect(screen.getByText('곧 닫아요 · 22:00')).toBeVisible();
    facility = CLOSED;
    await pass(29);
    expect(screen.getByText('영업 종료 · 내일 10:00에 열어요')).toBeVisible();
    expect(server.calls.slice(asked).map(({ field }) => field)).toEqual(['facility', 'facility']);
  });

  it('is asked for again after midnight, as it speaks of today', async () => {
    jest.setSystemTime(at('23:58:00'));
    facility = CLOSED;
    await open();
    facility = place({ status: 'CLOSED', text: '영업 전 · 10:00에 열어요' });
    await pass(3);
    expect(screen.getByText('영업 전 · 10:00에 열어요')).toBeVisible();
  });

  it('where nobody knows when the state ends, is asked for again each half hour', async () => {
    facility = place({ text: '영업 중 · 21:30 이후는 확인 필요' });
    await open();
    facility = place({ status: 'UNKNOWN', text: '영업시간 확인 필요' });
    await pass(3);
    expect(screen.getByText('영업시간 확인 필요')).toBeVisible();
  });

  it('says that it does not know rather than what has passed, until there is an answer', async () => {
    jest.setSystemTime(at('21:58:00'));
    const { server } = await open();
    server.goAway();
    await pass(3);
    expect(screen.queryByText('영업 중 · 22:00에 닫아요')).not.toBeInTheDocument();
    expect(screen.getByText('영업시간 확인 필요')).toBeVisible();
    facility = CLOSED;
    server.comeBack();
    await pass(1);
    expect(screen.getByText('영업 종료 · 내일 10:00에 열어요')).toBeVisible();
  });

  it('does not ask without end where the clock of the device is wrong', async () => {
    jest.setSystemTime(at('23:10:00'));
    const { server } = await open();
    const asked = server.calls.length;
    await pass(10);
    expect(server.calls).toHaveLength(asked);
  });
});

describe('the week', () => {
  const day = (date: string, about: Partial<OpeningDay> = {}): OpeningDay => ({
    date,
    holidayName: null,
    status: 'OPEN',
    spans: [{ opensAt: '10:00', closesAt: '21:00' }],
    isDoubtful: false,
    note: null,
    ...about,
  });
  const rows = async () => {
    const card = within(await screen.findByRole('region', { name: '이용 정보' }));
    const term = card.getAllByRole('term').find(({ textContent }) => textContent === '영업시간');
    const days = term ? within(term.nextElementSibling as HTMLElement).getAllByRole('listitem') : [];
    return days.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  };

  it('stands above the texts that it was read from, with today, holidays, breaks and doubts', async () => {
    facility = makeFacility({
      id: '7',
      openingWeek: [
        day('2026-12-01'),
        day('2026-12-02', {
          spans: [
            { opensAt: '10:00', closesAt: '14:00' },
            { opensAt: '17:00', closesAt: '02:00' },
          ],
        }),
        day('2026-12-03', { status: 'CLOSED', spans: [] }),
        day('2026-12-04', { status: 'UNKNOWN', spans: [], note: '쉬는 날이 바뀔 수 있어요' }),
        day('2026-12-05', { holidayName: '성탄절', note: '공휴일에는 다를 수 있어요' }),
        day('2026-12-06', { spans: [{ opensAt: '00:00', closesAt: '24:00' }] }),
        day('2026-12-07', { spans: [{ opensAt: '18:00', closesAt: '24:00' }] }),
      ],
    });
    await open();
    expect(await rows()).toEqual([
      '12월 1일 (화)오늘 | 10:00~21:00',
      '12월 2일 (수) | 10:00~14:00, 17:00~다음 날 02:00',
      '12월 3일 (목) | 휴무',
      '12월 4일 (금) | 확인 필요쉬는 날이 바뀔 수 있어요',
      '12월 5일 (토)성탄절 | 10:00~21:00공휴일에는 다를 수 있어요',
      '12월 6일 (일) | 24시간',
      '12월 7일 (월) | 18:00~24:00',
    ]);
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual(['영업시간', '운영시간', '휴무일']);
    const current = screen.getAllByRole('listitem').filter((row) => row.getAttribute('aria-current') === 'date');
    expect(current.map((row) => row.textContent)).toEqual(['12월 1일 (화)오늘10:00~21:00']);
  });

  it('has no row where nothing is known of it', async () => {
    facility = makeFacility({ id: '7', openingWeek: [day('2026-12-01', { status: 'UNKNOWN', spans: [] })] });
    await open();
    expect(await rows()).toEqual([]);
  });
});
