import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeAttachment, makeBoard, makeBoardAuthor, makeComment, makePictureAttachment } from '../../test/make-board';
import { keyboardMovesTo } from '../../test/keyboard-moves';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { pageOf } from '../../test/make-review';
import { renderApp } from '../../test/render-app';
import type { Board, Comment } from '../graphql/types.generated';

type App = Awaited<ReturnType<typeof open>>;
interface OpenOptions {
  board?: Partial<Board>;
  /** Oldest first; what a test adds or takes away is answered from then on. */
  comments?: Comment[];
  isSignedIn?: boolean;
  resolvers?: RootResolvers;
}

const own = (parts: Partial<Comment> & Pick<Comment, 'id'>) =>
  makeComment({ viewerCanEdit: true, member: makeMember(), ...parts });
const boardOf = (parts: Partial<Board>, comments: Comment[]) =>
  makeBoard({ id: '7', title: '새 단장 안내', commentCount: comments.length, ...parts });

async function open({ board = {}, comments = [], isSignedIn = false, resolvers = {} }: OpenOptions = {}) {
  if (isSignedIn) signInBefore();
  const view = renderApp('/board/7', {
    history: ['/board/list'],
    resolvers: {
      viewer: (_args: unknown, { authorization }: { authorization?: string }) => (authorization ? makeMember() : null),
      board: () => boardOf(board, comments),
      comments: (args: { page: number; size: number }) => pageOf(comments, args),
      createComment: ({ input }: { input: { content: string } }) => {
        const comment = own({ id: String(comments.length + 1), content: input.content });
        comments.push(comment);
        return { ...comment, board: boardOf(board, comments) };
      },
      ...resolvers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: '새 단장 안내' });
  await act(async () => {});
  return view;
}

const asked = ({ server }: App, name: string) => server.calls.filter(({ field }) => field === name).map(({ args }) => args);
const section = () => within(screen.getByRole('region', { name: /^댓글/ }));
const commentCount = () => section().getByRole('heading', { level: 2 }).textContent;
const box = () => section().getByRole('textbox', { name: '댓글 쓰기' });
const comment = async (text: string) => within((await section().findByText(text)).closest('article')!);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const EXPIRED = '로그인이 만료되었습니다. 다시 로그인해 주세요.';
const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const answer = async ({ user }: App, name: string) => {
  await user.click(screen.getByRole('link', { name: '목록' }));
  await user.click((await dialog('저장하지 않은 내용이 있습니다')).getByRole('button', { name }));
};
const failing = (code: string, text: string) => () => {
  throw refusal(code, text);
};

describe('the announcement', () => {
  it.each([
    ['자세한 내용은 https://a.example/b?c=1#d', 'https://a.example/b?c=1#d'],
    ['http://a.example:8080/ 입니다', 'http://a.example:8080/'],
    ['(https://a.example/b).', 'https://a.example/b'],
    ['(https://a.example/b.)', 'https://a.example/b'],
    ['(https://a.example/b에서.)', 'https://a.example/b'],
    ['https://a.example/b. 끝', 'https://a.example/b'],
    ['https://a.example/b에서는 볼 수 있어요', 'https://a.example/b'],
    ['https://a.example으로 오세요', 'https://a.example'],
    ['https://a.example/를 보세요', 'https://a.example/'],
    ['「https://a.example/b」', 'https://a.example/b'],
    ['https://a.example/위키/강아지_(동물)', 'https://a.example/위키/강아지_(동물)'],
    ['https://a.example/위키/고양이', 'https://a.example/위키/고양이'],
    ['https://a.example/wiki/도', 'https://a.example/wiki/도'],
    ['https://a.example/b\n<a href="x">y</a>', 'https://a.example/b'],
  ])('leads to the address in %j', async (content, href) => {
    await open({ board: { content } });
    const link = screen.getByText(href, { selector: 'a *' }).closest('a')!;
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.closest('p')).toHaveTextContent(content, { normalizeWhitespace: false });
    expect(link.closest('p')!.querySelectorAll('a')).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'ftp://a.example/b', 'mailto:a@a.example', 'a@a.example', '//a.example/b', 'www.a.example'])(
    'makes no link of %s',
    async (content) => {
      await open({ board: { content } });
      expect(screen.getByText(content).closest('p')!.querySelector('a')).toBeNull();
    },
  );

  it('is there to read, as it was typed', async () => {
    const content = '첫 줄\n<b>둘째</b> https://example.com <script>alert(1)</script>';
    await open({ board: { content, insertedAt: '2025-08-01T03:34:56Z', isPrivate: true } });
    const article = screen.getAllByRole('article')[0]!;
    const part = within(article);
    expect(part.getByText(/첫 줄/).closest('p')).toHaveTextContent(content, { normalizeWhitespace: false });
    expect(article.querySelector('script, b')).toBeNull();
    expect(part.getByText('2025-08-01 12:34')).toBeVisible();
    expect(part.getByText('#7')).toBeVisible();
    expect(part.getByText('공지')).toBeVisible();
    expect(part.getByText('비공개')).toBeVisible();
    expect(part.getByText('발도장지기')).toBeVisible();
    expect(document.title).toBe('새 단장 안내 | 발도장');
  });

  it('has pictures that open, and every file under its own name', async () => {
    const attachments = [makePictureAttachment('마당'), makeAttachment('이용 안내.pdf'), makePictureAttachment('입구')];
    const { user } = await open({ board: { attachments } });
    const file = screen.getByRole('link', { name: '이용 안내.pdf 내려받기' });
    expect(file).toHaveAttribute('href', '/files/key/%EC%9D%B4%EC%9A%A9%20%EC%95%88%EB%82%B4.pdf');
    expect(file).toHaveAttribute('download', '이용 안내.pdf');
    expect(screen.getByRole('link', { name: '마당.webp 내려받기' })).toHaveAttribute('href', '/files/마당/large.webp');
    expect(screen.getAllByText('1.2MB')).toHaveLength(3);
    const picture = screen.getByRole('img', { name: '‘새 단장 안내’의 사진 2번째' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '600']);
    // The thumbnail is cut off at its edges.
    expect(picture).toHaveAttribute('srcset', '/files/입구/card.webp 640w, /files/입구/large.webp 800w');
    await user.click(screen.getByRole('button', { name: '‘새 단장 안내’의 사진 2번째' }));
    const shown = await dialog('사진 보기');
    expect(shown.getByRole('img', { name: '‘새 단장 안내’의 사진 2번째' })).toHaveAttribute('src', '/files/입구/large.webp');
  });

  it('may be shared', async () => {
    const share = jest.fn(async () => {});
    Object.assign(navigator, { share });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '공유' }));
    expect(share).toHaveBeenCalledWith({ title: '새 단장 안내', url: 'http://localhost/board/7' });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('that does not exist leads home, and says why', async () => {
    const { address } = renderApp('/board/404', { resolvers: { board: () => null } });
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('해당 게시물이 없습니다.')).toBeInTheDocument();
  });

  it('that could not be had may be asked for again', async () => {
    let isBroken = true;
    const board = () => {
      if (isBroken) throw new GraphQLError('broken');
      return makeBoard({ id: '7', title: '다시 온 공지' });
    };
    const { user } = renderApp('/board/7', { resolvers: { board } });
    expect(await screen.findByRole('heading', { name: '게시글을 불러오는 중 오류가 발생했습니다.' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '다시 온 공지' })).toBeVisible();
  });
});

describe('its author', () => {
  it('alone may edit and delete it', async () => {
    await open({ isSignedIn: true });
    expect(screen.queryByRole('link', { name: '수정' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '삭제' })).not.toBeInTheDocument();
  });

  it('deletes it after a question, and the list goes on without it', async () => {
    const deleteBoard = ({ input }: { input: { id: string } }) => input.id;
    const view = await open({ isSignedIn: true, board: { viewerCanEdit: true }, resolvers: { deleteBoard } });
    expect(screen.getByRole('link', { name: '수정' })).toHaveAttribute('href', '/board/edit?id=7');
    await view.user.click(screen.getByRole('button', { name: '삭제' }));
    const part = await dialog('공지를 삭제할까요?');
    expect(asked(view, 'deleteBoard')).toHaveLength(0);
    await view.user.click(part.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(view.address()).toBe('/board/list'));
    expect(await screen.findByText('공지를 삭제했습니다.')).toBeInTheDocument();
    expect(asked(view, 'deleteBoard')).toEqual([{ input: { id: '7' } }]);
    await waitFor(() => expect(asked(view, 'boards')).toHaveLength(1));
    expect(screen.queryByText('해당 게시물이 없습니다.')).not.toBeInTheDocument();
  });

  it('is told when it was not deleted', async () => {
    const { user, address } = await open({
      isSignedIn: true,
      board: { viewerCanEdit: true },
      resolvers: { deleteBoard: failing('SERVICE_UNAVAILABLE', '지금은 안 돼요.') },
    });
    await user.click(screen.getByRole('button', { name: '삭제' }));
    await user.click((await dialog('공지를 삭제할까요?')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('게시물이 삭제되지 않았습니다. 지금은 안 돼요.')).toBeInTheDocument();
    expect(address()).toBe('/board/7');
  });
});

describe('comments', () => {
  it('are there for everybody, the oldest first', async () => {
    await open({ comments: [makeComment({ id: '1', content: '먼저' }), makeComment({ id: '2', content: '나중\n둘째 줄' })] });
    const part = section();
    expect(part.getAllByRole('article').map(({ textContent }) => /먼저|나중/.exec(textContent ?? '')?.[0])).toEqual([
      '먼저',
      '나중',
    ]);
    expect(commentCount()).toBe('댓글2');
    expect((await comment('먼저')).getByText('초코형')).toBeVisible();
    expect((await comment('먼저')).getByTitle('2026-03-01 12:34')).toBeVisible();
    expect(section().queryByRole('button', { name: /수정|삭제/ })).not.toBeInTheDocument();
  });

  it('say when there are none', async () => {
    await open();
    expect(await section().findByText('아직 댓글이 없어요.')).toBeVisible();
  });

  it('come fifty at a time, in the order of their dates whatever the ids', async () => {
    const at = (index: number) => new Date(Date.UTC(2026, 2, 1, 3, index)).toISOString();
    const comments = Array.from({ length: 61 }, (_, index) =>
      makeComment({ id: String(100 - index), content: `말 ${index + 1}`, insertedAt: at(index) }),
    );
    const view = await open({ comments });
    await view.user.click(await section().findByRole('button', { name: '더 보기 (11개 남음)' }));
    await section().findByText('말 61');
    const shown = section().getAllByRole('article');
    expect(shown).toHaveLength(61);
    expect([shown[0], shown.at(-1)].map((article) => article?.textContent)).toEqual([
      expect.stringMatching(/말 1\b/),
      expect.stringContaining('말 61'),
    ]);
    expect(asked(view, 'comments').map(({ page }) => page)).toEqual([0, 1]);
    expect(section().queryByRole('button', { name: /더 보기/ })).not.toBeInTheDocument();
    expect((await section().findByText('말 51')).closest('li')).toHaveFocus();
  });

  it('that could not be had may be asked for again', async () => {
    let isBroken = true;
    const { user } = await open({
      resolvers: {
        comments: () => {
          if (isBroken) throw new GraphQLError('broken');
          return { items: [makeComment({ id: '1', content: '왔어요' })], totalCount: 1 };
        },
      },
    });
    expect(await section().findByText('댓글 목록 불러오기 실패')).toBeVisible();
    isBroken = false;
    await user.click(section().getByRole('button', { name: '다시 시도' }));
    expect(await section().findByText('왔어요')).toBeVisible();
  });
});

describe('a new comment', () => {
  it('is not for visitors, who are led to sign in', async () => {
    const { user } = await open();
    expect(box()).toBeDisabled();
    expect(box()).toHaveAttribute('placeholder', '로그인 후 댓글을 남길 수 있습니다.');
    expect(section().queryByRole('button', { name: '등록' })).not.toBeInTheDocument();
    await user.click(section().getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
  });

  it('stands at the end at once, and every count follows', async () => {
    const view = await open({ isSignedIn: true, comments: [makeComment({ id: '1', content: '먼저' })] });
    await view.user.type(box(), '  좋은 소식이네요  ');
    expect(section().getByText('8 / 1,000')).toBeVisible();
    await view.user.click(section().getByRole('button', { name: '등록' }));
    await comment('좋은 소식이네요');
    expect(await screen.findByText('댓글을 등록했습니다.')).toBeInTheDocument();
    expect(section().getAllByRole('article')).toHaveLength(2);
    expect(commentCount()).toBe('댓글2');
    expect(box()).toHaveValue('');
    expect(asked(view, 'createComment')).toEqual([{ input: { boardId: '7', content: '좋은 소식이네요' } }]);
    expect(asked(view, 'comments')).toHaveLength(1);
  });

  it('stands at the end also while older ones are not loaded, which then come before it', async () => {
    const comments = Array.from({ length: 60 }, (_, index) => makeComment({ id: String(index + 1), content: `말 ${index + 1}` }));
    const { user } = await open({ isSignedIn: true, comments });
    await user.type(box(), '맨 끝');
    await user.click(section().getByRole('button', { name: '등록' }));
    await comment('맨 끝');
    await user.click(section().getByRole('button', { name: '더 보기 (10개 남음)' }));
    await section().findByText('말 60');
    const texts = section()
      .getAllByRole('article')
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(61);
    expect(texts.at(-1)).toContain('맨 끝');
    expect((await section().findByText('말 51')).closest('li')).toHaveFocus();
  });

  it.each(['', '   \n '])('is not empty (%j)', async (text) => {
    const view = await open({ isSignedIn: true });
    if (text) await view.user.type(box(), text);
    await view.user.click(section().getByRole('button', { name: '등록' }));
    expect(section().getByRole('alert')).toHaveTextContent('댓글 내용을 입력하세요.');
    expect(box()).toHaveFocus();
    expect(asked(view, 'createComment')).toHaveLength(0);
  });

  it('holds a thousand characters, counted as people do', async () => {
    const view = await open({ isSignedIn: true });
    await view.user.click(box());
    await view.user.paste(`${'😀'.repeat(1000)}가`);
    expect(section().getByText('1,001 / 1,000')).toBeVisible();
    await view.user.click(section().getByRole('button', { name: '등록' }));
    expect(section().getByRole('alert')).toHaveTextContent('댓글은 1,000자까지 쓸 수 있습니다.');
    await view.user.type(box(), '{Backspace}');
    await view.user.click(section().getByRole('button', { name: '등록' }));
    await waitFor(() => expect(asked(view, 'createComment')).toHaveLength(1));
  });

  it('grows with its text, to 120 pixels at most', async () => {
    await open({ isSignedIn: true });
    let needed = 70;
    jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(() => needed);
    fireEvent.change(box(), { target: { value: '두\n줄' } });
    expect(box()).toHaveStyle({ height: '70px' });
    needed = 400;
    fireEvent.change(box(), { target: { value: '많\n은\n줄' } });
    expect(box()).toHaveStyle({ height: '120px' });
  });

  it('that was refused stays in the box', async () => {
    const createComment = failing('TOO_MANY_REQUESTS', '요청이 너무 많습니다.');
    const { user } = await open({ isSignedIn: true, resolvers: { createComment } });
    await user.type(box(), '남아 있어요');
    await user.click(section().getByRole('button', { name: '등록' }));
    expect(await section().findByRole('alert')).toHaveTextContent('댓글 등록 중 오류가 발생했습니다. 요청이 너무 많습니다.');
    expect(box()).toHaveValue('남아 있어요');
  });

  it('waits while the session has ended, and is sent after the next sign-in', async () => {
    const view = await open({ isSignedIn: true });
    await view.user.type(box(), '기다려요');
    view.server.refuseTokens();
    await view.user.click(section().getByRole('button', { name: '등록' }));
    expect((await dialog('로그인')).getByText(EXPIRED)).toBeVisible();
    expect(box()).toHaveValue('기다려요');
    expect(box()).toBeDisabled();
    expect(section().getByRole('alert')).toHaveTextContent('댓글 등록 중 오류가 발생했습니다.');
    view.server.acceptTokens();
    await view.user.keyboard('{Escape}');
    await act(async () => {
      signInBefore();
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await waitFor(() => expect(box()).toBeEnabled());
    expect(box()).toHaveValue('기다려요');
    // It had ended: now it goes on.
    expect(section().queryByText(/댓글 등록 중 오류/)).not.toBeInTheDocument();
  });

  it('is not lost by leaving without a question', async () => {
    const view = await open({ isSignedIn: true });
    await view.user.type(box(), ' ');
    expect(close()).toBe(true);
    await view.user.type(box(), '쓰는 중');
    expect(close()).toBe(false);
    await answer(view, '계속 쓰기');
    expect(view.address()).toBe('/board/7');
    expect(box()).toHaveValue(' 쓰는 중');
    await answer(view, '저장하지 않고 나가기');
    await waitFor(() => expect(view.address()).toBe('/board/list'));
  });

  it('that was sent is nothing to ask about', async () => {
    const { user } = await open({ isSignedIn: true });
    await user.type(box(), '다 썼어요');
    await user.click(section().getByRole('button', { name: '등록' }));
    await comment('다 썼어요');
    await waitFor(() => expect(close()).toBe(true));
  });
});

describe("the author's own comment", () => {
  const comments = () => [makeComment({ id: '1', content: '남의 말' }), own({ id: '2', content: '내 말' })];

  it('is edited in its place', async () => {
    const updateComment = ({ input }: { input: { content: string } }) => own({ id: '2', content: input.content });
    const view = await open({ isSignedIn: true, comments: comments(), resolvers: { updateComment } });
    expect((await comment('남의 말')).queryByRole('button', { name: '수정' })).not.toBeInTheDocument();
    await view.user.click((await comment('내 말')).getByRole('button', { name: '수정' }));
    const field = section().getByRole('textbox', { name: '댓글 수정' });
    expect(field).toHaveFocus();
    await view.user.clear(field);
    await view.user.click(section().getByRole('button', { name: '저장' }));
    expect(section().getByRole('alert')).toHaveTextContent('댓글 내용을 입력하세요.');
    expect(field).toHaveFocus();
    await view.user.type(field, '고친 말');
    await view.user.click(section().getByRole('button', { name: '저장' }));
    const part = await comment('고친 말');
    expect(part.getByRole('button', { name: '수정' })).toHaveFocus();
    expect(asked(view, 'updateComment')).toEqual([{ input: { id: '2', content: '고친 말' } }]);
  });

  it('is not left half edited without a question', async () => {
    const view = await open({ isSignedIn: true, comments: comments() });
    await view.user.click((await comment('내 말')).getByRole('button', { name: '수정' }));
    expect(close()).toBe(true);
    await view.user.type(section().getByRole('textbox', { name: '댓글 수정' }), '!');
    expect(close()).toBe(false);
    await answer(view, '계속 쓰기');
    expect(section().getByRole('textbox', { name: '댓글 수정' })).toHaveValue('내 말!');
    await view.user.click(section().getByRole('button', { name: '취소' }));
    expect(close()).toBe(true);
  });

  it('stays as it was after a cancelled edit', async () => {
    const { user } = await open({ isSignedIn: true, comments: comments() });
    await user.click((await comment('내 말')).getByRole('button', { name: '수정' }));
    await user.type(section().getByRole('textbox', { name: '댓글 수정' }), '아니');
    await user.click(section().getByRole('button', { name: '취소' }));
    expect((await comment('내 말')).getByRole('button', { name: '수정' })).toHaveFocus();
  });

  it('stays in the box when the edit fails', async () => {
    const updateComment = failing('FORBIDDEN', '댓글을 쓴 회원만 고칠 수 있습니다.');
    const { user } = await open({ isSignedIn: true, comments: comments(), resolvers: { updateComment } });
    await user.click((await comment('내 말')).getByRole('button', { name: '수정' }));
    await user.type(section().getByRole('textbox', { name: '댓글 수정' }), '!');
    await user.click(section().getByRole('button', { name: '저장' }));
    expect(await section().findByRole('alert')).toHaveTextContent('댓글 수정 실패: 댓글을 쓴 회원만 고칠 수 있습니다.');
    expect(section().getByRole('textbox', { name: '댓글 수정' })).toHaveValue('내 말!');
  });

  const remove = async ({ user }: App) => {
    await user.click((await comment('내 말')).getByRole('button', { name: '삭제' }));
    await user.click((await dialog('댓글을 삭제할까요?')).getByRole('button', { name: '삭제' }));
  };

  it('is deleted after a question, and every count follows', async () => {
    const deleteComment = () => ({ id: '2', board: boardOf({ commentCount: 1 }, []) });
    const view = await open({ isSignedIn: true, comments: comments(), resolvers: { deleteComment } });
    const { isUnderDialog, scrolls } = keyboardMovesTo('comments');
    await remove(view);
    await waitFor(() => expect(section().queryByText('내 말')).not.toBeInTheDocument());
    expect(section().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(isUnderDialog).toEqual([false]);
    expect(scrolls).toEqual([{ block: 'nearest' }]);
    expect(commentCount()).toBe('댓글1');
    expect(section().getByText('남의 말')).toBeVisible();
    expect(await screen.findByText('댓글을 삭제했습니다.')).toBeInTheDocument();
    expect(section().queryByRole('button', { name: /더 보기/ })).not.toBeInTheDocument();
  });

  it('is still there when that failed', async () => {
    const deleteComment = failing('SERVICE_UNAVAILABLE', '지금은 안 돼요.');
    const view = await open({ isSignedIn: true, comments: comments(), resolvers: { deleteComment } });
    await remove(view);
    expect(await screen.findByText('댓글 삭제 실패: 지금은 안 돼요.')).toBeInTheDocument();
    expect(section().getByText('내 말')).toBeVisible();
  });

  it('waits in the box when the session is over, and the sign-in says so', async () => {
    const view = await open({ isSignedIn: true, comments: comments() });
    await view.user.click((await comment('내 말')).getByRole('button', { name: '수정' }));
    view.server.refuseTokens();
    await view.user.type(section().getByRole('textbox', { name: '댓글 수정' }), '!');
    await view.user.click(section().getByRole('button', { name: '저장' }));
    expect((await dialog('로그인')).getByText(EXPIRED)).toBeVisible();
  });

  it('is not deleted when the session is over, and the sign-in says so', async () => {
    const view = await open({ isSignedIn: true, comments: comments() });
    await comment('내 말');
    view.server.refuseTokens();
    await remove(view);
    const signIn = within((await screen.findByLabelText('이메일')).closest<HTMLElement>('[role="dialog"]')!);
    expect(signIn.getByText(EXPIRED)).toBeVisible();
  });
});

it('shows whose picture it is', async () => {
  const profileImage = {
    name: 'a.webp',
    url: '/files/a',
    cardUrl: '/files/b',
    thumbnailUrl: '/files/c',
    width: 1,
    height: 1,
    thumbhash: null,
  };
  await open({ board: { member: makeBoardAuthor({ profileImage }) } });
  expect(screen.getAllByRole('article')[0]!.querySelector('img')).toHaveAttribute('src', '/files/c');
});
