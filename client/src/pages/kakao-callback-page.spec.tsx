import { screen, waitFor } from '@testing-library/react';
import { makeMember, makeToken } from '../../test/make-member';
import type { RootResolvers } from '../../test/graphql-answers';
import { renderApp } from '../../test/render-app';
import { blockStorage, fillStorage } from '../../test/storage-faults';

const token = makeToken();
const STATE = '0123456789abcdef0123456789abcdef';
const FAILED = '로그인에 실패했습니다. 다시 시도해 주세요.';
const start = (returnTo?: string) => sessionStorage.setItem('kakao-sign-in', JSON.stringify({ state: STATE, returnTo }));
/** Each return from Kakao has a code of its own. */
let codes = 0;
const callback = (rest = `&state=${STATE}`) => `/auth/kakao/callback?code=code-${(codes += 1)}${rest}`;
const accepted = () => ({ token, expiresAt: '2026-03-15T00:00:00Z', member: makeMember() });
const accepts: RootResolvers = {
  signInWithKakao: accepted,
  viewer: () => makeMember(),
};
const codesSent = ({ server }: ReturnType<typeof renderApp>) =>
  server.calls.filter(({ field }) => field === 'signInWithKakao').map(({ args }) => (args.input as { code: string }).code);

// Read for the first time its code takes longer than a message stands.
beforeAll(() => Promise.all([import('../app/antd-root'), import('./login-page')]));

it('uses the code once, takes it out of the address and signs in', async () => {
  start();
  let answer: () => void = () => {};
  const view = renderApp(callback(), {
    resolvers: {
      ...accepts,
      signInWithKakao: () => new Promise((resolve) => (answer = () => resolve(accepted()))),
    },
  });
  expect(await screen.findByRole('heading', { name: '처리 중' })).toBeVisible();
  await waitFor(() => expect(codesSent(view)).toEqual([`code-${codes}`]));
  await waitFor(() => expect(view.address()).toBe('/auth/kakao/callback'));
  expect(sessionStorage.getItem('kakao-sign-in')).toBeNull();

  answer();
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(await screen.findByText('소셜 계정으로 로그인했습니다.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(token);
  expect(codesSent(view)).toHaveLength(1);
});

it('returns to the page that asked', async () => {
  start('/about');
  const view = renderApp(callback(), { resolvers: accepts });
  await waitFor(() => expect(view.address()).toBe('/about'));
});

it.each([
  ['a state that is not ours', () => start(), '&state=ffffffffffffffffffffffffffffffff'],
  ['no state at all', () => start(), ''],
  ['a return that nobody in this tab asked for', () => {}, `&state=${STATE}`],
  ['a memory that is garbage', () => sessionStorage.setItem('kakao-sign-in', '{garbage'), `&state=${STATE}`],
  ['a memory of something else', () => sessionStorage.setItem('kakao-sign-in', '7'), `&state=${STATE}`],
  ['a failure at Kakao', () => start(), `&state=${STATE}&error=server_error`],
  ['a refusal that nobody in this tab asked for', () => {}, `&state=${STATE}&error=access_denied`],
])('does not use the code after %s', async (_case, prepare, rest) => {
  prepare();
  const view = renderApp(callback(rest), { resolvers: accepts });
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(codesSent(view)).toEqual([]);
  expect(sessionStorage.getItem('kakao-sign-in')).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

it('calls a cancelled sign-in cancelled, not failed', async () => {
  start('/about');
  const view = renderApp(`/auth/kakao/callback?error=access_denied&state=${STATE}`, { resolvers: accepts });
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText('카카오 로그인을 취소했습니다.')).toBeVisible();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

it.each<[string, RootResolvers['signInWithKakao']]>([
  [
    'the server refuses',
    () => {
      throw new Error('KOE320');
    },
  ],
  ['no token comes back', () => ({ token: '', expiresAt: '2026-03-15T00:00:00Z', member: makeMember() })],
])('goes back to the form when %s', async (_case, signInWithKakao) => {
  start();
  const view = renderApp(callback(), { resolvers: { ...accepts, signInWithKakao } });
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

it('goes back to the form when what was begun cannot be read', async () => {
  start();
  blockStorage();
  const view = renderApp(callback(), { resolvers: accepts });
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText(FAILED)).toBeVisible();
});

it('signs in for this tab when the token cannot be stored, and says so', async () => {
  start();
  fillStorage();
  const view = renderApp(callback(), { resolvers: accepts });
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(await screen.findByText(/이 탭을 닫거나 새로고침하면 로그아웃돼요/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '보리누나' })).toBeVisible();
});
