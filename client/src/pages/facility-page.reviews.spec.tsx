import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openFacility, reviewWith, section } from '../../test/open-facility';
import { refusal } from '../../test/make-member';
import { makeImage, makeReview, makeReviewer, makeReviewPhoto, pageOf } from '../../test/make-review';
import { makeFacility } from '../../test/make-facility';
import type { Review } from '../graphql/types.generated';

const many = (count: number) => Array.from({ length: count }, (_none, index) => makeReview({ id: String(index + 1) }));
const shownReviews = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const contents = () => screen.queryAllByText(/^리뷰 \d+의 내용$/).map(({ textContent }) => textContent);

describe('rating statistics', () => {
  it('counts stars one by one and in groups, with the average in one decimal', async () => {
    const stars = [5, 5, 4, 3, 1];
    await openFacility({ reviews: stars.map((rating, index) => makeReview({ id: String(index + 1), rating })) });
    const card = await section('별점');
    expect(card.getByText('3.6')).toBeInTheDocument();
    expect(card.getByText('5점 만점에 3.6점')).toBeInTheDocument();
    expect(card.getByText('리뷰 5개')).toBeVisible();
    const rows = within(card.getByRole('list', { name: '별점별 리뷰 수' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['5점 2개', '4점 1개', '3점 1개', '2점 0개', '1점 1개']);
    const groups = within(card.getByRole('list', { name: '평가별 리뷰 수' })).getAllByRole('listitem');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['긍정 4–5점3개', '보통 3점1개', '부정 1–2점1개']);
  });

  it('is not there without reviews', async () => {
    await openFacility();
    expect(await screen.findByText('아직 작성된 리뷰가 없습니다.')).toBeVisible();
    expect(screen.queryByRole('region', { name: '별점' })).not.toBeInTheDocument();
  });
});

describe('list', () => {
  it('shows who wrote what and when', async () => {
    const tags = ['산책', '카페'].map((name, index) => ({ id: String(index), name }));
    await openFacility({ reviews: [makeReview({ id: '1', content: '첫 줄\n둘째 줄', tags, images: [makeImage('a')] })] });
    const card = within(await screen.findByRole('article', { name: '초코형 님의 리뷰, 별점 4점' }));
    expect(card.getByRole('link', { name: '초코형' })).toHaveAttribute('href', '/review/my/2');
    expect(card.getByText('리뷰 3개 · 평균 4.5')).toBeVisible();
    expect(card.getByText('2026-03-01')).toBeVisible();
    expect(card.getByText('4.0 / 5.0')).toBeVisible();
    expect(card.getByText(/첫 줄/).textContent).toBe('첫 줄\n둘째 줄');
    expect(card.getByRole('link', { name: '#산책' })).toHaveAttribute('href', `/review/latest?tag=${encodeURIComponent('산책')}`);
    expect(card.getByRole('img', { name: '초코형 님의 리뷰 사진 1번째' })).toBeVisible();
    expect(card.queryByRole('button', { name: '수정' })).not.toBeInTheDocument();
    expect(card.queryByRole('button', { name: '삭제' })).not.toBeInTheDocument();
  });

  it('tells visitors and members apart when there are none', async () => {
    await openFacility();
    expect(await screen.findByText('아직 작성된 리뷰가 없습니다.')).toBeVisible();
    expect(screen.queryByText('첫 리뷰를 남겨 보세요.')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: '정렬' })).not.toBeInTheDocument();
  });

  it('invites members to write the first one', async () => {
    await openFacility({ isSignedIn: true });
    expect(await screen.findByText('첫 리뷰를 남겨 보세요.')).toBeVisible();
  });

  it('asks for the order that was chosen', async () => {
    const { user, server } = await openFacility({ reviews: many(2) });
    await user.selectOptions(await screen.findByRole('combobox', { name: '정렬' }), '좋아요순');
    await waitFor(() =>
      expect(server.calls.filter(({ field }) => field === 'reviews').map(({ args }) => args.sort)).toEqual(['LATEST', 'LIKES']),
    );
  });

  it('brings twenty at a time', async () => {
    const { user } = await openFacility({ reviews: many(45) });
    const list = await section(/^리뷰\s?45$/);
    expect(contents()).toHaveLength(20);
    await user.click(list.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(contents()).toHaveLength(40));
    expect(screen.getByText('리뷰 21의 내용').closest('article')).toHaveFocus();
    await user.click(list.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(contents()).toHaveLength(45));
    expect(screen.getByText('리뷰 41의 내용').closest('article')).toHaveFocus();
    expect(list.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
  });

  it('shows every review once and leaves none out, whatever came meanwhile', async () => {
    const reviews = many(40);
    const { user } = await openFacility({ reviews });
    await screen.findByText('리뷰 20의 내용');
    reviews.unshift(makeReview({ id: '99' }));
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    await screen.findByText('리뷰 39의 내용');
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    await screen.findByText('리뷰 40의 내용');
    expect(new Set(contents()).size).toBe(contents().length);
  });

  it('says that reviews failed and tries again, while the page stays', async () => {
    let isBroken = true;
    const reviews = [makeReview({ id: '1' })];
    const { user } = await openFacility({
      resolvers: {
        reviews: (args: { page: number; size: number }) => {
          if (isBroken) throw refusal('SERVICE_UNAVAILABLE', '지금은 안 돼요.');
          return pageOf(reviews, args);
        },
      },
    });
    const list = await section('리뷰');
    expect(await list.findByText('리뷰를 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    expect(screen.getByRole('region', { name: '이용 정보' })).toBeVisible();
    isBroken = false;
    await user.click(list.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('리뷰 1의 내용')).toBeVisible();
  });
});

describe('photos', () => {
  const gallery = (count: number) => {
    const photos = Array.from({ length: count }, (_none, index) => makeReviewPhoto(`p${index + 1}`));
    return { reviewPhotos: (args: { page: number; size: number }) => pageOf(photos, args) };
  };

  it('says that there are none', async () => {
    await openFacility();
    expect(await screen.findByText('아직 올라온 사진이 없습니다.')).toBeVisible();
  });

  it('names who took each, with their count and average', async () => {
    await openFacility({ resolvers: gallery(1) });
    const card = await section(/^사진/);
    expect(await card.findByRole('link', { name: '초코형' })).toHaveAttribute('href', '/review/my/2');
    expect(card.getByText('리뷰 3개 · 평균 4.5')).toBeVisible();
  });

  it('shows the newest beside the name, where it leads to all of them', async () => {
    const { user } = await openFacility({ reviews: many(1), resolvers: gallery(3) });
    const photo = await screen.findByRole('link', { name: '방문 사진 3장 보기' });
    expect(photo.querySelector('img')).toHaveAttribute('src', expect.stringContaining('p1'));
    await user.click(photo);
    expect(photo).toHaveAttribute('href', '/facility/7#reviews');
  });

  it('opens large at the chosen one; arrows lead around, Escape out', async () => {
    const { user } = await openFacility({ resolvers: gallery(3) });
    await user.click(await screen.findByRole('button', { name: '초코형 님의 사진, 2번째 크게 보기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '사진 보기' }));
    expect(dialog.getByRole('status', { name: '사진 3장 가운데 2번째' })).toHaveTextContent('2 / 3');
    expect(dialog.getByRole('img', { name: '초코형 님의 사진, 2번째' })).toHaveAttribute('src', '/files/p2/large.webp');
    expect(dialog.getByRole('link', { name: '초코형' })).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: '다음 사진' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(dialog.getByRole('status', { name: '사진 3장 가운데 1번째' })).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('status', { name: '사진 3장 가운데 3번째' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '초코형 님의 사진, 2번째 크게 보기' })).toHaveFocus());
  });

  it('says what was written with it, and leads to that review', async () => {
    const app = await openFacility({ reviews: many(1), resolvers: gallery(1) });
    await app.user.click(await screen.findByRole('button', { name: '초코형 님의 사진, 1번째 크게 보기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '사진 보기' }));
    expect(dialog.getByText('꼬리를 흔들었어요.')).toBeVisible();
    await app.user.click(dialog.getByRole('link', { name: '리뷰 보기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.address()).toMatch(/^\/facility\/\d+\?focusReviewId=1$/);
    await waitFor(() => expect(screen.getByText('리뷰 1의 내용').closest('article')).toHaveFocus());
  });

  it('follows a finger', async () => {
    const { user } = await openFacility({ resolvers: gallery(3) });
    await user.click(await screen.findByRole('button', { name: '초코형 님의 사진, 1번째 크게 보기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '사진 보기' }));
    const picture = dialog.getByRole('img', { name: '초코형 님의 사진, 1번째' });
    fireEvent.touchStart(picture, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 100 }] });
    expect(dialog.getByRole('status')).toHaveTextContent('2 / 3');
  });

  it('shows five images and how many more, all on demand, and closes again', async () => {
    const { user } = await openFacility({ resolvers: gallery(8) });
    await user.click(await screen.findByRole('button', { name: '사진만 보기' }));
    const card = await section(/^사진/);
    const list = () => within(card.getByRole('list', { name: '리뷰에 올라온 사진' }));
    expect(list().getAllByRole('button')).toHaveLength(5);
    expect(card.queryByText('리뷰 3개 · 평균 4.5')).not.toBeInTheDocument();
    const door = list().getByRole('button', { name: '사진 3장 더 보기' });
    expect(door).toHaveTextContent('+3');
    await user.click(door);
    expect(list().getAllByRole('button')).toHaveLength(8);
    await user.click(card.getByRole('button', { name: '접기' }));
    expect(list().getAllByRole('button')).toHaveLength(5);
    expect(list().getByRole('button', { name: '사진 3장 더 보기' })).toHaveFocus();
  });

  it('brings the rest of many when it is asked for', async () => {
    const { user } = await openFacility({ resolvers: gallery(70) });
    const card = await section(/^사진/);
    const list = () => within(card.getByRole('list', { name: '리뷰에 올라온 사진' }));
    expect(list().getAllByRole('listitem')).toHaveLength(60);
    await user.click(card.getByRole('button', { name: '사진 더 보기' }));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(70));
    expect(card.queryByRole('button', { name: '사진 더 보기' })).not.toBeInTheDocument();
    expect(list().getAllByRole('button')[60]).toHaveFocus();
  });

  it('of one review open large, too', async () => {
    const images = [makeImage('a'), makeImage('b')];
    const { user } = await openFacility({ reviews: [makeReview({ id: '1', images })] });
    const card = await reviewWith('리뷰 1의 내용');
    await user.click(card.getByRole('button', { name: '초코형 님의 리뷰 사진 2번째' }));
    expect(await screen.findByRole('status', { name: '사진 2장 가운데 2번째' })).toHaveTextContent('2 / 2');
  });
});

describe('the review that an address names', () => {
  /** Where the page has been scrolled to, and how. */
  const scrolled = () => {
    const moves: unknown[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
      moves.push([this.id, options]);
    });
    return moves;
  };

  it('is scrolled to, has the keyboard, and is highlighted for a moment', async () => {
    delete document.documentElement.dataset.renderEverything;
    const moves = scrolled();
    await openFacility({ reviews: many(3), path: '/facility/7?focusReviewId=2' });
    const card = (await screen.findByText('리뷰 2의 내용')).closest('article');
    await waitFor(() => expect(card).toHaveFocus());
    expect(moves.at(-1)).toEqual(['review-2', { behavior: 'smooth', block: 'start' }]);
    // Else it would lie where heights were only estimated.
    expect(document.documentElement).toHaveAttribute('data-render-everything');
    expect(card).toHaveAttribute('data-highlighted');
    await waitFor(() => expect(card).not.toHaveAttribute('data-highlighted'), { timeout: 5000 });
  });

  it('does not move for those who do not want movement', async () => {
    const calm = { matches: true, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...calm, media }) as unknown as MediaQueryList);
    const moves = scrolled();
    await openFacility({ reviews: many(3), path: '/facility/7?focusReviewId=2' });
    await waitFor(() => expect(moves.at(-1)).toEqual(['review-2', { behavior: 'instant', block: 'start' }]));
  });

  it('is fetched when it is not among the first, and there is only one of it', async () => {
    const { user } = await openFacility({ reviews: many(30), path: '/facility/7?focusReviewId=25' });
    await waitFor(() => expect(contents()[0]).toBe('리뷰 25의 내용'));
    expect(contents()).toHaveLength(21);
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(contents()).toHaveLength(30));
    expect(screen.getByText('리뷰 21의 내용').closest('article')).toHaveFocus();
    expect(contents().filter((text) => text === '리뷰 25의 내용')).toHaveLength(1);
  });

  it.each([
    ['is unknown', null],
    ['belongs to another place', makeReview({ id: '500', facility: makeFacility({ id: '8' }) })],
  ])('says quietly that there is none when it %s', async (_case, review: Review | null) => {
    await openFacility({ reviews: many(1), resolvers: { review: () => review }, path: '/facility/7?focusReviewId=500' });
    expect(await screen.findByText('찾는 리뷰가 없습니다.')).toBeVisible();
    expect(contents()).toEqual(['리뷰 1의 내용']);
  });

  it('follows a link to another review of the same place', async () => {
    const { router } = await openFacility({ reviews: many(3), path: '/facility/7?focusReviewId=2' });
    await waitFor(() => expect(screen.getByText('리뷰 2의 내용').closest('article')).toHaveFocus());
    await router.navigate('/facility/7?focusReviewId=3');
    await waitFor(() => expect(screen.getByText('리뷰 3의 내용').closest('article')).toHaveFocus());
  });
});

it('keeps what a fault in one part would take along', async () => {
  // A photo without its member is nothing that the schema allows: the answer as a whole is refused, the list stays.
  await openFacility({ reviews: many(1), resolvers: { reviewPhotos: () => ({ items: [{ reviewId: '1' }], totalCount: 1 }) } });
  expect(await screen.findByText('사진을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
  expect(contents()).toEqual(['리뷰 1의 내용']);
  await act(async () => {});
  expect(shownReviews()).toEqual([`${makeReviewer().nickName} 님의 리뷰, 별점 4점`]);
});
