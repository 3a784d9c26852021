import { screen, waitFor, within } from '@testing-library/react';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeInquiry } from '../../test/make-inquiry';
import { KAKAO_PLACEHOLDER, makeMember, refusal } from '../../test/make-member';
import { pageOf } from '../../test/make-review';
import { choose, openAdmin, tableRows } from '../../test/open-admin';
import type { Inquiry, InquiryAbout, InquiryStatus } from '../graphql/types.generated';

const PATH = '/admin/support/list';

/** As the server does: what is deleted is gone. */
function answering(inquiries: Inquiry[]): RootResolvers {
  return {
    inquiries: (args: { page: number; size: number; status?: InquiryStatus }) =>
      pageOf(
        inquiries.filter(({ status }) => !args.status || status === args.status),
        args,
      ),
    deleteInquiry: ({ input: { id } }: { input: { id: string } }) => {
      const index = inquiries.findIndex((inquiry) => inquiry.id === id);
      if (index < 0) throw refusal('NOT_FOUND', '이미 없는 문의입니다.');
      inquiries.splice(index, 1);
      return id;
    },
  };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: '문의를 삭제할까요?' }));

it('shows what somebody wrote as plain text, a long one in short, and the way to answer', async () => {
  const message = `<img src=x onerror=alert(1)>\n${'가'.repeat(200)}`;
  const inquiry = makeInquiry({
    id: '3',
    email: 'a?bcc=x@example.com',
    subject: '지도 & 목록',
    message,
    insertedAt: '2026-02-28T15:30:00.000Z',
    member: makeMember(),
  });
  const { user } = openAdmin(PATH, answering([inquiry]));
  const [row] = await tableRows('문의 목록');
  const part = within(row!);
  expect(part.getByText('2026-03-01')).toBeVisible();
  expect(part.getByText('a?bcc=x@example.com').closest('a')).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dx@example.com?subject=Re%3A%20%EC%A7%80%EB%8F%84%20%26%20%EB%AA%A9%EB%A1%9D',
  );
  expect(part.getByRole('link', { name: '회원 보리누나' })).toHaveAttribute('href', '/member?email=bori%40example.com');
  expect(part.queryByRole('img')).not.toBeInTheDocument();
  expect(row).not.toHaveTextContent('가'.repeat(101));
  await user.click(part.getByRole('button', { name: '더 보기' }));
  expect(row).toHaveTextContent('가'.repeat(200));
  expect(row).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('offers no answer by mail to the placeholder of a Kakao member', async () => {
  const inquiry = makeInquiry({ id: '3', email: KAKAO_PLACEHOLDER, member: makeMember({ email: KAKAO_PLACEHOLDER }) });
  const { user } = openAdmin(PATH, answering([inquiry]));
  const [row] = await tableRows('문의 목록');
  expect(within(row!).getByText('이메일 없음 (카카오)')).toBeVisible();
  expect(
    within(row!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['회원 보리누나']);
  await user.click(screen.getByRole('button', { name: '‘문의 3’ 문의 삭제' }));
  expect((await dialog()).getByText(/‘문의 3’ 문의\(이메일 없음 \(카카오\)\)/)).toBeVisible();
});

it('narrows the list to a state, which is in the address', async () => {
  const inquiries = [makeInquiry({ id: '1' }), makeInquiry({ id: '2', status: 'IN_PROGRESS' })];
  const { user, address } = openAdmin(PATH, answering(inquiries));
  const rows = await tableRows('문의 목록');
  expect(within(rows[0]!).getByText('새 문의')).toBeVisible();
  expect(within(rows[1]!).getByText('처리 중')).toBeVisible();
  await choose(user, '상태', '처리 중');
  expect(await screen.findByText('조건에 맞는 결과 1건')).toBeVisible();
  expect(address()).toBe(`${PATH}?status=IN_PROGRESS`);
  expect(screen.queryByText('문의 1')).not.toBeInTheDocument();
  await choose(user, '상태', '상태 모두');
  expect(await screen.findByText('모두 2건')).toBeVisible();
});

describe('what an inquiry is about', () => {
  const facility = makeFacility({ id: '12', name: '달빛 산책 카페' });
  const none = { commentId: null, boardId: null, reviewId: null, facility: null };

  it.each<[string, Partial<InquiryAbout> & Pick<InquiryAbout, 'kind'>, string, string, boolean]>([
    ['a place', { kind: 'FACILITY', facility }, '장소: 달빛 산책 카페', '/facility/12', false],
    ['a review', { kind: 'REVIEW', facility, reviewId: '5' }, '리뷰: 달빛 산책 카페', '/facility/12?focusReviewId=5', true],
    ['a comment', { kind: 'COMMENT', commentId: '7', boardId: '3' }, '댓글이 달린 공지', '/board/3', true],
    ['a suspension', { kind: 'SUSPENSION' }, '이용 정지: 보리누나', '/member?email=bori%40example.com', true],
  ])('is linked: %s', async (_what, about, name, href, isObjection) => {
    openAdmin(PATH, answering([makeInquiry({ id: '1', member: makeMember(), about: { ...none, ...about } })]));
    const [row] = await tableRows('문의 목록');
    expect(within(row!).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(within(row!).queryAllByText('이의 제기')).toHaveLength(isObjection ? 1 : 0);
  });

  it('is named where it is gone', async () => {
    openAdmin(PATH, answering([makeInquiry({ id: '1', about: { ...none, kind: 'COMMENT' } })]));
    const [row] = await tableRows('문의 목록');
    expect(within(row!).getByText('댓글 (지워졌거나 볼 수 없음)')).toBeVisible();
  });
});

it('deletes one that was answered after asking, and steps back from a page that is empty then', async () => {
  const inquiries = Array.from({ length: 21 }, (_, index) => makeInquiry({ id: String(index + 1) }));
  const { user, address, asked } = openAdmin(`${PATH}?p=2`, answering(inquiries));
  await user.click(await screen.findByRole('button', { name: '‘문의 21’ 문의 삭제' }));
  await user.click((await dialog()).getByRole('button', { name: '취소' }));
  expect(asked('deleteInquiry')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: '‘문의 21’ 문의 삭제' }));
  await user.click((await dialog()).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('문의를 처리했습니다.')).toBeVisible();
  await waitFor(() => expect(address()).toBe(PATH));
  expect(await screen.findByText('모두 20건')).toBeVisible();
  expect(screen.queryByText('문의 21')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: '문의 목록' })).toHaveFocus());
});

it('says that a deletion failed, and shows what is still there', async () => {
  const inquiries = [makeInquiry({ id: '1' }), makeInquiry({ id: '2' })];
  const { user } = openAdmin(PATH, answering(inquiries));
  await user.click(await screen.findByRole('button', { name: '‘문의 1’ 문의 삭제' }));
  // Somebody else was faster.
  inquiries.splice(0, 1);
  await user.click((await dialog()).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('삭제 중 오류가 발생했습니다. 이미 없는 문의입니다.')).toBeVisible();
  expect(await screen.findByText('모두 1건')).toBeVisible();
  expect(screen.queryByText('문의 1')).not.toBeInTheDocument();
});

it.each([
  ['UNAUTHENTICATED', '로그인이 필요합니다.'],
  ['FORBIDDEN', '권한이 없습니다.'],
  ['INTERNAL_SERVER_ERROR', '서버 오류로 문의를 불러올 수 없습니다.'],
])('says what is the matter when it cannot be loaded (%s)', async (code, text) => {
  openAdmin(PATH, {
    inquiries: () => {
      throw refusal(code, 'refused');
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
});
