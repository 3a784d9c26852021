import type { EntityManager } from 'typeorm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWaitedFor } from '../../../test/clicks-while-held';
import { ROWS } from '../../../test/contract/cases';
import { ContractApp } from '../../../test/contract/contract-app';
import { okOf } from '../../../test/contract/route-case';
import { makeMember, makeReview, PASSWORD, viewerOf } from '../../../test/factories';
import { filesOnDisk } from '../../../test/files-on-disk';
import { CREATE_CODE, SIGN_UP, signIn, signUpInput, UPDATE, WITHDRAW } from '../../../test/member-operations';
import { pictureOf } from '../../../test/pictures';
import { createReview, deleteReview } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { Member } from '../member/member.entity';
import { lockActor, lockBoth } from '../member/member.locks';
import { SuspendedIdentity } from '../member/suspended-identity.entity';

const REASON = '광고를 되풀이해 올렸습니다';
const SUSPEND = `mutation ($input: SuspendMemberInput!) {
  suspendMember(input: $input) { id suspension { reason since until } }
}`;
const LIFT = 'mutation ($input: LiftSuspensionInput!) { liftSuspension(input: $input) { id suspension { reason } } }';
const GRANT = 'mutation ($input: AdminRoleInput!) { grantAdmin(input: $input) { id authNames } }';
const REVOKE = 'mutation ($input: AdminRoleInput!) { revokeAdmin(input: $input) { id authNames } }';
const SUSPENSION = '{ viewer { suspension { reason since until } } }';
const DAY_MS = 86_400_000;

interface Suspension {
  reason: string;
  since: string;
  until: string | null;
}

let app: TestApp;
let admin: Member;
let member: Member;
const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-suspension-'));
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false, dataDir } });
  admin = await makeMember(app.dataSource, { isAdmin: true });
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await makeMember(app.dataSource);
});

const as = (actor: Member) => app.as(viewerOf(actor));
const change = <Data = Record<string, unknown>>(
  document: string,
  target: Pick<Member, 'id'>,
  input: object = {},
  actor = admin,
) => as(actor).run<Data>(document, { input: { memberId: String(target.id), reason: REASON, ...input } });
const suspend = (target: Pick<Member, 'id'> = member, input: object = { days: 3 }, actor = admin) =>
  change<{ suspendMember: { suspension: Suspension | null } }>(SUSPEND, target, input, actor);
const entries = (target: Pick<Member, 'id'> = member) =>
  app.dataSource.query<object[]>(
    'SELECT actor_id AS by, action, reason, snapshot FROM audit_entry WHERE target_id = $1 AND member_id = $1 ORDER BY id',
    [target.id],
  );
const end = (target: Pick<Member, 'id'> = member) =>
  app.dataSource.getRepository(Member).update(target.id, { suspendedUntil: new Date(Date.now() - 1) });

/** A transaction that has done the work and stays open. */
async function holding(work: (manager: EntityManager) => Promise<unknown>) {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await work(runner.manager);
  return {
    end: async () => {
      await runner.commitTransaction();
      await runner.release();
    },
  };
}
const untilWaiting = async () => {
  while (!(await isWaitedFor(app.dataSource.manager))) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('suspending a member', () => {
  it('is told to the member and to admins with reason and end, and to nobody else', async () => {
    const { data } = await suspend();
    const { suspension } = data!.suspendMember;
    expect(suspension).toEqual({ reason: REASON, since: suspension!.since, until: suspension!.until });
    expect(Date.parse(suspension!.until!) - Date.parse(suspension!.since)).toBe(3 * DAY_MS);
    const token = await app.signIn(member);
    expect((await app.run(SUSPENSION, {}, { token })).data).toEqual({ viewer: { suspension } });
    const { id } = await makeReview(app.dataSource, { memberId: member.id });
    const ofAuthor = async (viewer: Member) =>
      (await as(viewer).run(`{ review(id: ${id}) { member { suspension { reason } } } }`)).data;
    const stranger = await makeMember(app.dataSource);
    expect(await ofAuthor(stranger)).toEqual({ review: { member: { suspension: null } } });
    expect(await ofAuthor(admin)).toEqual({ review: { member: { suspension: { reason: REASON } } } });
  });

  it('ends by itself, or is lifted', async () => {
    const { facilityId } = await makeReview(app.dataSource);
    const token = await app.signIn(member);
    const write = async () =>
      codeOf(
        await app.run(
          'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }',
          { input: { facilityId, rating: 5, content: '좋아요' } },
          { token },
        ),
      );
    await suspend();
    expect(await write()).toBe('FORBIDDEN');
    await end();
    expect([await write(), (await app.run(SUSPENSION, {}, { token })).data]).toEqual(['ok', { viewer: { suspension: null } }]);
    const { data } = await suspend(member, {});
    expect([data?.suspendMember.suspension?.until, await write()]).toEqual([null, 'FORBIDDEN']);
    expect(codeOf(await change(LIFT, member))).toBe('ok');
    expect(await write()).toBe('ok');
  });

  it('is audited with the reason and what there was before; what changes nothing is not', async () => {
    await suspend();
    await suspend(member, { days: null, reason: ' 욕설\r\n ' });
    expect(codeOf(await change(LIFT, member, { reason: '잘못 보았습니다' }))).toBe('ok');
    expect(codeOf(await change(LIFT, member))).toBe('ok');
    expect(await entries()).toEqual([
      { by: admin.id, action: 'SUSPEND_MEMBER', reason: REASON, snapshot: null },
      { by: admin.id, action: 'SUSPEND_MEMBER', reason: '욕설', snapshot: expect.stringContaining(REASON) as string },
      { by: admin.id, action: 'LIFT_SUSPENSION', reason: '잘못 보았습니다', snapshot: '풀 때까지 정지: 욕설' },
    ]);
  });

  it('refuses admins, oneself, unknown members and what is not in order', async () => {
    const other = await makeMember(app.dataSource, { isAdmin: true });
    expect(codeOf(await suspend(other))).toBe('FORBIDDEN');
    expect(codeOf(await suspend(admin))).toBe('FORBIDDEN');
    for (const id of [0, 2_000_000_000, -1]) expect(codeOf(await suspend({ id }))).toBe('NOT_FOUND');
    for (const input of [{ days: 0 }, { days: 3_651 }, { reason: ' \u200b' }, { reason: '가'.repeat(501) }])
      expect(codeOf(await suspend(member, input))).toBe('BAD_USER_INPUT');
    expect(codeOf(await suspend(member, {}, await makeMember(app.dataSource)))).toBe('FORBIDDEN');
    // The role went while the request was on its way.
    const late = viewerOf(other);
    await app.dataSource.getRepository(Member).update(other.id, { isAdmin: false });
    const input = { memberId: String(member.id), reason: REASON };
    for (const document of [SUSPEND, LIFT, GRANT, REVOKE])
      expect(codeOf(await app.as(late).run(document, { input }))).toBe('FORBIDDEN');
    expect(await app.dataSource.getRepository(Member).findOneByOrFail({ id: member.id })).toMatchObject({
      ...{ suspendedAt: null, isAdmin: false },
    });
  });

  it('waits for what the member is writing', async () => {
    const writer = await holding((manager) => lockActor(manager, member.id));
    let isDone = false;
    const suspending = suspend().then((answer) => {
      isDone = true;
      return codeOf(answer);
    });
    await untilWaiting();
    expect(isDone).toBe(false);
    await writer.end();
    expect(await suspending).toBe('ok');
  });

  it('stops what began before and is about to write', async () => {
    const suspending = await holding(async (manager) => {
      await lockBoth(manager, admin.id, member.id);
      await manager.update(Member, member.id, { suspendedAt: new Date(), suspensionReason: REASON });
    });
    const write = app.dataSource.transaction((manager) => lockActor(manager, member.id));
    const refused = expect(write).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: `이용이 정지되어 있습니다. 사유: ${REASON}`,
    });
    await untilWaiting();
    await suspending.end();
    await refused;
  });

  it('cannot leave a suspended admin, whichever of naming and suspending is faster', async () => {
    for (let round = 0; round < 10; round++) {
      const target = await makeMember(app.dataSource);
      await Promise.all([suspend(target), change(GRANT, target)]);
      const { isAdmin, suspendedAt } = await app.dataSource.getRepository(Member).findOneByOrFail({ id: target.id });
      expect([isAdmin, suspendedAt !== null]).toEqual([isAdmin, !isAdmin]);
    }
  });

  it('keeps no picture of the member', async () => {
    const { facilityId } = await makeReview(app.dataSource);
    const token = await app.signIn(member);
    await suspend();
    const picture = [await pictureOf('jpeg', 8, 8), 'a.jpg'] as const;
    const review = { facilityId, rating: 5, content: '좋아요', images: [null] };
    const answers = [
      await app.run(
        'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }',
        { input: review },
        {
          ...{ token, files: { 'input.images.0': picture } },
        },
      ),
      await app.run(
        UPDATE,
        { input: { password: PASSWORD, profileImage: null } },
        {
          ...{ token, files: { 'input.profileImage': picture } },
        },
      ),
    ];
    expect(answers.map(codeOf)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    // What was received goes right after the answer.
    while ((await filesOnDisk(dataDir)).waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await filesOnDisk(dataDir)).stored).toEqual([]);
  });

  it('lets the member sign in, delete own texts and leave', async () => {
    const { id, facilityId } = await makeReview(app.dataSource, { memberId: member.id });
    await suspend();
    const token = (await signIn(app, member.email, PASSWORD)).data!.signIn.token;
    expect((await app.run('{ viewer { id } }', {}, { token })).data).toEqual({ viewer: { id: String(member.id) } });
    const { suspension } = (await app.run<{ viewer: { suspension: Suspension } }>(SUSPENSION, {}, { token })).data!.viewer;
    const viewer = { ...suspension, since: new Date(suspension.since), until: new Date(suspension.until!) };
    const now = { ...viewerOf(member), suspension: viewer };
    expect(codeOf(await app.as(now).run('mutation ($id: ID!) { deleteReview(input: { id: $id }) { id } }', { id }))).toBe('ok');
    expect(codeOf(await createReview(app, member, { facilityId }))).toBe('FORBIDDEN');
    expect(codeOf(await app.run(WITHDRAW, { input: { password: PASSWORD } }, { token }))).toBe('ok');
    expect(codeOf(await deleteReview(app, admin, id))).toBe('NOT_FOUND');
  });
});

describe('after a suspended member’s withdrawal', () => {
  const identities = () => app.dataSource.getRepository(SuspendedIdentity);
  beforeEach(() => identities().clear());

  const leave = async (target = member) =>
    expect(codeOf(await as(target).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
  const signUp = async (email = member.email) => {
    const { errors } = await app.run(SIGN_UP, { input: signUpInput({ email }) });
    return [codeOf({ errors }), errors[0]?.message];
  };

  it('nobody signs up with the e-mail until the suspension ends; only its hash is kept, and goes then', async () => {
    await suspend();
    await leave();
    expect(await signUp(member.email.toUpperCase())).toEqual([
      'FORBIDDEN',
      expect.stringMatching(/까지 다시 가입할 수 없습니다\.$/),
    ]);
    const rows = await identities().find();
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, endsAt: expect.any(Date) as Date }]);
    expect(await entries()).toEqual([expect.objectContaining({ action: 'SUSPEND_MEMBER', snapshot: null })]);
    expect(await app.dataSource.getRepository(Member).countBy({ email: member.email.toUpperCase() })).toBe(0);
    await identities().updateAll({ endsAt: new Date(Date.now() - 1) });
    expect(await signUp()).toEqual(['ok', undefined]);
    await signIn(app, admin.email, PASSWORD);
    expect(await identities().count()).toBe(0);
  });

  it('keeps nothing of others', async () => {
    await suspend();
    await end();
    await leave();
    await leave(await makeMember(app.dataSource));
    expect(await identities().count()).toBe(0);
    expect(await signUp()).toEqual(['ok', undefined]);
  });

  it('nobody slips in between', async () => {
    for (let round = 0; round < 10; round++) {
      member = await makeMember(app.dataSource);
      await suspend();
      const [, [code]] = await Promise.all([leave(), signUp()]);
      expect(['CONFLICT', 'FORBIDDEN']).toContain(code);
      expect(await app.dataSource.getRepository(Member).countBy({ email: member.email })).toBe(0);
    }
  });

  it('does not enter with Kakao again', async () => {
    const enter = async () =>
      app.run<{ signInWithKakao: { token: string; member: { id: string } } }>(
        'mutation ($input: KakaoSignInInput!) { signInWithKakao(input: $input) { token member { id } } }',
        { input: { code: await app.kakaoCode() } },
      );
    const first = (await enter()).data!.signInWithKakao;
    const person = { id: Number(first.member.id) };
    await suspend(person, {});
    const { token } = (await enter()).data!.signInWithKakao;
    const write = 'mutation { toggleFavorite(input: { facilityId: 1 }) { id } }';
    for (const one of [first.token, token]) expect(codeOf(await app.run(write, {}, { token: one }))).toBe('FORBIDDEN');
    const { data } = await app.run<{ createTemporaryCode: { code: string } }>(CREATE_CODE, { input: {} }, { token });
    const password = data!.createTemporaryCode.code;
    expect(codeOf(await app.run(WITHDRAW, { input: { password } }, { token }))).toBe('ok');
    const { errors } = await enter();
    expect([codeOf({ errors }), errors[0]?.message]).toEqual(['FORBIDDEN', '이용이 정지되어 다시 가입할 수 없습니다.']);
    expect(await app.dataSource.getRepository(Member).countBy({ kakaoId: '1' })).toBe(0);
    await identities().clear();
    expect(codeOf(await enter())).toBe('ok');
  });
});

describe('naming admins', () => {
  const isAdmin = async (target: Pick<Member, 'id'>) =>
    (await app.dataSource.getRepository(Member).findOneByOrFail({ id: target.id })).isAdmin;

  it('takes a reason, works at the next request and is audited once', async () => {
    const token = await app.signIn(member);
    const reads = async () => codeOf(await app.run('{ members { totalCount } }', {}, { token }));
    expect(codeOf(await change(GRANT, member, { reason: ' ' }))).toBe('BAD_USER_INPUT');
    expect((await change(GRANT, member)).data).toEqual({ grantAdmin: { id: String(member.id), authNames: ['admin'] } });
    expect([codeOf(await change(GRANT, member)), await reads()]).toEqual(['ok', 'ok']);
    expect((await change(REVOKE, member)).data).toEqual({ revokeAdmin: { id: String(member.id), authNames: [] } });
    expect([codeOf(await change(REVOKE, member)), await reads()]).toEqual(['ok', 'FORBIDDEN']);
    const row = { by: admin.id, reason: REASON, snapshot: member.nickName };
    expect(await entries()).toEqual([
      { ...row, action: 'GRANT_ADMIN' },
      { ...row, action: 'REVOKE_ADMIN' },
    ]);
  });

  it('refuses suspended members, unknown ones and taking the last role', async () => {
    await suspend();
    expect(codeOf(await change(GRANT, member))).toBe('FORBIDDEN');
    expect([await isAdmin(member), codeOf(await change(GRANT, { id: 2_000_000_000 }))]).toEqual([false, 'NOT_FOUND']);
    await app.dataSource.query('UPDATE member SET is_admin = (id = $1)', [admin.id]);
    expect([codeOf(await change(REVOKE, admin)), await isAdmin(admin)]).toEqual(['FORBIDDEN', true]);
  });
});

describe('every REST path that writes', () => {
  /** The paths that answer a suspended member as they answer anybody. */
  const ALLOWED = [
    ...['POST /api/member/login', 'POST /api/member/login/kakao', 'POST /api/member/add', 'DELETE /api/member'],
    ...['PUT /api/member/changePassword', 'POST /api/member/withdrawalCode', 'POST /api/support', 'POST /api/chatbot'],
    ...['DELETE /api/review/delete/{reviewId}', 'DELETE /api/board/{id}', 'DELETE /api/comment/{id}'],
  ];
  let contract: ContractApp;
  beforeAll(async () => {
    contract = await ContractApp.start();
  });
  afterAll(() => contract.stop());

  const writes = ROWS.filter(([, { method }, { as }]) => method !== 'get' && as !== 'admin');

  it('is a path of the table, where the list names it', () => {
    expect(writes.map(([name]) => name)).toEqual(expect.arrayContaining(ALLOWED));
  });

  it.each(writes)('%s', async (name, row, routeCase) => {
    const { as: actor = 'visitor' } = routeCase;
    const sent = await okOf(routeCase, contract);
    const person = contract.people[actor === 'visitor' ? 'member' : actor];
    const members = contract.app.dataSource.getRepository(Member);
    await members.update({ email: person.email }, { suspendedAt: new Date(), suspensionReason: REASON });
    const { status, body } = await contract.send(row.method, sent, person);
    await members.update({ email: person.email }, { suspendedAt: null });
    if (ALLOWED.includes(name)) expect(status).toBe(200);
    else expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining(REASON)]);
  });
});
