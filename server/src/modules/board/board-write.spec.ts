import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREATE_BOARD, createBoard, deleteBoard, findBoard, updateBoard } from '../../../test/board-operations';
import { makeBoard, makeComment, makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { filesOnDisk } from '../../../test/files-on-disk';
import { WITHDRAW } from '../../../test/member-operations';
import { picturesNamed, uploaded } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { LIMITS } from '../../shared/validation/limits';
import type { Member } from '../member/member.entity';

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
let app: TestApp;
let admin: Member;
let otherAdmin: Member;
let member: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { dataDir, rateLimits: false } });
  [admin, otherAdmin] = [await makeAdmin(), await makeAdmin()];
  member = await makeMember(app.dataSource);
});
// After each test rows and files agree, and staging is empty.
afterEach(async () => expect(await filesOnDisk(dataDir)).toEqual({ stored: await keys(), waiting: [] }));
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const query = <Row>(sql: string, values: unknown[] = []) => app.dataSource.query<Row[]>(sql, values);
const keys = async () => (await query<{ key: string }>('SELECT key FROM stored_file')).map(({ key }) => key).sort();
const count = async () => (await query<{ count: number }>('SELECT count(*) FROM board'))[0]?.count;
const makeAdmin = () => makeMember(app.dataSource, { isAdmin: true });
const namesOf = (board: { attachments: { name: string }[] } | null | undefined) => board?.attachments.map(({ name }) => name);
const created = async (input: Record<string, unknown> = {}, actor = admin) => {
  const { data, errors } = await createBoard(app, actor, input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createBoard;
};
const updated = async (input: Record<string, unknown>, actor = admin) => {
  const { data, errors } = await updateBoard(app, actor, input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.updateBoard;
};
type Refused = Pick<Awaited<ReturnType<typeof createBoard>>, 'errors'>;
const fieldErrors = ({ errors }: Refused) => errors[0]?.extensions?.fieldErrors;
const textOf = ({ errors }: Refused) => errors[0]?.message;
const pdf = (name: string) => uploaded('%PDF-1.7\n%내용', name);
const svg = () => uploaded('<svg xmlns="http://www.w3.org/2000/svg"/>', '그림.svg');
const many = (length: number) => Array.from({ length }, () => pdf('안내.pdf'));

const { title, content, attachments, emptyText } = BOARD_RULES;
/** An emoji is one character of two UTF-16 units. */
const paws = (length: number) => '🐾'.repeat(length);
const BROKEN: [string, Record<string, unknown>, Record<string, string>][] = [
  ['a blank title', { title: ' \n\u3000' }, { title: emptyText }],
  ['a title that is too long', { title: paws(256) }, { title: title.longText }],
  ['content that is too long', { content: `${paws(20_000)}!` }, { content: content.longText }],
  ['neither content nor file', { content: ' \r\n ' }, { content: emptyText }],
  ['everything at once', { title: '', content: paws(20_001) }, { title: emptyText, content: content.longText }],
];

describe('creating an announcement', () => {
  it('returns all of its fields', async () => {
    const board = await created({
      title: '  여름 \r\n \n\t휴무 안내 ',
      content: '  들여 쓴 첫 줄\r\n둘째 줄\r끝 \n\n',
      isPrivate: true,
      attachments: [...(await picturesNamed('마당.png')), pdf('여름 휴무 안내 (최종).pdf'), pdf('여름 휴무 안내 (최종).pdf')],
    });
    expect(board).toMatchObject({
      title: '여름 휴무 안내',
      content: '  들여 쓴 첫 줄\n둘째 줄\n끝',
      isPrivate: true,
      version: 1,
      attachmentCount: 3,
      commentCount: 0,
      viewerCanEdit: true,
      member: { id: String(admin.id), email: admin.email },
      attachments: [
        { name: '마당.jpg', mediaType: 'image/jpeg', image: { name: '마당.jpg', width: 8, height: 8 } },
        { name: '여름 휴무 안내 (최종).pdf', mediaType: 'application/pdf', bytes: 16, image: null },
        { name: '여름 휴무 안내 (최종)-2.pdf', image: null },
      ],
    });
    expect(board.attachments[0]?.image?.url).toBe(board.attachments[0]?.url);
    expect(await findBoard(app, admin, board.id)).toEqual(board);
  });

  it('is public by default, and needs no content with a file', async () => {
    expect(await created()).toMatchObject({ isPrivate: false, attachments: [] });
    expect(await created({ content: null, attachments: [pdf('안내.pdf')] })).toMatchObject({ content: '', attachmentCount: 1 });
    expect(await created({ content: '  ', attachments: [pdf('안내.pdf')] })).toMatchObject({ content: '' });
  });

  it('serves documents as downloads with their Korean name, and pictures inline', async () => {
    const { attachments: files } = await created({
      attachments: [pdf('공지 50% 할인, "꼭" 보기.pdf'.normalize('NFD')), ...(await picturesNamed('보리.jpg'))],
    });
    const [document, picture] = await Promise.all(files.map(({ url }) => app.http.get(url)));
    expect([document?.status, document?.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(document?.headers['content-disposition']).toMatch(/^attachment; /);
    expect(document?.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('공지 50% 할인, "꼭" 보기.pdf')}`,
    );
    expect(document?.headers['x-content-type-options']).toBe('nosniff');
    expect(String(document?.body)).toBe('%PDF-1.7\n%내용');
    expect([picture?.headers['content-type'], picture?.headers['content-disposition']]).toEqual(['image/jpeg', undefined]);
  });

  it('accepts texts of exactly the allowed length, in code points', async () => {
    const board = await created({ title: paws(255), content: paws(20_000) });
    expect([board.title, board.content]).toEqual([paws(255), paws(20_000)]);
  });

  it.each(BROKEN)('refuses %s with the text of the rule', async (_what, input, expected) => {
    const before = await count();
    const answer = await createBoard(app, admin, input);
    expect([codeOf(answer), fieldErrors(answer), textOf(answer)]).toEqual([
      'BAD_USER_INPUT',
      expected,
      Object.values(expected)[0],
    ]);
    expect(await count()).toBe(before);
  });

  it('refuses a title of 95,000 blanks without blocking the event loop', async () => {
    const input = { title: `a${' '.repeat(95_000)}b`, content: '새벽에 합니다.' };
    const answer = await app.run(CREATE_BOARD, { input }, { token: await app.signIn(admin) });
    expect(fieldErrors(answer as Refused)).toEqual({ title: title.longText });
  }, 5_000);

  it('refuses eleven files', async () => {
    const before = await count();
    expect(fieldErrors(await createBoard(app, admin, { attachments: many(11) }))).toEqual({ attachments: attachments.text });
    expect(namesOf(await created({ attachments: many(10) }))).toHaveLength(10);
    expect(await count()).toBe(before! + 1);
  });

  it.each([
    ['그림.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['쪽.html', '<script>alert(1)</script>'],
    ['사진.jpg', '<html><script>alert(1)</script></html>'],
    ['문서.pdf', 'MZ\u0090\u0000'],
    ['설치.exe', 'MZ\u0090\u0000'],
    ['셸.php', '<?php system($_GET[0]);'],
  ])('refuses %s by name and discards the other files', async (name, data) => {
    const before = await count();
    const answer = await createBoard(app, admin, { attachments: [pdf('안내.pdf'), uploaded(data, name)] });
    expect([codeOf(answer), textOf(answer)]).toEqual(['BAD_USER_INPUT', expect.stringMatching(`^${name}: `)]);
    expect(await count()).toBe(before);
  });

  it('refuses a file that is too large and names it', async () => {
    const huge = uploaded(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(LIMITS.fileBytesMax)]), '큰 문서.pdf');
    const answer = await createBoard(app, admin, { attachments: [huge] });
    expect([codeOf(answer), textOf(answer)]).toEqual(['PAYLOAD_TOO_LARGE', expect.stringContaining('큰 문서.pdf')]);
  });

  it('counts files against the daily quota of the author', async () => {
    const busy = await makeAdmin();
    await query(`INSERT INTO file_usage VALUES ($1, (now() AT TIME ZONE 'Asia/Seoul')::date, $2, 0)`, [
      busy.id,
      LIMITS.filesPerDay - 1,
    ]);
    const before = await count();
    expect(codeOf(await createBoard(app, busy, { attachments: many(2) }))).toBe('TOO_MANY_REQUESTS');
    expect(await count()).toBe(before);
    expect(codeOf(await createBoard(app, busy, { attachments: many(1) }))).toBe('ok');
  });

  it('requires an administrator, and ignores a member in the input', async () => {
    const before = await count();
    expect(codeOf(await createBoard(app, null, {}))).toBe('UNAUTHENTICATED');
    expect(codeOf(await createBoard(app, member, { attachments: [svg()] }))).toBe('FORBIDDEN');
    expect(await count()).toBe(before);
    for (const field of ['memberId', 'authorEmail', 'version']) {
      const { data } = await createBoard(app, admin, { [field]: String(member.id) });
      // Unknown fields are refused or ignored.
      expect(data?.createBoard ?? { version: 1, member: { id: String(admin.id) } }).toMatchObject({
        version: 1,
        member: { id: String(admin.id) },
      });
    }
  });

  it('stores hostile texts unchanged except for bidirectional controls', async () => {
    const hostile = `'); DROP TABLE board; -- <img src=x onerror=alert(1)> \u202e\u200b%_\\ {{7*7}}`;
    const stored = hostile.replace('\u202e', '');
    expect(await created({ title: hostile, content: hostile })).toMatchObject({ title: stored, content: stored });
    expect(codeOf(await createBoard(app, admin, { title: 'a\0b' }))).toBe('BAD_USER_INPUT');
    expect((await created({ title: 'x\ud800y' })).title).toBe('x\ufffdy');
  });
});

describe('changing an announcement', () => {
  it('changes the provided fields only, and increments the version', async () => {
    const { id, ...before } = await created({ isPrivate: true, attachments: [pdf('안내.pdf')] });
    expect(await updated({ id })).toEqual({ id, ...before });
    expect(await updated({ id, removedAttachmentNames: ['없음.pdf'] })).toMatchObject({ version: 1 });
    expect(await updated({ id, title: ' 새 제목 ' })).toMatchObject({ ...before, title: '새 제목', version: 2 });
    expect(await updated({ id, content: '새 글\r\n' })).toMatchObject({ title: '새 제목', content: '새 글', version: 3 });
    expect(await updated({ id, isPrivate: false })).toMatchObject({ content: '새 글', isPrivate: false, version: 4 });
    expect(await updated({ id, content: '' })).toMatchObject({ content: '', isPrivate: false, version: 5 });
    expect(await updated({ id, attachments: [pdf('둘.pdf')] })).toMatchObject({ content: '', attachmentCount: 2, version: 6 });
    expect(await updated({ id, removedAttachmentNames: ['둘.pdf'] })).toMatchObject({ attachmentCount: 1, version: 7 });
    expect(await findBoard(app, null, id)).toMatchObject({ version: 7, insertedAt: before.insertedAt });
  });

  it.each(BROKEN)('refuses %s with the text of the rule', async (_what, input, expected) => {
    const { id, ...before } = await created();
    const answer = await updateBoard(app, admin, { id, ...input });
    expect([codeOf(answer), fieldErrors(answer)]).toEqual(['BAD_USER_INPUT', expected]);
    expect(await findBoard(app, admin, id)).toEqual({ id, ...before });
  });

  it('requires content or a file', async () => {
    const { id } = await created({ content: '', attachments: [pdf('안내.pdf'), pdf('둘.pdf')] });
    const removedAttachmentNames = ['안내.pdf', '둘.pdf'];
    for (const blank of [{}, { content: ' ' }, { title: '새 제목' }])
      expect(fieldErrors(await updateBoard(app, admin, { id, removedAttachmentNames, ...blank }))).toEqual({
        content: emptyText,
      });
    expect(await findBoard(app, null, id)).toMatchObject({ version: 1, attachmentCount: 2 });
    expect(namesOf(await updated({ id, removedAttachmentNames, attachments: [pdf('둘.pdf')] }))).toEqual(['둘.pdf']);
    expect(await updated({ id, removedAttachmentNames, content: '글' })).toMatchObject({ content: '글', attachments: [] });
  });

  it('removes files by plain or percent-encoded name, and appends new ones', async () => {
    const { id, attachments: files } = await created({ attachments: ['우리 50%.pdf', '안내.pdf', 'c.pdf'].map(pdf) });
    const removedAttachmentNames = ['우리 50%.pdf'.normalize('NFD'), encodeURIComponent('안내.pdf'), '안내.pdf', '없음.pdf'];
    const board = await updated({ id, removedAttachmentNames, attachments: ['c.pdf', '안내.pdf'].map(pdf) });
    expect(namesOf(board)).toEqual(['c.pdf', 'c-2.pdf', '안내.pdf']);
    for (const { url } of files.slice(0, 2)) await app.http.get(url).expect(404);
    for (const { url } of board.attachments) await app.http.get(url).expect(200);
  });

  it.each([
    ['of a folder', '../../../etc/passwd'],
    ['of an encoded path', '..%2F..%2Fetc%2Fpasswd'],
    ['of another announcement', 'theirs.pdf'],
    ['of nothing', ''],
    ['that is no encoding', '%E0%A4%A'],
  ])('ignores names %s', async (_what, name) => {
    const theirs = await created({ attachments: [pdf('theirs.pdf')] });
    const mine = await created({ attachments: [pdf('mine.pdf')] });
    expect(namesOf(await updated({ id: mine.id, removedAttachmentNames: [name, name] }))).toEqual(['mine.pdf']);
    expect(namesOf(await findBoard(app, null, theirs.id))).toEqual(['theirs.pdf']);
  });

  it('limits an announcement to ten files and reports their number, before any file is read', async () => {
    const { id } = await created({ attachments: many(8) });
    const text = '첨부파일은 모두 10개까지 올릴 수 있습니다. 지금 8개가 있습니다.';
    expect(fieldErrors(await updateBoard(app, admin, { id, attachments: [...many(2), svg()] }))).toEqual({ attachments: text });
    expect(await updated({ id, attachments: many(3), removedAttachmentNames: ['안내.pdf'] })).toMatchObject({
      attachmentCount: 10,
    });
  });

  it('limits two concurrent edits to ten files together', async () => {
    const { id } = await created({ attachments: many(6) });
    const edits = await Promise.all(
      [many(3), many(3), many(3)].map((added) => updateBoard(app, admin, { id, attachments: added })),
    );
    expect(edits.map(codeOf).sort()).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'ok']);
    const board = await findBoard(app, null, id);
    expect([board?.attachmentCount, new Set(namesOf(board)).size]).toEqual([9, 9]);
  });

  it('refuses an edit of an outdated version completely', async () => {
    const { id, version } = await created({ attachments: [pdf('안내.pdf')] });
    const edits = await Promise.all(
      ['하나', '둘', '셋'].map((text) =>
        updateBoard(app, admin, { id, version, content: text, attachments: [pdf(`${text}.pdf`)] }),
      ),
    );
    expect(edits.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
    const winner = edits.find(({ data }) => data)?.data?.updateBoard;
    expect(await findBoard(app, admin, id)).toEqual(winner);
    const late = await updateBoard(app, admin, { id, version, title: '늦은 제목', attachments: [svg()] });
    expect([codeOf(late), textOf(late)]).toEqual([
      'CONFLICT',
      '그사이 다른 곳에서 고친 공지입니다. 새로 고친 뒤 다시 시도해 주세요.',
    ]);
    expect(await updated({ id, version: winner?.version, title: '새 제목' })).toMatchObject({ title: '새 제목', version: 3 });
    expect(await updated({ id, title: '덮어쓴 제목' })).toMatchObject({ title: '덮어쓴 제목', version: 4 });
  });

  it('never moves an announcement to another member or time', async () => {
    const { id, ...before } = await created();
    for (const field of ['memberId', 'insertedAt', 'commentCount']) {
      await updateBoard(app, admin, { id, [field]: field === 'insertedAt' ? '2020-01-01T00:00:00Z' : String(member.id) });
      expect(await findBoard(app, admin, id)).toEqual({ id, ...before });
    }
  });
});

describe('deleting an announcement', () => {
  it('deletes comments and files', async () => {
    const { id, attachments: files } = await created({ attachments: [pdf('안내.pdf'), ...(await picturesNamed('a.jpg'))] });
    await makeComment(app.dataSource, { boardId: Number(id), memberId: member.id });
    expect((await deleteBoard(app, admin, id)).data).toEqual({ deleteBoard: id });
    expect(await findBoard(app, admin, id)).toBeNull();
    expect(await query('SELECT FROM comment WHERE board_id = $1', [id])).toEqual([]);
    for (const { url } of files) await app.http.get(url).expect(404);
  });

  it('happens once for two concurrent requests', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await makeBoard(app.dataSource, { memberId: admin.id });
      const codes = (await Promise.all([deleteBoard(app, admin, id), deleteBoard(app, admin, id)])).map(codeOf);
      expect(codes.sort()).toEqual(['NOT_FOUND', 'ok']);
    }
  });

  it('leaves no file, whichever of a concurrent edit and deletion is first', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await created({ attachments: [pdf('안내.pdf')] });
      const [edit, deletion] = await Promise.all([
        updateBoard(app, admin, { id, attachments: [pdf('둘.pdf')] }),
        deleteBoard(app, admin, id),
      ]);
      expect(codeOf(deletion)).toBe('ok');
      expect(['ok', 'NOT_FOUND']).toContain(codeOf(edit));
      expect(await query('SELECT FROM board_file WHERE board_id = $1', [id])).toEqual([]);
    }
  });

  it('happens with the withdrawal of its author, comments and files included', async () => {
    const leaver = await makeAdmin();
    const { id, attachments: files } = await created({ attachments: [pdf('안내.pdf')] }, leaver);
    const remaining = await created({}, admin);
    await makeComment(app.dataSource, { boardId: Number(id), memberId: member.id });
    await makeComment(app.dataSource, { boardId: Number(remaining.id), memberId: leaver.id });
    expect(codeOf(await app.as(viewerOf(leaver)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
    expect([await findBoard(app, admin, id), await findBoard(app, admin, remaining.id)]).toMatchObject([
      null,
      { commentCount: 0 },
    ]);
    await app.http.get(files[0]!.url).expect(404);
    expect(codeOf(await createBoard(app, leaver, { attachments: [pdf('안내.pdf')] }))).toBe('UNAUTHENTICATED');
  });
});

it('writes of an author during a withdrawal end with a response and leave nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const leaver = await makeAdmin();
    const { id } = await created({ attachments: [pdf('안내.pdf')] }, leaver);
    const other = await created({}, leaver);
    const withdrawal = app.as(viewerOf(leaver)).run(WITHDRAW, { input: { password: PASSWORD } });
    // Checking the password takes a while; edits continue until it is done.
    const codes: string[] = [];
    for (let isOver = false; !isOver;) {
      const answers = await Promise.all([
        createBoard(app, leaver, { attachments: [pdf('새.pdf')] }),
        updateBoard(app, leaver, { id, attachments: [pdf('둘.pdf')], removedAttachmentNames: ['둘.pdf'] }),
        updateBoard(app, leaver, { id: other.id, content: '고친 글' }),
      ]);
      codes.push(...answers.map(codeOf));
      isOver = answers.every(({ data }) => data === null);
    }
    codes.push(codeOf(await deleteBoard(app, leaver, other.id)));
    expect(codeOf(await withdrawal)).toBe('ok');
    expect(codes.filter((code) => !['ok', 'UNAUTHENTICATED', 'NOT_FOUND'].includes(code))).toEqual([]);
    expect(await query('SELECT id FROM board WHERE member_id = $1', [leaver.id])).toEqual([]);
  }
});

it('an edit waits for a withdrawal before it locks rows that the withdrawal needs', async () => {
  const leaver = await makeAdmin();
  const { id } = await created({}, leaver);
  const withdrawal = app.dataSource.createQueryRunner();
  await withdrawal.startTransaction();
  try {
    await withdrawal.query('SELECT FROM member WHERE id = $1 FOR UPDATE', [leaver.id]);
    const edit = updateBoard(app, leaver, { id, attachments: [pdf('둘.pdf')] });
    while ((await query('SELECT FROM pg_locks WHERE NOT granted')).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await withdrawal.query('DELETE FROM member WHERE id = $1', [leaver.id]);
    await withdrawal.commitTransaction();
    expect(codeOf(await edit)).toBe('UNAUTHENTICATED');
  } finally {
    await withdrawal.release();
  }
});

describe('who may change and delete', () => {
  const ACTORS: [string, () => Member | null, string][] = [
    ['a visitor', () => null, 'UNAUTHENTICATED'],
    ['a member', () => member, 'FORBIDDEN'],
    ['another administrator', () => otherAdmin, 'FORBIDDEN'],
    ['the author', () => admin, 'ok'],
  ];

  it.each(ACTORS)('%s', async (_who, actor, code) => {
    const { id, ...before } = await created({ attachments: [pdf('안내.pdf')] });
    const input = { id, content: '바꾼 글', removedAttachmentNames: ['안내.pdf'], attachments: [pdf('둘.pdf')] };
    expect(codeOf(await updateBoard(app, actor(), input))).toBe(code);
    expect(await findBoard(app, admin, id)).toMatchObject(code === 'ok' ? { content: '바꾼 글', version: 2 } : before);
    expect((await findBoard(app, actor(), id))?.viewerCanEdit).toBe(code === 'ok');
    expect(codeOf(await deleteBoard(app, actor(), id))).toBe(code);
    expect(await findBoard(app, admin, id)).toEqual(code === 'ok' ? null : expect.objectContaining({ id }));
  });

  it('an author who is no longer an administrator', async () => {
    const { id } = await makeBoard(app.dataSource, { memberId: member.id, isPrivate: true });
    expect(await findBoard(app, member, id)).toMatchObject({ viewerCanEdit: true });
    expect(await updated({ id, title: '내 공지' }, member)).toMatchObject({ title: '내 공지' });
    expect(codeOf(await deleteBoard(app, member, id))).toBe('ok');
  });

  it('is reported in the order invalid, unknown, foreign, before any file is read', async () => {
    const { id } = await created();
    const hidden = await created({ isPrivate: true });
    const errorOf = async (input: Record<string, unknown>, actor = member) => {
      const answer = await updateBoard(app, actor, { attachments: [svg()], ...input });
      return [codeOf(answer), textOf(answer)];
    };
    expect(await errorOf({ id, title: '' })).toEqual(['BAD_USER_INPUT', emptyText]);
    expect(await errorOf({ id })).toEqual(['FORBIDDEN', '공지를 수정할 권한이 없습니다.']);
    expect(await errorOf({ id: hidden.id })).toEqual(['NOT_FOUND', '공지를 찾을 수 없습니다.']);
    expect(await errorOf({ id: hidden.id }, otherAdmin)).toEqual(['FORBIDDEN', '공지를 수정할 권한이 없습니다.']);
    expect(textOf(await deleteBoard(app, member, id))).toBe('공지를 삭제할 권한이 없습니다.');
    expect(textOf(await deleteBoard(app, member, hidden.id))).toBe('공지를 찾을 수 없습니다.');
    for (const unknown of ['999999', '0', '-1', '99999999999', 'x', '1.5', `1' OR '1'='1`]) {
      expect(await errorOf({ id: unknown }, admin)).toEqual(['NOT_FOUND', '공지를 찾을 수 없습니다.']);
      expect(codeOf(await deleteBoard(app, admin, unknown))).toBe('NOT_FOUND');
    }
    expect(await errorOf({ id }, admin)).toEqual(['BAD_USER_INPUT', expect.stringContaining('그림.svg')]);
  });
});
