import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeAttachment, makeBoard } from '../../test/make-board';
import { makeMember, refusal, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { Board } from '../graphql/types.generated';

type App = ReturnType<typeof renderApp>;
interface BoardsArgs {
  query: string;
  page: number;
  size: number;
}

const many = (count: number) => Array.from({ length: count }, (_, index) => makeBoard({ id: String(count - index) }));
/** As the server does: a page beyond the end is the last one. */
const answering = (boards: Board[]): RootResolvers => ({
  boards: ({ query, page, size }: BoardsArgs) => {
    const found = boards.filter(({ title, content }) => title.includes(query) || content.includes(query));
    const shown = Math.min(page, Math.max(0, Math.ceil(found.length / size) - 1));
    return { items: found.slice(shown * size, (shown + 1) * size), totalCount: found.length, page: shown };
  },
});
const open = (resolvers: RootResolvers = answering(many(3)), path = '/board/list') => renderApp(path, { resolvers });
const asked = ({ server }: App) => server.calls.filter(({ field }) => field === 'boards').map(({ args }) => args);
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const row = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('tr')!);
const pages = () => within(screen.getByRole('navigation', { name: '페이지' }));

describe('a row', () => {
  it('says everything about an announcement, and leads to it', async () => {
    const board = makeBoard({
      id: '12',
      title: '추석 연휴 안내',
      commentCount: 1240,
      attachments: [makeAttachment('안내.pdf'), makeAttachment('약도.pdf')],
    });
    open(answering([board]));
    const part = await row('추석 연휴 안내');
    expect(part.getByRole('link', { name: '추석 연휴 안내' })).toHaveAttribute('href', '/board/12');
    expect(part.getByRole('cell', { name: '12' })).toBeVisible();
    expect(part.getByText('공지')).toBeVisible();
    expect(part.getByText('1,240')).toBeVisible();
    expect(part.getByText('댓글 1,240개')).toBeInTheDocument();
    expect(part.getByText('발도장지기')).toBeVisible();
    expect(part.getByText('첨부파일 2개')).toBeInTheDocument();
    expect(part.queryByText('비공개')).not.toBeInTheDocument();
    expect(document.title).toBe('공지사항 | 발도장');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '번호',
      '구분',
      '제목',
      '작성자',
      '작성일',
      '첨부',
    ]);
  });

  it('has a dash without files, and no badge without comments', async () => {
    open(answering([makeBoard({ id: '12', title: '빈 공지' })]));
    const part = await row('빈 공지');
    expect(part.getByText('-')).toBeVisible();
    expect(part.getByText('첨부파일 없음')).toBeInTheDocument();
    expect(part.queryByText(/댓글/)).not.toBeInTheDocument();
  });

  it('tells a private announcement from others', async () => {
    open(answering([makeBoard({ id: '12', title: '비밀', isPrivate: true })]));
    expect((await row('비밀')).getByText('비공개')).toBeVisible();
  });
});

describe('the time', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T04:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('is relative, exact on hover and when it is read out, and goes on while the page is open', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderApp('/board/list', { user, resolvers: answering([makeBoard({ id: '1', insertedAt: '2026-03-01T03:58:30Z' })]) });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const time = within(rows()[0]!).getByText('1분 전').parentElement;
    expect(time).toHaveAttribute('title', '2026-03-01 12:58');
    expect(time).toHaveTextContent('1분 전 (2026-03-01 12:58)');
    await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
    expect(time).toHaveTextContent(/^1시간 전/);
  });
});

describe('pages', () => {
  it('are those of the block of ten, with ways to the first, the neighbours and the last', async () => {
    const app = open(answering(many(215)), '/board/list?p=12');
    await screen.findByRole('link', { name: '공지 105' });
    expect(asked(app)).toEqual([{ query: '', page: 11, size: 10, hasImage: false }]);
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('공지 215개')).toBeVisible();
    const numbers = pages().getAllByRole('link', { name: /^\d+페이지$/ });
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20']);
    expect(pages().getByRole('link', { current: 'page' })).toHaveAccessibleName('12페이지');
    await app.user.click(pages().getByRole('link', { name: '다음 페이지' }));
    expect(app.address()).toBe('/board/list?p=13');
    await screen.findByRole('link', { name: '공지 95' });
    await app.user.click(pages().getByRole('link', { name: '이전 페이지' }));
    expect(app.address()).toBe('/board/list?p=12');
    await app.user.click(pages().getByRole('link', { name: '마지막 페이지' }));
    await screen.findByRole('link', { name: '공지 5' });
    expect(pages().getAllByRole('link', { name: /^\d+페이지$/ })).toHaveLength(2);
    await app.user.click(pages().getByRole('link', { name: '첫 페이지' }));
    expect(app.address()).toBe('/board/list');
    expect(await screen.findByRole('link', { name: '공지 215' })).toBeVisible();
  });

  const isOff = (name: string) => pages().getByRole('link', { name }).getAttribute('aria-disabled') === 'true';

  it.each([
    ['the first page', '/board/list', [true, true, false, false]],
    ['a page between', '/board/list?p=2', [false, false, false, false]],
    ['the last page', '/board/list?p=3', [false, false, true, true]],
  ])('hold off what leads nowhere on %s', async (_name, path, expected) => {
    open(answering(many(25)), path);
    await screen.findByRole('table');
    expect(['첫 페이지', '이전 페이지', '다음 페이지', '마지막 페이지'].map(isOff)).toEqual(expected);
  });

  it('end at the last one, whatever was asked for', async () => {
    open(answering(many(25)), '/board/list?p=99');
    await screen.findByRole('link', { name: '공지 1' });
    expect(pages().getByRole('link', { current: 'page' })).toHaveAccessibleName('3페이지');
    expect(isOff('다음 페이지')).toBe(true);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e308', '99999999999999999999'])('begin at the first one for p=%s', async (p) => {
    const app = open(answering(many(25)), `/board/list?p=${p}`);
    await screen.findByRole('link', { name: '공지 25' });
    expect(asked(app)).toMatchObject([{ page: 0 }]);
  });

  it('take the keyboard along', async () => {
    const { user } = open(answering(many(25)));
    await screen.findByRole('table');
    await user.click(pages().getByRole('link', { name: '2페이지' }));
    expect(screen.getByRole('region', { name: '공지 목록' })).toHaveFocus();
  });
});

describe('the search', () => {
  const boards = [makeBoard({ id: '2', title: '점검 안내' }), makeBoard({ id: '1', title: '새 기능', content: '점검은 없어요' })];

  it('stands in the address, begins at the first page, and Back returns', async () => {
    const app = open(answering([...boards, ...many(30)]), '/board/list?p=2');
    const box = await screen.findByRole('searchbox', { name: '제목이나 본문으로 찾기' });
    await app.user.type(box, ' 점검 {Enter}');
    expect(app.address()).toBe('/board/list?q=%EC%A0%90%EA%B2%80');
    expect(await screen.findByText('‘점검’ 검색 결과 2개')).toBeVisible();
    expect(asked(app).at(-1)).toMatchObject({ query: '점검', page: 0 });
    await app.router.navigate(-1);
    expect(box).toHaveValue('');
    expect(await screen.findByText('공지 32개')).toBeVisible();
  });

  it('is kept by the pages', async () => {
    open(answering(many(25)), '/board/list?q=공지');
    await screen.findByRole('table');
    expect(pages().getByRole('link', { name: '2페이지' })).toHaveAttribute('href', '/board/list?q=%EA%B3%B5%EC%A7%80&p=2');
  });

  it('says when nothing is found, and leads to everything', async () => {
    const { user } = open(answering(boards), '/board/list?q=없는말');
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '모든 공지 보기' }));
    expect(await screen.findByRole('link', { name: '점검 안내' })).toBeVisible();
  });
});

it('says when there are none', async () => {
  open(answering([]));
  expect(await screen.findByText('등록된 공지가 없습니다.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '페이지' })).not.toBeInTheDocument();
});

describe('a failure', () => {
  it.each(['UNAUTHENTICATED', 'FORBIDDEN'])('of permission (%s) leads to the sign-in', async (code) => {
    const boards = () => {
      throw refusal(code, '로그인이 필요합니다.');
    };
    const { user } = open({ boards });
    expect(await screen.findByText('권한이 없습니다. 로그인 후 다시 시도하세요.')).toBeVisible();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
  });

  it('of any other kind may be tried again', async () => {
    let isBroken = true;
    const { boards } = answering(many(3)) as { boards: (args: BoardsArgs) => unknown };
    const { user } = open({
      boards: (args: BoardsArgs) => {
        if (isBroken) throw new GraphQLError('broken');
        return boards(args);
      },
    });
    expect(await screen.findByText('게시글을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '공지 3' })).toBeVisible();
  });
});

describe('the way to write', () => {
  it('is there for administrators', async () => {
    signInBefore();
    open({ ...answering([]), viewer: () => makeMember({ authNames: ['admin'] }) });
    expect(await screen.findByRole('link', { name: '공지 쓰기' })).toHaveAttribute('href', '/board/add');
  });

  it('is not there for members', async () => {
    signInBefore();
    open({ ...answering([]), viewer: () => makeMember() });
    await screen.findByRole('button', { name: '보리누나' });
    await screen.findByText('등록된 공지가 없습니다.');
    expect(screen.queryByRole('link', { name: '공지 쓰기' })).not.toBeInTheDocument();
  });
});

it('is in the main menu', async () => {
  const { user, address } = renderApp('/about', { resolvers: answering(many(1)) });
  await user.click(within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: '공지사항' }));
  await waitFor(() => expect(address()).toBe('/board/list'));
  expect(await screen.findByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
});
