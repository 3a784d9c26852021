import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeBoard, makeComment } from '../../test/make-board';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { Comment, ModerateContentInput } from '../graphql/types.generated';

const SPAM = '싸게 팔아요';
const blinding = { reason: '광고', since: '2026-03-01T03:34:00.000Z', until: '2026-03-31T03:34:00.000Z' };
const board = makeBoard({ id: '7', title: '새 단장 안내', commentCount: 1 });
const spam = (facts: Partial<Comment> = {}) => makeComment({ id: '5', content: SPAM, board, ...facts });

function open(comment: Comment, { authNames = [], resolvers = {} }: { authNames?: string[]; resolvers?: RootResolvers } = {}) {
  signInBefore();
  const view = renderApp('/board/7', {
    resolvers: {
      viewer: () => makeMember({ authNames }),
      board: () => board,
      comments: (args: { page: number; size: number }) => pageOf([comment], args),
      ...resolvers,
    },
  });
  return { ...view, asked: (name: string) => view.server.calls.filter(({ field }) => field === name).map(({ args }) => args) };
}
const card = async () => within((await screen.findByText(SPAM)).closest('article')!);

it('is reported as a review is, once', async () => {
  const { user, asked } = open(spam(), { resolvers: { reportComment: () => spam({ viewerHasReported: true }) } });
  await user.click((await card()).getByRole('button', { name: '신고' }));
  const dialog = within(await screen.findByRole('dialog', { name: '댓글을 신고할까요?' }));
  await user.click(dialog.getByRole('radio', { name: '광고·홍보' }));
  await user.click(dialog.getByRole('button', { name: '신고' }));
  expect(await screen.findByText('신고가 접수되었습니다.')).toBeVisible();
  expect(asked('reportComment')).toEqual([{ input: { commentId: '5', reason: '광고·홍보' } }]);
  expect((await card()).getByRole('button', { name: '신고함' })).toHaveAttribute('aria-disabled', 'true');
});

it('tells its author why nobody else sees it, and leads to the objection', async () => {
  const { user, address } = open(spam({ viewerCanEdit: true, blinding }));
  const shown = within((await card()).getByRole('note'));
  expect(shown.getByText('가려진 글')).toBeVisible();
  expect(shown.getByText('2026-03-31 12:34까지 다른 사람에게 보이지 않아요.')).toBeVisible();
  expect(shown.getByText('사유: 광고')).toBeVisible();
  expect((await card()).queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument();
  await user.click(shown.getByRole('link', { name: '이의 제기' }));
  expect(address()).toBe('/support?about=comment%3A5');
});

it('is hidden by an administrator with a reason, and shown again', async () => {
  const { user, asked } = open(spam(), {
    authNames: ['admin'],
    resolvers: {
      blindContent: ({ input }: { input: ModerateContentInput }) => ({
        review: null,
        comment: spam({ blinding: { ...blinding, reason: input.reason } }),
      }),
    },
  });
  await user.click(await (await card()).findByRole('button', { name: '가리기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이 댓글을 가릴까요?' }));
  await user.type(dialog.getByLabelText('사유'), '광고');
  await user.click(dialog.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('댓글을 가렸습니다.')).toBeVisible();
  expect(asked('blindContent')).toEqual([{ input: { kind: 'COMMENT', id: '5', reason: '광고' } }]);
  const shown = await card();
  expect(shown.getByText('사유: 광고')).toBeVisible();
  expect(shown.queryByRole('link', { name: '이의 제기' })).not.toBeInTheDocument();
  for (const name of ['되돌리기', '계속 가리기', '지우기']) expect(shown.getByRole('button', { name })).toBeVisible();
  expect(shown.queryByRole('button', { name: '신고' })).not.toBeInTheDocument();
});

it('goes from the page when an administrator removes it with a reason', async () => {
  let left = [spam()];
  const resolvers = {
    comments: (args: { page: number; size: number }) => pageOf(left, args),
    removeContent: () => {
      left = [];
      return '5';
    },
  };
  const { user, asked } = open(spam(), { authNames: ['admin'], resolvers });
  await user.click(await (await card()).findByRole('button', { name: '지우기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이 댓글을 지울까요?' }));
  await user.type(dialog.getByLabelText('사유'), '광고');
  await user.click(dialog.getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(screen.queryByText(SPAM)).not.toBeInTheDocument());
  expect(asked('removeContent')).toEqual([{ input: { kind: 'COMMENT', id: '5', reason: '광고' } }]);
});

it('keeps the reason when the server refuses', async () => {
  const { user } = open(spam(), {
    authNames: ['admin'],
    resolvers: {
      removeContent: () => {
        throw refusal('FORBIDDEN', '관리자가 쓴 글입니다.');
      },
    },
  });
  await user.click(await (await card()).findByRole('button', { name: '지우기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이 댓글을 지울까요?' }));
  await user.type(dialog.getByLabelText('사유'), '광고');
  await user.click(dialog.getByRole('button', { name: '지우기' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('관리자가 쓴 글입니다.');
  expect(dialog.getByLabelText('사유')).toHaveValue('광고');
  expect((await card()).getByText(SPAM)).toBeInTheDocument();
});
