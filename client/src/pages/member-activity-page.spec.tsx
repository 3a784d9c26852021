import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

const main = () => within(screen.getByRole('main'));
const places = Array.from({ length: 12 }, (_, index) => makeFacility({ id: String(index + 1), name: `산책 카페 ${index + 1}` }));
const favorites = ({ page, size }: { page: number; size: number }) => ({
  items: places.slice(page * size, (page + 1) * size),
  totalCount: places.length,
});

function open(path = '/member/activity', resolvers: RootResolvers = {}) {
  signInBefore();
  return renderApp(path, { resolvers: { viewer: () => makeMember(), favoriteFacilities: favorites, ...resolvers } });
}

it('lists the favourites by pages, which are in the address', async () => {
  const { address } = open();
  expect(await main().findByRole('link', { name: '산책 카페 1' })).toHaveAttribute('href', '/facility/1');
  expect(main().getByText('즐겨찾기한 곳 12곳')).toBeVisible();
  expect(main().queryByText('산책 카페 11')).toBeNull();
  await userEvent.click(main().getByRole('link', { name: '2페이지' }));
  expect(await main().findByRole('link', { name: '산책 카페 11' })).toBeVisible();
  expect(address()).toBe('/member/activity?tab=favorites&p=2');
});

it('marks a favourite that has closed for good, and gives no answer at its door', async () => {
  const closed = makeFacility({ id: '1', name: '산책 카페 1', isClosed: true });
  open('/member/activity', { favoriteFacilities: () => ({ items: [closed, places[1]!], totalCount: 2 }) });
  const card = async (name: string) => within((await main().findByRole('link', { name })).closest('article')!);
  expect((await card('산책 카페 1')).getByText('문을 닫은 곳')).toBeVisible();
  expect((await card('산책 카페 1')).queryByText(/동반/)).toBeNull();
  expect((await card('산책 카페 2')).getByText(/동반/)).toBeVisible();
});

it('lists own comments with their announcement', async () => {
  const { address } = open('/member/activity', {
    viewerComments: () => ({
      items: [{ id: '5', content: '기다렸어요!', insertedAt: '2026-03-01T03:34:00Z', board: { id: '7', title: '새 지도' } }],
      totalCount: 1,
    }),
  });
  await userEvent.click(await main().findByRole('tab', { name: '댓글' }));
  expect(await main().findByText('기다렸어요!')).toBeVisible();
  expect(main().getByRole('link', { name: '새 지도' })).toHaveAttribute('href', '/board/7');
  expect(address()).toBe('/member/activity?tab=comments');
});

it('deletes a visit report after a question, and asks for the list again', async () => {
  const report = {
    ...{ id: '9', visitedOn: '2026-03-01', outcome: 'REFUSED', conditionKind: null, pets: [{ species: 'DOG', size: 'SMALL' }] },
    facility: makeFacility({ id: '3', name: '산책 카페 3' }),
  };
  let items = [report];
  open('/member/activity?tab=visits', {
    viewerVisitReports: () => ({ items, totalCount: items.length }),
    deleteVisitReport: () => {
      items = [];
      return makeFacility({ id: '3' });
    },
  });
  expect(await main().findByRole('link', { name: '산책 카페 3' })).toHaveAttribute('href', '/facility/3');
  await userEvent.click(main().getByRole('button', { name: /거절당했어요 지우기/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
  expect(await main().findByText('아직 남긴 방문 기록이 없어요.')).toBeVisible();
});

it('lists own inquiries with their state, answer and what they are about', async () => {
  const inquiry = { id: '4', subject: '주차', message: '되나요?', insertedAt: '2026-03-01T03:34:00Z' };
  const place = { kind: 'FACILITY', reviewId: null, boardId: null, facility: { id: '3', name: '산책 카페 3' } };
  const answered = { ...inquiry, status: 'ANSWERED', answer: '네, 됩니다.', answeredAt: '2026-03-02T03:34:00Z', about: place };
  const waiting = { ...inquiry, id: '5', subject: '댓글', status: 'NEW', answer: null, answeredAt: null };
  const gone = { kind: 'COMMENT', reviewId: null, boardId: null, facility: null };
  open('/member/activity?tab=inquiries', {
    viewerInquiries: () => ({ items: [{ ...waiting, about: gone }, answered], totalCount: 2 }),
  });
  const [first, second] = await main().findAllByRole('listitem');
  expect(within(first!).getByText('접수함')).toBeVisible();
  expect(within(first!).queryByRole('link')).toBeNull();
  expect(within(second!).getByText('답변함')).toBeVisible();
  expect(within(second!).getByText('네, 됩니다.')).toBeVisible();
  expect(within(second!).getByRole('link', { name: '장소: 산책 카페 3' })).toHaveAttribute('href', '/facility/3');
});

it.each([
  ['inquiries', '아직 보낸 문의가 없어요.', '문의하기'],
  ['favorites', '아직 즐겨찾기한 곳이 없어요.', '지도에서 장소 찾기'],
  ['comments', '아직 쓴 댓글이 없어요.', '공지사항 보기'],
  ['visits', '아직 남긴 방문 기록이 없어요.', '지도에서 장소 찾기'],
])('says that there are no %s yet, and where to go', async (tab, text, link) => {
  open(`/member/activity?tab=${tab}`, { favoriteFacilities: () => ({ items: [], totalCount: 0 }) });
  expect(await main().findByText(text)).toBeVisible();
  expect(main().getByRole('link', { name: link })).toBeVisible();
});

it('says that a list did not load, and tries again', async () => {
  let answer: () => object = () => {
    throw refusal('INTERNAL_SERVER_ERROR', '서버 오류');
  };
  open('/member/activity?tab=comments', { viewerComments: () => answer() });
  expect(await main().findByText('내 댓글을 불러오지 못했어요.')).toBeVisible();
  answer = () => ({ items: [], totalCount: 0 });
  await userEvent.click(main().getByRole('button', { name: '다시 시도' }));
  expect(await main().findByText('아직 쓴 댓글이 없어요.')).toBeVisible();
});

it('leads from a page beyond the last to the first ones', async () => {
  open('/member/activity?tab=favorites&p=9');
  expect(await main().findByRole('link', { name: '1페이지' })).toHaveAttribute('href', '/member/activity?tab=favorites');
});

it('asks visitors to sign in', async () => {
  renderApp('/member/activity');
  expect(await screen.findByRole('heading', { name: '로그인' })).toBeVisible();
});
