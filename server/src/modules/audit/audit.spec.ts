import { createBoard, deleteBoard, updateBoard } from '../../../test/board-operations';
import { makeHoliday, makeInquiry, makeMember, makeReview, PASSWORD, viewerOf } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { createReview, deleteReview, picturesNamed, reportReview, updateReview } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { noLimiter } from '../../adapters/rate-limit/postgres-limiter';
import type { Member } from '../member/member.entity';
import { PasswordService } from '../member/password.service';
import { PasswordResetService } from '../member/password-reset.service';
import { RoleService } from '../member/role.service';

const LIST = `query ($page: Int = 0, $size: Int = 20) {
  auditEntries(page: $page, size: $size) { items { id action targetId actorId insertedAt actor { id nickName } } totalCount }
}`;

interface Entry {
  id: string;
  action: string;
  targetId: string;
  actorId: string | null;
  insertedAt: string;
  actor: { id: string; nickName: string } | null;
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
});
