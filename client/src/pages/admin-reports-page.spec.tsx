import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeReport } from '../../test/make-inquiry';
import { KAKAO_PLACEHOLDER, makeMember, refusal } from '../../test/make-member';
import { makeReview, makeReviewer, pageOf } from '../../test/make-review';
import { openAdmin, tableRows } from '../../test/open-admin';
import type { ReviewReport } from '../graphql/types.generated';

const PATH = '/admin/review/report/list';
const review = makeReview({
  id: '90',
  content: '욕설이 있는 글',
  facility: makeFacility({ id: '7', name: '달빛 산책 카페' }),
  member: makeReviewer({ id: '2' }),
});
const reports = () => [
  makeReport({ id: '1', reason: '욕설이에요', review }),
  makeReport({ id: '2', reason: '광고예요', review }),
  makeReport({ id: '3', reason: '딴 얘기예요', review: makeReview({ id: '91' }) }),
];

/** As the server does: a review takes what was said against it along. */
function answering(all: ReviewReport[]): RootResolvers {
  const drop = (isGone: (report: ReviewReport) => boolean) => all.splice(0, all.length, ...all.filter((one) => !isGone(one)));
  return {
    reviewReports: (args: { page: number; size: number }) => pageOf(all, args),
    deleteReviewReport: ({ input: { id } }: { input: { id: string } }) => {
      drop((report) => report.id === id);
      return id;
    },
    deleteReview: ({ input: { id } }: { input: { id: string } }) => {
      drop((report) => report.review.id === id);
      return { id, facility: review.facility, member: review.member };
    },
  };
}

it('shows who reported which review and why, with its text and place', async () => {
  openAdmin(PATH, answering([makeReport({ id: '1', reason: '욕설이에요', review, reportedAt: '2026-02-28T15:30:00.000Z' })]));
  const [row] = await tableRows('신고 목록');
  const part = within(row!);
  expect(part.getByText('kong@example.com')).toBeVisible();
  expect(part.getByRole('link', { name: '리뷰 90' })).toHaveAttribute('href', '/review/my/2?focusReviewId=90');
  expect(part.getByText('초코형님이 씀')).toBeVisible();
  expect(part.getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/facility/7?focusReviewId=90');
  expect(part.getByText('욕설이 있는 글')).toBeVisible();
  expect(part.getByText('욕설이에요')).toBeVisible();
  expect(part.getByText('2026-03-01')).toBeVisible();
});

it('says that a Kakao member without an e-mail has none', async () => {
  openAdmin(PATH, answering([makeReport({ id: '1', reporter: makeMember({ email: KAKAO_PLACEHOLDER }) })]));
  const [row] = await tableRows('신고 목록');
  const link = within(row!).getByRole('link', { name: '이메일 없음 (카카오)' });
  expect(link).toHaveAttribute('href', `/member?email=${encodeURIComponent(KAKAO_PLACEHOLDER)}`);
});

it('opens the review among those of its writer from anywhere on the row', async () => {
  const { user, address } = openAdmin(PATH, answering(reports()));
  await user.click(await screen.findByText('욕설이에요'));
  expect(address()).toBe('/review/my/2?focusReviewId=90');
});

it('deletes only the report', async () => {
  const { user, address } = openAdmin(PATH, answering(reports()));
  await user.click(await screen.findByRole('button', { name: '신고만 삭제 (달빛 산책 카페, 초코형님의 리뷰, 신고 1)' }));
  const asked = within(await screen.findByRole('dialog', { name: '신고만 삭제할까요?' }));
  expect(asked.getByText(/^‘달빛 산책 카페’에 초코형님이 쓴 리뷰는 그대로 남고/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: '신고만 삭제' }));
  expect(await screen.findByText('신고를 삭제했습니다.')).toBeVisible();
  expect(await screen.findByText('모두 2건')).toBeVisible();
  expect(screen.queryByText('욕설이에요')).not.toBeInTheDocument();
  expect(address()).toBe(PATH);
});

it('deletes the review with every report of it', async () => {
  const { user } = openAdmin(PATH, answering(reports()));
  await user.click(await screen.findByRole('button', { name: '리뷰와 신고 삭제 (달빛 산책 카페, 초코형님의 리뷰, 신고 1)' }));
  const asked = within(await screen.findByRole('dialog', { name: '리뷰와 신고를 모두 삭제할까요?' }));
  expect(asked.getByText(/^‘달빛 산책 카페’에 초코형님이 쓴 리뷰를/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: '리뷰와 신고 삭제' }));
  expect(await screen.findByText('리뷰와 관련 신고를 모두 삭제했습니다.')).toBeVisible();
  expect(await screen.findByText('모두 1건')).toBeVisible();
  expect(screen.queryByText('욕설이 있는 글')).not.toBeInTheDocument();
  expect(screen.getByText('딴 얘기예요')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: '신고 목록' })).toHaveFocus());
});

it('says why a deletion was refused', async () => {
  const { user } = openAdmin(PATH, {
    ...answering(reports()),
    deleteReview: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'broken');
    },
  });
  await user.click(await screen.findByRole('button', { name: '리뷰와 신고 삭제 (달빛 산책 카페, 초코형님의 리뷰, 신고 1)' }));
  const asked = within(await screen.findByRole('dialog', { name: '리뷰와 신고를 모두 삭제할까요?' }));
  await user.click(asked.getByRole('button', { name: '리뷰와 신고 삭제' }));
  expect(await screen.findByText('리뷰와 신고를 삭제하는 중 오류가 발생했습니다.')).toBeVisible();
});

it.each([
  ['UNAUTHENTICATED', '로그인이 필요합니다.'],
  ['FORBIDDEN', '권한이 없습니다.'],
  ['INTERNAL_SERVER_ERROR', '서버 오류로 신고 목록을 불러올 수 없습니다.'],
])('says what is the matter when it cannot be loaded (%s)', async (code, text) => {
  openAdmin(PATH, {
    reviewReports: () => {
      throw refusal(code, 'refused');
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
});
