import { screen, within } from '@testing-library/react';
import { makeMember, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

it.each([
  ['/terms', '이용약관'],
  ['/privacy', '개인정보처리방침'],
])('shows %s, which the footer leads to', async (path, title) => {
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | 발도장`);
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: title })).toHaveAttribute('href', path);
});

it('says how long the session is kept, in which form the password, and what of a visit', async () => {
  renderApp('/privacy');
  const rows = await screen.findAllByRole('row');
  const row = (name: RegExp) => rows.find(({ textContent }) => name.test(textContent ?? ''));
  expect(row(/^로그인 기록/)).toHaveTextContent('14일');
  expect(row(/^비밀번호/)).toHaveTextContent('argon2id');
  expect(row(/^다녀온 기록/)).toHaveTextContent('종류와 크기만');
});

describe('/unauthorized', () => {
  it('offers visitors the sign-in', async () => {
    const { user } = renderApp('/unauthorized');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: '볼 수 있는 권한이 없어요' })).toBeVisible();
    await user.click(main.getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
  });

  it('leads members to their own page', async () => {
    signInBefore();
    renderApp('/unauthorized', { resolvers: { viewer: () => makeMember() } });
    expect(await within(screen.getByRole('main')).findByRole('link', { name: '마이페이지로 가기' })).toHaveAttribute(
      'href',
      '/member?email=bori%40example.com',
    );
  });
});
