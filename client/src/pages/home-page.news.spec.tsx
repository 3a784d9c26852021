import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RootResolvers } from '../../test/graphql-answers';
import { refusal } from '../../test/make-member';
import { makeFacility } from '../../test/make-facility';
import { makeImage, makeReview, makeReviewer } from '../../test/make-review';
import { renderApp } from '../../test/render-app';

/** Other pages have their own tests; here only the address counts. */
jest.mock('./board-page', () => ({ BoardPage: () => null }));
jest.mock('./board-list-page', () => ({ BoardListPage: () => null }));
jest.mock('./review-latest-page', () => ({ ReviewLatestPage: () => null }));

const SLIDE_WIDTH = 300;
const HOUR_MS = 3_600_000;
const refuse = () => {
  throw refusal('SERVICE_UNAVAILABLE', '지금은 답하기 어렵습니다.');
};
const never = () => new Promise(() => undefined);

const makeBoard = (id: string, board: object = {}) => ({
  id,
  title: `공지 ${id}`,
  insertedAt: new Date(Date.now() - 3.5 * HOUR_MS).toISOString(),
  isPrivate: false,
  attachments: [],
  attachmentCount: 0,
  commentCount: 0,
  ...board,
});
const attach = (name: string, isImage = true) => ({
  name,
  url: `/files/${name}`,
  image: isImage ? makeImage(name) : null,
});
/** With images or all, as the server would. */
const boardsFrom =
  (withImage: () => unknown, all: () => unknown): NonNullable<RootResolvers['boards']> =>
  ({ hasImage }: { hasImage: boolean }) =>
    hasImage ? withImage() : all();
const page = (items: unknown[]) => ({ items, totalCount: items.length, page: 0 });
const none = () => page([]);
const reviews = (count: number) => () => page(Array.from({ length: count }, (_, at) => makeReview({ id: `${at + 1}` })));

const table = () => screen.findByRole('table', { name: '최신 공지' });
const boardCarousel = () => screen.findByRole('group', { name: '사진으로 보는 공지' });
const reviewCarousel = () => screen.findByRole('group', { name: '최신 리뷰' });
const sectionOf = async (title: string) => (await screen.findByRole('heading', { level: 2, name: title })).closest('section')!;

describe('announcements with an image', () => {
  const THREE = ['1', '2', '3'].map((id) => makeBoard(id, { attachments: [attach('안내.pdf', false), attach(`photo-${id}`)] }));

  it('shows the newest three by their first image, with title and time, and opens them', async () => {
    const { user, address, server } = renderApp('/', { resolvers: { boards: boardsFrom(() => page(THREE), none) } });
    const carousel = within(await boardCarousel());
    expect(carousel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      '공지 1',
      '공지 2',
      '공지 3',
    ]);
    const slide = carousel.getByRole('group', { name: '3개 중 2번째' });
    expect(slide.querySelector('img')).toHaveAttribute('src', '/files/photo-2/card.webp');
    expect(within(slide).getByText('3시간 전')).toBeVisible();
    expect(server.calls).toContainEqual({ field: 'boards', args: { hasImage: true, page: 0, query: '', size: 3 } });
    await user.click(within(slide).getByRole('link', { name: '공지 2' }));
    await waitFor(() => expect(address()).toBe('/board/2'));
  });

  it('leaves the other parts in place when there is none', async () => {
    renderApp('/', { resolvers: { boards: boardsFrom(none, () => page([makeBoard('7')])), reviews: reviews(1) } });
    expect(await screen.findByText('이미지가 있는 공지가 없습니다.')).toBeVisible();
    expect(within(await table()).getByRole('link', { name: '공지 7' })).toBeVisible();
    expect(await reviewCarousel()).toBeVisible();
  });

  it('says that it loads, alone', async () => {
    renderApp('/', { resolvers: { boards: boardsFrom(never, () => page([makeBoard('7')])) } });
    await table();
    const section = within(await sectionOf('사진으로 보는 공지'));
    expect(section.getByRole('status', { name: '공지를 불러오는 중이에요' })).toBeInTheDocument();
  });

  it('fails alone and comes when it is asked for again', async () => {
    let isBroken = true;
    const { user } = renderApp('/', {
      resolvers: {
        boards: boardsFrom(
          () => (isBroken ? refuse() : page(THREE)),
          () => page([makeBoard('7')]),
        ),
      },
    });
    await table();
    const section = within(await sectionOf('사진으로 보는 공지'));
    expect(await section.findByText('게시글을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    expect(screen.getAllByText('게시글을 불러오는 중 오류가 발생했습니다.')).toHaveLength(1);
    isBroken = false;
    await user.click(section.getByRole('button', { name: '다시 시도' }));
    expect(await boardCarousel()).toBeVisible();
    expect(screen.queryByText('게시글을 불러오는 중 오류가 발생했습니다.')).not.toBeInTheDocument();
  });
});

// The test server answers at once, as a cache or a service worker would.
it('requests each part once even when answers come at once', async () => {
  const { server } = renderApp('/');
  expect(await screen.findByText('이미지가 있는 공지가 없습니다.')).toBeVisible();
  expect(await screen.findByText('등록된 공지가 없습니다.')).toBeVisible();
  const requests = server.calls.map(({ field }) => field).sort();
  expect(requests).toEqual(['boards', 'boards', 'facilityCategories', 'facilityDataset', 'regions', 'reviews']);
});

describe('the newest announcements', () => {
  const rows = () =>
    page([
      makeBoard('9', { title: '서버 점검 안내', attachmentCount: 2, commentCount: 13 }),
      makeBoard('8', { title: '숨긴 글', isPrivate: true, insertedAt: '2025-01-02T03:04:00.000Z' }),
    ]);

  it('stand in a table with attachments, comments and time', async () => {
    renderApp('/', { resolvers: { boards: boardsFrom(none, rows) } });
    const [, first, second] = within(await table()).getAllByRole('row');
    expect(within(first!).getByRole('link', { name: '서버 점검 안내' })).toHaveAttribute('href', '/board/9');
    expect(within(first!).getByText('첨부파일 2개')).toBeInTheDocument();
    expect(within(first!).getByText('댓글 13개')).toBeInTheDocument();
    expect(within(first!).getByText('3시간 전').parentElement).toHaveAttribute('datetime');
    expect(within(first!).queryByText('비공개')).not.toBeInTheDocument();
    expect(within(second!).getByText('비공개')).toBeVisible();
    expect(within(second!).getByText('2025-01-02').parentElement).toHaveAttribute('title', '2025-01-02 12:04');
    expect(within(second!).queryByText(/댓글|첨부파일/)).not.toBeInTheDocument();
  });

  it('open by a press anywhere in the row', async () => {
    const { user, address } = renderApp('/', { resolvers: { boards: boardsFrom(none, rows) } });
    await user.click(within(await table()).getByText('2025-01-02'));
    await waitFor(() => expect(address()).toBe('/board/8'));
  });

  it('lead to all of them', async () => {
    renderApp('/', { resolvers: { boards: boardsFrom(none, rows) } });
    expect(await screen.findByRole('link', { name: '최신 공지' })).toHaveAttribute('href', '/board/list');
  });

  it('say so when there are none', async () => {
    renderApp('/', { resolvers: { boards: none } });
    expect(await within(await sectionOf('최신 공지')).findByText('등록된 공지가 없습니다.')).toBeVisible();
  });

  it('fail alone and come when they are asked for again', async () => {
    let isBroken = true;
    const { user } = renderApp('/', {
      resolvers: { boards: boardsFrom(none, () => (isBroken ? refuse() : rows())), reviews: reviews(1) },
    });
    const section = within(await sectionOf('최신 공지'));
    expect(await section.findByText('게시글을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    expect(await screen.findByText('이미지가 있는 공지가 없습니다.')).toBeVisible();
    expect(await reviewCarousel()).toBeVisible();
    isBroken = false;
    await user.click(section.getByRole('button', { name: '다시 시도' }));
    expect(await table()).toBeVisible();
  });
});

describe('the newest reviews', () => {
  it('show photo, place, stars, text and nickname, and lead to the review on its place', async () => {
    const review = makeReview({
      id: '31',
      rating: 4,
      content: '마당이 넓어서 초코가 신났어요.',
      images: [makeImage('yard'), makeImage('second')],
      facility: makeFacility({ id: '7', name: '멍멍카페' }),
      member: makeReviewer({ nickName: '초코형' }),
    });
    const { server } = renderApp('/', { resolvers: { reviews: () => page([review]) } });
    const carousel = within(await reviewCarousel());
    expect(carousel.getByRole('link', { name: '멍멍카페' })).toHaveAttribute('href', '/facility/7?focusReviewId=31');
    expect(carousel.getByRole('img', { name: '멍멍카페 리뷰 사진' })).toHaveAttribute('src', '/files/yard/card.webp');
    expect(carousel.getByText('5점 만점에 4점')).toBeInTheDocument();
    expect(carousel.getByText('4.0')).toBeVisible();
    expect(carousel.getByText('마당이 넓어서 초코가 신났어요.')).toBeVisible();
    expect(carousel.getByText('초코형')).toBeVisible();
    expect(server.calls).toContainEqual({ field: 'reviews', args: { page: 0, size: 10, sort: 'LATEST' } });
    expect(screen.getAllByRole('link', { name: '최신 리뷰' }).map((link) => link.getAttribute('href'))).toContain(
      '/review/latest',
    );
  });

  it('draw something for a review without photos', async () => {
    renderApp('/', { resolvers: { reviews: reviews(1) } });
    expect(within(await reviewCarousel()).getByTestId('no-photo')).toBeInTheDocument();
  });

  it('say so when there are none, and lead on', async () => {
    renderApp('/', { resolvers: { reviews: none, boards: none } });
    expect(await screen.findByText('등록된 리뷰가 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '지도에서 장소 찾기' })).toHaveAttribute('href', '/KakaoMap');
  });

  it('say that they load, alone', async () => {
    renderApp('/', { resolvers: { reviews: never, boards: boardsFrom(none, () => page([makeBoard('7')])) } });
    await table();
    expect(screen.getByRole('status', { name: '리뷰를 불러오는 중이에요' })).toBeInTheDocument();
  });

  it('fail alone and come when they are asked for again', async () => {
    let isBroken = true;
    const { user } = renderApp('/', {
      resolvers: {
        boards: boardsFrom(none, () => page([makeBoard('7')])),
        reviews: () => (isBroken ? refuse() : reviews(2)()),
      },
    });
    expect(await screen.findByText('리뷰를 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    await table();
    expect(screen.queryByText('게시글을 불러오는 중 오류가 발생했습니다.')).not.toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(within(await reviewCarousel()).getAllByRole('article')).toHaveLength(2);
  });

  describe('move', () => {
    const COUNT = 4;
    let isCalm = false;

    // jsdom lays nothing out: slides of one width, of which two are in sight.
    beforeEach(() => {
      isCalm = false;
      const media = window.matchMedia('');
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((query) => ({ ...media, matches: isCalm && query.includes('reduced-motion') }));
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2 * SLIDE_WIDTH);
      jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
        return this.children.length * SLIDE_WIDTH;
      });
      jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH;
      });
      HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: number | ScrollToOptions) {
        this.scrollLeft = (options as ScrollToOptions).left ?? 0;
        this.dispatchEvent(new Event('scroll'));
        this.dispatchEvent(new Event('scrollend'));
      };
    });
    afterEach(() => {
      delete (HTMLElement.prototype as Partial<HTMLElement>).scrollTo;
      jest.useRealTimers();
    });

    async function open() {
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      renderApp('/', { user, resolvers: { boards: none, reviews: reviews(COUNT) } });
      const carousel = await reviewCarousel();
      // Its size is told a moment later.
      await within(carousel).findByRole('button', { name: '이전' });
      const track = within(carousel).getByRole('group', { name: `${COUNT}개 중 1번째` }).parentElement!;
      return {
        user,
        track,
        carousel: within(carousel),
        wait: (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms)),
        place: () => track.scrollLeft / SLIDE_WIDTH,
      };
    }

    it('on by themselves every 5,000 ms, from the end to the start', async () => {
      const { wait, place } = await open();
      expect(place()).toBe(0);
      await wait(4_900);
      expect(place()).toBe(0);
      await wait(200);
      expect(place()).toBe(1);
      await wait(5_000);
      // The last two are in sight.
      expect(place()).toBe(2);
      await wait(5_000);
      expect(place()).toBe(0);
    });

    it('not under the pointer, and only a whole interval after it left', async () => {
      const { user, track, wait, place } = await open();
      await wait(4_000);
      await user.hover(track);
      await wait(20_000);
      expect(place()).toBe(0);
      await user.unhover(track);
      await wait(4_900);
      expect(place()).toBe(0);
      await wait(200);
      expect(place()).toBe(1);
    });

    it('not while the keyboard is in them', async () => {
      const { carousel, wait, place } = await open();
      const [link] = within(carousel.getByRole('group', { name: '4개 중 1번째' })).getAllByRole('link');
      act(() => link!.focus());
      await wait(20_000);
      expect(place()).toBe(0);
      act(() => link!.blur());
      await wait(5_100);
      expect(place()).toBe(1);
    });

    it('not in a tab that nobody sees', async () => {
      const { wait, place } = await open();
      const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await wait(20_000);
      expect(place()).toBe(0);
      isHidden.mockReturnValue(false);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await wait(5_100);
      expect(place()).toBe(1);
    });

    it('not for who wants no motion; the buttons still lead on', async () => {
      isCalm = true;
      const { user, carousel, wait, place } = await open();
      await wait(20_000);
      expect(place()).toBe(0);
      expect(carousel.queryByRole('button', { name: /자동 넘김/ })).not.toBeInTheDocument();
      await user.click(carousel.getByRole('button', { name: '다음' }));
      expect(place()).toBe(1);
    });

    it('not after a press on pause, until the next press', async () => {
      const { user, carousel, wait, place } = await open();
      await user.click(carousel.getByRole('button', { name: '자동 넘김 멈추기' }));
      await wait(20_000);
      expect(place()).toBe(0);
      await user.click(carousel.getByRole('button', { name: '자동 넘김 시작' }));
      await wait(5_100);
      expect(place()).toBe(1);
      expect(carousel.getByRole('button', { name: '자동 넘김 멈추기' })).toBeVisible();
    });

    it('by buttons, around both ends', async () => {
      const { user, carousel, place } = await open();
      await user.click(carousel.getByRole('button', { name: '이전' }));
      expect(place()).toBe(2);
      await user.click(carousel.getByRole('button', { name: '다음' }));
      expect(place()).toBe(0);
    });

    it('by arrow keys, which take the keyboard along', async () => {
      const { user, carousel, place } = await open();
      const linkOf = (at: number) => within(carousel.getByRole('group', { name: `4개 중 ${at}번째` })).getByRole('link');
      act(() => linkOf(1).focus());
      await user.keyboard('{ArrowRight}');
      expect(place()).toBe(1);
      expect(linkOf(2)).toHaveFocus();
      await user.keyboard('{ArrowLeft}');
      expect(place()).toBe(0);
      expect(linkOf(1)).toHaveFocus();
    });
  });
});

it('names the four things it stands on, each under a mark of its own', async () => {
  renderApp('/');
  const section = await sectionOf('발도장을 믿고 찍는 이유');
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['공공데이터', '지도', '리뷰', '안심']);
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((mark) => mark.querySelectorAll('svg').length),
  ).toEqual([1, 1, 1, 1]);
  expect(within(section).getByRole('link', { name: /소개 보기/ })).toHaveAttribute('href', '/about');
});
