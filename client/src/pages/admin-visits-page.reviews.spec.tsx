import { screen, waitFor, within } from '@testing-library/react';
import { makeFacility } from '../../test/make-facility';
import { makeMember } from '../../test/make-member';
import { makeReview, makeReviewer } from '../../test/make-review';
import { openAdmin, tableRows } from '../../test/open-admin';
import type { ModerateContentInput, ReviewBurst } from '../graphql/types.generated';

const PATH = '/admin/visit/list?view=reviews';
const TOGGLE = '달빛 산책 카페, 2026-03-01에 쓴 리뷰';
const facility = makeFacility({ id: '7', name: '달빛 산책 카페' });
const reviewOf = (id: string, isBlinded = false) =>
  makeReview({
    id,
    content: `또 올게요 ${id}`,
    facility,
    member: makeReviewer({ id: `9${id}`, nickName: `새회원${id}`, email: `new${id}@example.com` }),
    blinding: isBlinded ? { reason: '광고', since: '2026-03-02T03:34:00.000Z', until: null } : null,
  });
const burst: ReviewBurst = {
  ...{ id: '7:2026-03-01', facility, writtenOn: '2026-03-01' },
  ...{ newMemberCount: 3, reviewCount: 3, averageRating: 4.7, blindedCount: 1 },
  reviews: [reviewOf('1'), reviewOf('2', true), reviewOf('3')],
};
const reviewBursts = () => ({ items: [burst], totalCount: 1 });

it('shows on which day new members reviewed which place, and opens what they wrote', async () => {
  const { user } = openAdmin(PATH, { reviewBursts });
  const row = within((await tableRows('방문 기록'))[0]!);
  expect(row.getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/facility/7');
  for (const text of ['2026-03-01', '3명', '3건 · 평균 4.7점 · 가림 1']) expect(row.getByText(text)).toBeVisible();
  expect(screen.queryByText('또 올게요 1')).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: TOGGLE }));
  const reviews = within(await screen.findByRole('group', { name: TOGGLE })).getAllByRole('listitem');
  const actions = reviews.map((review) =>
    within(review)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(actions).toEqual([
    ['가리기', '지우기'],
    ['되돌리기', '지우기'],
    ['가리기', '지우기'],
  ]);
  expect(within(reviews[1]!).getByText('가림')).toBeVisible();
  expect(within(reviews[0]!).getByRole('link', { name: '새회원1' })).toHaveAttribute('href', '/member?email=new1%40example.com');
  await user.click(row.getByRole('button', { name: TOGGLE }));
  expect(screen.getByText('또 올게요 1')).not.toBeVisible();
});

it('hides a review with a reason and asks for the list again', async () => {
  const blindContent = ({ input: { id } }: { input: ModerateContentInput }) => ({ review: reviewOf(id, true), comment: null });
  const { user, asked } = openAdmin(PATH, { reviewBursts, blindContent, viewer: () => makeMember({ authNames: ['admin'] }) });
  await user.click(await screen.findByRole('button', { name: TOGGLE }));
  await user.click(await screen.findByRole('button', { name: '가리기 (새회원3님의 리뷰)' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('사유'), '광고');
  await user.click(dialog.getByRole('button', { name: '가리기' }));
  await waitFor(() => expect(asked('reviewBursts').length).toBeGreaterThan(1));
  expect(asked('blindContent')).toEqual([{ input: { kind: 'REVIEW', id: '3', reason: '광고' } }]);
});
