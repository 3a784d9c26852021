import { makeBoard, makeMember } from '../../../test/factories';
import { pictureOf } from '../../../test/pictures';
import { formOf, RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { BOARD_RULES } from '../../shared/validation/board-rules';

/** What the paths of announcements and comments mean, on the real application; what every path keeps is in rest.contract.spec.ts. */
let app: TestApp;
const client = new RestClient(() => app.url);
const NICK_NAMES = { author: '발도장지기', other: '둘째지기', member: '보리누나' };
type Actor = keyof typeof NICK_NAMES;
const tokens = { author: '', other: '', member: '' };
const ids = { author: 0, other: 0, member: 0 };

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  for (const [actor, nickName] of Object.entries(NICK_NAMES) as [Actor, string][]) {
    const person = await makeMember(app.dataSource, {
      nickName,
      email: `${actor}@baldojang.example`,
      isAdmin: actor !== 'member',
    });
    tokens[actor] = await app.signIn(person);
    ids[actor] = person.id;
  }
});
beforeEach(() => app.dataSource.query('DELETE FROM board'));
afterAll(() => app.stop());

interface ErrorBody {
  message: { type: string; text: string };
  code: string;
}
interface BoardBody {
  id: number;
  title: string;
  content: string;
  files: string[];
  [field: string]: unknown;
}
interface PageBody {
  boardList: (Pick<BoardBody, 'id'> & Record<string, unknown>)[];
  pageInfo: { currentPageNumber: number; leftPageNumber: number; rightPageNumber: number; totalPages: number };
}
interface CommentsBody {
  comments: (Record<string, unknown> & { id: number })[];
}

const ask = <Body = ErrorBody>(method: string, path: string, body?: object, as?: Actor) =>
  client.ask<Body>(method, `/api${path}`, body, as && tokens[as]);
const JSON_TYPE = 'application/json; charset=utf-8';
const success = (text: string, rest: object = {}) => ({
  status: 200,
  type: JSON_TYPE,
  body: { message: { type: 'success', text }, ...rest },
});
const failure = (status: number, code: string, text: string) => ({
  status,
  type: JSON_TYPE,
  body: { message: { type: 'error', text }, code },
});
const anyNumber = expect.any(Number) as number;
const WALL_CLOCK = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string;

type Fields = Parameters<typeof formOf>[0];
const boardForm = (fields: Fields = {}) =>
  formOf({ title: '여름 휴무 안내', content: '사흘 동안 쉽니다.', isPrivate: 'false', ...fields });
const picture = async (name: string) => new File([new Uint8Array(await pictureOf('jpeg', 8, 8))], name);
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function add(fields: Fields = {}, as: Actor = 'author'): Promise<number> {
  const { status, body } = await ask<{ id: number }>('POST', '/board/add', boardForm(fields), as);
  expect(status).toBe(200);
  return body.id;
}
const get = async (id: number, as?: Actor) => (await ask<BoardBody>('GET', `/board/${id}`, undefined, as)).body;
const list = async (query = '', as?: Actor) => (await ask<PageBody>('GET', `/board/list${query}`, undefined, as)).body;
const update = (id: number, fields: Fields, as: Actor = 'author') => ask('PUT', `/board/${id}`, formOf(fields), as);
const write = (id: number, moment: string) =>
  app.dataSource.query('UPDATE board SET inserted_at = $2 WHERE id = $1', [id, moment]);

describe('an announcement', () => {
  it('is written with files, and read by everyone', async () => {
    expect(
      await ask('POST', '/board/add', boardForm({ files: [await picture('여름 사진.jpg'), pdf('휴무 안내.pdf')] }), 'author'),
    ).toEqual(success('공지를 등록했습니다.', { id: anyNumber }));
    const [item] = (await list()).boardList;
    expect(item).toEqual({
      id: anyNumber,
      title: '여름 휴무 안내',
      nickName: '발도장지기',
      insertedAt: WALL_CLOCK,
      countComment: 0,
      countLike: 0,
      countFile: 2,
      profileImageUrl: null,
      memberId: ids.author,
      timesAgo: '방금 전',
    });
    await write(item!.id, '2025-08-01T03:34:56.789Z');
    expect(await ask('GET', `/board/${item?.id}`)).toEqual({
      status: 200,
      type: JSON_TYPE,
      body: {
        id: item?.id,
        title: '여름 휴무 안내',
        content: '사흘 동안 쉽니다.',
        authorEmail: 'a***@b***.example',
        authorNickName: '발도장지기',
        insertedAt: '2025-08-01T12:34:56',
        files: ['여름 사진.jpg', '휴무 안내.pdf'].map(
          (name) => expect.stringMatching(`^/files/[\\w-]{22,}/${encodeURIComponent(name)}$`) as string,
        ),
        profileImageUrl: null,
      },
    });
    expect((await list()).boardList).toMatchObject([{ insertedAt: '2025-08-01T12:34:56', timesAgo: '2025-08-01' }]);
  });

  it('shows the picture of its author', async () => {
    const form = formOf({ email: 'author@baldojang.example', password: 'Gaenari-7!', profileFiles: await picture('나.jpg') });
    expect((await ask('PUT', '/member', form, 'author')).status).toBe(200);
    const id = await add();
    await ask('POST', '/comment', { boardId: id, comment: '알겠습니다.' }, 'author');
    const profileImageUrl = (await get(id)).profileImageUrl as string;
    expect(profileImageUrl).toMatch(/^\/files\/[\w-]{22,}\/%EB%82%98\.jpg$/);
    expect((await list()).boardList).toMatchObject([{ profileImageUrl }]);
    expect((await ask('GET', `/comment/list?boardId=${id}`)).body).toMatchObject({ comments: [{ profileImageUrl }] });
    const removal = formOf({ email: 'author@baldojang.example', password: 'Gaenari-7!', deleteProfileFileNames: '나.jpg' });
    expect((await ask('PUT', '/member', removal, 'author')).status).toBe(200);
  });

  it('says which rule failed, in the words of the form', async () => {
    const { emptyText, title, content } = BOARD_RULES;
    for (const [fields, text] of [
      [{ title: '', content: '' }, emptyText],
      [{ title: 'undefined' }, emptyText],
      [{ content: ' \n' }, emptyText],
      [{ title: '가'.repeat(256) }, title.longText],
      [{ content: '🐾'.repeat(20_001) }, content.longText],
    ] as [Fields, string][])
      expect(await ask('POST', '/board/add', boardForm(fields), 'author')).toEqual(failure(400, 'BAD_USER_INPUT', text));
    const svg = await ask('POST', '/board/add', boardForm({ files: new File(['<svg/>'], '그림.svg') }), 'author');
    expect([svg.status, svg.body.message.text]).toEqual([400, expect.stringMatching(/^그림\.svg: /)]);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(65)], '큰 글.txt');
    const huge = await ask('POST', '/board/add', boardForm({ files: large }), 'author');
    expect([huge.status, huge.body.message.text]).toEqual([413, expect.stringMatching(/^큰 글\.txt: /)]);
    const eleven = await ask(
      'POST',
      '/board/add',
      boardForm({ files: Array.from({ length: 11 }, () => pdf('안내.pdf')) }),
      'author',
    );
    expect(eleven.status).toBe(400);
    expect((await list()).boardList).toEqual([]);
  });

  it('needs no content with a file', async () => {
    for (const content of ['', 'undefined'])
      expect(await get(await add({ content, files: pdf('안내.pdf') }))).toMatchObject({ content: '' });
  });

  it('is unknown with a Korean text', async () => {
    expect(await ask('GET', '/board/999999')).toEqual(failure(404, 'NOT_FOUND', '공지를 찾을 수 없습니다.'));
  });
});

describe('a change', () => {
  it('changes what the form says, of the announcement in the address', async () => {
    const [id, untouched] = [await add({ files: [pdf('하나.pdf'), pdf('둘.pdf')] }), await add()];
    const before = await get(id);
    const answer = await update(id, {
      id: String(untouched),
      title: '새 제목',
      content: '새 글',
      deleteFileNames: [before.files[0]!.split('/').at(-1)!, '../../etc/passwd', '없음.pdf'],
      files: [pdf('둘.pdf')],
    });
    expect(answer).toEqual(success('공지를 수정했습니다.'));
    const after = await get(id);
    expect(after).toEqual({
      ...before,
      title: '새 제목',
      content: '새 글',
      files: [before.files[1], expect.stringContaining(`/${encodeURIComponent('둘-2.pdf')}`) as string],
    });
    expect(await get(untouched)).toMatchObject({ title: '여름 휴무 안내' });
    await app.http.get(before.files[0]!).expect(404);
    await app.http.get(after.files[1]!).expect('content-disposition', /^attachment/);
  });

  it('leaves isPrivate and content alone where the form is silent', async () => {
    const id = await add({ isPrivate: 'true' });
    const isHidden = async () => (await ask('GET', `/board/${id}`)).status === 404;
    expect(await isHidden()).toBe(true);
    await update(id, { title: '둘째 제목' });
    await update(id, { title: '셋째 제목', content: 'undefined', isPrivate: 'undefined' });
    expect([await isHidden(), await get(id, 'author')]).toMatchObject([
      true,
      { title: '셋째 제목', content: '사흘 동안 쉽니다.' },
    ]);
    await update(id, { title: '셋째 제목', isPrivate: 'false' });
    expect(await isHidden()).toBe(false);
    await update(id, { title: '셋째 제목', isPrivate: 'true' });
    expect(await isHidden()).toBe(true);
  });

  it("belongs to the token's member, whatever the form says", async () => {
    const id = await add();
    for (const as of ['other', 'member'] as const)
      expect(await update(id, { title: '남의 것', authorEmail: `${as}@baldojang.example` }, as)).toEqual(
        failure(403, 'FORBIDDEN', '공지를 수정할 권한이 없습니다.'),
      );
    expect(await update(id, { content: '제목 없이' })).toEqual(failure(400, 'BAD_USER_INPUT', BOARD_RULES.emptyText));
    expect(await get(id)).toMatchObject({ title: '여름 휴무 안내' });
  });
});

describe('deleting', () => {
  it('takes comments and files along, for the author alone', async () => {
    const id = await add({ files: pdf('안내.pdf') });
    const { files } = await get(id);
    await ask('POST', '/comment', { boardId: id, comment: '알겠습니다.' }, 'member');
    for (const as of ['other', 'member'] as const)
      expect(await ask('DELETE', `/board/${id}`, { memberEmail: 'author@baldojang.example' }, as)).toEqual(
        failure(403, 'FORBIDDEN', '공지를 삭제할 권한이 없습니다.'),
      );
    expect(await ask('DELETE', `/board/${id}`, undefined, 'author')).toEqual(success('공지를 삭제했습니다.'));
    expect(await ask('DELETE', `/board/${id}`, undefined, 'author')).toEqual(
      failure(404, 'NOT_FOUND', '공지를 찾을 수 없습니다.'),
    );
    expect(await ask('GET', `/comment/list?boardId=${id}`)).toEqual(failure(404, 'NOT_FOUND', '공지를 찾을 수 없습니다.'));
    await app.http.get(files[0]!).expect(404);
  });
});

describe('the list', () => {
  const insert = (length: number) =>
    app.dataSource.query(
      `INSERT INTO board (title, member_id) SELECT '공지 ' || n, $1 FROM generate_series(1, $2::integer) AS n`,
      [ids.author, length],
    );
  const pageInfo = async (query: string) => {
    const { pageInfo: info, boardList } = await list(query);
    return [info.currentPageNumber, info.leftPageNumber, info.rightPageNumber, info.totalPages, boardList.length];
  };

  it('has a window of ten pages, and clamps the page to those that there are', async () => {
    expect(await pageInfo('')).toEqual([1, 1, 1, 1, 0]);
    expect(await pageInfo('?p=7')).toEqual([1, 1, 1, 1, 0]);
    await insert(235);
    for (const first of ['', '?p=1', '?p=0', '?p=-1', '?p=-9223372036854775808', '?p=', '?q=&p=1'])
      expect([first, await pageInfo(first)]).toEqual([first, [1, 1, 10, 24, 10]]);
    expect(await pageInfo('?p=10')).toEqual([10, 1, 10, 24, 10]);
    expect(await pageInfo('?p=11')).toEqual([11, 11, 20, 24, 10]);
    expect(await pageInfo('?p=21')).toEqual([21, 21, 24, 24, 10]);
    for (const last of ['?p=24', '?p=25', '?p=2147483648', '?p=9223372036854775808', `?p=${'9'.repeat(400)}`])
      expect([last, await pageInfo(last)]).toEqual([last, [24, 21, 24, 24, 5]]);
    expect(await pageInfo(`?q=${encodeURIComponent('공지 23')}`)).toEqual([1, 1, 1, 1, 7]);
    expect(await pageInfo(`?q=${encodeURIComponent('공지 1')}&p=99`)).toEqual([12, 11, 12, 12, 1]);
  });

  it('ends its pages where rows end', async () => {
    await insert(25_001);
    expect(await pageInfo('?p=99999')).toEqual([2500, 2491, 2500, 2500, 10]);
  });

  it('is the newest first by id, and finds title and content, wildcards taken literally', async () => {
    const first = await add({ title: '여름 50% 할인', content: 'ABC' });
    const second = await add({ title: '가을', content: '여름_옷 정리' });
    await write(first, '2030-01-01T00:00:00Z');
    const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).boardList.map(({ id }) => id);
    expect(await found('')).toEqual([second, first]);
    expect(await found('여름')).toEqual([second, first]);
    expect([await found('abc'), await found('%'), await found('_'), await found('\\')]).toEqual([[first], [first], [second], []]);
  });

  it('shows the age in minutes, hours and days, then the date', async () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    const id = await add();
    for (const [age, expected] of [
      [minute / 2, '방금 전'],
      [5.5 * minute, '5분 전'],
      [23.5 * hour, '23시간 전'],
      [29.5 * day, '29일 전'],
      [30.5 * day, /^\d{4}-\d\d-\d\d$/],
    ] as const) {
      await write(id, new Date(Date.now() - age).toISOString());
      expect((await list()).boardList[0]?.timesAgo).toMatch(expected);
    }
  });

  it('counts comments and files', async () => {
    const id = await add({ files: [pdf('하나.pdf'), await picture('둘.jpg')] });
    for (const as of ['member', 'other'] as const) await ask('POST', '/comment', { boardId: id, comment: '네' }, as);
    expect((await list()).boardList).toMatchObject([{ countComment: 2, countFile: 2, countLike: 0 }]);
  });

  it('has the newest three, and the newest three with a picture and its first one', async () => {
    const pictured: number[] = [];
    for (let count = 0; count < 4; count++)
      pictured.unshift(
        await add({ title: `사진 ${count}`, files: [pdf('안내.pdf'), await picture('첫.jpg'), await picture('둘.jpg')] }),
      );
    const plain = [await add({ files: pdf('사진.jpg.pdf') }), await add()].reverse();
    const latest = (await ask<PageBody['boardList']>('GET', '/board/latest')).body;
    expect(latest).toEqual((await list()).boardList.slice(0, 3));
    expect(latest.map(({ id }) => id)).toEqual([...plain, pictured[0]]);
    const latest3 = (await ask<Record<string, unknown>[]>('GET', '/board/latest3')).body;
    expect(latest3).toEqual(
      [3, 2, 1].map((count, index) => ({
        id: pictured[index],
        title: `사진 ${count}`,
        insertedAt: WALL_CLOCK,
        firstImageUrl: expect.stringContaining(`/${encodeURIComponent('첫.jpg')}`) as string,
      })),
    );
  });
});

describe('a private announcement', () => {
  it.each([
    [undefined, false],
    ['member', false],
    ['author', true],
    ['other', true],
  ] as const)('for %s: %s', async (as, isThere) => {
    const id = await add({ title: '비밀 공지', isPrivate: 'true', files: await picture('비밀.jpg') });
    const lists = [
      (await list('', as)).boardList,
      (await list(`?q=${encodeURIComponent('비밀')}`, as)).boardList,
      (await ask<unknown[]>('GET', '/board/latest', undefined, as)).body,
      (await ask<unknown[]>('GET', '/board/latest3', undefined, as)).body,
    ];
    expect(lists.map(({ length }) => length)).toEqual(lists.map(() => (isThere ? 1 : 0)));
    const status = isThere ? 200 : 404;
    expect((await ask('GET', `/board/${id}`, undefined, as)).status).toBe(status);
    expect((await ask('GET', `/comment/list?boardId=${id}`, undefined, as)).status).toBe(status);
    const comment = await ask('POST', '/comment', { boardId: id, comment: '네' }, as);
    expect(comment.status).toBe(as ? status : 401);
    if (as && !isThere) {
      expect((await update(id, { title: '남의 것' }, as)).status).toBe(404);
      expect((await ask('DELETE', `/board/${id}`, undefined, as)).status).toBe(404);
    }
  });
});

describe('a private announcement and what is around it', () => {
  it('is counted for those alone who may see it', async () => {
    for (let count = 0; count < 10; count++) await makeBoard(app.dataSource, { memberId: ids.author });
    await add({ isPrivate: 'true' });
    const totals = (['member', 'other', undefined] as const).map(async (as) => (await list('', as)).pageInfo.totalPages);
    expect(await Promise.all(totals)).toEqual([1, 2, 1]);
  });

  it('hides the comments that are there already, from their authors too', async () => {
    const id = await add();
    const comment = await ask<{ id: number }>('POST', '/comment', { boardId: id, comment: '네' }, 'member');
    await update(id, { title: '비밀 공지', isPrivate: 'true' });
    const path = `/comment/${comment.body.id}`;
    expect((await ask('PUT', path, { comment: '고친 댓글' }, 'member')).status).toBe(404);
    expect((await ask('DELETE', path, undefined, 'member')).status).toBe(404);
    const { body } = await ask<CommentsBody>('GET', `/comment/list?boardId=${id}`, undefined, 'author');
    expect(body.comments).toMatchObject([{ id: comment.body.id, comment: '네' }]);
  });

  it('stays its author’s who is no administrator any more', async () => {
    const former = await makeMember(app.dataSource, { isAdmin: true });
    const id = (await makeBoard(app.dataSource, { memberId: former.id, isPrivate: true })).id;
    await app.dataSource.query('UPDATE member SET is_admin = false WHERE id = $1', [former.id]);
    const token = await app.signIn(former);
    expect((await client.ask('GET', `/api/board/${id}`, undefined, token)).status).toBe(200);
    expect((await client.ask('PUT', `/api/board/${id}`, formOf({ title: '새 제목' }), token)).status).toBe(200);
    expect((await client.ask('POST', '/api/board/add', boardForm(), token)).status).toBe(403);
  });
});

describe('comments', () => {
  const comments = async (id: number, as?: Actor) =>
    (await ask<CommentsBody>('GET', `/comment/list?boardId=${id}`, undefined, as)).body.comments;

  it('are written, listed oldest first, changed and deleted', async () => {
    const boardId = await add();
    expect(await ask('GET', `/comment/list?boardId=${boardId}`)).toEqual({
      status: 200,
      type: JSON_TYPE,
      body: { comments: [] },
    });
    expect(await ask('POST', '/comment', { boardId, comment: ' 첫 댓글\r\n둘째 줄 ' }, 'member')).toEqual(
      success('댓글을 등록했습니다.', { id: anyNumber }),
    );
    await ask('POST', '/comment', { boardId: String(boardId), comment: '둘째 댓글' }, 'author');
    await app.dataSource.query(`UPDATE comment SET inserted_at = '2025-08-01T03:34:56.789Z'`);
    const [first, second] = await comments(boardId);
    expect(first).toEqual({
      id: anyNumber,
      boardId,
      comment: '첫 댓글\n둘째 줄',
      authorNickName: '보리누나',
      authorEmail: 'm***@b***.example',
      insertedAt: '2025-08-01 12:34:56',
      profileImageUrl: null,
    });
    expect(second).toMatchObject({ comment: '둘째 댓글', authorNickName: '발도장지기' });

    expect(await ask('PUT', `/comment/${first?.id}`, { id: second?.id, comment: '고친 댓글' }, 'member')).toEqual(
      success('댓글을 수정했습니다.'),
    );
    expect(await comments(boardId)).toEqual([{ ...first, comment: '고친 댓글' }, second]);
    expect(await ask('DELETE', `/comment/${first?.id}`, undefined, 'member')).toEqual(success('댓글을 삭제했습니다.'));
    expect(await comments(boardId)).toEqual([second]);
    expect(await ask('DELETE', `/comment/${first?.id}`, undefined, 'member')).toEqual(
      failure(404, 'NOT_FOUND', '댓글을 찾을 수 없습니다.'),
    );
  });

  it('belong to their authors, administrators included', async () => {
    const boardId = await add();
    await ask('POST', '/comment', { boardId, comment: '내 댓글', memberEmail: 'author@baldojang.example' }, 'member');
    const [mine] = await comments(boardId, 'member');
    expect(mine?.authorEmail).toBe('member@baldojang.example');
    for (const as of ['author', 'other'] as const) {
      expect(await ask('PUT', `/comment/${mine?.id}`, { comment: '남의 것' }, as)).toEqual(
        failure(403, 'FORBIDDEN', '댓글을 수정할 권한이 없습니다.'),
      );
      expect(await ask('DELETE', `/comment/${mine?.id}`, { email: 'member@baldojang.example' }, as)).toEqual(
        failure(403, 'FORBIDDEN', '댓글을 삭제할 권한이 없습니다.'),
      );
    }
    expect(await comments(boardId, 'member')).toEqual([mine]);
  });

  it('say which rule failed, in the words of the form', async () => {
    const boardId = await add();
    const { emptyText, longText } = BOARD_RULES.comment;
    for (const [comment, text] of [
      ['', emptyText],
      [' \n ', emptyText],
      ['🐾'.repeat(1_001), longText],
    ] as const)
      expect(await ask('POST', '/comment', { boardId, comment }, 'member')).toEqual(failure(400, 'BAD_USER_INPUT', text));
    expect(await ask('POST', '/comment', { boardId: 999_999, comment: '네' }, 'member')).toEqual(
      failure(404, 'NOT_FOUND', '공지를 찾을 수 없습니다.'),
    );
    expect(await comments(boardId)).toEqual([]);
  });
});
