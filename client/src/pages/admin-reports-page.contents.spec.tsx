import { screen, waitFor, within } from '@testing-library/react';
import { makeBoard, makeComment } from '../../test/make-board';
import { makeFacility } from '../../test/make-facility';
import { makeMember } from '../../test/make-member';
import { makeReview, makeReviewer } from '../../test/make-review';
import { choose, openAdmin, tableRows } from '../../test/open-admin';
import type { ReportedContent } from '../graphql/types.generated';

const PATH = '/admin/review/report/list?view=content';
const report = (id: string, reason: string) => ({
  id,
  reason,
  reportedAt: '2026-03-01T03:34:00.000Z',
  reporter: makeMember({ id: `8${id}`, nickName: `신고자${id}` }),
});
const review: ReportedContent = {
  id: 'REVIEW:90',
  kind: 'REVIEW',
  review: makeReview({
    id: '90',
    content: '욕설이 있는 글',
    facility: makeFacility({ id: '7', name: '달빛 산책 카페' }),
    member: makeReviewer({ email: 'choco@example.com' }),
  }),
  comment: null,
  reportCount: 5,
  firstReportedAt: '2026-02-01T03:34:00.000Z',
  lastReportedAt: '2026-03-01T03:34:00.000Z',
  reports: ['욕설', '비방', '욕', '또 욕', '욕이에요'].map((reason, index) => report(String(index + 1), reason)),
};
const comment: ReportedContent = {
  ...review,
  id: 'COMMENT:5',
  kind: 'COMMENT',
  review: null,
  comment: makeComment({
    id: '5',
    content: '싸게 팔아요',
    board: makeBoard({ id: '3', title: '새 단장 안내' }),
    member: makeReviewer({ id: '6', nickName: '까미집' }),
    blinding: { reason: '광고', since: '2026-03-01T03:34:00.000Z', until: '2026-03-31T03:34:00.000Z' },
  }),
  reportCount: 0,
  lastReportedAt: null,
  reports: [],
};
const reportedContents = () => ({ items: [review, comment], totalCount: 2 });

it('shows each reported text once, with count, newest report and reasons', async () => {
  openAdmin(PATH, { reportedContents });
  const [first, second] = (await tableRows('신고 목록')).map((row) => within(row));
  for (const text of ['리뷰', '욕설이 있는 글', '5건', '2026-03-01', '욕설', '외 2건', '보임'])
    expect(first!.getByText(text)).toBeVisible();
  expect(first!.getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/review/my/2?focusReviewId=90');
  expect(first!.getByRole('link', { name: '초코형' })).toHaveAttribute('href', '/member?email=choco%40example.com');
  expect(second!.getByRole('link', { name: '새 단장 안내' })).toHaveAttribute('href', '/board/3');
  expect(second!.getByText('2026-03-31까지 가림')).toBeVisible();
  const actionsOf = (row: typeof first) => row!.getAllByRole('button').map(({ textContent }) => textContent);
  expect(actionsOf(first)).toEqual(['가리기', '지우기', '신고만 지우기']);
  expect(actionsOf(second)).toEqual(['되돌리기', '계속 가리기', '지우기']);
});

it('drops the reports of one text with a reason, and asks for the list again', async () => {
  const { user, asked } = openAdmin(PATH, { reportedContents, dismissReports: () => 5 });
  await user.click(await screen.findByRole('button', { name: '신고만 지우기 (초코형님의 리뷰 90)' }));
  // In tests antd gives every part the same id: the dialog's name is another's.
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('신고만 지울까요?')).toBeVisible();
  await user.type(dialog.getByLabelText('사유'), '문제없는 글');
  await user.click(dialog.getByRole('button', { name: '신고만 지우기' }));
  expect(await screen.findByText('신고를 지웠습니다.')).toBeVisible();
  expect(asked('dismissReports')).toEqual([{ input: { kind: 'REVIEW', id: '90', reason: '문제없는 글' } }]);
  await waitFor(() => expect(asked('reportedContents').length).toBeGreaterThan(1));
});

it('is narrowed and left for the list of single reports in the address', async () => {
  const { user, address, asked } = openAdmin(PATH, { reportedContents });
  await screen.findByText('싸게 팔아요');
  await choose(user, '종류', '댓글');
  await waitFor(() => expect(address()).toBe(`${PATH}&kind=COMMENT`));
  expect(asked('reportedContents').at(-1)).toMatchObject({ kind: 'COMMENT', sort: 'NEWEST', page: 0 });
  await user.click(screen.getByText('신고별'));
  await waitFor(() => expect(address()).toBe('/admin/review/report/list'));
  expect(await screen.findByText('신고된 리뷰가 없습니다.')).toBeVisible();
});
