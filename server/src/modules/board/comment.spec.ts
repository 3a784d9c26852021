import {
  createComment,
  deleteBoard,
  deleteComment,
  findBoard,
  listComments,
  updateBoard,
  updateComment,
} from '../../../test/board-operations';
import { makeBoard, makeComment, makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import type { Member } from '../member/member.entity';
import type { Board } from './board.entity';

let app: TestApp;
let author: Member;
let otherAdmin: Member;
let member: Member;
let other: Member;
let board: Board;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  [author, otherAdmin] = [
    await makeMember(app.dataSource, { isAdmin: true }),
    await makeMember(app.dataSource, { isAdmin: true }),
  ];
  member = await makeMember(app.dataSource, { email: 'commenter@baldojang.example' });
  other = await makeMember(app.dataSource);
});
beforeEach(async () => {
  board = await makeBoard(app.dataSource, { memberId: author.id });
});
afterAll(() => app.stop());

const rules = BOARD_RULES.comment;
const rows = () =>
  app.dataSource.query<{ id: number; content: string; by: number }[]>(
    'SELECT id, content, member_id AS by FROM comment WHERE board_id = $1 ORDER BY id',
    [board.id],
  );
const hide = (isPrivate = true) => updateBoard(app, author, { id: String(board.id), isPrivate });
const written = async (actor = member, content?: string) => {
  const { data, errors } = await createComment(app, actor, board.id, content);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createComment;
};
const listed = async (actor: Member | null = null, variables = {}) => {
  const { data, errors } = await listComments(app, actor, board.id, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.comments;
};
type Refused = Pick<Awaited<ReturnType<typeof createComment>>, 'errors'>;
const errorOf = ({ errors }: Refused) => [errors[0]?.extensions?.code, errors[0]?.message];
const UNKNOWN_BOARD = ['NOT_FOUND', '공지를 찾을 수 없습니다.'];
const UNKNOWN_COMMENT = ['NOT_FOUND', '댓글을 찾을 수 없습니다.'];
const UNKNOWN_IDS = ['999999', '0', '-1', 'x', '', '2147483648', `1' OR '1'='1`];

describe('creating a comment', () => {
  it('returns it trimmed, with the new number of comments', async () => {
    await written(other);
    expect(await written(member, ' \n첫 줄\r\n둘째 줄 ')).toMatchObject({
      boardId: String(board.id),
      content: '첫 줄\n둘째 줄',
      viewerCanEdit: true,
      member: { id: String(member.id), email: member.email },
      board: { id: String(board.id), commentCount: 2 },
    });
    expect(await rows()).toMatchObject([{ by: other.id }, { by: member.id, content: '첫 줄\n둘째 줄' }]);
    expect(await findBoard(app, null, board.id)).toMatchObject({ commentCount: 2 });
  });

  it.each([
    ['', rules.emptyText],
    [' \n\t\u3000 ', rules.emptyText],
    ['🐾'.repeat(1_001), rules.longText],
  ])('refuses %j with the text of the rule', async (content, text) => {
    const { id } = await written();
    for (const answer of [await createComment(app, member, board.id, content), await updateComment(app, member, id, content)])
      expect(answer.errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fieldErrors: { content: text } });
    expect(await rows()).toMatchObject([{ content: '알겠습니다.' }]);
  });

  it('accepts exactly the allowed length in code points, and hostile texts unchanged', async () => {
    const hostile = `'); DROP TABLE comment; -- <img src=x onerror=alert(1)> \u202e%_\\`;
    for (const content of ['🐾'.repeat(1_000), hostile])
      expect((await written(member, content)).content).toBe(content.replace('\u202e', ''));
    expect(codeOf(await createComment(app, member, board.id, 'a\0b'))).toBe('BAD_USER_INPUT');
  });

  it('requires a sign-in and an existing announcement', async () => {
    expect(errorOf(await createComment(app, null, board.id))).toEqual(['UNAUTHENTICATED', '로그인이 필요합니다.']);
    for (const id of UNKNOWN_IDS) expect(errorOf(await createComment(app, member, id))).toEqual(UNKNOWN_BOARD);
    await deleteBoard(app, author, board.id);
    expect(errorOf(await createComment(app, member, board.id))).toEqual(UNKNOWN_BOARD);
    // Validation comes first.
    expect(codeOf(await createComment(app, member, '999999', ' '))).toBe('BAD_USER_INPUT');
  });
});

describe('the list of comments', () => {
  it('is oldest first whatever the ids, with the total on every page', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 7; count++) ids.push((await makeComment(app.dataSource, { boardId: board.id })).id);
    const early = await makeComment(app.dataSource, { boardId: board.id, insertedAt: new Date('2020-01-01') });
    ids.unshift(early.id);
    await makeComment(app.dataSource);
    const page = async (variables: object) => {
      const { items, totalCount } = await listed(null, variables);
      return [items.map(({ id }) => Number(id)), totalCount];
    };
    expect(await page({})).toEqual([ids, 8]);
    expect(await page({ page: 1, size: 3 })).toEqual([ids.slice(3, 6), 8]);
    expect(await page({ page: 9, size: 3 })).toEqual([[], 8]);
    board = await makeBoard(app.dataSource);
    expect(await page({})).toEqual([[], 0]);
  });

  it('marks the viewer’s comments, and masks e-mails', async () => {
    await written(member);
    const seenBy = async (actor: Member | null) => {
      const [comment] = (await listed(actor)).items;
      return [comment?.viewerCanEdit, comment?.member.email];
    };
    expect(await seenBy(null)).toEqual([false, 'c***@b***.example']);
    expect(await seenBy(other)).toEqual([false, 'c***@b***.example']);
    expect(await seenBy(member)).toEqual([true, member.email]);
    expect(await seenBy(otherAdmin)).toEqual([false, member.email]);
  });

  it('is NOT_FOUND for an unknown announcement', async () => {
    for (const id of UNKNOWN_IDS) expect(errorOf(await listComments(app, author, id))).toEqual(UNKNOWN_BOARD);
  });

  it.each([{ page: -1 }, { size: 0 }, { size: 1_001 }, { page: 25_000 }, { page: 500, size: 50 }])(
    'refuses %j',
    async (variables) => {
      expect(codeOf(await listComments(app, null, board.id, variables))).toBe('BAD_USER_INPUT');
    },
  );
});

describe('changing and deleting a comment', () => {
  const ACTORS: [string, () => Member | null, string][] = [
    ['a visitor', () => null, 'UNAUTHENTICATED'],
    ['another member', () => other, 'FORBIDDEN'],
    ['the author of the announcement, an administrator', () => author, 'FORBIDDEN'],
    ['another administrator', () => otherAdmin, 'FORBIDDEN'],
    ['the author', () => member, 'ok'],
  ];

  it.each(ACTORS)('by %s', async (_who, actor, code) => {
    const { id, insertedAt } = await written();
    expect(codeOf(await updateComment(app, actor(), id, '바꾼 글'))).toBe(code);
    expect((await listed()).items).toMatchObject([{ id, insertedAt, content: code === 'ok' ? '바꾼 글' : '알겠습니다.' }]);
    expect(codeOf(await deleteComment(app, actor(), id))).toBe(code);
    expect(await rows()).toHaveLength(code === 'ok' ? 0 : 1);
  });

  it('returns the comment and the remaining number', async () => {
    await written(other);
    const { id } = await written();
    expect((await updateComment(app, member, id, ' 고친 글 ')).data?.updateComment).toMatchObject({
      id,
      content: '고친 글',
      viewerCanEdit: true,
      board: { commentCount: 2 },
    });
    expect((await deleteComment(app, member, id)).data?.deleteComment).toEqual({
      id,
      board: { id: String(board.id), commentCount: 1 },
    });
  });

  it('is reported in Korean', async () => {
    const { id } = await written();
    expect(errorOf(await updateComment(app, other, id))).toEqual(['FORBIDDEN', '댓글을 수정할 권한이 없습니다.']);
    expect(errorOf(await deleteComment(app, other, id))).toEqual(['FORBIDDEN', '댓글을 삭제할 권한이 없습니다.']);
    for (const unknown of UNKNOWN_IDS) {
      expect(errorOf(await updateComment(app, member, unknown))).toEqual(UNKNOWN_COMMENT);
      expect(errorOf(await deleteComment(app, member, unknown))).toEqual(UNKNOWN_COMMENT);
    }
  });

  it('happens once for two concurrent requests', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await written();
      const answers = await Promise.all([deleteComment(app, member, id), deleteComment(app, member, id)]);
      expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', 'ok']);
    }
  });
});

describe('on a private announcement', () => {
  it('is visible and writable only for its author and administrators', async () => {
    await written();
    await hide();
    for (const actor of [null, member, other]) {
      expect(errorOf(await listComments(app, actor, board.id))).toEqual(UNKNOWN_BOARD);
      // Also if no field of the announcement is selected.
      const bare = 'query ($id: ID!) { comments(boardId: $id) { items { content } totalCount } }';
      const answer = await app.as(actor && viewerOf(actor)).run(bare, { id: board.id });
      expect([answer.data, codeOf(answer)]).toEqual([null, 'NOT_FOUND']);
      expect(await findBoard(app, actor, board.id)).toBeNull();
    }
    for (const actor of [member, other]) expect(errorOf(await createComment(app, actor, board.id))).toEqual(UNKNOWN_BOARD);
    for (const actor of [author, otherAdmin, { ...author, isAdmin: false }]) {
      expect(codeOf(await createComment(app, actor, board.id))).toBe('ok');
      expect((await listed(actor)).items[0]).toMatchObject({ content: '알겠습니다.' });
    }
    expect(await rows()).toHaveLength(4);
  });

  it('one’s own comment is hidden too, until the announcement is public again', async () => {
    const { id } = await written();
    await hide();
    for (const actor of [member, other]) {
      expect(errorOf(await updateComment(app, actor, id))).toEqual(UNKNOWN_COMMENT);
      expect(errorOf(await deleteComment(app, actor, id))).toEqual(UNKNOWN_COMMENT);
    }
    expect(errorOf(await updateComment(app, otherAdmin, id))).toEqual(['FORBIDDEN', '댓글을 수정할 권한이 없습니다.']);
    expect(await rows()).toMatchObject([{ content: '알겠습니다.' }]);
    await hide(false);
    expect(codeOf(await updateComment(app, member, id))).toBe('ok');
  });
});

describe('a comment created during a deletion', () => {
  it('is deleted with the announcement, or refused', async () => {
    for (let round = 0; round < 10; round++) {
      board = await makeBoard(app.dataSource, { memberId: author.id });
      const { id } = await written();
      const [deletion, ...answers] = (
        await Promise.all([
          deleteBoard(app, author, board.id),
          createComment(app, member, board.id),
          createComment(app, other, board.id),
          updateComment(app, member, id),
          deleteComment(app, member, id),
        ])
      ).map((answer) => codeOf(answer));
      expect(deletion).toBe('ok');
      for (const code of answers) expect(['ok', 'NOT_FOUND']).toContain(code);
      expect(await rows()).toEqual([]);
    }
  });

  it('is deleted with the member', async () => {
    const leaver = await makeMember(app.dataSource);
    const { id } = await written(leaver);
    const [left, ...codes] = (
      await Promise.all([
        app.as(viewerOf(leaver)).run(WITHDRAW, { input: { password: PASSWORD } }),
        createComment(app, leaver, board.id),
        updateComment(app, leaver, id),
      ])
    ).map((answer) => codeOf(answer));
    expect(left).toBe('ok');
    for (const code of codes) expect(['ok', 'UNAUTHENTICATED', 'NOT_FOUND']).toContain(code);
    expect([await rows(), codeOf(await createComment(app, leaver, board.id))]).toEqual([[], 'UNAUTHENTICATED']);
    expect(await findBoard(app, null, board.id)).toMatchObject({ commentCount: 0 });
  });
});

describe('the list of one’s own comments', () => {
  const own = async (actor: Member, page = 0) => {
    const { data } = await app.as(viewerOf(actor)).run<{
      viewerComments: { items: { content: string; board: { id: string } }[]; totalCount: number };
    }>(`{ viewerComments(page: ${page}, size: 2) { items { content board { id } } totalCount } }`);
    const { items, totalCount } = data!.viewerComments;
    return [items.map(({ content }) => content), totalCount];
  };

  it('has nobody else’s, newest first, in pages with the total', async () => {
    const writer = await makeMember(app.dataSource);
    for (const content of ['하나', '둘', '셋']) await written(writer, content);
    await written(other, '남의 것');
    expect(await own(writer)).toEqual([['셋', '둘'], 3]);
    expect(await own(writer, 1)).toEqual([['하나'], 3]);
    expect(await own(writer, 2)).toEqual([[], 3]);
  });

  it('leaves out those of an announcement that has become private, while it is', async () => {
    const writer = await makeMember(app.dataSource);
    await written(writer, '잠깐 숨는 댓글');
    await hide();
    expect(await own(writer)).toEqual([[], 0]);
    await hide(false);
    expect(await own(writer)).toEqual([['잠깐 숨는 댓글'], 1]);
  });
});
