import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RootResolvers } from '../../test/graphql-answers';
import { KAKAO_PLACEHOLDER, makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { Member } from '../graphql/types.generated';

const main = () => within(screen.getByRole('main'));
const dialog = async () => within(await screen.findByRole('dialog'));
const PATH = '/member/edit?email=bori%40example.com';
const IMAGE = {
  name: 'bori.webp',
  url: '/files/1/bori.webp',
  cardUrl: '/files/1/card.webp',
  thumbnailUrl: '/files/1/thumb.webp',
  width: 10,
  height: 10,
  thumbhash: null,
};

async function open(member: Partial<Member> = {}, resolvers: RootResolvers = {}, path = PATH) {
  signInBefore();
  const view = renderApp(path, {
    user: userEvent.setup({ applyAccept: false }),
    resolvers: { viewer: () => makeMember(member), member: () => makeMember(member), ...resolvers },
  });
  await main().findByRole('heading', { level: 1 });
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

const nickName = () => main().findByLabelText('별명');
const save = () => main().getByRole('button', { name: '저장' });
const confirm = async ({ user }: View, secret = 'Secret1!') => {
  await user.click(save());
  const asked = await dialog();
  await user.type(asked.getByLabelText('비밀번호'), `${secret}{Enter}`);
  return asked;
};
const sent = ({ server }: View) => server.calls.find(({ field }) => field === 'updateMember')?.args.input;

it('saves after a confirmation, and every part of the site knows the new name', async () => {
  let member = makeMember();
  const view = await open(
    {},
    {
      viewer: () => member,
      member: () => member,
      updateMember: () => (member = makeMember({ nickName: '보리언니', info: '새 소개' })),
    },
  );
  const { user, address } = view;
  await user.clear(await nickName());
  await user.type(await nickName(), '보리 언니');
  await user.clear(main().getByLabelText('자기소개'));
  await user.type(main().getByLabelText('자기소개'), '새 소개');
  await confirm(view);
  await waitFor(() => expect(address()).toBe('/member?email=bori%40example.com'));
  expect(await screen.findByText('회원 정보를 수정했습니다.')).toBeVisible();
  expect(sent(view)).toEqual({
    nickName: '보리언니',
    info: '새 소개',
    password: 'Secret1!',
    profileImage: null,
    removedProfileImageNames: [],
  });
  expect(screen.getByRole('button', { name: '보리언니' })).toBeVisible();
});

it('says that a Kakao member without an e-mail has none', async () => {
  await open({ email: KAKAO_PLACEHOLDER, provider: 'KAKAO' }, {}, '/member/edit');
  await nickName();
  expect(main().getByText('이메일 없음 (카카오)')).toBeVisible();
  expect(await main().findByRole('button', { name: '이메일 등록' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('kakao.invalid');
});

it.each([
  ['a text', async ({ user }: View) => user.type(main().getByLabelText('자기소개'), '!')],
  ['a name', async ({ user }: View) => user.type(await nickName(), '2')],
  ['a removed photo', async ({ user }: View) => user.click(main().getByRole('button', { name: '사진 삭제' }))],
  [
    'a picked photo',
    async ({ user }: View) =>
      user.upload(main().getByLabelText('프로필 사진', { selector: 'input' }), new File(['x'], 'new.png', { type: 'image/png' })),
  ],
])('asks before %s is lost', async (_case, change) => {
  const view = await open({ profileImage: IMAGE });
  await change(view);
  await view.user.click(main().getByRole('link', { name: '취소' }));
  await view.user.click((await dialog()).getByRole('button', { name: '저장하지 않고 나가기' }));
  await waitFor(() => expect(view.address()).toBe('/member?email=bori%40example.com'));
});

it('asks nothing where nothing has changed', async () => {
  const { user, address } = await open();
  await user.type(await nickName(), '2{Backspace}');
  await user.click(main().getByRole('link', { name: '취소' }));
  await waitFor(() => expect(address()).toBe('/member?email=bori%40example.com'));
});

it('asks for the password', async () => {
  const view = await open();
  await view.user.click(save());
  const asked = await dialog();
  await view.user.click(asked.getByRole('button', { name: '저장' }));
  expect(await asked.findByText('비밀번호를 입력해주세요.')).toBeVisible();
  expect(sent(view)).toBeUndefined();
});

it('checks the name while it is typed', async () => {
  const { user } = await open();
  await user.type(await nickName(), '!');
  expect(await main().findByText('별명은 2~20자, 한글/영문/숫자만 사용할 수 있습니다.')).toBeVisible();
  expect(save()).toBeDisabled();
  await user.type(await nickName(), '{Backspace}');
  await waitFor(() => expect(save()).toBeEnabled());
});

it('holds three thousand characters of introduction', async () => {
  const { user } = await open({ info: '' });
  const info = main().getByLabelText('자기소개');
  await user.click(info);
  await user.paste('가'.repeat(3000));
  expect(main().getByText('3,000 / 3,000')).toBeVisible();
  expect(save()).toBeEnabled();
  await user.type(info, '!');
  expect(await main().findByText('자기소개는 3,000자까지 쓸 수 있습니다.')).toBeVisible();
  expect(save()).toBeDisabled();
});

it('says in the dialog that the password was wrong', async () => {
  const view = await open(
    {},
    {
      updateMember: () => {
        throw refusal('FORBIDDEN', '비밀번호가 달라요.', { password: '비밀번호가 달라요.' });
      },
    },
  );
  const asked = await confirm(view, 'wrong');
  expect(await asked.findByRole('alert')).toHaveTextContent('비밀번호가 달라요.');
  expect(asked.getByLabelText('비밀번호')).toHaveValue('wrong');
  await waitFor(() => expect(asked.getByLabelText('비밀번호')).toHaveFocus());
  await view.user.keyboard('!');
  expect(asked.queryByRole('alert')).not.toBeInTheDocument();
});

it('is ready for the password as soon as it asks', async () => {
  const { user } = await open();
  await user.click(save());
  const asked = await dialog();
  await waitFor(() => expect(asked.getByLabelText('비밀번호')).toHaveFocus());
});

it('puts the words about a field beside it, and keeps what was typed', async () => {
  const view = await open(
    {},
    {
      updateMember: () => {
        throw refusal('CONFLICT', '이미 있는 별명입니다.', { nickName: '이미 있는 별명이에요.' });
      },
    },
  );
  await view.user.type(await nickName(), '2');
  await confirm(view);
  expect(await main().findByText('이미 있는 별명이에요.')).toBeVisible();
  expect(main().getByRole('alert')).toHaveTextContent('이미 있는 별명입니다.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await nickName()).toHaveValue('보리누나2');
  await view.user.type(await nickName(), '3');
  expect(main().queryByText('이미 있는 별명입니다.')).not.toBeInTheDocument();
});

describe('the photo', () => {
  it('is replaced', async () => {
    const view = await open({ profileImage: IMAGE }, { updateMember: () => makeMember() });
    const file = new File(['x'], 'new.png', { type: 'image/png' });
    await view.user.upload(main().getByLabelText('프로필 사진', { selector: 'input' }), file);
    expect(main().getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible();
    await confirm(view);
    await waitFor(() => expect(sent(view)).toMatchObject({ profileImage: file, removedProfileImageNames: [] }));
  });

  it('is removed', async () => {
    const view = await open({ profileImage: IMAGE }, { updateMember: () => makeMember() });
    expect(main().getByRole('img', { name: '현재 사진' })).toHaveAttribute('src', '/files/1/card.webp');
    await view.user.click(main().getByRole('button', { name: '사진 삭제' }));
    expect(main().getByRole('img', { name: '사진 없음' })).toHaveAttribute('src', '/user.png');
    await confirm(view);
    await waitFor(() => expect(sent(view)).toMatchObject({ profileImage: null, removedProfileImageNames: ['bori.webp'] }));
  });
});

describe('who edits', () => {
  it('is not a visitor', async () => {
    const { address } = renderApp(PATH);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is not even an administrator', async () => {
    await open({ authNames: ['admin'] }, {}, '/member/edit?email=other%40example.com');
    expect(main().getByRole('heading', { name: '볼 수 있는 권한이 없어요' })).toBeVisible();
    expect(main().queryByRole('button', { name: '저장' })).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  const openDialog = async ({ user }: View) => {
    await user.click(await main().findByRole('button', { name: '비밀번호 변경' }));
    return dialog();
  };
  const fill = async ({ user }: View, asked: Awaited<ReturnType<typeof dialog>>) => {
    await user.type(asked.getByLabelText('현재 비밀번호'), 'Secret1!');
    await user.type(asked.getByLabelText('새 비밀번호'), 'Secret2!');
    await user.type(asked.getByLabelText('새 비밀번호 확인'), 'Secret2!');
  };

  it('is changed once everything is filled in and fits', async () => {
    const view = await open({}, { changePassword: () => true });
    const asked = await openDialog(view);
    const change = () => asked.getByRole('button', { name: '변경' });
    expect(change()).toBeDisabled();
    await fill(view, asked);
    expect(change()).toBeEnabled();
    await view.user.type(asked.getByLabelText('새 비밀번호'), '3');
    expect(change()).toBeDisabled();
    expect(await asked.findByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
    await view.user.type(asked.getByLabelText('새 비밀번호 확인'), '3');
    await view.user.click(change());
    expect(await screen.findByText('비밀번호를 변경했습니다.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.server.calls).toContainEqual({
      field: 'changePassword',
      args: { input: { oldPassword: 'Secret1!', newPassword: 'Secret2!3' } },
    });
  });

  it('holds at most 255 characters', async () => {
    const view = await open();
    const asked = await openDialog(view);
    await view.user.type(asked.getByLabelText('현재 비밀번호'), 'x');
    for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
      await view.user.click(asked.getByLabelText(label));
      await view.user.paste(`Secret1!${'x'.repeat(248)}`);
    }
    expect(await asked.findByText('비밀번호는 8자 이상, 영문 대소문자, 숫자, 특수문자를 포함해야 합니다.')).toBeVisible();
    expect(asked.getByRole('button', { name: '변경' })).toBeDisabled();
  });

  it('says why it was refused', async () => {
    const view = await open(
      {},
      {
        changePassword: () => {
          throw refusal('FORBIDDEN', '현재 비밀번호가 달라요.', { oldPassword: '다시 확인해 주세요.' });
        },
      },
    );
    const asked = await openDialog(view);
    await fill(view, asked);
    await view.user.click(asked.getByRole('button', { name: '변경' }));
    expect(await asked.findByText('현재 비밀번호가 달라요.')).toBeVisible();
    expect(await asked.findByText('다시 확인해 주세요.')).toBeVisible();
    expect(asked.getByLabelText('새 비밀번호')).toHaveValue('Secret2!');
    await view.user.type(asked.getByLabelText('현재 비밀번호'), '!');
    expect(asked.queryByText('현재 비밀번호가 달라요.')).not.toBeInTheDocument();
  });

  it('is not for Kakao members', async () => {
    await open({ provider: 'KAKAO' });
    await nickName();
    expect(main().queryByRole('button', { name: '비밀번호 변경' })).not.toBeInTheDocument();
  });
});

it('has the calendar beside the form, and going through it loses nothing that was typed', async () => {
  const { user, address } = await open();
  await user.type(await nickName(), '2');
  const calendar = within(main().getByRole('region', { name: '리뷰 캘린더' }));
  const month = () => calendar.getByRole('heading', { level: 2 }).textContent;
  const former = month();
  await user.click(calendar.getByRole('button', { name: '다음 달' }));
  await waitFor(() => expect(month()).not.toBe(former));
  expect(await nickName()).toHaveValue('보리누나2');
  expect(address()).toBe(PATH);
});

describe('another e-mail', () => {
  const ask = async ({ user }: View) => {
    await user.click(await main().findByRole('button', { name: '이메일 변경' }));
    const asked = await dialog();
    await user.type(await asked.findByLabelText('새 이메일'), 'new@example.com');
    await user.type(asked.getByLabelText('비밀번호'), 'Secret1!{Enter}');
    return asked;
  };

  it('is asked for with the password, and gets the link', async () => {
    const view = await open({}, { requestEmailChange: () => true });
    const asked = await ask(view);
    expect(await asked.findByText(/^new@example.com로 메일을 보냈어요/)).toBeVisible();
    expect(view.server.calls.find(({ field }) => field === 'requestEmailChange')?.args.input).toEqual({
      email: 'bori@example.com',
      newEmail: 'new@example.com',
      password: 'Secret1!',
    });
  });

  it('keeps what was typed when it is taken', async () => {
    const text = '이미 가입한 이메일입니다.';
    const view = await open(
      {},
      {
        requestEmailChange: () => {
          throw refusal('CONFLICT', text, { newEmail: text });
        },
      },
    );
    const asked = await ask(view);
    expect(await asked.findByRole('alert')).toHaveTextContent(text);
    expect(asked.getByLabelText('새 이메일')).toHaveValue('new@example.com');
  });

  it('is not offered where no mail is sent', async () => {
    const view = await open({}, { accountSettings: () => ({ isMailAvailable: false }) });
    await waitFor(() => expect(view.server.calls.map(({ field }) => field)).toContain('accountSettings'));
    expect(await main().findByRole('button', { name: '비밀번호 변경' })).toBeVisible();
    expect(main().queryByRole('button', { name: '이메일 변경' })).not.toBeInTheDocument();
  });
});

describe('devices', () => {
  const session = (id: string, device: string, isCurrent = false) => ({
    ...{ id, device, isCurrent },
    startedAt: '2026-03-01T03:34:00.000Z',
    lastSeenAt: '2026-03-02T16:00:00.000Z',
    expiresAt: '2026-04-01T03:34:00.000Z',
  });
  const here = session('1', 'Mac의 Chrome', true);
  const phone = session('2', '아이폰의 Safari');

  it('are listed, and the others signed out after a question', async () => {
    let sessions = [here, phone];
    const closeOtherSessions = () => {
      sessions = [here];
      return 1;
    };
    const { user } = await open({}, { viewerSessions: () => sessions, closeOtherSessions });
    const row = (await main().findByText('아이폰의 Safari')).closest('li');
    expect(row).toHaveTextContent('마지막 사용 2026-03-03');
    expect(row).not.toHaveTextContent('지금 쓰는 기기');
    expect(main().getByText('Mac의 Chrome').closest('li')).toHaveTextContent('지금 쓰는 기기');
    await user.click(main().getByRole('button', { name: '다른 기기에서 로그아웃' }));
    await user.click(await (await dialog()).findByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(main().queryByText('아이폰의 Safari')).not.toBeInTheDocument());
    expect(main().getByText('Mac의 Chrome')).toBeVisible();
    expect(main().queryByRole('button', { name: '다른 기기에서 로그아웃' })).not.toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    let fails = true;
    const viewerSessions = () => {
      if (fails) throw new Error('gone');
      return [here];
    };
    const { user } = await open({}, { viewerSessions });
    expect(await main().findByText('로그인한 기기를 불러오지 못했어요.')).toBeVisible();
    fails = false;
    await user.click(main().getByRole('button', { name: '다시 시도' }));
    expect(await main().findByText('Mac의 Chrome')).toBeVisible();
  });
});

describe("the member's own data", () => {
  const download = () => main().findByRole('button', { name: '내려받기' });
  const answer = (response: Partial<Response>) => {
    const fetch = jest.fn<Promise<Response>, [string, RequestInit]>().mockResolvedValue(response as Response);
    Object.assign(globalThis, { fetch });
    return fetch;
  };
  const body = (parts: Uint8Array[]) => ({
    getReader: () => ({ read: () => Promise.resolve({ done: parts.length === 0, value: parts.shift() }) }),
  });
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:zip';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('is saved under the name that the server gives', async () => {
    const { user } = await open();
    const asked = answer({
      ok: true,
      headers: new Map([['content-disposition', 'attachment; filename="baldojang-2026-03-01.zip"']]) as unknown as Headers,
      body: body([new Uint8Array(3), new Uint8Array(2)]) as unknown as Response['body'],
    });
    await user.click(await download());
    expect(await screen.findByText('내 정보를 내려받았습니다.')).toBeVisible();
    expect(saved).toEqual(['baldojang-2026-03-01.zip']);
    const [path, init] = asked.mock.calls[0]!;
    expect([path, init.method]).toEqual(['/account/export', 'POST']);
    expect(init.headers).toEqual({ authorization: `Bearer ${localStorage.getItem('token')}` });
  });

  it('says why it was refused', async () => {
    const { user } = await open();
    const text = '이미 내려받고 있습니다. 끝난 뒤에 다시 시도해 주세요.';
    answer({
      ok: false,
      status: 429,
      json: () => Promise.resolve({ code: 'TOO_MANY_REQUESTS', message: { type: 'error', text } }),
    });
    await user.click(await download());
    expect(await main().findByRole('alert')).toHaveTextContent(text);
    expect(await download()).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('asks for the sign-in when the session has ended', async () => {
    const { user } = await open();
    answer({ ok: false, status: 401, json: () => Promise.resolve({ code: 'UNAUTHENTICATED' }) });
    await user.click(await download());
    expect(await screen.findByRole('dialog', { name: '로그인' })).toHaveTextContent('로그인이 만료되었습니다.');
    expect(main().queryByText('내 정보를 내려받지 못했습니다. 잠시 후 다시 시도해 주세요.')).not.toBeInTheDocument();
  });
});
