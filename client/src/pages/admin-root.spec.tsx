import { screen, waitFor, within } from '@testing-library/react';
import { makeMember, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

const PATHS = [
  '/admin',
  '/admin/member/list',
  '/admin/support/list',
  '/admin/review/report/list',
  '/admin/visit/list',
  '/admin/holidays',
];
const adminFields = ['adminSummary', 'auditEntries', 'members', 'inquiries', 'reviewReports'];

it.each(PATHS)('leads visitors from %s to the sign-in, and asks the server for nothing', async (path) => {
  const { address, server } = renderApp(path);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(server.calls.filter(({ field }) => adminFields.includes(field))).toEqual([]);
});

it('leads members away as well, and says why', async () => {
  signInBefore();
  const { address, server } = renderApp('/admin/member/list', { resolvers: { viewer: () => makeMember() } });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByText('관리자만 볼 수 있는 페이지예요.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '마이페이지로 가기' })).toBeVisible();
  expect(server.calls.filter(({ field }) => adminFields.includes(field))).toEqual([]);
});

it('has a menu that marks the page that is open', async () => {
  signInBefore();
  const { user, address } = renderApp('/admin/Member/list', {
    resolvers: { viewer: () => makeMember({ authNames: ['admin'] }) },
  });
  const menu = within(await screen.findByRole('navigation', { name: '관리 메뉴' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '관리 홈',
    '회원 목록',
    '문의 목록',
    '신고 목록',
    '방문 기록',
    '정보 수정 제안',
    '자료 점검',
    '공휴일',
  ]);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('회원 목록');
  expect(await screen.findByText('가입한 회원이 없습니다.')).toBeVisible();
  await user.click(menu.getByRole('link', { name: '문의 목록' }));
  expect(address()).toBe('/admin/support/list');
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('문의 목록');
  expect(await screen.findByText('등록된 문의가 없습니다.')).toBeVisible();
  await user.click(menu.getByRole('link', { name: '신고 목록' }));
  expect(await screen.findByText('신고된 리뷰가 없습니다.')).toBeVisible();
});
