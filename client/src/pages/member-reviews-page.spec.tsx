import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeMember, signInBefore } from '../../test/make-member';
import { makeImage, makeReview, makeReviewer, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { Review } from '../graphql/types.generated';

type App = ReturnType<typeof renderApp>;
interface ReviewsArgs {
  filter: { memberId: string };
  page: number;
  size: number;
}

const REVIEWER = makeReviewer({ id: '2', nickName: '초코형', reviewCount: 3, averageRating: 4.5 });
const reviewOf = (id: string, parts: Partial<Review> = {}) =>
  makeReview({ id, member: REVIEWER, facility: makeFacility({ id: `f${id}`, name: `장소 ${id}` }), ...parts });
const many = (count: number) => Array.from({ length: count }, (_, index) => reviewOf(String(index + 1)));
const answering = (reviews: Review[], resolvers: RootResolvers = {}): RootResolvers => ({
  reviewer: () => REVIEWER,
  reviews: (args: ReviewsArgs) => pageOf(reviews, args),
  review: ({ id }: { id: string }) => reviews.find((review) => review.id === id) ?? null,
  ...resolvers,
});

const open = (resolvers: RootResolvers, path = '/review/my/2') => renderApp(path, { resolvers });
const asked = ({ server }: App, name: string) => server.calls.filter(({ field }) => field === name).map(({ args }) => args);
const card = async (place: string) => (await screen.findByRole('link', { name: place })).closest('article')!;
const cards = () => screen.queryAllByRole('article');

let scrolled: { element: Element; options: unknown }[];
beforeEach(() => {
  scrolled = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push({ element: this, options });
  });
});

describe('what it shows', () => {
  it('is who writes, for everybody', async () => {
    const app = open(answering([reviewOf('1')]));
    expect(await screen.findByRole('heading', { level: 1, name: '초코형님의 리뷰' })).toBeVisible();
    expect(screen.getByText('5점 만점에 4.5점')).toBeInTheDocument();
    expect(document.title).toBe('초코형님의 리뷰 | 발도장');
    expect(asked(app, 'reviewer')).toEqual([{ id: '2' }]);
    expect(asked(app, 'member')).toHaveLength(0);
  });

  it('counts what it lists, blinded ones of the author too', async () => {
    signInBefore();
    const blinding = { reason: '사진 확인 중', since: '2026-03-01T03:34:00.000Z', until: null };
    const own = [reviewOf('1'), reviewOf('2', { viewerIsAuthor: true, blinding })];
    open(answering(own, { viewer: () => makeMember(), reviewer: () => makeReviewer({ ...REVIEWER, reviewCount: 1 }) }));
    await card('장소 2');
    expect(screen.getAllByText(/\d+개$/).map(({ textContent }) => textContent)).toEqual(['2개']);
  });

  it('is every review with its place, likes and tags', async () => {
    const tags = ['카페', '공원', '마당', '산책'].map((name, index) => ({ id: String(index), name }));
    open(answering([reviewOf('9', { rating: 2, content: '주차가 어려워요.', likeCount: 7, tags })]));
    const review = within(await card('장소 9'));
    expect(review.getByRole('link', { name: '장소 9' })).toHaveAttribute('href', '/facility/f9?focusReviewId=9');
    expect(review.getByText('5점 만점에 2점')).toBeInTheDocument();
    expect(review.getByText('주차가 어려워요.')).toBeVisible();
    expect(review.getByText('2026-03-01')).toBeVisible();
    expect(review.getByRole('button', { name: /좋아요/ })).toHaveTextContent('7');
    expect(review.getByRole('link', { name: '#산책' })).toBeVisible();
    expect(review.getByRole('button', { name: /신고/ })).toBeVisible();
  });

  it('lets a member favourite the place', async () => {
    signInBefore();
    const place = makeFacility({ id: 'f1', name: '장소 1' });
    const toggleFavorite = () => ({ ...place, viewerHasFavorited: true });
    const app = open(answering([reviewOf('1', { facility: place })], { viewer: () => makeMember(), toggleFavorite }));
    const star = await screen.findByRole('button', { name: '장소 1 즐겨찾기' });
    await app.user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    expect(asked(app, 'toggleFavorite')).toEqual([{ input: { facilityId: 'f1', isFavorite: true } }]);
  });

  it('says when there are none', async () => {
    open(answering([]));
    expect(await screen.findByText('아직 쓴 리뷰가 없어요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '최신 리뷰 보기' })).toHaveAttribute('href', '/review/latest');
  });

  it('says when there is no such member', async () => {
    const app = open({ reviewer: () => null }, '/review/my/404');
    expect(await screen.findByRole('heading', { level: 1, name: '회원을 찾을 수 없습니다.' })).toBeVisible();
    expect(asked(app, 'reviews')).toHaveLength(0);
  });

  it('says when the list could not be had, and asks again', async () => {
    let isBroken = true;
    const reviews = (args: ReviewsArgs) => {
      if (isBroken) throw new GraphQLError('데이터베이스가 답하지 않습니다.');
      return pageOf(many(1), args);
    };
    const { user } = open(answering([], { reviews }));
    expect(await screen.findByText('리뷰를 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '초코형님의 리뷰' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '장소 1' })).toBeVisible();
  });
});

describe('photos', () => {
  const withPhotos = () => answering([reviewOf('1', { images: ['a', 'b', 'c'].map(makeImage) })]);
  const photo = () => screen.getByRole('img', { name: /^장소 1 리뷰 사진/ });

  it('go round one at a time, by button and by finger', async () => {
    const { user } = open(withPhotos());
    const strip = await screen.findByRole('group', { name: '장소 1 리뷰 사진' });
    expect(photo()).toHaveAttribute('src', '/files/a/card.webp');
    await user.click(within(strip).getByRole('button', { name: '다음 사진' }));
    expect(photo()).toHaveAttribute('src', '/files/b/card.webp');
    expect(within(strip).getByText('2 / 3')).toBeVisible();
    await user.click(within(strip).getByRole('button', { name: '이전 사진' }));
    await user.click(within(strip).getByRole('button', { name: '이전 사진' }));
    expect(photo()).toHaveAttribute('src', '/files/c/card.webp');
    fireEvent.touchStart(strip, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(strip, { changedTouches: [{ clientX: 120 }] });
    expect(photo()).toHaveAttribute('src', '/files/a/card.webp');
    // Two fingers enlarge, a short way is a tap.
    fireEvent.touchStart(strip, { touches: [{ clientX: 200 }, { clientX: 100 }] });
    fireEvent.touchEnd(strip, { changedTouches: [{ clientX: 20 }] });
    fireEvent.touchStart(strip, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(strip, { changedTouches: [{ clientX: 190 }] });
    expect(photo()).toHaveAttribute('src', '/files/a/card.webp');
  });

  it('open large at the one that is shown', async () => {
    const { user } = open(withPhotos());
    const strip = within(await screen.findByRole('group', { name: '장소 1 리뷰 사진' }));
    await user.click(strip.getByRole('button', { name: '다음 사진' }));
    await user.click(strip.getByRole('button', { name: '장소 1 리뷰 사진 2 크게 보기' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: '장소 1 리뷰 사진 2' })).toHaveAttribute('src', '/files/b/large.webp');
  });

  it('have no arrows when there is one', async () => {
    open(answering([reviewOf('1', { images: [makeImage('a')] })]));
    await screen.findByRole('group', { name: '장소 1 리뷰 사진' });
    expect(screen.queryByRole('button', { name: '다음 사진' })).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  it('grows by twenty', async () => {
    const app = open(answering(many(45)));
    await screen.findByRole('link', { name: '장소 1' });
    expect(cards()).toHaveLength(20);
    await app.user.click(screen.getByRole('button', { name: '더 보기 (25개 남음)' }));
    await waitFor(() => expect(cards()).toHaveLength(40));
    expect(screen.getByRole('link', { name: '장소 21' })).toHaveFocus();
    await app.user.click(screen.getByRole('button', { name: '더 보기 (5개 남음)' }));
    await waitFor(() => expect(cards()).toHaveLength(45));
    expect(screen.queryByRole('button', { name: /남음/ })).not.toBeInTheDocument();
    expect(asked(app, 'reviews').map(({ page, size }) => [page, size])).toEqual([
      [0, 20],
      [1, 20],
      [2, 20],
    ]);
  });
});

describe('the review that the address names', () => {
  it('is gone to and marked for a moment', async () => {
    delete document.documentElement.dataset.renderEverything;
    jest.useFakeTimers();
    try {
      renderApp('/review/my/2?focusReviewId=3', { resolvers: answering(many(5)) });
      await act(() => jest.advanceTimersByTimeAsync(200));
      const review = await card('장소 3');
      expect(scrolled).toEqual([{ element: review, options: { behavior: 'smooth', block: 'center' } }]);
      expect(review).toHaveFocus();
      // Else it would lie where heights were only estimated.
      expect(document.documentElement).toHaveAttribute('data-render-everything');
      expect(review).toHaveAttribute('data-highlighted', 'true');
      await act(() => jest.advanceTimersByTimeAsync(2600));
      expect(review).not.toHaveAttribute('data-highlighted');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is gone to without a movement for those who want none', async () => {
    const media = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: query.includes('reduced-motion') }));
    open(answering(many(5)), '/review/my/2?focusReviewId=3');
    await waitFor(() => expect(scrolled).toMatchObject([{ options: { behavior: 'instant' } }]));
  });

  it('stands on top when it is not among the first, once', async () => {
    const { user } = open(answering(many(30)), '/review/my/2?focusReviewId=25');
    await waitFor(() => expect(cards()).toHaveLength(21));
    expect(within(cards()[0]!).getByRole('link', { name: '장소 25' })).toBeVisible();
    await waitFor(() => expect(cards()[0]).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '더 보기 (10개 남음)' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(screen.getAllByRole('link', { name: '장소 25' })).toHaveLength(1);
  });

  it("is left out when it is another member's or gone", async () => {
    const review = () => makeReview({ id: '99', member: makeReviewer({ id: '8' }) });
    const app = open(answering(many(2), { review }), '/review/my/2?focusReviewId=99');
    await waitFor(() => expect(asked(app, 'review')).toEqual([{ id: '99' }]));
    await screen.findByRole('link', { name: '장소 1' });
    expect(cards()).toHaveLength(2);
    expect(scrolled).toEqual([]);
  });

  it('does not pull the person back after Back', async () => {
    const app = open(answering(many(5)), '/review/my/2?focusReviewId=3');
    await waitFor(() => expect(scrolled).toHaveLength(1));
    await app.router.navigate('/about');
    await app.router.navigate(-1);
    await card('장소 3');
    await act(() => new Promise((done) => setTimeout(done, 100)));
    expect(scrolled).toHaveLength(1);
  });
});
