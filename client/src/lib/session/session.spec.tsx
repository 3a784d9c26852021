import { act, screen, waitFor, within } from '@testing-library/react';
import type { Asked, RootResolvers } from '../../../test/graphql-answers';
import { makeMember, makeToken, refusal, signInBefore } from '../../../test/make-member';
import { renderApp } from '../../../test/render-app';
import { SignOutDocument } from './sign-out.generated';
import { requestSignIn } from './sign-in-request';
import { clearExpiredToken } from './token';

const signInButton = () => screen.findByRole('button', { name: '로그인' });
const memberButton = (name = '보리누나') => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: '로그인' }));
const asMember: RootResolvers = {
  viewer: (_args: unknown, { authorization }: Asked) => (authorization ? makeMember() : null),
};
/** As another tab does: the store has changed already when this one hears of it. */
const otherTab = (token: string | null) =>
  act(async () => {
    if (token) localStorage.setItem('token', token);
    else localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

describe('a stored token', () => {
  it('restores the session', async () => {
    const token = signInBefore();
    const { server } = renderApp('/about', { resolvers: asMember });
    expect(await memberButton()).toBeVisible();
    expect(screen.queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();
    expect(new Set(server.authorizations)).toEqual(new Set([`Bearer ${token}`]));
  });

  it.each([
    ['expired', makeToken({ secondsLeft: -1 })],
    ['no token of ours', 'nonsense'],
    ['without an end', `x.${btoa('{"sub":"a"}')}.y`],
  ])('that is %s is cleared without a word', async (_case, token) => {
    signInBefore(token);
    clearExpiredToken();
    const { server } = renderApp('/about', { resolvers: asMember });
    expect(await signInButton()).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    await screen.findByText(/2025-03-24 기준/);
    expect(server.authorizations.filter(Boolean)).toEqual([]);
    expect(server.calls.map(({ field }) => field)).not.toContain('viewer');
  });

  it('that is good stays at the start', () => {
    const token = signInBefore();
    clearExpiredToken();
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('that the server refuses is dropped, and the question asked once more as a visitor', async () => {
    signInBefore();
    const { client } = renderApp('/about', { resolvers: asMember, prepare: (server) => server.refuseTokens() });
    expect(await signInButton()).toBeVisible();
    expect(await screen.findByText(/2025-03-24 기준/)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(JSON.stringify(client.cache.extract())).not.toContain('bori@example.com');
  });

  it('keeps its session while the network is away', async () => {
    signInBefore();
    renderApp('/about', { resolvers: asMember, prepare: (server) => server.goAway() });
    expect(await signInButton()).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

it('is over at the next question when it was ended elsewhere, with all that it had shown', async () => {
  signInBefore();
  const { server, client } = renderApp('/about', { resolvers: asMember });
  await memberButton();
  server.refuseTokens();
  await act(() => client.refetchQueries({ include: 'active' }).catch(() => undefined));
  expect(await signInButton()).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain('bori@example.com'));
});

it('does not repeat a change as a visitor, but says that it did not happen', async () => {
  signInBefore();
  const { server, client } = renderApp('/about', { resolvers: { ...asMember, signOut: () => true } });
  await memberButton();
  server.refuseTokens();
  const asked = server.authorizations.length;
  await act(async () => {
    await expect(client.mutate({ mutation: SignOutDocument })).rejects.toThrow('401');
  });
  expect(server.authorizations[asked]).toMatch(/^Bearer /);
  expect(server.calls.map(({ field }) => field)).not.toContain('signOut');
  expect(localStorage.getItem('token')).toBeNull();
});

it('follows what other tabs do', async () => {
  let name = '보리누나';
  renderApp('/about', { resolvers: { viewer: () => makeMember({ nickName: name, id: name }) } });
  await signInButton();
  await otherTab(makeToken());
  expect(await memberButton()).toBeVisible();
  name = '콩이아빠';
  await otherTab(makeToken({ email: 'kong@example.com' }));
  expect(await memberButton('콩이아빠')).toBeVisible();
  await otherTab(null);
  expect(await signInButton()).toBeVisible();
});

describe('signing out', () => {
  it.each([
    ['the server agrees', () => true],
    [
      'the server does not answer',
      () => {
        throw refusal('SERVICE_UNAVAILABLE', '쉬고 있습니다.');
      },
    ],
  ])('ends the session when %s, says so and goes to the home page', async (_case, signOut) => {
    const token = signInBefore();
    const { user, server, address, client } = renderApp('/about', { resolvers: { ...asMember, signOut } });
    await user.click(await memberButton());
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('로그아웃했습니다.')).toBeVisible();
    expect(await signInButton()).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(server.calls.map(({ field }) => field)).toContain('signOut');
    expect(server.authorizations).toContain(`Bearer ${token}`);
    await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain('bori@example.com'));
  });

  it('leaves a page for members for the home page, not for the sign-in', async () => {
    signInBefore();
    const { user, server, address } = renderApp('/member', {
      resolvers: { ...asMember, member: () => makeMember(), signOut: () => true },
    });
    await screen.findByRole('heading', { level: 1, name: '보리누나' });
    await user.click(await memberButton());
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(address()).toBe('/'));
    await screen.findByRole('searchbox');
    expect(address()).toBe('/');
    const calls = server.calls.map(({ field }) => field);
    // The page that was left is not asked for as a visitor.
    expect(calls.slice(calls.indexOf('signOut') + 1)).not.toContain('member');
  });
});

describe('the menu of the member', () => {
  it('leads to the own page, and closes on Escape', async () => {
    signInBefore();
    const { user } = renderApp('/about', { resolvers: asMember });
    const opener = await memberButton();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: '마이페이지' })).toHaveAttribute('href', '/member?email=bori%40example.com');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('closes when the keyboard moves on', async () => {
    signInBefore();
    const { user } = renderApp('/about', { resolvers: asMember });
    const opener = await memberButton();
    await user.click(opener);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the sign-in dialog', () => {
  const accepts: RootResolvers = {
    ...asMember,
    signIn: () => ({ token: makeToken(), expiresAt: '2026-03-15T00:00:00Z', member: makeMember() }),
  };
  const fillIn = async ({ user }: ReturnType<typeof renderApp>) => {
    const asked = await dialog();
    await user.type(asked.getByLabelText('이메일'), 'bori@example.com');
    await user.type(asked.getByLabelText('비밀번호'), 'Secret1!{Enter}');
  };

  it('opens from the menu, closes after the sign-in and goes to the home page', async () => {
    const view = renderApp('/about', { resolvers: accepts });
    await view.user.click(await signInButton());
    await fillIn(view);
    await waitFor(() => expect(view.address()).toBe('/'));
    expect(await screen.findByText('로그인했습니다.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await memberButton()).toBeVisible();
  });

  it('stays where a page or an action asked for it', async () => {
    const view = renderApp('/about?from=like', { resolvers: accepts });
    await signInButton();
    act(() => requestSignIn({ returnTo: '/about?from=like' }));
    await fillIn(view);
    expect(await memberButton()).toBeVisible();
    expect(view.address()).toBe('/about?from=like');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes on Escape, and on the way to the sign-up', async () => {
    const { user, address } = renderApp('/about');
    await user.click(await signInButton());
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await signInButton());
    await user.click((await dialog()).getByRole('link', { name: '회원가입' }));
    expect(address()).toBe('/signup');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
