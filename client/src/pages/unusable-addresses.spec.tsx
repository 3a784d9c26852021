import { screen, waitFor } from '@testing-library/react';
import { makeMember, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

it.each([
  ['/KakaoMap?category=%00', '/KakaoMap'],
  ['/KakaoMap?q=%00&category=%EC%B9%B4%ED%8E%98', '/KakaoMap?category=%EC%B9%B4%ED%8E%98'],
  ['/KakaoMap?region=a%00&district=b', '/KakaoMap?district=b'],
  ['/facility/1?focusReviewId=%00', '/facility/1'],
  ['/review/latest?tag=%00', '/review/latest'],
  ['/board/list?q=a%00&p=2', '/board/list?p=2'],
  ['/member?email=%00', '/member'],
  ['/member/edit?email=%00', '/member/edit'],
  ['/support?about=%00', '/support'],
  ['/admin/member/list?q=%00', '/admin/member/list'],
])('drops what the server refuses from %s', async (path, address) => {
  signInBefore();
  const member = () => makeMember({ authNames: ['admin'] });
  const app = renderApp(path, { resolvers: { viewer: member, member } });
  await waitFor(() => expect(app.address()).toBe(address));
  await waitFor(() => expect(app.server.calls.length).toBeGreaterThan(1));
  expect(JSON.stringify(app.server.calls)).not.toContain('\\u0000');
});

it.each(['/facility/%00', '/board/1%00', '/review/my/%00'])('has no page at %s', async (path) => {
  const { server } = renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: '찾는 페이지가 없어요' })).toBeVisible();
  expect(JSON.stringify(server.calls)).not.toContain('\\u0000');
});
