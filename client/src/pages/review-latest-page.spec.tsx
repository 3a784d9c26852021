import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeImage, makeReview, makeReviewer, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { Review } from '../graphql/types.generated';

type App = ReturnType<typeof renderApp>;

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeReview({ id: String(index + 1), facility: makeFacility({ id: String(index + 1), name: `장소 ${index + 1}` }) }),
  );
const answering = (reviews: Review[]): RootResolvers => ({
  reviews: (args: { page: number; size: number }) => pageOf(reviews, args),
});

const open = (resolvers: RootResolvers = answering([makeReview({ id: '1' })]), path = '/review/latest', history?: string[]) =>
  renderApp(path, { resolvers, history });
const asked = ({ server }: App) => server.calls.filter(({ field }) => field === 'reviews').map(({ args }) => args);
const box = () => screen.findByRole('searchbox', { name: '태그로 찾기' });
const card = async (place: string) => within((await screen.findByRole('link', { name: place })).closest('article')!);
const cards = () => screen.queryAllByRole('article');
const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));

describe('a card', () => {
  const review = (parts: Partial<Review> = {}) =>
    makeReview({ id: '9', facility: makeFacility({ id: '7', name: '멍멍카페' }), ...parts });

  it('leads to the review on its place, and its author to all of theirs', async () => {
    open(answering([review({ rating: 3, likeCount: 12, content: '마당이 넓어요.', member: makeReviewer({ id: '5' }) })]));
    const shown = await card('멍멍카페');
    expect(shown.getByRole('link', { name: '멍멍카페' })).toHaveAttribute('href', '/facility/7?focusReviewId=9');
    expect(shown.getByRole('heading', { level: 2, name: '멍멍카페' })).toBeVisible();
    expect(shown.getByText('5점 만점에 3점')).toBeInTheDocument();
    expect(shown.getByText('서울 마포구')).toBeVisible();
    expect(shown.getByText('2026-03-01')).toHaveAttribute('title', '2026-03-01 12:34');
    expect(shown.getByText('마당이 넓어요.')).toBeVisible();
    expect(shown.getByRole('link', { name: '초코형' })).toHaveAttribute('href', '/review/my/5');
    expect(shown.getByRole('button', { name: /좋아요/ })).toHaveTextContent('12');
    expect(shown.getByRole('button', { name: /신고/ })).toBeVisible();
    expect(document.title).toBe('최신 리뷰 | 발도장');
  });

  it('marks a place that has closed for good', async () => {
    open(answering([review({ facility: makeFacility({ id: '7', isClosed: true }) })]));
    expect(await screen.findByText('문을 닫은 곳')).toBeVisible();
  });

  it('says when the place has no name', async () => {
    open(answering([review({ facility: makeFacility({ id: '7', name: '' }) })]));
    expect(await screen.findByRole('link', { name: '장소 정보 없음' })).toBeVisible();
  });

  it.each<[string, number, number, string | null]>([
    ['a drawing without photos', 0, 0, null],
    ['one photo', 1, 1, null],
    ['three photos', 3, 3, null],
    ['the rest beyond three as a number', 4, 3, '+1'],
    ['however many there are', 15, 3, '+12'],
  ])('shows %s', async (_name, count, shown, rest) => {
    open(answering([review({ images: Array.from({ length: count }, (_, index) => makeImage(String(index))) })]));
    const photos = await card('멍멍카페');
    expect(photos.queryAllByRole('img', { name: /리뷰 사진/ })).toHaveLength(shown);
    if (rest) expect(photos.getByText(rest)).toBeVisible();
    else expect(photos.queryByText(/^\+/)).not.toBeInTheDocument();
    expect(photos.queryAllByTestId('no-photo')).toHaveLength(count === 0 ? 1 : 0);
  });

  it('has its photos at once in the first row, and else when they come near', async () => {
    open(answering(many(5).map((one) => ({ ...one, images: [makeImage(one.id)] }))));
    await card('장소 5');
    const photos = screen.getAllByRole('img', { name: /리뷰 사진/ });
    expect(photos.map((photo) => photo.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
    expect(photos.map((photo) => photo.getAttribute('fetchpriority'))).toEqual(['high', 'high', 'high', null, null]);
  });

  it('shows three tags and counts the rest', async () => {
    const tags = ['카페', '공원', '마당', '산책', '주차'].map((name, index) => ({ id: String(index), name }));
    open(answering([review({ tags })]));
    const shown = await card('멍멍카페');
    expect(shown.getByRole('link', { name: '#마당' })).toHaveAttribute(
      'href',
      `/review/latest?tag=${encodeURIComponent('마당')}`,
    );
    expect(shown.queryByText('#산책')).not.toBeInTheDocument();
    expect(shown.getByText('+2')).toBeVisible();
  });

  it('offers the rest of a text only where there is a rest', async () => {
    open(answering([review()]));
    await card('멍멍카페');
    expect(screen.queryByRole('button', { name: '멍멍카페 리뷰 더 보기' })).not.toBeInTheDocument();
  });

  it('opens and closes a long text', async () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(72);
    const { user } = open(answering([review()]));
    const more = await screen.findByRole('button', { name: '멍멍카페 리뷰 더 보기' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    const less = screen.getByRole('button', { name: '멍멍카페 리뷰 접기' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    await user.click(less);
    expect(screen.getByRole('button', { name: '멍멍카페 리뷰 더 보기' })).toBeVisible();
  });
});

describe('the list', () => {
  it('shows twelve more at a time, says how many are left, and fetches fifty at a time', async () => {
    const app = open(answering(many(63)));
    expect(await screen.findByText('리뷰 63개')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(12));
    await app.user.click(screen.getByText('더 보기 (51개 남음)'));
    expect(cards()).toHaveLength(24);
    // The keyboard goes on with the first new one.
    expect(screen.getByText('장소 13')).toHaveFocus();
    await app.user.click(screen.getByText('더 보기 (39개 남음)'));
    await app.user.click(screen.getByText('더 보기 (27개 남음)'));
    expect(cards()).toHaveLength(48);
    expect(asked(app)).toEqual([{ filter: {}, page: 0, size: 50, sort: 'LATEST' }]);
    await app.user.click(screen.getByText('더 보기 (15개 남음)'));
    await waitFor(() => expect(cards()).toHaveLength(60));
    expect(asked(app).at(-1)).toMatchObject({ page: 1, size: 50 });
    await app.user.click(screen.getByText('더 보기 (3개 남음)'));
    expect(cards()).toHaveLength(63);
    expect(asked(app)).toHaveLength(2);
    expect(screen.queryByText(/남음/)).not.toBeInTheDocument();
  });

  it('has nobody twice when a review was written meanwhile', async () => {
    const reviews = many(60);
    const app = open({ reviews: (args: { page: number; size: number }) => pageOf(reviews, args) });
    await screen.findByText('리뷰 60개');
    reviews.unshift(makeReview({ id: 'new', facility: makeFacility({ id: 'new', name: '새 장소' }) }));
    for (const left of [48, 36, 24, 12]) await app.user.click(await screen.findByText(`더 보기 (${left}개 남음)`));
    await waitFor(() => expect(cards()).toHaveLength(60));
    expect(screen.getAllByRole('link', { name: '장소 50' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /남음/ })).not.toBeInTheDocument();
  });

  it('says when more could not be had, and asks again', async () => {
    const reviews = many(60);
    let isBroken = true;
    const app = open({
      reviews: (args: { page: number; size: number }) => {
        if (args.page > 0 && isBroken) throw new GraphQLError('데이터베이스가 답하지 않습니다.');
        return pageOf(reviews, args);
      },
    });
    for (const left of [48, 36, 24, 12]) await app.user.click(await screen.findByText(`더 보기 (${left}개 남음)`));
    expect(await screen.findByText('리뷰를 더 불러오지 못했어요. 다시 시도해 주세요.')).toBeVisible();
    expect(cards()).toHaveLength(48);
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: '더 보기 (12개 남음)' }));
    await waitFor(() => expect(cards()).toHaveLength(60));
  });

  it('is as long as it was left when the person comes back', async () => {
    const app = open(answering(many(30)));
    await app.user.click(await screen.findByRole('button', { name: '더 보기 (18개 남음)' }));
    expect(cards()).toHaveLength(24);
    await app.router.navigate('/about');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await app.router.navigate(-1);
    await screen.findByRole('link', { name: '장소 1' });
    expect(cards()).toHaveLength(24);
    expect(asked(app)).toHaveLength(1);
  });

  it('loads in the shape of what comes', async () => {
    open({ reviews: () => new Promise(() => {}) });
    expect(await screen.findByText('리뷰를 불러오는 중이에요.')).toBeVisible();
    expect(screen.queryByText('검색 결과가 없습니다.')).not.toBeInTheDocument();
  });

  it('looks empty when it could not be had, with a quiet way to ask again', async () => {
    let isBroken = true;
    const app = open({
      reviews: (args: { page: number; size: number }) => {
        if (isBroken) throw new GraphQLError('데이터베이스가 답하지 않습니다.');
        return pageOf(many(1), args);
      },
    });
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible();
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '장소 1' })).toBeVisible();
  });
});

describe('searching by tag', () => {
  const tagged = ({ filter, page, size }: { filter: { tagName?: string }; page: number; size: number }) =>
    pageOf(filter.tagName ? many(3) : many(40), { page, size });

  it('waits until the typing rests, leaves # out, and stands in the address', async () => {
    const app = open({ reviews: tagged });
    // Nothing is drawn any more between the two syllables: it would count as a rest.
    await waitFor(() => expect(cards()).toHaveLength(12));
    const field = await box();
    fireEvent.change(field, { target: { value: '#카' } });
    await pause(150);
    fireEvent.change(field, { target: { value: '#카페' } });
    expect(await screen.findByText('리뷰 3개')).toBeVisible();
    expect(app.address()).toBe(`/review/latest?tag=${encodeURIComponent('카페')}`);
    expect(asked(app).map(({ filter }) => filter)).toEqual([{}, { tagName: '카페' }]);
    expect(await box()).toHaveValue('#카페');
    expect(screen.queryByRole('button', { name: /남음/ })).not.toBeInTheDocument();
  });

  it('searches at once on Enter', async () => {
    const app = open({ reviews: tagged });
    await screen.findByText('리뷰 40개');
    fireEvent.change(await box(), { target: { value: '공원' } });
    await app.user.type(await box(), '{Enter}');
    expect(app.address()).toBe(`/review/latest?tag=${encodeURIComponent('공원')}`);
  });

  it('begins again with twelve', async () => {
    const app = open({ reviews: ({ page, size }: { page: number; size: number }) => pageOf(many(40), { page, size }) });
    await app.user.click(await screen.findByRole('button', { name: '더 보기 (28개 남음)' }));
    expect(cards()).toHaveLength(24);
    await app.user.type(await box(), '공원{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(12));
  });

  it('is asked for by a link, and Back brings the former tag back', async () => {
    const tags = [{ id: '1', name: '마당' }];
    const reviews = (args: { page: number; size: number }) => pageOf([makeReview({ id: '1', tags })], args);
    const app = open({ reviews }, '/review/latest?tag=%23%23%EC%B9%B4%ED%8E%98');
    expect(await box()).toHaveValue('카페');
    await waitFor(() => expect(asked(app)[0]).toMatchObject({ filter: { tagName: '카페' } }));
    await app.user.click(await screen.findByRole('link', { name: '#마당' }));
    await waitFor(async () => expect(await box()).toHaveValue('마당'));
    await app.router.navigate(-1);
    await waitFor(async () => expect(await box()).toHaveValue('카페'));
  });

  it('says when nothing has the tag, and shows all again', async () => {
    const reviews = ({ filter, page, size }: { filter: { tagName?: string }; page: number; size: number }) =>
      pageOf(filter.tagName ? [] : many(2), { page, size });
    const app = open({ reviews }, '/review/latest?tag=없는태그');
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: '모든 리뷰 보기' }));
    expect(await screen.findByText('리뷰 2개')).toBeVisible();
    expect(await box()).toHaveValue('');
  });
});

it('is reached from the menu', async () => {
  const app = renderApp('/about', { resolvers: answering(many(1)) });
  await app.user.click(screen.getByRole('link', { name: '최신 리뷰' }));
  expect(await screen.findByRole('heading', { level: 1, name: '최신 리뷰' })).toBeVisible();
});
