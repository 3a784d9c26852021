import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeBoard } from '../../test/make-board';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

type App = Awaited<ReturnType<typeof open>>;

const ADMIN = makeMember({ nickName: '발도장지기', authNames: ['admin'] });

async function open(resolvers: RootResolvers = {}) {
  signInBefore();
  const view = renderApp('/board/add', {
    user: userEvent.setup({ applyAccept: false }),
    history: ['/about'],
    resolvers: {
      viewer: (_args: unknown, { authorization }: { authorization?: string }) => (authorization ? ADMIN : null),
      createBoard: () => makeBoard({ id: '5' }),
      ...resolvers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: '공지 쓰기' });
  return view;
}

const INCOMPLETE = '제목은 필수이며, 본문 또는 첨부파일이 하나 이상 있어야 합니다.';
const title = () => screen.getByRole('textbox', { name: '제목' });
const content = () => screen.getByRole('textbox', { name: '본문' });
const files = () => within(screen.getByRole('group', { name: '첨부파일' }));
const input = () => screen.getByLabelText('첨부파일', { selector: 'input' });
const save = () => screen.getByRole('button', { name: '저장' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const sent = ({ server }: App) => server.calls.filter(({ field }) => field === 'createBoard').map(({ args }) => args.input);
const picture = (name = '마당.png') => new File(['x'], name, { type: 'image/png' });
const pdf = (name = '이용 안내.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });
const sized = (file: File, bytes: number) => Object.defineProperty(file, 'size', { value: bytes });
const confirm = async ({ user }: App) => {
  await user.click(save());
  await user.click((await dialog('게시물을 등록할까요?')).getByRole('button', { name: '등록' }));
};

describe('who writes', () => {
  it('is not a visitor, who comes back here after the sign-in', async () => {
    const { address } = renderApp('/board/add');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is not a member', async () => {
    signInBefore();
    const { address } = renderApp('/board/add', { resolvers: { viewer: () => makeMember() } });
    await waitFor(() => expect(address()).toBe('/unauthorized'));
  });

  it('is an administrator, whose name stands there', async () => {
    await open();
    expect(screen.getByText('작성자').nextElementSibling).toHaveTextContent('발도장지기');
    expect(document.title).toBe('공지 쓰기 | 발도장');
  });
});

describe('saving', () => {
  it('asks first, and leads to the list', async () => {
    const view = await open();
    await view.user.type(title(), ' 새 소식 ');
    await view.user.type(content(), '첫 줄{Enter}둘째 줄');
    await view.user.upload(input(), [picture(), pdf()]);
    await view.user.click(save());
    const asked = await dialog('게시물을 등록할까요?');
    expect(asked.getByText('누구나 볼 수 있게 올라가요.')).toBeInTheDocument();
    await view.user.click(asked.getByRole('button', { name: '취소' }));
    await gone();
    expect(sent(view)).toHaveLength(0);
    await confirm(view);
    await waitFor(() => expect(view.address()).toBe('/board/list'));
    expect(await screen.findByText('공지를 등록했습니다.')).toBeInTheDocument();
    expect(sent(view)).toEqual([
      { title: '새 소식', content: '첫 줄\n둘째 줄', isPrivate: false, attachments: [expect.any(File), expect.any(File)] },
    ]);
    expect((sent(view)[0] as { attachments: File[] }).attachments.map(({ name }) => name)).toEqual(['마당.png', '이용 안내.pdf']);
  });

  it('may be for administrators alone', async () => {
    const view = await open();
    await view.user.type(title(), '비밀');
    await view.user.type(content(), '쉿');
    await view.user.click(screen.getByRole('switch', { name: '비공개' }));
    await view.user.click(save());
    const asked = await dialog('게시물을 등록할까요?');
    expect(asked.getByText('나와 관리자에게만 보이게 올라가요.')).toBeInTheDocument();
    await view.user.click(asked.getByRole('button', { name: '등록' }));
    await waitFor(() => expect(sent(view)).toMatchObject([{ isPrivate: true }]));
  });

  it('needs a title, and a text or a file', async () => {
    const { user } = await open();
    const waits = () => {
      expect(save()).toBeDisabled();
      expect(save()).toHaveAccessibleDescription(INCOMPLETE);
      expect(screen.getByText(INCOMPLETE)).toBeVisible();
    };
    const isReady = () => {
      expect(save()).toBeEnabled();
      expect(screen.queryByText(INCOMPLETE)).not.toBeInTheDocument();
    };
    waits();
    await user.type(title(), '제목');
    waits();
    await user.type(content(), ' ');
    waits();
    await user.type(content(), '글');
    isReady();
    await user.clear(content());
    waits();
    await user.upload(input(), pdf());
    isReady();
    await user.clear(title());
    await user.type(title(), '  ');
    waits();
  });

  it('holds as much as the rules allow, counted as people do', async () => {
    const { user } = await open();
    await user.click(title());
    await user.paste(`${'😀'.repeat(255)}가`);
    await user.click(content());
    await user.paste('가'.repeat(20_000));
    expect(screen.getByText('20,000 / 20,000')).toBeVisible();
    expect(screen.getByText('256 / 255')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('제목은 255자까지 쓸 수 있습니다.');
    expect(save()).toBeDisabled();
    await user.type(title(), '{Backspace}');
    expect(save()).toBeEnabled();
    await user.type(content(), '!');
    expect(screen.getByRole('alert')).toHaveTextContent('본문은 20,000자까지 쓸 수 있습니다.');
    expect(save()).toBeDisabled();
    expect(save()).not.toHaveAccessibleDescription();
  });

  it.each<[string, () => never, string]>([
    [
      "the server's words",
      () => {
        throw refusal('TOO_MANY_REQUESTS', '오늘은 더 올릴 수 없습니다.');
      },
      '오늘은 더 올릴 수 없습니다.',
    ],
    [
      'words of its own',
      () => {
        throw new GraphQLError('broken', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
      '오류가 발생했습니다.',
    ],
  ])('that fails says so with %s, and nothing is lost', async (_name, createBoard, text) => {
    const view = await open({ createBoard });
    await view.user.type(title(), '제목');
    await view.user.type(content(), '본문');
    await view.user.upload(input(), pdf());
    await confirm(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(title()).toHaveValue('제목');
    expect(content()).toHaveValue('본문');
    expect(files().getByText('이용 안내.pdf')).toBeVisible();
    expect(view.address()).toBe('/board/add');
  });

  it('puts the words about a field beside it', async () => {
    const createBoard = () => {
      throw refusal('BAD_USER_INPUT', '입력한 값을 확인해 주세요.', { attachments: '거짓.pdf: 지원하지 않는 형식입니다.' });
    };
    const view = await open({ createBoard });
    await view.user.type(title(), '제목');
    await view.user.upload(input(), pdf('거짓.pdf'));
    await confirm(view);
    expect(await files().findByRole('alert')).toHaveTextContent('거짓.pdf: 지원하지 않는 형식입니다.');
  });

  it('waits while the session has ended', async () => {
    const view = await open();
    await view.user.type(title(), '제목');
    await view.user.type(content(), '본문');
    view.server.refuseTokens();
    await confirm(view);
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(title()).toHaveValue('제목');
  });
});

describe('files', () => {
  it('are shown, counted and taken away one by one', async () => {
    const { user } = await open();
    await user.upload(input(), [picture(), pdf(), pdf('둘째.hwp')]);
    expect(files().getByRole('img', { name: '고른 사진 마당.png' })).toBeVisible();
    expect(files().getByText('이용 안내.pdf')).toBeVisible();
    expect(files().getAllByText('5B')).toHaveLength(2);
    expect(files().getByText('3 / 10')).toBeVisible();
    await user.click(files().getByRole('button', { name: '이용 안내.pdf 삭제' }));
    expect(files().queryByText('이용 안내.pdf')).not.toBeInTheDocument();
    expect(files().getByText('2 / 10')).toBeVisible();
    expect(files().getByRole('button', { name: '파일 고르기' })).toHaveFocus();
  });

  it('are refused by name', async () => {
    const { user } = await open();
    await user.upload(input(), [
      new File(['x'], '프로그램.exe', { type: 'application/x-msdownload' }),
      new File(['x'], '사진.heic', { type: 'image/heic' }),
      sized(pdf('큰 문서.pdf'), 10 * 1024 * 1024 + 1),
      sized(pdf('딱 맞는 문서.pdf'), 10 * 1024 * 1024),
    ]);
    const said = files().getByRole('alert');
    expect(said).toHaveTextContent('프로그램.exe: 지원하지 않는 형식이에요.');
    expect(said).toHaveTextContent('사진.heic: HEIC 사진은 올릴 수 없어요.');
    expect(said).toHaveTextContent('큰 문서.pdf: 10MB를 넘어요.');
    expect(
      files()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringContaining('딱 맞는 문서.pdf'));
    expect(files().getByText('1 / 10')).toBeVisible();
  });

  it('are ten at most', async () => {
    const { user } = await open();
    await user.upload(
      input(),
      Array.from({ length: 12 }, (_, index) => pdf(`${index}.pdf`)),
    );
    expect(files().getByRole('alert')).toHaveTextContent('첨부파일은 10개까지 올릴 수 있습니다.');
    expect(files().getByText('10 / 10')).toBeVisible();
    expect(files().queryByText('10.pdf')).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  it('leads to the list when the person came from nowhere', async () => {
    signInBefore();
    const { user, address } = renderApp('/board/add', { resolvers: { viewer: () => ADMIN } });
    await user.click(await screen.findByRole('button', { name: '취소' }));
    await waitFor(() => expect(address()).toBe('/board/list'));
  });

  it('goes back at once when nothing was written', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(address()).toBe('/about'));
  });

  it('asks when something would be lost', async () => {
    const { user, address } = await open();
    await user.type(title(), '쓰던 글');
    await user.click(screen.getByRole('button', { name: '취소' }));
    await user.click((await dialog('저장하지 않은 내용이 있습니다')).getByRole('button', { name: '계속 쓰기' }));
    await gone();
    expect(title()).toHaveValue('쓰던 글');
    await user.click(within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: '공지사항' }));
    expect(address()).toBe('/board/add');
    await user.click((await dialog('저장하지 않은 내용이 있습니다')).getByRole('button', { name: '저장하지 않고 나가기' }));
    await waitFor(() => expect(address()).toBe('/board/list'));
  });

  it('asks when a file is all that was picked', async () => {
    const { user } = await open();
    await user.upload(input(), pdf());
    await user.click(screen.getByRole('button', { name: '취소' }));
    expect(await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })).toBeInTheDocument();
  });

  it('lets the browser ask before the tab is closed', async () => {
    const { user } = await open();
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await user.type(title(), '글');
    expect(close()).toBe(false);
  });
});
