import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Asked, RootResolvers } from '../../../../test/graphql-answers';
import { makeMember, makeToken, refusal, signInBefore } from '../../../../test/make-member';
import { renderApp } from '../../../../test/render-app';

const PATH = '/member/edit?email=bori%40example.com';
const EXPIRED = '로그인이 만료되었습니다. 다시 로그인해 주세요.';
const main = () => within(screen.getByRole('main', { hidden: true }));
const nickName = () => main().findByLabelText('별명');
/** By its field: under test antd gives all dialogs one id, and so the name of the first. */
const signInDialog = async () => {
  await screen.findByLabelText('이메일');
  return within(screen.getAllByRole('dialog').at(-1)!);
};

async function open(resolvers: RootResolvers = {}, path = PATH, history: string[] = []) {
  signInBefore();
  const member = (_args: unknown, { authorization }: Asked) => (authorization ? makeMember() : null);
  const view = renderApp(path, {
    history,
    user: userEvent.setup({ applyAccept: false }),
    resolvers: {
      viewer: member,
      updateMember: () => makeMember(),
      signIn: () => ({ token: makeToken(), expiresAt: '2026-03-15T00:00:00Z', member: makeMember() }),
      ...resolvers,
    },
  });
  await nickName();
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

async function typeAndPick({ user }: View) {
  await user.type(await nickName(), '2');
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  await user.upload(main().getByLabelText('프로필 사진', { selector: 'input' }), file);
}

async function save({ user }: View) {
  await user.click(main().getByRole('button', { name: '저장', hidden: true }));
  const asked = within(await screen.findByRole('dialog', { name: '회원 정보를 저장할까요?' }));
  await user.type(asked.getByLabelText('비밀번호'), 'Secret1!{Enter}');
}

async function signIn({ user, server }: View) {
  const asked = await signInDialog();
  server.acceptTokens();
  await user.type(asked.getByLabelText('이메일'), 'bori@example.com');
  await user.type(asked.getByLabelText('비밀번호'), 'Secret1!{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('이메일')).not.toBeInTheDocument());
}

it.each([
  ['refused', ({ server }: View) => server.refuseTokens()],
  ['over by the clock', () => void localStorage.setItem('token', makeToken({ secondsLeft: -1 }))],
])('keeps what was typed and picked when the session is %s, and saves it after the sign-in', async (_case, end) => {
  const view = await open({
    updateMember: (_args: unknown, { authorization }: Asked) => {
      if (!authorization) throw refusal('UNAUTHENTICATED', '로그인이 필요합니다.');
      return makeMember();
    },
  });
  await typeAndPick(view);
  end(view);
  await save(view);
  expect((await signInDialog()).getByText(EXPIRED)).toBeVisible();
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
  expect(view.address()).toBe(PATH);

  await signIn(view);
  expect(view.address()).toBe(PATH);
  expect(await nickName()).toHaveValue('보리누나2');
  expect(main().getByRole('img', { name: '고른 사진 미리보기', hidden: true })).toBeInTheDocument();
  await save(view);
  await waitFor(() => expect(view.address()).toBe('/member?email=bori%40example.com'));
  const { args } = view.server.calls.findLast(({ field }) => field === 'updateMember')!;
  expect(args.input).toMatchObject({ nickName: '보리누나2', profileImage: { name: 'new.png' } });
});

it('leads to the sign-in page when the dialog is closed', async () => {
  const view = await open();
  view.server.refuseTokens();
  await save(view);
  await view.user.click((await signInDialog()).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('still leads to the sign-up', async () => {
  const view = await open();
  view.server.refuseTokens();
  await save(view);
  await view.user.click((await signInDialog()).getByRole('link', { name: '회원가입' }));
  expect(await screen.findByRole('heading', { level: 2, name: '회원가입' })).toBeInTheDocument();
  expect(view.address()).toBe('/signup');
});

it('takes the question along when the person leaves', async () => {
  const view = await open({}, PATH, ['/about']);
  view.server.refuseTokens();
  await save(view);
  await signInDialog();
  await view.router.navigate(-1);
  expect(view.address()).toBe('/about');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows another member a form of their own', async () => {
  const other = makeMember({ id: '2', email: 'kong@example.com', nickName: '콩이아빠' });
  const token = makeToken({ email: other.email });
  const view = await open(
    {
      viewer: (_args: unknown, { authorization }: Asked) =>
        authorization ? (authorization.endsWith(token) ? other : makeMember()) : null,
      signIn: () => ({ token, expiresAt: '2026-03-15T00:00:00Z', member: other }),
    },
    '/member/edit',
  );
  await typeAndPick(view);
  view.server.refuseTokens();
  await save(view);
  await signIn(view);
  await waitFor(async () => expect(await nickName()).toHaveValue('콩이아빠'));
  expect(main().queryByRole('img', { name: '고른 사진 미리보기', hidden: true })).not.toBeInTheDocument();
});

it('is not asked for after a sign-out in another tab', async () => {
  const view = await open();
  await act(async () => {
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the passwords of a change that was refused', async () => {
  const view = await open();
  await view.user.click(main().getByRole('button', { name: '비밀번호 변경' }));
  const asked = within(await screen.findByRole('dialog', { name: '비밀번호 변경' }));
  await view.user.type(asked.getByLabelText('현재 비밀번호'), 'Secret1!');
  await view.user.type(asked.getByLabelText('새 비밀번호'), 'Secret2!');
  await view.user.type(asked.getByLabelText('새 비밀번호 확인'), 'Secret2!');
  view.server.refuseTokens();
  await view.user.click(asked.getByRole('button', { name: '변경' }));
  await signIn(view);
  expect(asked.getByLabelText('새 비밀번호')).toHaveValue('Secret2!');
  expect(asked.queryByRole('alert')).not.toBeInTheDocument();
});
