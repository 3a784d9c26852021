import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeMember, signInBefore } from '../../test/make-member';
import { makeReview, makeReviewer, pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { ModerateContentInput, Review } from '../graphql/types.generated';

const REVIEWER = makeReviewer({ id: '2', nickName: '초코형' });
const blinding = { reason: '사진 확인 중', since: '2026-03-01T03:34:00.000Z', until: '2026-03-31T03:34:00.000Z' };
const reviewOf = (facts: Partial<Review> = {}) =>
  makeReview({
    id: '90',
    content: '다녀왔어요',
    member: REVIEWER,
    facility: makeFacility({ id: '7', name: '달빛 카페' }),
    ...facts,
  });

function open(review: Review, { authNames = [], resolvers = {} }: { authNames?: string[]; resolvers?: RootResolvers } = {}) {
  signInBefore();
  const view = renderApp('/review/my/2', {
    resolvers: {
      viewer: () => makeMember({ authNames }),
      reviewer: () => REVIEWER,
      reviews: (args: { page: number; size: number }) => pageOf([review], args),
      ...resolvers,
    },
  });
  return { ...view, asked: (name: string) => view.server.calls.filter(({ field }) => field === name).map(({ args }) => args) };
}
const card = async () => within((await screen.findByText('다녀왔어요')).closest('article')!);
const actions = ['가리기', '되돌리기', '계속 가리기', '지우기'];

it('tells its author why nobody else sees it, and leads to the objection', async () => {
  const { user, address } = open(reviewOf({ viewerIsAuthor: true, blinding }));
  const shown = await card();
  const notice = within(shown.getByRole('note'));
  expect(notice.getByText('2026-03-31 12:34까지 다른 사람에게 보이지 않아요.')).toBeVisible();
  expect(notice.getByText('사유: 사진 확인 중')).toBeVisible();
  for (const name of actions) expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(notice.getByRole('link', { name: '이의 제기' }));
  expect(address()).toBe('/support?about=review%3A90');
});

it('is hidden by an administrator with a reason, without an objection', async () => {
  const { user, asked } = open(reviewOf(), {
    authNames: ['admin'],
    resolvers: {
      blindContent: ({ input: { reason } }: { input: ModerateContentInput }) => ({
        review: reviewOf({ blinding: { ...blinding, reason } }),
        comment: null,
      }),
    },
  });
  await user.click(await (await card()).findByRole('button', { name: '가리기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이 리뷰를 가릴까요?' }));
  await user.type(dialog.getByLabelText('사유'), '욕설');
  await user.click(dialog.getByRole('button', { name: '가리기' }));
  const shown = await card();
  expect(await shown.findByText('사유: 욕설')).toBeVisible();
  expect(asked('blindContent')).toEqual([{ input: { kind: 'REVIEW', id: '90', reason: '욕설' } }]);
  expect(shown.queryByRole('link', { name: '이의 제기' })).not.toBeInTheDocument();
  for (const name of actions.slice(1)) expect(shown.getByRole('button', { name })).toBeVisible();
});

it('offers members nothing but to report it', async () => {
  open(reviewOf());
  const shown = await card();
  await waitFor(() => expect(shown.getByRole('button', { name: '신고' })).toBeVisible());
  for (const name of actions) expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
});
