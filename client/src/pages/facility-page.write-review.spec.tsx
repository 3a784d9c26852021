import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';
import { makeMember, makeToken, refusal } from '../../test/make-member';
import { makeReview } from '../../test/make-review';
import type { RootResolvers } from '../../test/graphql-answers';
import type { Review } from '../graphql/types.generated';

const form = async () => within(await screen.findByRole('form', { name: '리뷰 쓰기' }));
const photo = (name: string, type = 'image/jpeg', size = 1) => new File([new Uint8Array(size)], name, { type });
const inputs = (calls: { field: string; args: Record<string, unknown> }[]) =>
  calls.filter(({ field }) => field === 'createReview').map(({ args }) => args.input as Record<string, unknown>);

async function write(options: Parameters<typeof openFacility>[0] = {}) {
  const view = await openFacility({ isSignedIn: true, ...options });
  await view.user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  return { ...view, fields: await form() };
}
const save = async ({ user, fields }: Pick<Awaited<ReturnType<typeof write>>, 'user' | 'fields'>) =>
  user.click(fields.getByRole('button', { name: '저장' }));
const fails = (code: string, message: string, fieldErrors?: Record<string, string>): RootResolvers => ({
  createReview: () => {
    throw refusal(code, message, fieldErrors);
  },
});

/** What the server does with a new review: it is the newest of the place. */
const saves = (reviews: Review[]): RootResolvers => ({
  createReview: ({ input }: { input: { content: string; rating: number } }) => {
    const { content, rating } = input;
    const review = makeReview({ id: '50', content, rating, viewerIsAuthor: true, member: makeMember({ reviewCount: 1 }) });
    reviews.unshift(review);
    const counts = { reviewCount: reviews.length, averageRating: 5, ratingCounts: [0, 0, 0, 0, reviews.length] };
    return { ...review, facility: { ...review.facility, ...counts } };
  },
});

it('invites visitors to sign in, and leads back here', async () => {
  const { user, address } = await openFacility();
  expect(await screen.findByText('리뷰를 쓰려면 로그인해 주세요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '리뷰 쓰기' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('region', { name: '리뷰 쓰기' })).getByRole('button', { name: '로그인' }));
  expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
  expect(address()).toBe('/facility/7');
});

it('saves, shows the new review and goes to it', async () => {
  const reviews = [makeReview({ id: '1' })];
  const view = await write({ reviews, resolvers: saves(reviews) });
  const { user, fields, server } = view;
  expect(screen.queryByRole('button', { name: '리뷰 쓰기' })).not.toBeInTheDocument();
  expect(fields.getByRole('radio', { name: '5점' })).toBeChecked();
  await user.type(fields.getByLabelText('내용'), '  마당이 넓어요.  ');
  await user.type(fields.getByLabelText('태그'), '#산책 카페 ');
  await user.upload(fields.getByLabelText('사진', { selector: 'input' }), [photo('a.jpg'), photo('b.png', 'image/png')]);
  await save(view);
  expect(await screen.findByText('리뷰를 저장했습니다.')).toBeVisible();
  expect(inputs(server.calls)).toEqual([
    {
      facilityId: '7',
      content: '마당이 넓어요.',
      rating: 5,
      tagNames: ['산책', '카페'],
      images: [expect.objectContaining({ name: 'a.jpg' }), expect.objectContaining({ name: 'b.png' })],
      requestKey: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/) as string,
    },
  ]);
  const card = (await screen.findByText('마당이 넓어요.')).closest('article');
  await waitFor(() => expect(card).toHaveFocus());
  expect(card).toHaveAttribute('data-highlighted');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '리뷰 쓰기' })).toBeVisible();
  expect(sessionStorage.getItem('review-draft:1:7')).toBeNull();
});

describe('stars', () => {
  it('are chosen with the arrow keys, too', async () => {
    const { user, fields } = await write();
    await user.click(fields.getByRole('radio', { name: '3점' }));
    expect(fields.getByRole('radio', { name: '3점' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(fields.getByRole('radio', { name: '4점' })).toBeChecked();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(fields.getByRole('radio', { name: '2점' })).toBeChecked();
  });
});

describe('text', () => {
  it('is needed', async () => {
    const view = await write();
    await view.user.type(view.fields.getByLabelText('내용'), '  ');
    await save(view);
    expect(await view.fields.findByText('내용을 입력하세요.')).toBeVisible();
    await waitFor(() => expect(view.fields.getByLabelText('내용')).toHaveFocus());
    expect(inputs(view.server.calls)).toEqual([]);
  });

  it('is counted as a person counts and refused above a thousand', async () => {
    const view = await write();
    await view.user.click(view.fields.getByLabelText('내용'));
    await view.user.paste('😀'.repeat(1001));
    expect(view.fields.getByText('1,001 / 1,000')).toBeVisible();
    await save(view);
    expect(await view.fields.findByText('리뷰는 1,000자까지 쓸 수 있습니다.')).toBeVisible();
    expect(inputs(view.server.calls)).toEqual([]);
  });
});

describe('tags', () => {
  const chips = (fields: Awaited<ReturnType<typeof form>>) =>
    within(fields.getByRole('list', { name: '추가한 태그' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are committed by a space or Enter, without # and in lower case, and do not send the form', async () => {
    const { user, fields, server } = await write();
    await user.type(fields.getByLabelText('태그'), '##Cafe 산책{Enter}');
    expect(chips(fields)).toEqual(['#cafe', '#산책']);
    expect(fields.getByLabelText('태그')).toHaveValue('');
    expect(inputs(server.calls)).toEqual([]);
  });

  it.each([
    ['맛집!', '태그에는 공백이나 특수문자를 쓸 수 없습니다.'],
    ['CAFE', '이미 추가한 태그입니다.'],
    ['가'.repeat(21), '태그는 20자까지 쓸 수 있습니다.'],
  ])('refuse %s and say why', async (typed, text) => {
    const { user, fields } = await write();
    await user.type(fields.getByLabelText('태그'), 'cafe ');
    await user.type(fields.getByLabelText('태그'), `${typed} `);
    expect(await fields.findByText(text)).toBeVisible();
    expect(chips(fields)).toEqual(['#cafe']);
    expect(fields.getByLabelText('태그')).toHaveValue(typed);
  });

  it('are six at most', async () => {
    const { user, fields } = await write();
    await user.type(fields.getByLabelText('태그'), 'a b c d e f g ');
    expect(await fields.findByText('태그는 6개까지 추가할 수 있습니다.')).toBeVisible();
    expect(chips(fields)).toHaveLength(6);
  });

  it('wait until a syllable is put together', async () => {
    const { fields } = await write();
    const field = fields.getByLabelText('태그');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '산책 ' }, isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(fields.queryByRole('list', { name: '추가한 태그' })).not.toBeInTheDocument();
    fireEvent.compositionEnd(field, { data: '책' });
    expect(chips(fields)).toEqual(['#산책']);
  });

  it('go with their button, and the keyboard back to the field', async () => {
    const { user, fields } = await write();
    await user.type(fields.getByLabelText('태그'), 'a b ');
    fields.getByRole('button', { name: '태그 a 삭제' }).focus();
    await user.keyboard('{Enter}');
    expect(chips(fields)).toEqual(['#b']);
    expect(fields.getByLabelText('태그')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(fields.queryByRole('list', { name: '추가한 태그' })).not.toBeInTheDocument();
  });

  it('that are typed and not committed are sent, too', async () => {
    const reviews: Review[] = [];
    const view = await write({ reviews, resolvers: saves(reviews) });
    await view.user.type(view.fields.getByLabelText('내용'), '좋아요.');
    await view.user.type(view.fields.getByLabelText('태그'), '산책');
    await save(view);
    expect(await screen.findByText('리뷰를 저장했습니다.')).toBeVisible();
    expect(inputs(view.server.calls)[0]).toMatchObject({ tagNames: ['산책'] });
  });

  it('of others are offered: the most used at first, then those that fit, once the typing rests', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const all = ['카페', '산책', '산책로'].map((name, index) => ({ id: String(index), name }));
    const tags = ({ query }: { query: string }) => all.filter(({ name }) => name.includes(query));
    const { fields, server } = await write({ user, resolvers: { tags } });
    const asked = () => server.calls.filter(({ field }) => field === 'tags').map(({ args }) => args.query);
    expect(await fields.findByRole('button', { name: '#카페' })).toBeVisible();
    await user.type(fields.getByLabelText('태그'), '#산책');
    await waitFor(() => expect(fields.queryByRole('button', { name: '#카페' })).not.toBeInTheDocument());
    expect(asked()).toEqual(['', '산책']);
    await user.click(fields.getByRole('button', { name: '#산책로' }));
    expect(chips(fields)).toEqual(['#산책로']);
    expect(fields.queryByRole('button', { name: '#산책로' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('can be typed even though the search for them fails', async () => {
    const { user, fields } = await write({
      resolvers: {
        tags: () => {
          throw refusal('SERVICE_UNAVAILABLE', '지금은 안 돼요.');
        },
      },
    });
    expect(await fields.findByText('태그를 검색하는 중 오류가 발생했습니다.')).toBeVisible();
    await user.type(fields.getByLabelText('태그'), '산책 ');
    expect(chips(fields)).toEqual(['#산책']);
  });
});

describe('photos', () => {
  it('that cannot be sent are refused by name, the others taken', async () => {
    const { user, fields } = await write();
    const big = photo('big.png', 'image/png', 10 * 1024 * 1024 + 1);
    const files = [photo('a.jpg'), photo('plan.pdf', 'application/pdf'), photo('phone.heic', ''), big];
    await user.upload(fields.getByLabelText('사진', { selector: 'input' }), files);
    const said = (await fields.findByRole('alert')).textContent;
    expect(said).toMatch(/plan\.pdf: 지원하지 않는 형식/);
    expect(said).toMatch(/phone\.heic: HEIC/);
    expect(said).toMatch(/big\.png: 10MB를 넘어요/);
    expect(fields.getAllByRole('img', { name: /^고른 사진/ })).toHaveLength(1);
    await user.click(fields.getByRole('button', { name: 'a.jpg 삭제' }));
    expect(fields.queryByRole('img', { name: /^고른 사진/ })).not.toBeInTheDocument();
    expect(fields.getByRole('button', { name: '사진 고르기' })).toHaveFocus();
  });

  it('are ten at most at a time', async () => {
    const { user, fields } = await write();
    const files = Array.from({ length: 12 }, (_none, index) => photo(`${index}.jpg`));
    await user.upload(fields.getByLabelText('사진', { selector: 'input' }), files);
    expect(await fields.findByText('사진은 한 번에 10장까지 올릴 수 있습니다.')).toBeVisible();
    expect(fields.getAllByRole('img', { name: /^고른 사진/ })).toHaveLength(10);
    expect(fields.getByText('10 / 10')).toBeVisible();
  });
});

describe('cancelling', () => {
  it('asks when something would be lost', async () => {
    const { user, fields } = await write();
    await user.type(fields.getByLabelText('내용'), '쓰다 만 글');
    await user.click(fields.getByRole('button', { name: '취소' }));
    let asked = within(await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' }));
    await user.click(asked.getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fields.getByLabelText('내용')).toHaveValue('쓰다 만 글');
    await user.click(fields.getByRole('button', { name: '취소' }));
    asked = within(await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' }));
    await user.click(asked.getByRole('button', { name: '취소하고 지우기' }));
    await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
    expect((await form()).getByLabelText('내용')).toHaveValue('');
  });

  it('does not ask about nothing, and the button has the keyboard', async () => {
    const { user, fields } = await write();
    await user.click(fields.getByRole('button', { name: '취소' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '리뷰 쓰기' })).toHaveFocus();
  });
});

describe('nothing that was typed is lost', () => {
  const begin = async (options: Parameters<typeof write>[0] = {}) => {
    const view = await write(options);
    await view.user.type(view.fields.getByLabelText('내용'), '마당이 넓어요.');
    await view.user.click(view.fields.getByRole('radio', { name: '4점' }));
    await view.user.type(view.fields.getByLabelText('태그'), '산책 반쯤');
    await view.user.upload(view.fields.getByLabelText('사진', { selector: 'input' }), photo('a.jpg'));
    return view;
  };
  const expectDraft = (fields: Awaited<ReturnType<typeof form>>) => {
    expect(fields.getByLabelText('내용')).toHaveValue('마당이 넓어요.');
    expect(fields.getByLabelText('4점')).toBeChecked();
    expect(fields.getByText('#산책')).toBeInTheDocument();
  };

  it('when the request fails: sent again it is the same request', async () => {
    let isBroken = true;
    const reviews: Review[] = [];
    const { createReview } = saves(reviews);
    const view = await begin({
      reviews,
      resolvers: {
        createReview: (args: never, asked: never) => {
          if (isBroken) throw refusal('SERVICE_UNAVAILABLE', 'Service unavailable');
          return createReview!(args, asked);
        },
      },
    });
    await save(view);
    expect(await view.fields.findByText('리뷰를 저장하지 못했습니다.')).toBeVisible();
    expectDraft(view.fields);
    expect(view.fields.getByRole('img', { name: '고른 사진 a.jpg' })).toBeVisible();
    isBroken = false;
    await save(view);
    expect(await screen.findByText('리뷰를 저장했습니다.')).toBeVisible();
    const [first, second] = inputs(view.server.calls);
    expect(second!.requestKey).toBe(first!.requestKey);
  });

  it("when the server refuses a field: its words stand beside it and the server's above the button", async () => {
    const view = await begin({
      resolvers: fails('BAD_USER_INPUT', '사진을 읽을 수 없습니다.', { images: 'a.jpg: 사진이 아니에요.' }),
    });
    await save(view);
    expect(await view.fields.findByText('사진을 읽을 수 없습니다.')).toBeVisible();
    expect(view.fields.getByText('a.jpg: 사진이 아니에요.')).toBeVisible();
    expectDraft(view.fields);
  });

  it('when the session ends: after signing in the form goes on, photos included', async () => {
    const reviews: Review[] = [];
    const token = makeToken({ secondsLeft: 7200 });
    const signIn = () => ({ token, expiresAt: new Date().toISOString(), member: makeMember() });
    const view = await begin({ reviews, resolvers: { ...saves(reviews), signIn } });
    const { user, server } = view;
    server.refuseTokens();
    await save(view);
    const dialog = within(await screen.findByRole('dialog', { name: '로그인' }));
    expect(dialog.getByText('로그인이 만료되었습니다. 다시 로그인해 주세요.')).toBeVisible();
    expectDraft(within(screen.getByRole('form', { name: '리뷰 쓰기', hidden: true })));
    server.acceptTokens();
    await user.type(dialog.getByLabelText('이메일'), 'bori@example.com');
    await user.type(dialog.getByLabelText('비밀번호'), 'Secret1!');
    await user.click(dialog.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '로그인' })).not.toBeInTheDocument());
    const fields = await form();
    expectDraft(fields);
    expect(fields.getByRole('img', { name: '고른 사진 a.jpg' })).toBeInTheDocument();
    await save({ user, fields });
    expect(await screen.findByText('리뷰를 저장했습니다.')).toBeVisible();
    expect(inputs(server.calls).at(-1)).toMatchObject({ images: [expect.objectContaining({ name: 'a.jpg' })] });
  });

  it('when another page is visited in between', async () => {
    const { router } = await begin();
    await router.navigate('/about');
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/facility/7');
    const fields = await form();
    expectDraft(fields);
    expect(fields.getByRole('img', { name: '고른 사진 a.jpg' })).toBeInTheDocument();
  });

  it('when the tab is loaded anew; photos have to be picked again, and it says so', async () => {
    const stored = { content: '마당이 넓어요.', rating: 4, tags: ['산책'], tagText: '', imageCount: 2 };
    sessionStorage.setItem('review-draft:1:7', JSON.stringify({ ...stored, requestKey: 'an earlier tab' }));
    await openFacility({ isSignedIn: true });
    const fields = await form();
    expectDraft(fields);
    expect(fields.getByText('골랐던 사진은 남아 있지 않아요. 다시 골라 주세요.')).toBeVisible();
  });

  it('where the browser forbids storage', async () => {
    const { router, user, fields } = await write();
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    try {
      await user.type(fields.getByLabelText('내용'), '마당이 넓어요.');
      await router.navigate('/about');
      await router.navigate('/facility/7');
      const again = await form();
      expect(again.getByLabelText('내용')).toHaveValue('마당이 넓어요.');
      await user.click(again.getByRole('button', { name: '취소' }));
      await user.click(await screen.findByRole('button', { name: '취소하고 지우기' }));
      await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
      expect((await form()).getByLabelText('내용')).toHaveValue('');
    } finally {
      storage.mockRestore();
    }
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('what is not for others', () => {
  it('is not shown to the next member, nor found after signing out', async () => {
    const stored = { content: '남의 글', rating: 4, tags: [], tagText: '', imageCount: 0, requestKey: 'a' };
    sessionStorage.setItem('review-draft:2:7', JSON.stringify(stored));
    const { user } = await write();
    expect((await form()).getByLabelText('내용')).toHaveValue('');
    await user.type((await form()).getByLabelText('내용'), '내 글');
    expect(sessionStorage.getItem('review-draft:1:7')).toContain('내 글');
    await user.click(screen.getByRole('button', { name: '보리누나' }));
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await act(async () => {});
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('review-draft'))).toEqual([]);
  });
});
