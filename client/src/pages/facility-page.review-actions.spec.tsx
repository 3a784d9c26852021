import { act, screen, waitFor, within } from '@testing-library/react';
import { openFacility, reviewWith, section } from '../../test/open-facility';
import { makeMember, refusal } from '../../test/make-member';
import { keyboardMovesTo } from '../../test/keyboard-moves';
import { makeImage, makeReview } from '../../test/make-review';
import type { Review } from '../graphql/types.generated';

const TEXT = '마당이 넓어요.';
const another = (review: Partial<Review> = {}) => makeReview({ id: '1', content: TEXT, likeCount: 2, ...review });
const own = (review: Partial<Review> = {}) =>
  another({ viewerIsAuthor: true, viewerCanEdit: true, member: makeMember(), ...review });
const inputOf = (calls: { field: string; args: Record<string, unknown> }[], name: string) =>
  calls.filter(({ field }) => field === name).map(({ args }) => args.input);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const EXPIRED = '로그인이 만료되었습니다. 다시 로그인해 주세요.';
const PHOTO = new File(['x'], 'walk.jpg', { type: 'image/jpeg' });

describe('liking', () => {
  it('shows the new state before the answer, and says which state is meant', async () => {
    let answer = () => {};
    const review = another();
    const { user, server } = await openFacility({
      isSignedIn: true,
      reviews: [review],
      resolvers: {
        toggleReviewLike: () =>
          new Promise((resolve) => {
            answer = () => resolve({ review: { ...review, likeCount: 8, viewerHasLiked: true }, member: makeMember() });
          }),
      },
    });
    const card = await reviewWith(TEXT);
    await user.click(card.getByRole('button', { name: '좋아요 2개', pressed: false }));
    expect(card.getByRole('button', { name: '좋아요 3개', pressed: true })).toBeVisible();
    // A second press while the first is on its way would only undo it.
    await user.click(card.getByRole('button', { name: '좋아요 3개' }));
    act(() => answer());
    expect(await card.findByRole('button', { name: '좋아요 8개', pressed: true })).toBeVisible();
    expect(inputOf(server.calls, 'toggleReviewLike')).toEqual([{ reviewId: '1', isLiked: true }]);
  });

  it('goes back when it was refused, and says why', async () => {
    const { user } = await openFacility({
      isSignedIn: true,
      reviews: [another({ viewerHasLiked: true })],
      resolvers: {
        toggleReviewLike: () => {
          throw refusal('NOT_FOUND', '없는 리뷰입니다.');
        },
      },
    });
    const card = await reviewWith(TEXT);
    await user.click(card.getByRole('button', { name: '좋아요 2개', pressed: true }));
    expect(await screen.findByText('없는 리뷰입니다.')).toBeVisible();
    expect(card.getByRole('button', { name: '좋아요 2개', pressed: true })).toBeVisible();
  });

  it('looks disabled to visitors and offers the sign-in', async () => {
    const { user, server } = await openFacility({ reviews: [another()] });
    const card = await reviewWith(TEXT);
    const like = card.getByRole('button', { name: '좋아요 2개' });
    expect(like).toHaveAttribute('aria-disabled', 'true');
    expect(like).toHaveAttribute('title', '로그인 후 이용할 수 있어요');
    await user.click(like);
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(inputOf(server.calls, 'toggleReviewLike')).toEqual([]);
  });

  it('asks to sign in again when the session is over', async () => {
    const { user, server } = await openFacility({ isSignedIn: true, reviews: [another()] });
    const card = await reviewWith(TEXT);
    server.refuseTokens();
    await user.click(card.getByRole('button', { name: '좋아요 2개' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
    expect(screen.getByText(TEXT)).toBeInTheDocument();
    expect(await card.findByRole('button', { name: '좋아요 2개', pressed: false, hidden: true })).toBeInTheDocument();
  });
});

describe('reporting', () => {
  const report = async (resolvers = {}) => {
    const view = await openFacility({ isSignedIn: true, reviews: [another()], resolvers });
    await view.user.click((await reviewWith(TEXT)).getByRole('button', { name: '신고' }));
    return { ...view, asked: await dialog('리뷰를 신고할까요?') };
  };

  it('needs a reason of at most a hundred characters', async () => {
    const { user, asked, server } = await report();
    await user.type(asked.getByLabelText('자세한 내용'), '   ');
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await asked.findByText('신고 사유를 입력하세요.')).toBeVisible();
    await user.clear(asked.getByLabelText('자세한 내용'));
    await user.click(asked.getByLabelText('자세한 내용'));
    await user.paste('😀'.repeat(101));
    expect(asked.getByText('101 / 100')).toBeVisible();
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await asked.findByText('신고 사유는 100자까지 쓸 수 있습니다.')).toBeVisible();
    expect(inputOf(server.calls, 'reportReview')).toEqual([]);
  });

  it('says that it was received, and offers it no more', async () => {
    const { user, asked, server } = await report({ reportReview: () => another({ viewerHasReported: true }) });
    await user.type(asked.getByLabelText('자세한 내용'), ' 광고예요. ');
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await screen.findByText('신고가 접수되었습니다.')).toBeVisible();
    expect(inputOf(server.calls, 'reportReview')).toEqual([{ reviewId: '1', reason: '광고예요.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = (await reviewWith(TEXT)).getByRole('button', { name: '신고함' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}');
    await act(async () => {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['광고·홍보', '', '광고·홍보'],
    ['사실과 다른 내용', '지금은 문을 닫은 곳이에요.', '사실과 다른 내용: 지금은 문을 닫은 곳이에요.'],
    ['기타', '같은 글이 여러 번 올라왔어요.', '같은 글이 여러 번 올라왔어요.'],
  ])('sends the kind and what is typed: %s, %s', async (kind, detail, reason) => {
    const { user, asked, server } = await report({ reportReview: () => another({ viewerHasReported: true }) });
    await user.click(asked.getByRole('radio', { name: kind }));
    if (detail) await user.type(asked.getByLabelText('자세한 내용'), detail);
    expect(asked.getByText(`${reason.length} / 100`)).toBeVisible();
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await screen.findByText('신고가 접수되었습니다.')).toBeVisible();
    expect(inputOf(server.calls, 'reportReview')).toEqual([{ reviewId: '1', reason }]);
  });

  it('needs words where no kind fits', async () => {
    const { user, asked, server } = await report();
    await user.click(asked.getByRole('radio', { name: '기타' }));
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await asked.findByText('신고 사유를 입력하세요.')).toBeVisible();
    expect(inputOf(server.calls, 'reportReview')).toEqual([]);
  });

  it('asks to sign in again when the session is over, says why, and keeps the reason', async () => {
    const { user, asked, server } = await report();
    await user.type(asked.getByLabelText('자세한 내용'), '광고예요.');
    server.refuseTokens();
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
    // By its field: antd gives two dialogs the same name in tests.
    expect(await screen.findByLabelText('이메일')).toBeInTheDocument();
    expect(asked.getByLabelText('자세한 내용')).toHaveValue('광고예요.');
  });

  it('keeps the reason when it failed, and says so', async () => {
    const { user, asked } = await report({
      reportReview: () => {
        throw refusal('SERVICE_UNAVAILABLE', '지금은 안 돼요.');
      },
    });
    await user.type(asked.getByLabelText('자세한 내용'), '광고예요.');
    await user.click(asked.getByRole('button', { name: '신고' }));
    expect(await screen.findByText('신고하지 못했습니다: 지금은 안 돼요.')).toBeVisible();
    expect(asked.getByLabelText('자세한 내용')).toHaveValue('광고예요.');
  });

  it("is not there on one's own review", async () => {
    await openFacility({ isSignedIn: true, reviews: [own()] });
    const card = await reviewWith(TEXT);
    expect(card.getByRole('button', { name: '수정' })).toBeVisible();
    expect(card.queryByRole('button', { name: /신고/ })).not.toBeInTheDocument();
  });

  it('offers visitors the sign-in', async () => {
    const { user } = await openFacility({ reviews: [another()] });
    const button = (await reviewWith(TEXT)).getByRole('button', { name: '신고' });
    expect(button).toHaveAttribute('title', '로그인 후 이용할 수 있어요');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
  });
});

describe('editing', () => {
  const images = ['a', 'b'].map(makeImage);
  const tags = [{ id: '1', name: '산책' }];

  async function edit(review: Partial<Review> = {}, resolvers = {}) {
    const view = await openFacility({ isSignedIn: true, reviews: [own({ images, tags, rating: 3, ...review })], resolvers });
    await view.user.click((await reviewWith(TEXT)).getByRole('button', { name: '수정' }));
    return { ...view, form: within(await screen.findByRole('form', { name: '리뷰 수정' })) };
  }

  it('sends what is new and what goes, and shows the answer everywhere', async () => {
    const updated = { content: '마당이 더 넓어졌어요.', rating: 5, images: [images[1]!, makeImage('c')], tags };
    const { user, form, server } = await edit({}, { updateReview: () => own(updated) });
    expect(form.getByRole('radio', { name: '3점' })).toBeChecked();
    await user.click(form.getByRole('radio', { name: '5점' }));
    await user.clear(form.getByLabelText('내용'));
    await user.type(form.getByLabelText('내용'), '마당이 더 넓어졌어요.');
    await user.click(form.getByRole('button', { name: '올린 사진 1번째 삭제' }));
    await user.upload(form.getByLabelText('사진 추가', { selector: 'input' }), PHOTO);
    await user.click(form.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('리뷰를 수정했습니다.')).toBeVisible();
    expect(inputOf(server.calls, 'updateReview')).toEqual([
      {
        id: '1',
        content: '마당이 더 넓어졌어요.',
        rating: 5,
        tagNames: ['산책'],
        removedImageNames: ['a.webp'],
        images: [expect.objectContaining({ name: 'walk.jpg' })],
      },
    ]);
    const card = await reviewWith('마당이 더 넓어졌어요.');
    expect(card.getByText('5.0 / 5.0')).toBeVisible();
    expect(card.getAllByRole('img', { name: /리뷰 사진/ })).toHaveLength(2);
    // The gallery and the photo in the header.
    await waitFor(() => expect(server.calls.filter(({ field }) => field === 'reviewPhotos')).toHaveLength(4));
  });

  it('holds fifteen photos in all and says how many there are', async () => {
    const { user, form } = await edit({ images: Array.from({ length: 14 }, (_none, index) => makeImage(`p${index}`)) });
    await user.upload(form.getByLabelText('사진 추가', { selector: 'input' }), [
      PHOTO,
      new File(['y'], 'two.png', { type: 'image/png' }),
    ]);
    expect(await form.findByText('사진은 모두 15장까지 올릴 수 있습니다. 지금 14장이에요.')).toBeVisible();
    expect(form.getByRole('img', { name: '고른 사진 walk.jpg' })).toBeVisible();
    expect(form.queryByRole('img', { name: '고른 사진 two.png' })).not.toBeInTheDocument();
  });

  it('says why it failed and keeps what was typed', async () => {
    const { user, form } = await edit(
      {},
      {
        updateReview: () => {
          throw refusal('FORBIDDEN', '수정할 권한이 없습니다.');
        },
      },
    );
    await user.type(form.getByLabelText('내용'), ' 또 갈래요.');
    await user.click(form.getByRole('button', { name: '저장' }));
    expect(await form.findByText('리뷰를 수정하지 못했습니다: 수정할 권한이 없습니다.')).toBeVisible();
    expect(form.getByLabelText('내용')).toHaveValue(`${TEXT} 또 갈래요.`);
  });

  it('keeps the form under the sign-in when the session is over', async () => {
    const { user, form, server } = await edit();
    await user.upload(form.getByLabelText('사진 추가', { selector: 'input' }), PHOTO);
    await user.type(form.getByLabelText('내용'), ' 또 갈래요.');
    server.refuseTokens();
    await user.click(form.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('로그인이 필요합니다.')).toBeVisible();
    expect((await dialog('로그인')).getByText(EXPIRED)).toBeVisible();
    expect(form.getByLabelText('내용')).toHaveValue(`${TEXT} 또 갈래요.`);
    expect(form.getByRole('img', { name: '고른 사진 walk.jpg', hidden: true })).toBeInTheDocument();
  });

  it('asks before the page is left, and lets the browser ask before it is closed', async () => {
    const { user, form, address } = await edit();
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const leave = () => user.click(screen.getByRole('link', { name: '공지사항' }));
    const question = () => dialog('저장하지 않은 내용이 있습니다');
    expect(close()).toBe(true);
    await user.click(form.getByRole('button', { name: '올린 사진 1번째 삭제' }));
    expect(close()).toBe(false);
    await leave();
    await user.click((await question()).getByRole('button', { name: '계속 쓰기' }));
    expect(address()).toBe('/facility/7');
    expect(form.queryByRole('button', { name: '올린 사진 2번째 삭제' })).not.toBeInTheDocument();
    await leave();
    await user.click((await question()).getByRole('button', { name: '저장하지 않고 나가기' }));
    await waitFor(() => expect(address()).toBe('/board/list'));
  });

  it('goes back to the review without a word when nothing was changed', async () => {
    const { user, form } = await edit();
    await user.click(form.getByRole('button', { name: '취소' }));
    expect(await screen.findByText(TEXT)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  async function askToDelete(resolvers = {}) {
    const view = await openFacility({
      isSignedIn: true,
      reviews: [own(), another({ id: '2', content: '또 다른 리뷰' })],
      resolvers,
    });
    await view.user.click((await reviewWith(TEXT)).getByRole('button', { name: '삭제' }));
    return { ...view, asked: await dialog('리뷰를 삭제할까요?') };
  }

  it('asks first, and takes the review out of list and counts', async () => {
    const left = { reviewCount: 1, averageRating: 2, ratingCounts: [0, 1, 0, 0, 0] };
    const { user, asked, server } = await askToDelete({
      deleteReview: () => ({ id: '1', facility: { ...own().facility, ...left }, member: makeMember() }),
    });
    expect(server.calls.some(({ field }) => field === 'deleteReview')).toBe(false);
    const { isUnderDialog, scrolls } = keyboardMovesTo('review-list');
    await user.click(asked.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('리뷰를 삭제했습니다.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
    expect(screen.getByText('또 다른 리뷰')).toBeInTheDocument();
    const list = await section(/^리뷰\s?1$/);
    expect(list.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(isUnderDialog).toEqual([false]);
    expect(scrolls).toEqual([{ block: 'nearest' }]);
    expect((await section('별점')).getByText('리뷰 1개')).toBeVisible();
  });

  it('leaves it where it is when told so', async () => {
    const { user, asked, server } = await askToDelete();
    await user.click(asked.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls.some(({ field }) => field === 'deleteReview')).toBe(false);
  });

  it('says why it failed', async () => {
    const { user, asked } = await askToDelete({
      deleteReview: () => {
        throw refusal('NOT_FOUND', '없는 리뷰입니다.');
      },
    });
    await user.click(asked.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('삭제 실패: 없는 리뷰입니다.')).toBeVisible();
    expect(screen.getByText(TEXT)).toBeInTheDocument();
  });
});
