import { screen, waitFor, within } from '@testing-library/react';
import { makeMember, makeToken, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import { blockStorage, fillStorage } from '../../test/storage-faults';

const token = makeToken();
const main = () => within(screen.getByRole('main'));
const emailField = () => main().findByLabelText<HTMLInputElement>('이메일');
const passwordField = () => main().getByLabelText<HTMLInputElement>('비밀번호');
const submit = () => main().getByRole('button', { name: /^로그인/ });
const accepts = {
  signIn: () => ({ token, expiresAt: '2026-03-15T00:00:00Z', member: makeMember() }),
  viewer: () => makeMember(),
};

it('signs in, says so and goes to the home page', async () => {
  const { user, address, server } = renderApp('/login', { resolvers: accepts });
  await user.type(await emailField(), '  bori@example.com ');
  await user.type(passwordField(), ' Secret1! {Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('로그인했습니다.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(token);
  expect(await screen.findByRole('button', { name: '보리누나' })).toBeVisible();
  expect(server.calls.find(({ field }) => field === 'signIn')?.args).toEqual({
    input: { email: 'bori@example.com', password: 'Secret1!' },
  });
  // Asked as the new member, not as the visitor of before.
  expect(server.authorizations.at(-1)).toBe(`Bearer ${token}`);
});

it('asks for both', async () => {
  const { user, server } = renderApp('/login', { resolvers: accepts });
  await user.type(await emailField(), 'bori@example.com');
  await user.click(submit());
  expect(await main().findByRole('alert')).toHaveTextContent('이메일과 비밀번호를 모두 입력하세요.');
  expect(server.calls.map(({ field }) => field)).not.toContain('signIn');
});

it('holds everything while it waits, and keeps what was typed when refused', async () => {
  let answer: () => void = () => {};
  const { user, address } = renderApp('/login', {
    resolvers: {
      signIn: () =>
        new Promise((_resolve, reject) => (answer = () => reject(refusal('UNAUTHENTICATED', '이메일 또는 비밀번호가 달라요.')))),
    },
  });
  await user.type(await emailField(), 'bori@example.com');
  await user.type(passwordField(), 'wrong');
  await user.click(submit());
  expect(await main().findByRole('button', { name: '로그인 중…' })).toHaveAttribute('aria-disabled', 'true');
  expect(await emailField()).toBeDisabled();
  expect(passwordField()).toBeDisabled();

  answer();
  expect(await main().findByRole('alert')).toHaveTextContent('이메일 또는 비밀번호가 달라요.');
  expect(await emailField()).toHaveValue('bori@example.com');
  expect(passwordField()).toHaveValue('wrong');
  await waitFor(() => expect(passwordField()).toHaveFocus());
  expect(address()).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

it.each([
  [
    'a refusal without words',
    () => {
      throw refusal('UNAUTHENTICATED', 'Unauthorized');
    },
    '로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.',
  ],
  ['an answer without a token', () => ({ ...accepts.signIn(), token: '' }), '로그인에 실패했습니다. 토큰이 없습니다.'],
])('explains %s', async (_case, signIn, text) => {
  const { user } = renderApp('/login', { resolvers: { signIn } });
  await user.type(await emailField(), 'bori@example.com');
  await user.type(passwordField(), 'Secret1!{Enter}');
  expect(await main().findByRole('alert')).toHaveTextContent(text);
});

it('tells apart a network that failed from a wrong password', async () => {
  const { user, server } = renderApp('/login');
  await user.type(await emailField(), 'bori@example.com');
  server.goAway();
  await user.type(passwordField(), 'Secret1!{Enter}');
  expect(await main().findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요.');
});

it('does not send a stale token along', async () => {
  const { user, server, address } = renderApp('/login', { resolvers: accepts });
  await emailField();
  signInBefore();
  server.refuseTokens();
  await user.type(await emailField(), 'bori@example.com');
  await user.type(passwordField(), 'Secret1!{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
});

describe.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('where storage is %s', (_case, breakStorage) => {
  it('signs in for this tab and says so', async () => {
    breakStorage();
    const { user, address } = renderApp('/login', { resolvers: accepts });
    await user.type(await emailField(), 'bori@example.com');
    await user.type(passwordField(), 'Secret1!{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText(/이 탭을 닫거나 새로고침하면 로그아웃돼요/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '보리누나' }));
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    expect(await screen.findByRole('button', { name: '로그인' })).toBeVisible();
  });

  it('does not send anyone to Kakao, whose return would fail', async () => {
    breakStorage();
    const { user } = renderApp('/login', {
      resolvers: { kakaoSignIn: () => ({ authorizeUrl: 'https://kauth.kakao.com/oauth/authorize', isDemo: false }) },
    });
    const button = await main().findByRole('link', { name: '카카오로 로그인' });
    const pressed = new Promise<Event>((resolve) => window.addEventListener('click', resolve, { once: true }));
    await user.click(button);
    expect((await pressed).defaultPrevented).toBe(true);
    expect(await screen.findByText(/카카오 로그인을 시작할 수 없어요/)).toBeVisible();
  });
});

it('leads members on', async () => {
  signInBefore();
  renderApp('/login', { resolvers: { viewer: () => makeMember() } });
  expect(await screen.findByRole('heading', { name: '보리누나님, 이미 로그인하셨어요' })).toBeVisible();
  expect(main().getByRole('link', { name: '마이페이지로 가기' })).toHaveAttribute('href', '/member?email=bori%40example.com');
});

it('leads to the sign-up', async () => {
  renderApp('/login');
  await emailField();
  expect(main().getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup');
});

describe('the Kakao button', () => {
  const offered = (isDemo: boolean) => ({
    kakaoSignIn: () => ({ authorizeUrl: 'https://kauth.kakao.com/oauth/authorize?client_id=x&response_type=code', isDemo }),
  });

  it('is absent where Kakao is not set up', async () => {
    renderApp('/login');
    await emailField();
    expect(main().queryByRole('link', { name: /카카오/ })).not.toBeInTheDocument();
  });

  it('goes to Kakao with a state that only this tab knows', async () => {
    const { user } = renderApp('/login', { resolvers: offered(false) });
    const button = await main().findByRole<HTMLAnchorElement>('link', { name: '카카오로 로그인' });
    expect(sessionStorage.getItem('kakao-sign-in')).toBeNull();
    button.addEventListener('click', (event) => event.preventDefault());
    await user.click(button);
    const { state } = JSON.parse(sessionStorage.getItem('kakao-sign-in')!) as { state: string };
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    const { origin, searchParams } = new URL(button.href);
    expect(origin).toBe('https://kauth.kakao.com');
    expect(Object.fromEntries(searchParams)).toEqual({ client_id: 'x', response_type: 'code', state });
  });

  it('says that the demo is one', async () => {
    renderApp('/login', { resolvers: offered(true) });
    expect(await main().findByRole('link', { name: '시연용 카카오 로그인' })).toBeVisible();
  });

  it('says what the first sign-in agrees to', async () => {
    renderApp('/login', { resolvers: offered(false) });
    const terms = await main().findByRole('link', { name: /^이용약관/ });
    const privacy = main().getByRole('link', { name: /^개인정보처리방침/ });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(privacy).toHaveAttribute('href', '/privacy');
    for (const link of [terms, privacy]) expect(link).toHaveAttribute('target', '_blank');
    expect(terms.parentElement).toHaveTextContent(/^처음 로그인하면 만 14세 이상이며 .*에 동의하는 것으로 봅니다\.$/);
  });
});
