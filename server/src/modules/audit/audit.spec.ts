import { createBoard, deleteBoard, updateBoard } from '../../../test/board-operations';
import { makeFacility, makeHoliday, makeInquiry, makeMember, makeReview, PASSWORD, viewerOf } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { createReview, deleteReview, picturesNamed, reportReview, updateReview } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { noLimiter } from '../../adapters/rate-limit/postgres-limiter';
import type { Member } from '../member/member.entity';
import { PasswordService } from '../member/password.service';
import { PasswordResetService } from '../member/password-reset.service';
import { RoleService } from '../member/role.service';

const LIST = `query ($page: Int = 0, $size: Int = 20, $query: String = "", $action: AuditAction, $actorId: ID, $from: DateTimeISO, $until: DateTimeISO) {
  auditEntries(page: $page, size: $size, query: $query, action: $action, actorId: $actorId, from: $from, until: $until) {
    items { id action targetId actorId insertedAt actor { id nickName } reason snapshot member { id } } totalCount
  }
}`;

interface Entry {
  id: string;
  action: string;
  targetId: string;
  actorId: string | null;
  insertedAt: string;
  actor: { id: string; nickName: string } | null;
  reason: string | null;
  snapshot: string | null;
  member: { id: string } | null;
}

let app: TestApp;
let admin: Member;
let other: Member;
let member: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  [admin, other] = [await makeMember(app.dataSource, { isAdmin: true }), await makeMember(app.dataSource, { isAdmin: true })];
  member = await makeMember(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.dataSource.query('DELETE FROM audit_entry'));

const list = async (variables: Record<string, unknown> = {}, actor = admin) => {
  const { data } = await app.as(viewerOf(actor)).run<{ auditEntries: { items: Entry[]; totalCount: number } }>(LIST, variables);
  return data!.auditEntries;
};
const as = async (mutation: string) => expect(codeOf(await app.as(viewerOf(admin)).run(`mutation { ${mutation} }`))).toBe('ok');
/** Oldest first. */
const actions = async () =>
  (await list()).items.map(({ action, targetId, actorId }) => [action, targetId, actorId] as const).reverse();

describe('the audit', () => {
  it('records created, changed and deleted announcements', async () => {
    const { data } = await createBoard(app, admin, {});
    const id = data?.createBoard.id ?? '';
    await updateBoard(app, admin, { id, title: '새 제목' });
    await deleteBoard(app, admin, id);
    const by = String(admin.id);
    expect(await actions()).toEqual([
      ['CREATE_BOARD', id, by],
      ['UPDATE_BOARD', id, by],
      ['DELETE_BOARD', id, by],
    ]);
  });

  it('records nothing that was refused or changed nothing', async () => {
    const { data } = await createBoard(app, admin, {});
    const id = data?.createBoard.id ?? '';
    await app.dataSource.query('DELETE FROM audit_entry');
    expect(codeOf(await createBoard(app, admin, { title: '' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await updateBoard(app, other, { id, title: '새 제목' }))).toBe('FORBIDDEN');
    expect(codeOf(await updateBoard(app, admin, { id, title: '새 제목', version: 99 }))).toBe('CONFLICT');
    expect(codeOf(await updateBoard(app, admin, { id }))).toBe('ok');
    expect(codeOf(await deleteBoard(app, other, id))).toBe('FORBIDDEN');
    expect(await actions()).toEqual([]);
  });

  it('has one entry for two concurrent deletions', async () => {
    const id = (await createBoard(app, admin, {})).data?.createBoard.id ?? '';
    const codes = (await Promise.all([deleteBoard(app, admin, id), deleteBoard(app, admin, id)])).map(codeOf);
    expect(codes.sort()).toEqual(['NOT_FOUND', 'ok']);
    expect((await actions()).map(([action]) => action)).toEqual(['CREATE_BOARD', 'DELETE_BOARD']);
  });

  it('records reviews of others that an admin changes in any field or deletes', async () => {
    const { id } = await makeReview(app.dataSource, { memberId: member.id });
    const changes = [{ content: '고침' }, { rating: 1 }, { tagNames: ['태그'] }, { images: await picturesNamed('a.jpg') }];
    for (const change of changes) expect(codeOf(await updateReview(app, admin, { id, ...change }))).toBe('ok');
    expect(codeOf(await updateReview(app, admin, { id, removedImageNames: ['a.jpg'] }))).toBe('ok');
    expect(codeOf(await updateReview(app, admin, { id, removedImageNames: ['nothing.jpg'] }))).toBe('ok');
    expect(codeOf(await updateReview(app, admin, { id, content: '' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await deleteReview(app, other, id))).toBe('ok');
    expect(await actions()).toEqual([
      ...Array.from({ length: 5 }, () => ['UPDATE_REVIEW', String(id), String(admin.id)]),
      ['DELETE_REVIEW', String(id), String(other.id)],
    ]);
  });

  it('records nothing about own reviews, also of admins', async () => {
    const { facilityId } = await makeReview(app.dataSource);
    for (const author of [member, admin]) {
      const id = (await createReview(app, author, { facilityId })).data?.createReview.id ?? '';
      expect(codeOf(await updateReview(app, author, { id, content: '고침' }))).toBe('ok');
      expect(codeOf(await deleteReview(app, author, id))).toBe('ok');
    }
    expect(await actions()).toEqual([]);
  });

  it('is written together with the action or not at all', async () => {
    const { id: reviewId } = await makeReview(app.dataSource, { memberId: member.id, content: '처음' });
    const boardId = (await createBoard(app, admin, { title: '처음' })).data?.createBoard.id ?? '';
    const { id: inquiryId } = await makeInquiry(app.dataSource);
    const { id: ownId } = await makeHoliday(app.dataSource, { date: '2026-07-30' });
    const { id: officialId } = await makeHoliday(app.dataSource, { date: '2026-05-05', isOfficial: true });
    await reportReview(app, other, reviewId);
    const rows = () =>
      Promise.all(
        ['review', 'review_report', 'board', 'inquiry', 'holiday', 'member', 'session'].map((table) =>
          app.dataSource.query<{ id: number }[]>(`SELECT * FROM ${table} ORDER BY id`),
        ),
      );
    await app.signIn(member);
    const before = await rows();
    const asAdmin = (mutation: string) => app.as(viewerOf(admin)).run(`mutation { ${mutation} }`);
    const roles = new RoleService(app.dataSource);
    const passwords = new PasswordService();
    const resets = new PasswordResetService({ dataSource: app.dataSource, passwords, limiter: noLimiter });
    await app.dataSource.query('ALTER TABLE audit_entry ADD CONSTRAINT closed CHECK (false) NOT VALID');
    try {
      const answers = [
        await createBoard(app, admin, {}),
        await updateBoard(app, admin, { id: boardId, title: '나중' }),
        await deleteBoard(app, admin, boardId),
        await updateReview(app, admin, { id: reviewId, content: '나중' }),
        await deleteReview(app, admin, reviewId),
        await asAdmin(`deleteReviewReport(input: { id: ${before[1]?.[0]?.id} })`),
        await asAdmin(`deleteInquiry(input: { id: ${inquiryId} })`),
        await asAdmin('createHoliday(input: { date: "2026-07-31", name: "더함" }) { id }'),
        await asAdmin(`updateHoliday(input: { id: ${ownId}, name: "고침" }) { id }`),
        await asAdmin(`deleteHoliday(input: { id: ${ownId} })`),
        await asAdmin(`deleteHoliday(input: { id: ${officialId} })`),
        await asAdmin(`suspendMember(input: { memberId: ${member.id}, reason: "광고" }) { id }`),
        await asAdmin(`grantAdmin(input: { memberId: ${member.id}, reason: "일손" }) { id }`),
        await asAdmin(`revokeAdmin(input: { memberId: ${other.id}, reason: "그만둠" }) { id }`),
      ];
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'INTERNAL_SERVER_ERROR'));
      for (const work of [
        roles.setByCommand(member.email, true),
        roles.setByCommand(other.email, false),
        resets.reset(member.email),
      ])
        await expect(work).rejects.toThrow('closed');
      expect(await rows()).toEqual(before);
    } finally {
      await app.dataSource.query('ALTER TABLE audit_entry DROP CONSTRAINT closed');
    }
  });

  it('stores only the id of a withdrawn admin', async () => {
    const leaver = await makeMember(app.dataSource, { isAdmin: true });
    const { id } = await makeReview(app.dataSource, { memberId: member.id });
    await deleteReview(app, leaver, id);
    const entry = { action: 'DELETE_REVIEW', targetId: String(id), actorId: String(leaver.id) };
    expect((await list()).items).toMatchObject([{ ...entry, actor: { id: String(leaver.id), nickName: leaver.nickName } }]);
    expect(codeOf(await app.as(viewerOf(leaver)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
    expect((await list()).items).toMatchObject([{ ...entry, actor: null }]);
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM audit_entry'));
    expect([rows.includes(leaver.email), rows.includes(leaver.nickName)]).toEqual([false, false]);
  });

  it('is paginated, newest first whatever the ids, with the total; commands have no actor', async () => {
    await app.dataSource.query(
      `INSERT INTO audit_entry (actor_id, action, target_id, inserted_at)
       SELECT NULL, 'GRANT_ADMIN', n, timestamptz '2026-01-06' + n * interval '1 day' FROM generate_series(5, 1, -1) AS n`,
    );
    const { items, totalCount } = await list({ page: 1, size: 2 });
    expect([items.map(({ targetId }) => targetId), totalCount]).toEqual([['3', '2'], 5]);
    expect(items[0]).toMatchObject({ actorId: null, actor: null });
    expect(await list({ page: 9 })).toEqual({ items: [], totalCount: 5 });
    for (const variables of [{ page: 1_250, size: 20 }, { page: -1 }, { size: 0 }, { size: 101 }])
      expect(codeOf(await app.as(viewerOf(admin)).run(LIST, variables))).toBe('BAD_USER_INPUT');
  });

  it('keeps what was there before the action and whose it was, until that member withdraws', async () => {
    const author = await makeMember(app.dataSource);
    const { id: facilityId } = await makeFacility(app.dataSource, { name: '달빛 카페' });
    const review = await makeReview(app.dataSource, { facilityId, memberId: author.id, content: '처음 쓴 글', rating: 2 });
    const id = String(review.id);
    await updateReview(app, admin, { id, content: '고친 글' });
    await reportReview(app, author, (await makeReview(app.dataSource, { memberId: member.id })).id, '광고 같아요');
    const [report] = await app.dataSource.query<[{ id: number }]>('SELECT id FROM review_report WHERE reporter_id = $1', [
      author.id,
    ]);
    await as(`deleteReviewReport(input: { id: ${report.id} })`);
    await deleteReview(app, admin, id);
    const inquiry = await makeInquiry(app.dataSource, { memberId: author.id, subject: '제목', message: '물음' });
    const asVisitor = await makeInquiry(app.dataSource, {
      email: author.email.toUpperCase(),
      subject: '로그인 없이',
      message: '물음',
    });
    const ofStranger = await makeInquiry(app.dataSource, { subject: '남의 것', message: '물음' });
    for (const one of [inquiry, asVisitor, ofStranger]) await as(`deleteInquiry(input: { id: ${one.id} })`);
    const ofAuthor = [
      '달빛 카페, 별점 2\n처음 쓴 글',
      '광고 같아요',
      '달빛 카페, 별점 2\n고친 글',
      '제목\n물음',
      '로그인 없이\n물음',
    ];
    const snapshots = async () => (await list()).items.map(({ snapshot, member: whose }) => [snapshot, whose?.id]).reverse();
    const whose = [...ofAuthor.map((text) => [text, String(author.id)])];
    expect(await snapshots()).toEqual([...whose, ['남의 것\n물음', undefined]]);
    expect(codeOf(await app.as(viewerOf(author)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
    expect(await snapshots()).toEqual([...ofAuthor.map(() => [null, undefined]), ['남의 것\n물음', undefined]]);
  });

  it('keeps what announcements and holidays were', async () => {
    const id = (await createBoard(app, admin, { title: '처음', content: '내용' })).data?.createBoard.id ?? '';
    await updateBoard(app, admin, { id, title: '나중' });
    await deleteBoard(app, admin, id);
    const day = await makeHoliday(app.dataSource, { date: '2026-08-03', name: '처음' });
    await as(`updateHoliday(input: { id: ${day.id}, name: "나중", description: "설명" }) { id }`);
    await as(`deleteHoliday(input: { id: ${day.id} })`);
    expect((await list()).items.map(({ snapshot }) => snapshot).reverse()).toEqual([
      ...[null, '처음\n내용', '나중\n내용', '2026-08-03 처음', '2026-08-03 나중\n설명'],
    ]);
  });

  describe('is filtered', () => {
    const row = { actor_id: 0, action: 'DELETE_REVIEW', reason: null as string | null, snapshot: null as string | null, day: 1 };
    beforeEach(async () => {
      const rows = [
        { ...row, actor_id: admin.id, snapshot: '별점 1\n광고 Spam' },
        { ...row, actor_id: other.id, action: 'SUSPEND_MEMBER', reason: '광고를 되풀이함', day: 2 },
        { ...row, actor_id: admin.id, action: 'SUSPEND_MEMBER', reason: '욕설 100%', day: 3 },
      ];
      for (const [index, { day, ...values }] of rows.entries())
        await app.dataSource.query(
          `INSERT INTO audit_entry (actor_id, action, target_id, reason, snapshot, inserted_at) VALUES ($1, $2, $3, $4, $5, $6)`,
          [values.actor_id, values.action, index + 1, values.reason, values.snapshot, `2026-01-0${day}T00:00:00Z`],
        );
    });

    it.each([
      ['by nothing', {}, ['3', '2', '1']],
      ['by action', { action: 'SUSPEND_MEMBER' }, ['3', '2']],
      ['by text of reason or snapshot', { query: ' 광고 ' }, ['2', '1']],
      ['in any case', { query: 'sPAM' }, ['1']],
      ['by a sign that means something else in SQL', { query: '%' }, ['3']],
      ['from a moment on', { from: '2026-01-02T00:00:00Z' }, ['3', '2']],
      ['until before a moment', { until: '2026-01-02T00:00:00Z' }, ['1']],
      ['by an actor that cannot be', { actorId: 'nobody' }, []],
      [
        'by all of it',
        { action: 'SUSPEND_MEMBER', query: '광고', from: '2026-01-01T00:00:00Z', until: '2026-01-03T00:00:00Z' },
        ['2'],
      ],
    ])('%s', async (_name, variables, expected) => {
      const { items, totalCount } = await list(variables);
      expect([items.map(({ targetId }) => targetId), totalCount]).toEqual([expected, expected.length]);
    });

    it('by actor', async () => {
      const { items } = await list({ actorId: String(admin.id) });
      expect(items.map(({ targetId, reason }) => [targetId, reason])).toEqual([
        ['3', '욕설 100%'],
        ['1', null],
      ]);
    });
  });
});
