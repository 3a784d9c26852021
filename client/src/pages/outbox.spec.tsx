import '../../test/fake-indexed-db';
import { ServerError } from '@apollo/client/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore, values } from 'idb-keyval';
import { makeFacility } from '../../test/make-facility';
import { makeMember, makeToken, refusal, signInBefore } from '../../test/make-member';
import { makeReview, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { RootResolvers, TestServer } from '../../test/graphql-answers';
import type { CreateReviewInput, CreateVisitReportInput, Member, Review, VisitReport } from '../graphql/types.generated';
import { correctedEntry } from '../lib/outbox/entries';
import { ViewerDocument } from '../lib/session/viewer.generated';

const OFFLINE = '지금은 인터넷에 연결되어 있지 않아요. 연결되면 보낼게요.';
const PLACE = '달빛 산책 카페';
const stored = createStore('outbox', 'entries');
const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const koreanToday = () => new Date(Date.now() + 9 * 60 * 60_000).toISOString().slice(0, 10);

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  correctedEntry(null);
  return clear(stored);
});

/** What a server keeps: repeated request keys add nothing. */
function makeWorld() {
  const world = {
    reviews: [makeReview({ id: '5', content: '마당이 좋아요.', member: makeMember({ id: '2', nickName: '코코' }) })],
    keys: new Set<string>(),
    visits: [] as VisitReport[],
    isFavorite: false,
    /** Why reviews are refused. */
    refusal: null as string | null,
    viewer: makeMember() as Member | null,
  };
  const facility = () =>
    makeFacility({ id: '7', name: PLACE, viewerHasFavorited: world.isFavorite, viewerVisitReports: world.visits });
  const resolvers: RootResolvers = {
    viewer: (_args: unknown, { authorization }: { authorization?: string }) => (authorization ? world.viewer : null),
    facility,
    reviews: (args: { page: number; size: number }) => pageOf(world.reviews, args),
    review: ({ id }: { id: string }) => world.reviews.find((review) => review.id === id) ?? null,
    createReview: ({ input }: { input: CreateReviewInput }): Review => {
      if (world.refusal) throw refusal('BAD_USER_INPUT', world.refusal);
      const { content, rating, requestKey } = input;
      const review = makeReview({ id: '50', content, rating, viewerIsAuthor: true });
      if (!world.keys.has(requestKey!)) world.reviews.unshift(review);
      world.keys.add(requestKey!);
      return review;
    },
    createVisitReport: ({ input }: { input: CreateVisitReportInput }) => {
      const { outcome, requestKey } = input;
      const report = { id: '9', outcome, visitedOn: koreanToday(), conditionKind: null, reportedAt: '', pets: [] };
      if (!world.keys.has(requestKey!)) world.visits.push(report);
      world.keys.add(requestKey!);
      return facility();
    },
    toggleFavorite: ({ input }: { input: { isFavorite: boolean } }) => {
      world.isFavorite = input.isFavorite;
      return facility();
    },
    toggleReviewLike: ({ input }: { input: { isLiked: boolean } }) => {
      const [review] = world.reviews;
      const likeCount = review!.likeCount + Number(input.isLiked) - Number(review!.viewerHasLiked);
      Object.assign(review!, { viewerHasLiked: input.isLiked, likeCount });
      return { member: makeMember(), review };
    },
  };
  return { world, resolvers };
}

async function open({ world, resolvers } = makeWorld(), path = '/facility/7') {
  signInBefore();
  const view = await act(() => Promise.resolve(renderApp(path, { resolvers })));
  await screen.findByRole('heading', { level: 1 });
  const { user, server } = view;
  return {
    ...view,
    world,
    goOffline: () => {
      isOnline = false;
      server.goAway();
    },
    comeBack: () => {
      isOnline = true;
      server.comeBack();
      act(() => void window.dispatchEvent(new Event('online')));
    },
    openList: async () => {
      await user.click(within(await line()).getByRole('button', { name: '보기' }));
      return within(await screen.findByRole('dialog', { name: '보내지 않은 항목' }));
    },
  };
}
type View = Awaited<ReturnType<typeof open>>;

const line = () => screen.findByRole('complementary', { name: '보내지 않은 항목' });
const noLine = () => waitFor(() => expect(screen.queryByRole('complementary', { name: '보내지 않은 항목' })).toBeNull());
const star = () => screen.getByRole('button', { name: `${PLACE} 즐겨찾기` });
const like = () => screen.getByRole('button', { name: /^좋아요 / });
const inputsOf = ({ calls }: TestServer, name: string) =>
  calls.filter(({ field }) => field === name).map(({ args }) => args.input as Record<string, unknown>);
const reviewForm = async () => within(await screen.findByRole('form', { name: '리뷰 쓰기' }));

async function writeReview({ user }: View, text = '그늘이 많아요.') {
  await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
  const form = await reviewForm();
  await user.type(form.getByLabelText('내용'), text);
  await user.type(form.getByLabelText('태그'), '산책 ');
  await user.upload(form.getByLabelText('사진', { selector: 'input' }), [photo]);
  await user.click(form.getByRole('button', { name: '저장' }));
}

async function reportVisit({ user }: View) {
  await user.click(await screen.findByRole('button', { name: '함께 들어갔어요' }));
  const form = within(await screen.findByRole('form', { name: /기록 남기기/ }));
  await user.click(form.getByRole('button', { name: '남기기' }));
}

interface Kind {
  write: (view: View) => Promise<unknown>;
  mutation: string;
  /** What the server has of it. */
  has: (world: View['world']) => number;
}
const KINDS: Record<string, Kind> = {
  'a review with a photo': { write: writeReview, mutation: 'createReview', has: ({ reviews }) => reviews.length - 1 },
  'a visit report': { write: reportVisit, mutation: 'createVisitReport', has: ({ visits }) => visits.length },
  'a like': {
    write: async ({ user }) => user.click(await screen.findByRole('button', { name: /^좋아요 / })),
    mutation: 'toggleReviewLike',
    has: ({ reviews }) => Number(reviews[0]!.viewerHasLiked),
  },
  'a favourite': {
    write: ({ user }) => user.click(star()),
    mutation: 'toggleFavorite',
    has: ({ isFavorite }) => Number(isFavorite),
  },
};

describe.each(Object.entries(KINDS))('%s', (_name, { write, mutation, has }) => {
  it('waits for the connection and is sent once', async () => {
    const view = await open();
    view.goOffline();
    await write(view);
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    expect(within(await line()).getByText('아직 보내지 않은 항목 1개')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect([has(view.world), inputsOf(view.server, mutation)]).toEqual([0, []]);
    view.comeBack();
    expect(await screen.findByText('보내지 못했던 항목 1개를 보냈어요.')).toBeVisible();
    await noLine();
    expect([has(view.world), inputsOf(view.server, mutation).length]).toEqual([1, 1]);
    expect(await values(stored)).toEqual([]);
  });

  it('is there once although the first answer got lost', async () => {
    const view = await open();
    await screen.findByRole('button', { name: /^좋아요 / });
    view.server.loseNextAnswer();
    await write(view);
    await line();
    expect(has(view.world)).toBe(1);
    view.comeBack();
    await noLine();
    const [first, second, ...more] = inputsOf(view.server, mutation);
    expect([has(view.world), second, more]).toEqual([1, first, []]);
  });

  it('is refused as ever where nothing can be stored', async () => {
    const view = await open();
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    view.goOffline();
    await write(view);
    expect(await screen.findByText(/인터넷 연결을 확인|처리하지 못했습니다|변경에 실패/)).toBeVisible();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'false'));
    expect(like()).toHaveAttribute('aria-pressed', 'false');
    if (mutation === 'createReview') expect((await reviewForm()).getByLabelText('내용')).toHaveValue('그늘이 많아요.');
    if (mutation === 'createVisitReport') expect(screen.getByRole('form', { name: /기록 남기기/ })).toBeVisible();
  });
});

describe('what the server refuses', () => {
  it('comes back for editing with everything that was written', async () => {
    const view = await open();
    view.goOffline();
    await writeReview(view);
    await line();
    view.world.refusal = '쓸 수 없는 말이 들어 있습니다.';
    view.comeBack();
    expect(await screen.findByText('아직 보내지 않은 항목 1개 · 1개는 보내지 못했어요')).toBeVisible();
    const list = await view.openList();
    expect(list.getByText('보내지 못했어요: 쓸 수 없는 말이 들어 있습니다.')).toBeVisible();
    expect(list.getByRole('link', { name: PLACE })).toHaveAttribute('href', '/facility/7');
    expect(list.queryByRole('button', { name: '지금 보내기' })).toBeNull();
    await view.user.click(list.getByRole('button', { name: `${PLACE} 리뷰 고쳐서 보내기` }));
    const form = await reviewForm();
    expect(form.getByLabelText('내용')).toHaveValue('그늘이 많아요.');
    expect(form.getByText('#산책')).toBeVisible();
    expect(screen.getByRole('heading', { name: '리뷰 쓰기' })).toHaveFocus();
    view.world.refusal = null;
    await view.user.type(form.getByLabelText('내용'), ' 좋아요.');
    await view.user.click(form.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('리뷰를 저장했습니다.')).toBeVisible();
    await noLine();
    const [first, second, ...more] = inputsOf(view.server, 'createReview');
    expect(second).toEqual({ ...first, content: '그늘이 많아요. 좋아요.' });
    expect([second?.images, more, await values(stored)]).toEqual([[photo], [], []]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('opens on the page of its place, and stays stored when the form is left', async () => {
    const made = makeWorld();
    const view = await open(made);
    view.goOffline();
    await writeReview(view);
    await line();
    made.world.refusal = '쓸 수 없는 말이 들어 있습니다.';
    view.comeBack();
    await screen.findByText('아직 보내지 않은 항목 1개 · 1개는 보내지 못했어요');
    await view.router.navigate('/terms');
    await waitFor(() => expect(screen.queryByRole('heading', { name: PLACE })).toBeNull());
    const list = await view.openList();
    await view.user.click(list.getByRole('button', { name: `${PLACE} 리뷰 고쳐서 보내기` }));
    const form = await reviewForm();
    expect(view.address()).toBe('/facility/7');
    expect(form.getByLabelText('내용')).toHaveValue('그늘이 많아요.');
    await view.router.navigate('/terms');
    await waitFor(() => expect(screen.queryByRole('form', { name: '리뷰 쓰기' })).toBeNull());
    await view.router.navigate('/facility/7');
    expect(await screen.findByRole('button', { name: '리뷰 쓰기' })).toBeVisible();
    expect(await values(stored)).toHaveLength(1);
  });

  it('is corrected in the form of a visit, too', async () => {
    const made = makeWorld();
    const { createVisitReport } = made.resolvers;
    let isRefused = true;
    made.resolvers.createVisitReport = (args: never, asked: never) => {
      if (isRefused) throw refusal('CONFLICT', '이 날의 방문은 이미 알려 주셨어요.');
      return createVisitReport!(args, asked);
    };
    const view = await open(made);
    view.goOffline();
    await view.user.click(await screen.findByRole('button', { name: '조건이 달랐어요' }));
    const form = () => within(screen.getByRole('form', { name: '조건이 달랐어요 기록 남기기' }));
    await screen.findByRole('form', { name: '조건이 달랐어요 기록 남기기' });
    await view.user.click(form().getByRole('radio', { name: '목줄' }));
    await view.user.selectOptions(form().getByLabelText('크기'), 'LARGE');
    await view.user.click(form().getByRole('button', { name: '남기기' }));
    await line();
    view.comeBack();
    await screen.findByText('아직 보내지 않은 항목 1개 · 1개는 보내지 못했어요');
    const list = await view.openList();
    await view.user.click(list.getByRole('button', { name: `${PLACE} 방문 기록 고쳐서 보내기` }));
    await screen.findByRole('form', { name: '조건이 달랐어요 기록 남기기' });
    expect(form().getByRole('radio', { name: '목줄' })).toBeChecked();
    expect(form().getByLabelText('크기')).toHaveValue('LARGE');
    isRefused = false;
    await view.user.click(form().getByRole('button', { name: '남기기' }));
    await noLine();
    const [first, second] = inputsOf(view.server, 'createVisitReport');
    expect([second, view.world.visits]).toEqual([first, [expect.objectContaining({ outcome: 'DIFFERENT' })]]);
  });

  it('can be deleted, a text after a question', async () => {
    const view = await open();
    view.goOffline();
    await writeReview(view);
    await line();
    view.world.refusal = '쓸 수 없는 말이 들어 있습니다.';
    view.comeBack();
    await screen.findByText('아직 보내지 않은 항목 1개 · 1개는 보내지 못했어요');
    const list = await view.openList();
    await view.user.click(list.getByRole('button', { name: `${PLACE} 리뷰 지우기` }));
    expect(list.getByRole('button', { name: '그대로 두기' })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(list.getByRole('button', { name: `${PLACE} 리뷰 지우기` })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    await view.user.click(list.getByRole('button', { name: '지우기' }));
    await noLine();
    await waitFor(() => expect(list.getByText('닫기').closest('button')).toHaveFocus());
    expect(await values(stored)).toEqual([]);
  });

  it('is shown as it was before where it was a like', async () => {
    const made = makeWorld();
    made.resolvers.toggleReviewLike = () => {
      throw refusal('NOT_FOUND', '리뷰를 찾을 수 없습니다.');
    };
    const view = await open(made);
    await screen.findByRole('button', { name: /^좋아요 / });
    const before = like().getAttribute('aria-label');
    view.goOffline();
    await view.user.click(like());
    await line();
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    expect(like()).not.toHaveAttribute('aria-label', before);
    view.comeBack();
    await screen.findByText('아직 보내지 않은 항목 1개 · 1개는 보내지 못했어요');
    expect(like()).toHaveAttribute('aria-pressed', 'false');
    expect(like()).toHaveAttribute('aria-label', before);
    const list = await view.openList();
    expect(list.getByRole('link', { name: '‘마당이 좋아요.’ 리뷰' })).toBeVisible();
    expect(list.queryByRole('button', { name: /고쳐서/ })).toBeNull();
  });
});

describe('a favourite', () => {
  it('is sent in its last state', async () => {
    const view = await open();
    view.goOffline();
    await view.user.click(star());
    await line();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    await view.user.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    expect(within(await line()).getByText('아직 보내지 않은 항목 1개')).toBeVisible();
    view.comeBack();
    await noLine();
    expect(inputsOf(view.server, 'toggleFavorite')).toEqual([{ facilityId: '7', isFavorite: false }]);
    expect(star()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is taken back although the connection went before the answer to the first press came', async () => {
    const view = await open();
    view.server.loseNextAnswer(() => view.goOffline());
    await view.user.click(star());
    await line();
    await view.user.click(star());
    expect(view.world.isFavorite).toBe(true);
    view.comeBack();
    await noLine();
    expect([view.world.isFavorite, star().getAttribute('aria-pressed')]).toEqual([false, 'false']);
  });

  it('is shown as it will be after a reload without a connection', async () => {
    const made = makeWorld();
    const view = await open(made);
    view.goOffline();
    await view.user.click(star());
    await line();
    view.unmount();
    // The page comes from the server here, the state that waits does not.
    const again = await open(made);
    isOnline = false;
    again.server.goAway();
    await line();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(made.world.isFavorite).toBe(false);
  });

  it('is sent in its last state where an earlier one may have arrived', async () => {
    const view = await open();
    view.server.loseNextAnswer();
    await view.user.click(star());
    await line();
    await view.user.click(star());
    await noLine();
    expect(view.world.isFavorite).toBe(false);
    expect(inputsOf(view.server, 'toggleFavorite').at(-1)).toEqual({ facilityId: '7', isFavorite: false });
    expect(star()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is shown as it was before when the person deletes it from the list', async () => {
    const view = await open();
    view.goOffline();
    await view.user.click(star());
    const list = await view.openList();
    await view.user.click(list.getByRole('button', { name: `${PLACE} 즐겨찾기 지우기` }));
    await noLine();
    expect(star()).toHaveAttribute('aria-pressed', 'false');
  });
});

it('says why it cannot be sent now, and sends on request', async () => {
  const view = await open();
  view.goOffline();
  await view.user.click(star());
  const list = await view.openList();
  await view.user.click(list.getByRole('button', { name: '지금 보내기' }));
  expect(await list.findByText(/인터넷 연결을 확인하고 다시 시도해 주세요/)).toBeVisible();
  view.server.comeBack();
  await view.user.click(list.getByRole('button', { name: '지금 보내기' }));
  expect(await list.findByText('모두 보냈어요.')).toBeVisible();
  expect(view.world.isFavorite).toBe(true);
});

it('waits while the server asks for patience', async () => {
  const made = makeWorld();
  made.resolvers.toggleFavorite = () => {
    throw refusal('TOO_MANY_REQUESTS', '너무 많이 요청했습니다.');
  };
  const view = await open(made);
  view.goOffline();
  await view.user.click(star());
  await line();
  view.comeBack();
  await waitFor(() => expect(inputsOf(view.server, 'toggleFavorite')).toHaveLength(1));
  expect(within(await line()).getByText('아직 보내지 않은 항목 1개')).toBeVisible();
});

it('keeps nothing waiting behind what a proxy refuses', async () => {
  const view = await open();
  view.goOffline();
  await view.user.click(star());
  const list = await view.openList();
  view.server.goAway(new ServerError('Received status code 413', { response: { status: 413 } as Response, bodyText: '' }));
  await view.user.click(list.getByRole('button', { name: '지금 보내기' }));
  expect(await list.findByText(/보낸 내용이 너무 커요/)).toBeVisible();
});

it.each(['INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'])('keeps nothing waiting behind what fails with %s', async (code) => {
  const made = makeWorld();
  made.resolvers.createReview = () => {
    throw refusal(code, '잠시 후에 다시 시도해 주세요.');
  };
  const view = await open(made);
  view.goOffline();
  await writeReview(view);
  await line();
  await view.user.click(star());
  view.comeBack();
  await waitFor(() => expect(view.world.isFavorite).toBe(true));
  expect(await within(await line()).findByText('아직 보내지 않은 항목 1개')).toBeVisible();
});

it('never sends nor shows what another member wrote', async () => {
  const made = makeWorld();
  const first = await open(made);
  first.goOffline();
  await first.user.click(star());
  await line();
  first.unmount();
  isOnline = true;
  made.world.viewer = makeMember({ id: '2', email: 'coco@example.com', nickName: '코코' });
  const other = await open(made);
  await screen.findAllByText('코코');
  expect(screen.queryByRole('complementary', { name: '보내지 않은 항목' })).toBeNull();
  expect(inputsOf(other.server, 'toggleFavorite')).toEqual([]);
  other.unmount();
  made.world.viewer = makeMember();
  await open(made);
  expect(await screen.findByText('보내지 못했던 항목 1개를 보냈어요.')).toBeVisible();
  expect(made.world.isFavorite).toBe(true);
});

it('is not stored for somebody who has signed in before the request failed', async () => {
  const view = await open();
  view.server.loseNextAnswer(() => {
    const { viewer } = view.client.readQuery({ query: ViewerDocument })!;
    view.client.writeQuery({ query: ViewerDocument, data: { viewer: { ...viewer!, id: '2', nickName: '코코' } } });
  });
  await view.user.click(star());
  await screen.findAllByText('코코');
  expect(await screen.findByText('즐겨찾기 상태 변경에 실패했습니다.')).toBeVisible();
  expect(await values(stored)).toEqual([]);
});

it('is not sent with the token of somebody whose sign-in this tab has not heard of', async () => {
  const view = await open();
  view.goOffline();
  await view.user.click(star());
  const list = await view.openList();
  view.server.comeBack();
  const own = localStorage.getItem('token')!;
  signInBefore(makeToken({ email: 'coco@example.com' }));
  const send = list.getByRole('button', { name: '지금 보내기' });
  await view.user.click(send);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
  expect(inputsOf(view.server, 'toggleFavorite')).toEqual([]);
  signInBefore(own);
  await view.user.click(send);
  expect(await list.findByText('모두 보냈어요.')).toBeVisible();
});

it('is sent in its last state where the browser has no room for that', async () => {
  const view = await open();
  view.goOffline();
  await view.user.click(star());
  await line();
  view.server.comeBack();
  isOnline = true;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await view.user.click(star());
  await noLine();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(inputsOf(view.server, 'toggleFavorite')).toEqual([{ facilityId: '7', isFavorite: false }]);
  expect(await values(stored)).toEqual([]);
});

it('forgets what could not be sent for a month', async () => {
  const made = makeWorld();
  const first = await open(made);
  first.goOffline();
  await first.user.click(star());
  await line();
  first.unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60_000);
  await open(made);
  await waitFor(async () => expect(await values(stored)).toEqual([]));
  expect(made.world.isFavorite).toBe(false);
});

it('waits for the sign-in where the session has ended', async () => {
  const made = makeWorld();
  const view = await open(made);
  view.goOffline();
  await view.user.click(star());
  await line();
  view.server.refuseTokens();
  view.comeBack();
  expect(await screen.findByText('로그인이 만료되어 아직 보내지 못했어요. 다시 로그인하면 보낼게요.')).toBeVisible();
  await noLine();
  expect(made.world.isFavorite).toBe(false);
  view.unmount();
  await open(made);
  expect(await screen.findByText('보내지 못했던 항목 1개를 보냈어요.')).toBeVisible();
});

describe.each(['with locks', 'without locks'])('two tabs, %s', (locks) => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  it('make one review', async () => {
    let chain = Promise.resolve<unknown>(null);
    const request = (_name: string, work: () => Promise<unknown>) => (chain = chain.then(work));
    if (locks === 'with locks') Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const made = makeWorld();
    const { createReview } = made.resolvers;
    made.resolvers.createReview = async (args: never, asked: never) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return createReview!(args, asked);
    };
    const view = await open(made);
    view.goOffline();
    await writeReview(view);
    await line();
    let otherTab: typeof import('../lib/outbox/outbox');
    await jest.isolateModulesAsync(async () => {
      otherTab = await import('../lib/outbox/outbox');
    });
    view.comeBack();
    await act(() => otherTab.sendEntries(view.client));
    await noLine();
    expect(made.world.reviews).toHaveLength(2);
    if (locks === 'with locks') expect(inputsOf(view.server, 'createReview')).toHaveLength(1);
  });
});

describe('signing out with something unsent', () => {
  const ask = async (view: View) => {
    await view.user.click(await screen.findByRole('button', { name: '로그아웃' }));
    return within(await screen.findByRole('dialog', { name: '보내지 않은 항목이 1개 있어요' }));
  };
  const isSignedIn = () => localStorage.getItem('token') !== null;

  async function openWithReview(made = makeWorld()) {
    const view = await open(made);
    view.goOffline();
    await writeReview(view);
    await line();
    return view;
  }

  it('sends it first', async () => {
    const view = await openWithReview();
    const dialog = await ask(view);
    view.server.comeBack();
    await view.user.click(dialog.getByRole('button', { name: '보내고 로그아웃' }));
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible();
    expect([isSignedIn(), view.world.reviews.length, await values(stored)]).toEqual([false, 2, []]);
  });

  it('stays signed in and says why where it cannot be sent', async () => {
    const view = await openWithReview();
    const dialog = await ask(view);
    await view.user.click(dialog.getByRole('button', { name: '보내고 로그아웃' }));
    expect(await dialog.findByText(/^보내지 못해 로그아웃하지 않았어요\. 서버에 연결하지 못했어요/)).toBeVisible();
    view.server.comeBack();
    view.world.refusal = '쓸 수 없는 말이 들어 있습니다.';
    await view.user.click(dialog.getByRole('button', { name: '보내고 로그아웃' }));
    expect(await dialog.findByText('보내지 못해 로그아웃하지 않았어요. 쓸 수 없는 말이 들어 있습니다.')).toBeVisible();
    expect([isSignedIn(), (await values(stored)).length]).toEqual([true, 1]);
  });

  it('discards it', async () => {
    const view = await openWithReview();
    const dialog = await ask(view);
    // For the page that comes afterwards.
    view.server.comeBack();
    await view.user.click(dialog.getByRole('button', { name: '버리고 로그아웃' }));
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible();
    expect([isSignedIn(), view.world.reviews.length, await values(stored)]).toEqual([false, 1, []]);
  });

  it('leaves no text that was being corrected', async () => {
    const view = await openWithReview();
    view.world.refusal = '쓸 수 없는 말이 들어 있습니다.';
    view.comeBack();
    await screen.findByText('아직 보내지 않은 항목 1개 · 1개는 보내지 못했어요');
    const list = await view.openList();
    await view.user.click(list.getByRole('button', { name: `${PLACE} 리뷰 고쳐서 보내기` }));
    await waitFor(() => expect(correctedEntry()).not.toBeNull());
    const dialog = await ask(view);
    await view.user.click(dialog.getByRole('button', { name: '버리고 로그아웃' }));
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible();
    expect(correctedEntry()).toBeNull();
  });

  it('stays', async () => {
    const view = await openWithReview();
    const dialog = await ask(view);
    await view.user.click(dialog.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([isSignedIn(), (await values(stored)).length]).toEqual([true, 1]);
  });

  it('stays where the person changes their mind while it is being sent', async () => {
    const made = makeWorld();
    const create = made.resolvers.createReview as (args: object) => Review;
    let finish = () => {};
    const sending = new Promise<void>((resolve) => (finish = resolve));
    made.resolvers.createReview = async (args: object) => {
      await sending;
      return create(args);
    };
    const view = await openWithReview(made);
    const dialog = await ask(view);
    view.server.comeBack();
    await view.user.click(dialog.getByRole('button', { name: '보내고 로그아웃' }));
    await view.user.click(dialog.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    finish();
    expect(await screen.findByText('보내지 못했던 항목 1개를 보냈어요.')).toBeVisible();
    await noLine();
    expect(isSignedIn()).toBe(true);
  });
});

it('is deleted with the account, which says so', async () => {
  const made = makeWorld();
  const view = await open({ ...made, resolvers: { ...made.resolvers, member: () => makeMember(), withdraw: () => true } });
  view.goOffline();
  await view.user.click(star());
  await line();
  view.server.comeBack();
  await view.router.navigate('/member?email=bori%40example.com');
  await view.user.click(await screen.findByRole('button', { name: '회원 탈퇴' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('아직 보내지 않은 항목 1개도 함께 지워져요.')).toBeVisible();
  await view.user.type(dialog.getByLabelText('비밀번호'), 'Baldojang1!');
  await view.user.click(dialog.getByRole('button', { name: '탈퇴하기' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  await waitFor(async () => expect(await values(stored)).toEqual([]));
});
