import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { inMonth, makeHoliday, makeReviewDay } from '../../test/make-calendar';
import { makeFacility } from '../../test/make-facility';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { makeReview, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';

const PATH = '/member?email=bori%40example.com';
const MAY = `${PATH}&month=2026-05`;
const cafe = makeFacility({ id: '7', name: '멍멍카페' });
const park = makeFacility({ id: '8', name: '숲속공원' });

const holidays = inMonth([
  makeHoliday({ date: '2026-05-05', name: '어린이날', description: '어린이를 위한 날' }),
  makeHoliday({ date: '2027-01-01', name: '새해 첫날' }),
]);
const viewerReviewDays = inMonth([
  makeReviewDay('2026-05-05', { id: '1', rating: 5, facility: cafe }),
  makeReviewDay(
    '2026-05-31',
    { id: '2', rating: 4, facility: cafe },
    { id: '3', rating: 4, facility: park },
    { id: '4', rating: 4, facility: makeFacility({ id: '9', name: '셋째 집' }) },
  ),
  makeReviewDay('2026-06-01', { id: '5', rating: 3, facility: park }),
]);

function open(path = MAY, resolvers: RootResolvers = {}) {
  signInBefore();
  return renderApp(path, {
    resolvers: { viewer: () => makeMember(), member: () => makeMember(), holidays, viewerReviewDays, ...resolvers },
  });
}
type View = ReturnType<typeof open>;

const calendar = async () => within(await screen.findByRole('region', { name: '리뷰 캘린더' }));
const day = async (name: string | RegExp) => (await calendar()).findByRole('button', { name });
const shows = async (month: string) => expect(await (await calendar()).findByRole('heading', { name: month })).toBeVisible();
const dialog = async () => within(await screen.findByRole('dialog'));
const asked = ({ server }: View) => server.calls.filter(({ field }) => field === 'viewerReviewDays').map(({ args }) => args);

describe('the month', () => {
  it('shows holidays by name, two reviews a day and how many more', async () => {
    open();
    const childrensDay = within(await day('5월 5일 화요일, 어린이날, 리뷰 1개'));
    expect(childrensDay.getByTitle('어린이날')).toHaveTextContent('어린이날');
    expect(childrensDay.getByText('★5')).toBeVisible();
    expect(childrensDay.getByText('멍멍카페')).toBeVisible();

    const full = within(await day('5월 31일 일요일, 리뷰 3개'));
    expect(full.getByText('숲속공원')).toBeVisible();
    expect(full.getByText('+1개 더')).toBeVisible();
    expect(full.queryByText('셋째 집')).not.toBeInTheDocument();
    expect((await calendar()).getAllByRole('gridcell')).toHaveLength(42);
  });

  it('is asked for in one question, by its numbers', async () => {
    const view = open();
    await day('5월 5일 화요일, 어린이날, 리뷰 1개');
    expect(asked(view)).toEqual([{ year: 2026, month: 5 }]);
    expect(view.server.calls.filter(({ field }) => field === 'holidays')).toHaveLength(1);
  });

  it('says what it came to', async () => {
    const { user } = open();
    expect(await (await calendar()).findByText(/5월 리뷰 4개 · 평균 4\.3/)).toBeVisible();
    await user.click((await calendar()).getByRole('button', { name: '이전 달' }));
    expect(await (await calendar()).findByText(/4월에 쓴 리뷰가 없어요/)).toBeVisible();
  });

  it('is the one that it is in Seoul, and today is marked there', async () => {
    // Still the 30th of April in Europe.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-04-30T15:30:00Z'));
    const view = open(`${PATH}&month=2026-13`);
    await shows('2026년 5월');
    expect(await (await calendar()).findByText(/이번 달 리뷰 4개 · 평균 4\.3/)).toBeVisible();
    expect(await day('5월 1일 금요일')).toHaveAttribute('aria-current', 'date');
    await view.user.click((await calendar()).getByRole('button', { name: '다음 달' }));
    await shows('2026년 6월');
    await view.user.click((await calendar()).getByRole('button', { name: '오늘' }));
    await shows('2026년 5월');
  });
});

describe('going to another month', () => {
  it('stands in the address beside the rest, over the end of a year as well', async () => {
    const { user, address } = open(`${PATH}&month=2026-12`);
    await shows('2026년 12월');
    await user.click((await calendar()).getByRole('button', { name: '다음 달' }));
    await shows('2027년 1월');
    expect(await day('1월 1일 금요일, 새해 첫날')).toBeVisible();
    expect(address()).toBe(`${PATH}&month=2027-01`);
  });

  it('happens by pressing one of its days, which opens nothing', async () => {
    const { user, address } = open();
    // Not a day of this month: what it holds is not told.
    await user.click(await day('6월 1일 월요일'));
    await shows('2026년 6월');
    expect(address()).toBe(`${PATH}&month=2026-06`);
    expect(await day('6월 1일 월요일, 리뷰 1개')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows at once what is known of it, and then what is new', async () => {
    let days = [makeReviewDay('2026-05-05', { id: '1' })];
    const { user } = open(MAY, { viewerReviewDays: (args: { year: number; month: number }) => inMonth(days)(args) });
    await day('5월 5일 화요일, 어린이날, 리뷰 1개');
    await user.click((await calendar()).getByRole('button', { name: '다음 달' }));
    await (await calendar()).findByText(/6월에 쓴 리뷰가 없어요/);
    days = [...days, makeReviewDay('2026-05-06', { id: '2' })];
    await user.click((await calendar()).getByRole('button', { name: '이전 달' }));
    expect(await day('5월 6일 수요일, 리뷰 1개')).toBeVisible();
    expect(await day('5월 5일 화요일, 어린이날, 리뷰 1개')).toBeVisible();
  });

  it.each([
    ['2000-01', '이전 달', '12월 31일 금요일'],
    ['2100-12', '다음 달', '1월 1일 토요일'],
  ])('ends at %s', async (month, step, beyond) => {
    open(`${PATH}&month=${month}`);
    expect(await (await calendar()).findByRole('button', { name: step })).toBeDisabled();
    expect(await day(beyond)).toBeDisabled();
  });
});

describe('a day', () => {
  it('opens with its holiday and its reviews, and gives the keyboard back', async () => {
    const { user } = open();
    await user.click(await day('5월 5일 화요일, 어린이날, 리뷰 1개'));
    const opened = await dialog();
    expect(opened.getByText('2026년 5월 5일 화요일')).toBeVisible();
    expect(opened.getByText('어린이날')).toBeVisible();
    expect(opened.getByText('어린이를 위한 날')).toBeVisible();
    expect(opened.getByRole('link', { name: '멍멍카페' })).toHaveAttribute('href', '/facility/7?focusReviewId=1');
    expect(opened.getByText('5점 만점에 5점')).toBeInTheDocument();
    expect(opened.getByText('리뷰 1의 내용')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await day('5월 5일 화요일, 어린이날, 리뷰 1개')).toHaveFocus();
  });

  it('marks a review that only its author sees', async () => {
    const blinding = { reason: '사진 확인 중', since: '2026-05-07T03:34:00.000Z', until: null };
    const reviews = makeReviewDay('2026-05-06', { id: '1', facility: cafe, blinding }, { id: '2', facility: park });
    const { user } = open(MAY, { viewerReviewDays: inMonth([reviews]) });
    await user.click(await day('5월 6일 수요일, 리뷰 2개'));
    const [blinded, visible] = (await dialog()).getAllByRole('article').map((article) => within(article));
    expect(blinded!.getByText('가림')).toBeVisible();
    expect(blinded!.getByRole('link', { name: '멍멍카페' })).toHaveAttribute('href', '/facility/7?focusReviewId=1');
    expect(visible!.queryByText('가림')).not.toBeInTheDocument();
  });

  it('cuts a text after a hundred characters, and shows the rest when asked', async () => {
    const text = `${'😀'.repeat(100)}끝`;
    const { user } = open(MAY, {
      viewerReviewDays: inMonth([
        makeReviewDay(
          '2026-05-06',
          { id: '1', content: text, facility: cafe },
          { id: '2', content: '😀'.repeat(100), facility: park },
        ),
      ]),
    });
    await user.click(await day('5월 6일 수요일, 리뷰 2개'));
    const opened = await dialog();
    expect(opened.getByText(`${'😀'.repeat(100)}…`)).toBeVisible();
    expect(opened.getByText('😀'.repeat(100))).toBeVisible();
    expect(opened.queryByRole('button', { name: /숲속공원/ })).not.toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: '멍멍카페 리뷰 더 보기' }));
    expect(opened.getByText(text)).toBeVisible();
    await user.click(opened.getByRole('button', { name: '멍멍카페 리뷰 접기' }));
    expect(opened.queryByText(text)).not.toBeInTheDocument();
  });

  it('says when there is nothing', async () => {
    const { user } = open();
    await user.click(await day('5월 7일 목요일'));
    expect((await dialog()).getByText('이날 쓴 리뷰가 없어요.')).toBeVisible();
  });
});

describe('by keyboard', () => {
  it('is one stop, and arrows lead from day to day and month to month', async () => {
    const { user } = open();
    const first = await day('5월 1일 금요일');
    expect((await calendar()).getAllByRole('button').filter((button) => button.dataset.date && button.tabIndex === 0)).toEqual([
      first,
    ]);
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(await day('5월 2일 토요일')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(await day('5월 8일 금요일')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await day('5월 3일 일요일')).toHaveFocus();
    await user.keyboard('{End}');
    expect(await day('5월 9일 토요일')).toHaveFocus();
    await user.keyboard('{PageDown}');
    await shows('2026년 6월');
    await waitFor(async () => expect(await day('6월 9일 화요일')).toHaveFocus());
    await user.keyboard('{PageUp}');
    await waitFor(async () => expect(await day('5월 9일 토요일')).toHaveFocus());
    // Faster than the address bar.
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await shows('2026년 4월');
    await waitFor(async () => expect(await day('4월 25일 토요일')).toHaveFocus());
  });

  it.each(['{Enter}', ' '])('opens a day with "%s"', async (key) => {
    const { user } = open();
    (await day('5월 1일 금요일')).focus();
    await user.keyboard(`{ArrowDown}${key}`);
    expect((await dialog()).getByText('2026년 5월 8일 금요일')).toBeVisible();
  });
});

describe('when it cannot be had', () => {
  it('says why, stays of use, and asks again', async () => {
    let isBroken = true;
    const { user } = open(MAY, {
      viewerReviewDays: (args: { year: number; month: number }) => {
        if (isBroken) throw refusal('SERVICE_UNAVAILABLE', '쉬고 있습니다.');
        return viewerReviewDays(args);
      },
    });
    expect(await (await calendar()).findByRole('alert')).toHaveTextContent('쉬고 있습니다.');
    const [alert, grid] = [screen.getByRole('alert'), screen.getByRole('grid')];
    expect(alert.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect((await calendar()).getByText(/불러오지 못했어요$/)).toBeVisible();
    // Holidays came in the same answer.
    expect(await day('5월 5일 화요일')).toBeVisible();
    await user.click(await day('5월 6일 수요일'));
    expect((await dialog()).getByRole('alert')).toHaveTextContent('쉬고 있습니다.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await calendar()).getByRole('button', { name: '다시 시도' }));
    expect(await (await calendar()).findByRole('alert')).toHaveTextContent('쉬고 있습니다.');
    isBroken = false;
    await user.click(await (await calendar()).findByRole('button', { name: '다시 시도' }));
    expect(await day('5월 5일 화요일, 어린이날, 리뷰 1개')).toBeVisible();
    expect((await calendar()).queryByRole('alert')).not.toBeInTheDocument();
    expect((await calendar()).getByRole('heading', { name: '2026년 5월' })).toHaveFocus();
  });

  it('shows nothing of what it knew before', async () => {
    const { user, server } = open();
    await day('5월 5일 화요일, 어린이날, 리뷰 1개');
    server.goAway();
    await user.click((await calendar()).getByRole('button', { name: '다음 달' }));
    expect(await (await calendar()).findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요.');
    await user.click((await calendar()).getByRole('button', { name: '이전 달' }));
    await shows('2026년 5월');
    expect(await (await calendar()).findByRole('alert')).toBeVisible();
    expect(await day('5월 5일 화요일')).toBeVisible();
  });

  it('says so when the session has ended', async () => {
    open(MAY, {
      viewerReviewDays: () => {
        throw refusal('UNAUTHENTICATED', '로그인이 필요합니다.');
      },
    });
    expect(await screen.findByText('로그인 토큰이 없습니다. 인증이 필요합니다.')).toBeInTheDocument();
  });
});

describe('what stands beside the profile', () => {
  const reviews = (args: { page: number; size: number }) => pageOf([makeReview({ id: '9', facility: cafe })], args);

  it('is chosen by the owner and kept in the address', async () => {
    const { user, address } = open(MAY, { reviews });
    await day('5월 5일 화요일, 어린이날, 리뷰 1개');
    const toCalendar = screen.getByRole('button', { name: '캘린더 보기' });
    const toReviews = screen.getByRole('button', { name: '내 리뷰 보기' });
    expect([toCalendar, toReviews].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await user.click(toReviews);
    expect(await screen.findByRole('link', { name: '멍멍카페' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '리뷰 캘린더' })).not.toBeInTheDocument();
    expect([toCalendar, toReviews].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(address()).toBe(`${MAY}&view=reviews`);
    await user.click(toCalendar);
    await shows('2026년 5월');
  });

  it('is as it was left after a look at a place', async () => {
    const view = open(MAY);
    await view.user.click(await (await calendar()).findByRole('button', { name: '다음 달' }));
    await view.user.click(await day('6월 1일 월요일, 리뷰 1개'));
    await view.user.click((await dialog()).getByRole('link', { name: '숲속공원' }));
    await waitFor(() => expect(view.address()).toBe('/facility/8?focusReviewId=5'));
    await view.router.navigate(-1);
    await shows('2026년 6월');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("is never an administrator's own calendar on another member's page", async () => {
    const other = makeMember({ id: '4', email: 'choco@example.com', nickName: '초코형', viewerCanEdit: false });
    const view = open('/member?email=choco%40example.com&view=calendar', {
      viewer: () => makeMember({ authNames: ['admin'] }),
      member: () => other,
      reviews,
    });
    expect(await screen.findByRole('region', { name: '초코형님의 리뷰' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '캘린더 보기' })).not.toBeInTheDocument();
    expect(asked(view)).toEqual([]);
  });
});
