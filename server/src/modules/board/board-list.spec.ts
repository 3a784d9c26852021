import { createBoard, findBoard, listBoards, updateBoard } from '../../../test/board-operations';
import { makeBoard, makeComment, makeMember } from '../../../test/factories';
import { picturesNamed, uploaded } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { LIMITS } from '../../shared/validation/limits';
import type { Member } from '../member/member.entity';

let app: TestApp;
let admin: Member;
let member: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  admin = await makeMember(app.dataSource, { isAdmin: true });
  member = await makeMember(app.dataSource);
});
beforeEach(() => app.dataSource.query('TRUNCATE board CASCADE'));
afterAll(() => app.stop());

const make = (facts: Parameters<typeof makeBoard>[1] = {}) => makeBoard(app.dataSource, { memberId: admin.id, ...facts });
const listed = async (variables: Record<string, unknown> = {}, actor: Member | null = null) => {
  const { data, errors } = await listBoards(app, actor, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.boards;
};
const idsOf = async (variables: Record<string, unknown> = {}, actor: Member | null = null) =>
  (await listed(variables, actor)).items.map(({ id }) => Number(id));

describe('the list of announcements', () => {
  it('is newest first, each with author, number of comments and files in upload order', async () => {
    const [first, second] = [await make({ insertedAt: new Date() }), await make({ insertedAt: new Date('2026-01-01') })];
    await makeComment(app.dataSource, { boardId: first.id });
    await makeComment(app.dataSource, { boardId: first.id, memberId: member.id });
    const attachments = [uploaded('글', '나.txt'), ...(await picturesNamed('가.jpg'))];
    await updateBoard(app, admin, { id: String(first.id), attachments });
    expect((await listed()).items).toMatchObject([
      { id: String(second.id), commentCount: 0, attachmentCount: 0, attachments: [] },
      {
        id: String(first.id),
        commentCount: 2,
        attachmentCount: 2,
        attachments: [
          { name: '나.txt', mediaType: 'text/plain', image: null },
          { name: '가.jpg', mediaType: 'image/jpeg', image: { name: '가.jpg' } },
        ],
        member: { id: String(admin.id) },
        viewerCanEdit: false,
      },
    ]);
  });

  it('has the same items on pages as on one large page, and returns the last page past the end', async () => {
    for (let count = 0; count < 23; count++) await make();
    const atOnce = await idsOf({ size: 100 });
    expect(new Set(atOnce).size).toBe(23);
    const pages = await Promise.all([0, 1, 2, 3, 99, 2_147_483_647].map((page) => listed({ page, size: 10 })));
    expect(pages.slice(0, 3).flatMap(({ items }) => items.map(({ id }) => Number(id)))).toEqual(atOnce);
    expect(pages.map(({ page, totalCount }) => [page, totalCount])).toEqual([0, 1, 2, 2, 2, 2].map((page) => [page, 23]));
    for (const beyond of pages.slice(3)) expect(beyond).toEqual(pages[2]);
    // No page follows a full last page.
    expect(await listed({ page: 9, size: 23 })).toMatchObject({ page: 0, items: { length: 23 } });
    expect((await listed()).items).toHaveLength(10);
  });

  it('is empty without announcements, on any page', async () => {
    for (const page of [0, 7]) expect(await listed({ page })).toEqual({ items: [], totalCount: 0, page: 0 });
    await make();
    expect(await listed({ query: '없는 말', page: 7 })).toEqual({ items: [], totalCount: 0, page: 0 });
  });

  it('limits pages to the deepest row', async () => {
    await app.dataSource.query(
      `INSERT INTO board (title, member_id) SELECT '공지 ' || n, $1 FROM generate_series(1, $2::integer) AS n`,
      [admin.id, LIMITS.deepestRow + 200],
    );
    const { page, items, totalCount } = await listed({ page: 999_999, size: 100 });
    expect([page, items.length, totalCount]).toEqual([249, 100, LIMITS.deepestRow + 200]);
  });

  it('searches title and content by substring, ignoring case and Unicode form, with literal wildcards', async () => {
    const title = await make({ title: '여름 휴무 안내 (Summer)', content: '' });
    const content = await make({ title: '새 소식', content: '첫 줄\n여름_휴무 50% 할인 \\o/' });
    await make({ title: '겨울', content: '눈' });
    for (const query of ['여름', ' 여름 ', '여름'.normalize('NFD')])
      expect(await idsOf({ query })).toEqual([content.id, title.id]);
    expect(await idsOf({ query: 'SUMMER' })).toEqual([title.id]);
    for (const query of ['여름_휴무', '50%', '\\', '%', '_', '줄\n여름'])
      expect([query, await idsOf({ query })]).toEqual([query, [content.id]]);
    for (const query of ["'", '없음', "' OR 1=1; --", '%%', '할인_'])
      expect(await listed({ query })).toMatchObject({ totalCount: 0 });
    for (const query of ['', '  ']) expect((await listed({ query })).totalCount).toBe(3);
  });

  it('finds text stored from decomposed input', async () => {
    const { data } = await createBoard(app, admin, { title: '소식'.normalize('NFD'), content: '휴무'.normalize('NFD') });
    for (const query of ['소식', '휴무']) expect((await listed({ query })).items).toMatchObject([{ id: data?.createBoard.id }]);
  });

  it('filters those with a picture, whatever the file name', async () => {
    const withFiles = async (...files: ReturnType<typeof uploaded>[]) =>
      Number((await createBoard(app, admin, { attachments: files })).data?.createBoard.id);
    await withFiles(uploaded('글', '사진.jpg.txt'));
    const pictured = await withFiles(uploaded('%PDF-1.7', '문서.pdf'), ...(await picturesNamed('a.png')));
    await make();
    expect(await idsOf({ hasImage: true })).toEqual([pictured]);
    expect(await listed({ hasImage: true })).toMatchObject({ totalCount: 1 });
    expect(await listed({ hasImage: true, query: '없음' })).toMatchObject({ totalCount: 0 });
  });

  it.each([
    [{ page: -1 }, 'BAD_USER_INPUT'],
    [{ page: 0.5 }, 'BAD_USER_INPUT'],
    [{ size: 0 }, 'BAD_USER_INPUT'],
    [{ size: 101 }, 'BAD_USER_INPUT'],
    [{ query: '가'.repeat(101) }, 'BAD_USER_INPUT'],
    [{ query: 'a\0b' }, 'BAD_USER_INPUT'],
    [{ query: '\ud800' }, 'ok'],
    [{ query: '🐾'.repeat(50) }, 'ok'],
    [{ size: 100, page: 2_147_483_647 }, 'ok'],
  ])('responds to %j with %s', async (variables, code) => {
    expect(codeOf(await listBoards(app, null, variables))).toBe(code);
  });
});

describe('a private announcement', () => {
  let hidden: number;
  let shown: number;
  let author: Member;
  beforeEach(async () => {
    author = await makeMember(app.dataSource, { isAdmin: true });
    shown = (await make({ memberId: author.id, title: '여름 소식' })).id;
    const attachments = await picturesNamed('a.jpg');
    const { data } = await createBoard(app, author, { title: '여름 비밀', isPrivate: true, attachments });
    hidden = Number(data?.createBoard.id);
  });

  const ACTORS: [string, () => Member | null, boolean][] = [
    ['a visitor', () => null, false],
    ['a member', () => member, false],
    ['its author', () => author, true],
    ['its author, who is no administrator any more', () => ({ ...author, isAdmin: false }), true],
    ['another administrator', () => admin, true],
  ];

  it.each(ACTORS)('is visible or hidden for %s in lists, totals, search and by id', async (_who, actor, isThere) => {
    const expected = isThere ? [hidden, shown] : [shown];
    for (const variables of [{}, { query: '여름' }, { size: 3 }]) {
      const { items, totalCount } = await listed(variables, actor());
      expect([items.map(({ id }) => Number(id)), totalCount]).toEqual([expected, expected.length]);
    }
    for (const variables of [{ hasImage: true }, { query: '비밀' }, { query: '비밀', page: 5 }])
      expect(await listed(variables, actor())).toMatchObject(
        isThere ? { totalCount: 1, items: [{ id: String(hidden), isPrivate: true }] } : { totalCount: 0, items: [], page: 0 },
      );
    const size = { size: 1, page: 1 };
    expect((await listed(size, actor())).page).toBe(isThere ? 1 : 0);
    const found = await findBoard(app, actor(), hidden);
    expect(found === null).toBe(!isThere);
    expect(await findBoard(app, actor(), shown)).toMatchObject({ title: '여름 소식' });
  });

  it('is not leaked to other viewers of the same batch', async () => {
    const actors = Array.from({ length: 20 }, (_, index) => ACTORS[index % ACTORS.length]!);
    const found = await Promise.all(actors.map(([, actor]) => findBoard(app, actor(), hidden)));
    expect(found.map((board) => board !== null)).toEqual(actors.map(([, , isThere]) => isThere));
  });

  it('changes its visibility with isPrivate alone', async () => {
    await updateBoard(app, author, { id: String(hidden), title: '여름 비밀 2' });
    expect(await findBoard(app, null, hidden)).toBeNull();
    await updateBoard(app, author, { id: String(hidden), isPrivate: false });
    expect(await idsOf()).toEqual([hidden, shown]);
    await updateBoard(app, author, { id: String(hidden), isPrivate: true });
    expect(await idsOf()).toEqual([shown]);
  });
});

it('is null for an unknown id', async () => {
  for (const id of ['999999', '0', '-1', 'x', '', '2147483648', '007', `1' OR '1'='1`])
    expect(await findBoard(app, admin, id)).toBeNull();
});

it('shows the e-mail of the author only to the author and administrators', async () => {
  const author = await makeMember(app.dataSource, { email: 'writer@baldojang.example', isAdmin: true });
  const { id } = await make({ memberId: author.id });
  for (const [actor, email] of [
    [null, 'w***@b***.example'],
    [member, 'w***@b***.example'],
    [author, author.email],
    [admin, author.email],
  ] as const) {
    expect((await findBoard(app, actor, id))?.member.email).toBe(email);
    expect((await listed({}, actor)).items[0]?.member.email).toBe(email);
  }
});
