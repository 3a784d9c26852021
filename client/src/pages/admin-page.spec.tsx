import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeAuditEntry } from '../../test/make-inquiry';
import { makeMember, refusal } from '../../test/make-member';
import { choose, openAdmin, tableRows } from '../../test/open-admin';

const SUMMARY = {
  memberCount: 1240,
  reviewCount: 3100,
  reviewReportCount: 2,
  inquiryCount: 0,
  newMemberCount: 12,
  newReviewCount: 40,
  importedAt: '2026-02-28T15:30:00.000Z',
  yearWithoutHolidays: 2027,
};

it('welcomes, and says what waits and how the service is doing', async () => {
  openAdmin('/admin', { adminSummary: () => SUMMARY });
  expect(await screen.findByText('보리누나님, 관리 페이지에 오신 것을 환영합니다.')).toBeVisible();
  const summary = within(await screen.findByRole('region', { name: '현황' }));
  for (const text of ['1,240명', '최근 7일 12명 가입', '3,100건', '최근 7일 40건 작성', '2건', '0건', '23,980곳'])
    expect(summary.getByText(text)).toBeVisible();
  expect(summary.getByText(/2025-03-24 기준 자료/).parentElement).toHaveTextContent('2026-03-01 00:30에 가져옴');
  expect(summary.getByRole('link', { name: '처리할 신고, 목록에서 보기' })).toHaveAttribute('href', '/admin/review/report/list');
  expect(summary.getByText(/2027년의 공휴일이 하나도 없어요/)).toBeVisible();
  expect(summary.getByRole('link', { name: '공휴일 추가' })).toHaveAttribute('href', '/admin/holidays?year=2027');
});

it('says who did what, also when nobody of that name is there any more', async () => {
  const entries = [
    makeAuditEntry({ id: '3', action: 'UPDATE_BOARD', targetId: '8' }),
    makeAuditEntry({ id: '2', action: 'DELETE_REVIEW', actor: null, actorId: '4', targetId: '9' }),
    makeAuditEntry({ id: '1', action: 'GRANT_ADMIN', actor: null, actorId: null, targetId: '1' }),
  ];
  openAdmin('/admin', { auditEntries: () => ({ items: entries, totalCount: 3 }) });
  const rows = await tableRows('관리 기록');
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    ['2026-03-01 12:34', '보리누나', '공지를 수정함', '공지 8', '사유 없음', ''],
    ['2026-03-01 12:34', '탈퇴한 회원', '리뷰와 신고를 모두 삭제함', '리뷰 9', '사유 없음', ''],
    ['2026-03-01 12:34', '서버 명령', '관리자로 지정', '회원 1', '사유 없음', ''],
  ]);
  expect(within(rows[0]!).getByRole('link', { name: '공지 8' })).toHaveAttribute('href', '/board/8');
  expect(within(rows[1]!).queryByRole('link')).not.toBeInTheDocument();
});

it('shows why it was done and what was there before', async () => {
  const entry = makeAuditEntry({
    id: '5',
    action: 'SUSPEND_MEMBER',
    targetId: '4',
    member: makeMember({ id: '4', email: 'choco@example.com', nickName: '초코형' }),
    reason: '광고를 거듭 올림',
    snapshot: '2026-02-01 09:00까지 정지: 욕설',
  });
  const { user } = openAdmin('/admin', { auditEntries: () => ({ items: [entry], totalCount: 1 }) });
  const [row] = await tableRows('관리 기록');
  expect(within(row!).getByText('광고를 거듭 올림')).toBeVisible();
  expect(within(row!).getAllByRole('link', { name: /^회원/ })).toHaveLength(1);
  expect(within(row!).getByRole('link', { name: '회원 초코형' })).toHaveAttribute('href', '/member?email=choco%40example.com');
  expect(screen.queryByText(/욕설/)).not.toBeInTheDocument();
  const toggle = within(row!).getByRole('button', { name: '회원 4, 이용을 정지함: 이전 내용' });
  await user.click(toggle);
  expect(await screen.findByText('2026-02-01 09:00까지 정지: 욕설')).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  await waitFor(() => expect(screen.getByText(/욕설/)).not.toBeVisible());
});

it('narrows the record by action, administrator, days and words, in the address too', async () => {
  const { user, address, asked } = openAdmin('/admin', {
    members: () => ({ items: [makeMember({ id: '3', nickName: '발도장지기' })], totalCount: 1 }),
  });
  await screen.findByText('아직 기록이 없습니다.');
  await choose(user, '무엇을', '이용을 정지함');
  await waitFor(() => expect(address()).toBe('/admin?action=SUSPEND_MEMBER'));
  await choose(user, '누가', '발도장지기');
  fireEvent.change(screen.getByLabelText('이날부터'), { target: { value: '2026-03-01' } });
  await waitFor(() => expect(address()).toContain('from=2026-03-01'));
  fireEvent.change(screen.getByLabelText('이날까지'), { target: { value: '2026-03-31' } });
  await user.type(screen.getByRole('searchbox', { name: '사유나 지운 글로 찾기' }), '광고{Enter}');
  await waitFor(() =>
    expect(asked('auditEntries').at(-1)).toEqual({
      query: '광고',
      action: 'SUSPEND_MEMBER',
      actorId: '3',
      // Whole days of Korea.
      from: '2026-02-28T15:00:00.000Z',
      until: '2026-03-31T15:00:00.000Z',
      page: 0,
      size: 20,
    }),
  );
  expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '모두 보기' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(screen.getByLabelText('이날부터')).toHaveValue('');
});

it('does not look for a year that is still being typed', async () => {
  const { asked } = openAdmin('/admin');
  fireEvent.change(await screen.findByLabelText('이날부터'), { target: { value: '0202-03-01' } });
  expect(screen.getByLabelText('이날부터')).toHaveValue('0202-03-01');
  expect(asked('auditEntries').filter(({ from }) => from)).toEqual([]);
});

it('shows one part when the other fails', async () => {
  const adminSummary = () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'broken');
  };
  openAdmin('/admin', { adminSummary });
  expect(await screen.findByText('현황을 불러오지 못했습니다.')).toBeVisible();
  expect(await screen.findByText('아직 기록이 없습니다.')).toBeVisible();
});
