import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { Asked, RootResolvers } from '../../test/graphql-answers';
import { makeAttachment, makeBoard, makePictureAttachment } from '../../test/make-board';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { Board } from '../graphql/types.generated';

type App = Awaited<ReturnType<typeof open>>;

const ADMIN = makeMember({ nickName: '발도장지기', authNames: ['admin'] });
const boardOf = (board: Partial<Board> = {}) =>
  makeBoard({
    id: '7',
    title: '새 단장',
    content: '곧 엽니다.',
    version: 3,
    member: ADMIN,
    viewerCanEdit: true,
    attachments: [makePictureAttachment('마당'), makeAttachment('이용 안내.pdf')],
    ...board,
  });

function render(board: Board | null, resolvers: RootResolvers = {}, path = '/board/edit?id=7') {
  signInBefore();
  return renderApp(path, {
    user: userEvent.setup({ applyAccept: false }),
    history: ['/board/7'],
    resolvers: {
      viewer: (_args: unknown, { authorization }: Asked) => (authorization ? ADMIN : null),
      board: () => board,
      updateBoard: ({ input }: { input: Partial<Board> }) => ({
        ...board,
        title: input.title,
        content: input.content,
        version: 4,
      }),
      ...resolvers,
    },
  });
}

async function open(board: Partial<Board> = {}, resolvers: RootResolvers = {}) {
  const view = render(boardOf(board), resolvers);
  await screen.findByRole('heading', { level: 1, name: '공지 수정' });
  return view;
}

const title = () => screen.getByRole('textbox', { name: '제목' });
const content = () => screen.getByRole('textbox', { name: '본문' });
const files = () => within(screen.getByRole('group', { name: '첨부파일' }));
const input = () => screen.getByLabelText('첨부파일', { selector: 'input' });
const save = () => screen.getByRole('button', { name: '저장' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = ({ server }: App) => server.calls.find(({ field }) => field === 'updateBoard')?.args.input;
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const confirm = async ({ user }: App) => {
  await user.click(save());
  await user.click((await dialog('게시물을 수정할까요?')).getByRole('button', { name: '수정' }));
};

describe('who edits', () => {
  it('is not a visitor', async () => {
    const { address } = renderApp('/board/edit?id=7');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is not another administrator', async () => {
    const { address } = render(boardOf({ viewerCanEdit: false }));
    await waitFor(() => expect(address()).toBe('/unauthorized'));
  });

  it('needs an announcement', async () => {
    const { address } = render(null, {}, '/board/edit');
    await waitFor(() => expect(address()).toBe('/board/list'));
    expect(await screen.findByText('잘못된 접근입니다.')).toBeInTheDocument();
  });

  it('needs one that exists', async () => {
    const { address } = render(null);
    await waitFor(() => expect(address()).toBe('/board/list'));
    expect(await screen.findByText('해당 게시물이 존재하지 않습니다.')).toBeInTheDocument();
  });

  it('may ask again when it could not be had', async () => {
    let isBroken = true;
    const board = () => {
      if (isBroken) throw new GraphQLError('broken');
      return boardOf();
    };
    const { user } = render(null, { board });
    expect(await screen.findByText('게시글을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { level: 1, name: '공지 수정' })).toBeVisible();
  });
});

it('shows what is stored', async () => {
  await open({ isPrivate: true });
  expect(title()).toHaveValue('새 단장');
  expect(content()).toHaveValue('곧 엽니다.');
  expect(screen.getByRole('switch', { name: '비공개' })).toBeChecked();
  expect(screen.getByText('작성자').nextElementSibling).toHaveTextContent('발도장지기');
  expect(screen.getByText('2026-03-01 12:34')).toBeVisible();
  expect(files().getByRole('link', { name: '이용 안내.pdf 내려받기' })).toHaveAttribute('download', '이용 안내.pdf');
  expect(files().getByText('2 / 10')).toBeVisible();
});

it('saves after a question, and leads to the announcement', async () => {
  const view = await open();
  await view.user.type(title(), '!');
  await view.user.click(files().getByRole('button', { name: '이용 안내.pdf 삭제' }));
  await view.user.upload(input(), pdf('새 안내.pdf'));
  expect(files().getByText('2 / 10')).toBeVisible();
  await confirm(view);
  await waitFor(() => expect(view.address()).toBe('/board/7'));
  expect(await screen.findByText('공지를 수정했습니다.')).toBeInTheDocument();
  expect(sent(view)).toEqual({
    id: '7',
    version: 3,
    title: '새 단장!',
    content: '곧 엽니다.',
    isPrivate: false,
    attachments: [expect.objectContaining({ name: '새 안내.pdf' })],
    removedAttachmentNames: ['이용 안내.pdf'],
  });
});

it('leads back to the announcement from which it was reached, and not from there to the same', async () => {
  signInBefore();
  const view = renderApp('/board/7', {
    history: ['/board/list'],
    resolvers: {
      viewer: (_args: unknown, { authorization }: Asked) => (authorization ? ADMIN : null),
      board: () => boardOf(),
      updateBoard: ({ input }: { input: Partial<Board> }) => boardOf({ title: input.title, version: 4 }),
    },
  });
  await view.user.click(await screen.findByRole('link', { name: '수정' }));
  await screen.findByRole('heading', { level: 1, name: '공지 수정' });
  await view.user.type(title(), '!');
  await confirm(view);
  expect(await screen.findByRole('heading', { level: 1, name: '새 단장!' })).toBeVisible();
  expect(view.address()).toBe('/board/7');
  await view.router.navigate(-1);
  await waitFor(() => expect(view.address()).toBe('/board/list'));
});

it('needs a title, and a text or a file that stays', async () => {
  const { user } = await open({ content: '', attachments: [makeAttachment('이용 안내.pdf')] });
  expect(save()).toBeEnabled();
  await user.click(files().getByRole('button', { name: '이용 안내.pdf 삭제' }));
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription('제목은 필수이며, 본문 또는 첨부파일이 하나 이상 있어야 합니다.');
  await user.click(files().getByRole('button', { name: '이용 안내.pdf 되돌리기' }));
  expect(save()).toBeEnabled();
  expect(save()).not.toHaveAccessibleDescription();
  await user.clear(title());
  expect(save()).toBeDisabled();
});

it('holds ten files, and takes one back only while there is room', async () => {
  const { user } = await open({ attachments: Array.from({ length: 10 }, (_, index) => makeAttachment(`${index}.pdf`)) });
  await user.upload(input(), pdf('열하나.pdf'));
  expect(files().getByRole('alert')).toHaveTextContent('첨부파일은 10개까지 올릴 수 있습니다.');
  await user.click(files().getByRole('button', { name: '3.pdf 삭제' }));
  expect(files().queryByRole('alert')).not.toBeInTheDocument();
  await user.upload(input(), pdf('열하나.pdf'));
  expect(files().getByText('10 / 10')).toBeVisible();
  await user.click(files().getByRole('button', { name: '3.pdf 되돌리기' }));
  expect(files().getByRole('alert')).toHaveTextContent('첨부파일은 10개까지 올릴 수 있습니다.');
  expect(files().getByRole('button', { name: '3.pdf 되돌리기' })).toBeVisible();
});

describe('a refusal', () => {
  it('keeps the form, and says what to do when somebody else was faster', async () => {
    const updateBoard = () => {
      throw refusal('CONFLICT', '그사이 바뀐 공지입니다.');
    };
    const view = await open({}, { updateBoard });
    await view.user.type(content(), ' 정말로요.');
    await confirm(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('다른 곳에서 이 공지가 수정되었어요.');
    const link = screen.getByRole('link', { name: '지금 내용을 새 탭에서 열기' });
    expect(link).toHaveAttribute('href', '/board/edit?id=7');
    expect(link).toHaveAttribute('target', '_blank');
    expect(content()).toHaveValue('곧 엽니다. 정말로요.');
    expect(view.address()).toBe('/board/edit?id=7');
  });

  it('is said in words of its own when the server has none', async () => {
    const updateBoard = () => {
      throw new GraphQLError('broken', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    const view = await open({}, { updateBoard });
    await view.user.type(title(), '!');
    await confirm(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('게시물 수정 중 오류가 발생했습니다.');
    expect(screen.queryByRole('link', { name: /새 탭/ })).not.toBeInTheDocument();
    expect(title()).toHaveValue('새 단장!');
  });
});

it('keeps a private one open when the session has ended', async () => {
  const private7 = boardOf({ isPrivate: true });
  const view = await open({}, { board: (_args: unknown, { authorization }: Asked) => (authorization ? private7 : null) });
  await view.user.type(title(), '!');
  view.server.refuseTokens();
  await confirm(view);
  expect(await screen.findByLabelText('이메일')).toBeInTheDocument();
  expect(view.server.authorizations.at(-1)).toBeUndefined();
  expect(screen.getByLabelText('제목')).toHaveValue('새 단장!');
  expect(view.address()).toBe('/board/edit?id=7');
});

it('asks before something that was changed is thrown away', async () => {
  const { user, address } = await open();
  await user.click(files().getByRole('button', { name: '이용 안내.pdf 삭제' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  await user.click((await dialog('저장하지 않은 내용이 있습니다')).getByRole('button', { name: '저장하지 않고 나가기' }));
  await waitFor(() => expect(address()).toBe('/board/7'));
});
