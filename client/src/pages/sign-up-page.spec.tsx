import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import type { RootResolvers } from '../../test/graphql-answers';
import { renderApp } from '../../test/render-app';

const main = () => within(screen.getByRole('main'));
const field = (label: string) => main().findByLabelText(label);
const submit = () => main().getByRole('button', { name: '가입하기' });
const picture = (name: string, type: string, size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

async function open(resolvers: RootResolvers = {}) {
  // Files of every type, as from a picker whose filter was switched off.
  const view = renderApp('/signup', { resolvers, user: userEvent.setup({ applyAccept: false }) });
  await field('이메일');
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

async function fillIn({ user }: View) {
  await user.type(await field('이메일'), 'bori@example.com');
  await user.type(await field('비밀번호'), 'Secret1!');
  await user.type(await field('비밀번호 확인'), 'Secret1!');
  await user.type(await field('별명'), '보리누나');
  await user.click(main().getByRole('checkbox'));
}

it.each([
  ['이메일', 'bori@example', '이메일 형식이 올바르지 않습니다.', '.com'],
  ['비밀번호', 'secret1!', '비밀번호는 8자 이상, 영문 대소문자, 숫자, 특수문자를 포함해야 합니다.', 'S'],
  ['비밀번호 확인', 'Secret1', '비밀번호가 일치하지 않습니다.', '!'],
  ['별명', '보', '별명은 2~20자, 한글/영문/숫자만 사용할 수 있습니다.', '리'],
])('says what is wrong with %s while it is typed', async (label, start, text, rest) => {
  const { user } = await open();
  await user.type(await field('비밀번호'), label === '비밀번호' ? start : 'Secret1!');
  if (label !== '비밀번호') await user.type(await field(label), start);
  expect(await main().findByText(text)).toBeVisible();
  await user.type(await field(label), rest);
  await waitFor(() => expect(main().queryByText(text)).not.toBeInTheDocument());
});

it('notices that the password no longer matches its confirmation', async () => {
  const { user } = await open();
  await user.type(await field('비밀번호'), 'Secret1!');
  await user.type(await field('비밀번호 확인'), 'Secret1!');
  await user.type(await field('비밀번호'), '2');
  expect(await main().findByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
});

it.each([
  ['a text', async ({ user }: View) => user.type(await field('자기소개 (선택)'), '보리와 살아요.')],
  [
    'a picked photo',
    async ({ user }: View) =>
      user.upload(main().getByLabelText('프로필 사진 (선택)', { selector: 'input' }), picture('bori.png', 'image/png')),
  ],
])('asks before %s is lost', async (_case, change) => {
  const view = await open();
  await change(view);
  const leave = async (answer: string) => {
    await view.user.click(main().getByRole('link', { name: '로그인' }));
    const asked = within(await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' }));
    await view.user.click(asked.getByRole('button', { name: answer }));
  };
  await leave('계속 쓰기');
  expect(view.address()).toBe('/signup');
  await leave('저장하지 않고 나가기');
  await waitFor(() => expect(view.address()).toBe('/login'));
});

it('asks nothing where nothing was typed', async () => {
  const { user, address } = await open();
  await user.click(main().getByRole('link', { name: '로그인' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

it('lets no blank into fields that hold none', async () => {
  const { user } = await open();
  await user.type(await field('별명'), ' 보 리 ');
  await user.type(await field('비밀번호'), 'Sec ret1!');
  expect(await field('별명')).toHaveValue('보리');
  expect(await field('비밀번호')).toHaveValue('Secret1!');
});

it('opens its button only when everything is in order', async () => {
  const view = await open();
  const { user } = view;
  expect(submit()).toBeDisabled();
  await fillIn(view);
  expect(submit()).toBeEnabled();
  await user.click(main().getByRole('checkbox'));
  expect(submit()).toBeDisabled();
  await user.click(main().getByRole('checkbox'));
  await user.type(await field('비밀번호 확인'), 'x');
  expect(submit()).toBeDisabled();
});

it('counts the introduction as a person does, and refuses one that is too long', async () => {
  const view = await open();
  const { user } = view;
  await fillIn(view);
  const info = await field('자기소개 (선택)');
  await user.click(info);
  await user.paste('🐶'.repeat(1000));
  expect(main().getByText('1,000 / 1,000')).toBeVisible();
  expect(submit()).toBeEnabled();
  await user.type(info, '!');
  expect(main().getByText('1,001 / 1,000')).toBeVisible();
  expect(await main().findByText('자기소개는 1,000자까지 쓸 수 있습니다.')).toBeVisible();
  expect(submit()).toBeDisabled();
});

it('signs up, says so, goes to the home page and asks for the password there', async () => {
  const view = await open({ signUp: () => makeMember() });
  await fillIn(view);
  await view.user.click(submit());
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(await screen.findByText('회원가입이 완료되었습니다. 로그인해 주세요.')).toBeVisible();
  const dialog = within(await screen.findByRole('dialog', { name: '로그인' }));
  expect(dialog.getByLabelText('이메일')).toHaveValue('bori@example.com');
  expect(view.server.calls.find(({ field: name }) => name === 'signUp')?.args).toEqual({
    input: {
      email: 'bori@example.com',
      password: 'Secret1!',
      nickName: '보리누나',
      info: '',
      profileImage: null,
      agreesToTerms: true,
    },
  });
});

it('holds everything while it waits, and keeps everything when refused', async () => {
  let answer: () => void = () => {};
  const view = await open({
    signUp: () =>
      new Promise((_resolve, reject) => {
        answer = () =>
          reject(
            refusal('CONFLICT', '이미 있는 별명입니다.', {
              nickName: '이미 있는 별명이에요.',
              profileImage: '읽을 수 없는 사진이에요.',
            }),
          );
      }),
  });
  const { user } = view;
  await fillIn(view);
  await user.upload(main().getByLabelText('프로필 사진 (선택)', { selector: 'input' }), picture('bori.png', 'image/png'));
  await user.click(submit());
  expect(await main().findByRole('button', { name: '가입하는 중…' })).toHaveAttribute('aria-disabled', 'true');
  expect(await field('이메일')).toBeDisabled();

  answer();
  expect(await main().findByText('이미 있는 별명입니다.')).toBeVisible();
  expect(await main().findByText('이미 있는 별명이에요.')).toBeVisible();
  await waitFor(async () => expect(await field('별명')).toHaveFocus());
  expect(main().getByText('읽을 수 없는 사진이에요.')).toBeVisible();
  expect(await field('이메일')).toHaveValue('bori@example.com');
  expect(await field('비밀번호')).toHaveValue('Secret1!');
  expect(main().getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible();
  expect(main().getByRole('checkbox')).toBeChecked();
  expect(view.address()).toBe('/signup');

  await user.type(await field('자기소개 (선택)'), '보리');
  expect(main().queryByText('이미 있는 별명입니다.')).not.toBeInTheDocument();
  expect(main().getByText('읽을 수 없는 사진이에요.')).toBeVisible();
  await user.click(main().getByRole('button', { name: '사진 삭제' }));
  expect(main().queryByText('읽을 수 없는 사진이에요.')).not.toBeInTheDocument();
});

describe('the photo', () => {
  const input = () => main().getByLabelText('프로필 사진 (선택)', { selector: 'input' });

  it('is previewed, sent along and can be taken out', async () => {
    const { user, server, ...view } = await open({ signUp: () => makeMember() });
    await fillIn({ user, server, ...view });
    await user.upload(input(), picture('bori.png', 'image/png'));
    expect(main().getByRole('img', { name: '고른 사진 미리보기' })).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await user.click(main().getByRole('button', { name: '사진 삭제' }));
    expect(main().queryByRole('img', { name: '고른 사진 미리보기' })).not.toBeInTheDocument();
    await user.upload(input(), picture('bori.webp', 'image/webp'));
    await user.click(submit());
    await waitFor(() => expect(server.calls.map(({ field: name }) => name)).toContain('signUp'));
    const { args } = server.calls.find(({ field: name }) => name === 'signUp')!;
    expect((args.input as { profileImage: File }).profileImage.name).toBe('bori.webp');
  });

  it('is left to the server where the device knows no type', async () => {
    const { user } = await open();
    await user.upload(input(), picture('bori', ''));
    expect(main().getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible();
  });

  it.each([
    ['IMG_1.HEIC', '', 10, 'IMG_1.HEIC: HEIC 사진은 올릴 수 없어요. JPG로 바꾸거나'],
    ['a.svg', 'image/svg+xml', 10, 'a.svg: 지원하지 않는 형식이에요.'],
    ['b.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1, 'b.jpg: 10MB를 넘어요.'],
  ])('is refused with a reason: %s', async (name, type, size, text) => {
    const { user } = await open();
    await user.upload(input(), picture(name, type, size));
    expect(await main().findByRole('alert')).toHaveTextContent(text);
    expect(main().queryByRole('img', { name: '고른 사진 미리보기' })).not.toBeInTheDocument();
  });
});

it('opens the texts to be agreed to beside the form', async () => {
  await open();
  for (const [name, href] of [
    [/^이용약관/, '/terms'],
    [/^개인정보처리방침/, '/privacy'],
  ] as const) {
    const link = main().getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

it('helps password managers', async () => {
  await open();
  expect(await field('이메일')).toHaveAttribute('autocomplete', 'email');
  expect(await field('비밀번호')).toHaveAttribute('autocomplete', 'new-password');
  expect(await field('비밀번호 확인')).toHaveAttribute('autocomplete', 'new-password');
  expect(await field('별명')).toHaveAttribute('autocomplete', 'nickname');
});

it('leads members on', async () => {
  signInBefore();
  renderApp('/signup', { resolvers: { viewer: () => makeMember() } });
  expect(await screen.findByRole('heading', { name: '보리누나님, 이미 로그인하셨어요' })).toBeVisible();
});
