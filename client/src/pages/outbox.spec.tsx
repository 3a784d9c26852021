import '../../test/fake-indexed-db';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore, values } from 'idb-keyval';
import { makeFacility } from '../../test/make-facility';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { makeReview, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { RootResolvers, TestServer } from '../../test/graphql-answers';
import type { CreateReviewInput, CreateVisitReportInput, Member, Review, VisitReport } from '../graphql/types.generated';
import { correctedEntry } from '../lib/outbox/entries';

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
    expect(await screen.findByText('기다리던 항목 1개를 보냈어요.')).toBeVisible();
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
