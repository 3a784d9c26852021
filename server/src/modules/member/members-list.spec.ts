import { parse } from 'csv-parse/sync';
import { makeMember, makeReview, PASSWORD, viewerOf } from '../../../test/factories';
import { signIn } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from './member.entity';
import { memberCsv } from './member-csv';
import { MemberRepository } from './member.repository';
import { MemberSort } from './member.input';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let app: TestApp;
let chief: Member;
let friend: Member;
let suspended: Member;
let free: Member;
beforeAll(async () => {
  app = await startTestApp();
  const make = (name: string, facts: Partial<Member>) =>
    makeMember(app.dataSource, { nickName: `목록${name}`, email: `${name}@list.example`, ...facts });
  // In another order than their ids.
  chief = await make('chief', { isAdmin: true, insertedAt: daysAgo(1) });
  friend = await make('friend', { kakaoId: '2', email: 'kakao_2@kakao.invalid', insertedAt: daysAgo(4) });
  const facts = { suspendedAt: daysAgo(9), suspensionReason: '=광고, "또" 광고' };
  suspended = await make('suspended', { ...facts, suspendedUntil: daysAgo(-3), insertedAt: daysAgo(2) });
  free = await make('free', { ...facts, suspendedUntil: daysAgo(1), insertedAt: daysAgo(3) });
  await report(friend, 1);
  await report(suspended, 2);
  for (let count = 0; count < 3; count++) await makeReview(app.dataSource, { memberId: free.id });
  for (const member of [free, chief]) await signIn(app, member.email, PASSWORD);
});
afterAll(() => app.stop());

/** A review of the member that so many others reported. */
async function report(member: Member, count: number): Promise<void> {
  const { id } = await makeReview(app.dataSource, { memberId: member.id });
  for (let reporter = 0; reporter < count; reporter++)
    await app.dataSource.query(`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '광고')`, [
      id,
      (await makeMember(app.dataSource)).id,
    ]);
}

interface Item {
  id: string;
  lastSignInAt: string | null;
  receivedReportCount: number | null;
  suspension: { reason: string } | null;
}
const FIELDS = 'id lastSignInAt receivedReportCount suspension { reason }';
const list = async (args = '') => {
  const document = `{ members(query: "목록" ${args}) { items { ${FIELDS} } totalCount } }`;
  const { data } = await app.as(viewerOf(chief)).run<{ members: { items: Item[]; totalCount: number } }>(document);
  return data!.members;
};
const namesOf = (items: { id: string | number }[]) => {
  const names = new Map(Object.entries({ chief, friend, suspended, free }).map(([name, { id }]) => [String(id), name]));
  return items.map(({ id }) => names.get(String(id)));
};

describe('the members’ list of administrators', () => {
  it.each([
    ['role: ADMIN', ['chief']],
    ['role: MEMBER', ['suspended', 'free', 'friend']],
    ['provider: KAKAO', ['friend']],
    ['provider: PASSWORD', ['chief', 'suspended', 'free']],
    ['state: SUSPENDED', ['suspended']],
    ['state: ACTIVE', ['chief', 'free', 'friend']],
    ['state: ACTIVE, role: MEMBER, provider: PASSWORD', ['free']],
    ['state: SUSPENDED, role: ADMIN', []],
    ['sort: OLDEST', ['friend', 'free', 'suspended', 'chief']],
    ['sort: LAST_SIGN_IN', ['chief', 'free', 'suspended', 'friend']],
    ['sort: MOST_REVIEWS', ['free', 'suspended', 'friend', 'chief']],
    ['sort: MOST_REPORTS', ['suspended', 'friend', 'free', 'chief']],
  ])('%s', async (args, expected) => {
    const { items, totalCount } = await list(args);
    expect([namesOf(items), totalCount]).toEqual([expected, expected.length]);
  });

  it('tells state, reports and the last sign-in, as a member alone does', async () => {
    const { items } = await list();
    const facts = { lastSignInAt: null, suspension: null };
    expect(items).toEqual([
      { ...facts, id: String(chief.id), receivedReportCount: 0, lastSignInAt: expect.any(String) as string },
      { ...facts, id: String(suspended.id), receivedReportCount: 2, suspension: { reason: suspended.suspensionReason } },
      { ...facts, id: String(free.id), receivedReportCount: 0, lastSignInAt: expect.any(String) as string },
      { ...facts, id: String(friend.id), receivedReportCount: 1 },
    ]);
    for (const [index, member] of [chief, suspended, free, friend].entries()) {
      const document = `query ($email: String!) { member(email: $email) { ${FIELDS} } }`;
      const { data } = await app.as(viewerOf(chief)).run(document, { email: member.email });
      expect(data).toEqual({ member: items[index] });
    }
  });

  it('keeps them from the member, except the suspension', async () => {
    const { data } = await app.as(viewerOf(suspended)).run(`{ viewer { ${FIELDS} } }`);
    expect(data).toEqual({
      viewer: {
        ...{ id: String(suspended.id), lastSignInAt: null, receivedReportCount: null },
        suspension: { reason: '=광고, "또" 광고' },
      },
    });
  });
});

describe('the members’ list as a text file', () => {
  const csv = async (args: string, viewer = chief) =>
    app.as(viewerOf(viewer)).run<{ membersCsv: string }>(`{ membersCsv(query: "목록" ${args}) }`);

  it('has a line for each of the list, in its order', async () => {
    const { data } = await csv('sort: MOST_REPORTS, role: MEMBER');
    const [head, ...lines] = parse(data!.membersCsv, { bom: true, record_delimiter: '\r\n' });
    expect(data!.membersCsv.startsWith('\ufeff')).toBe(true);
    expect(lines.map((line) => line.length)).toEqual([1, 1, 1].map(() => head!.length));
    const cell = (line: number, name: string) => lines[line]![head!.indexOf(name)];
    expect(namesOf(lines.map(([id]) => ({ id: id! })))).toEqual(['suspended', 'friend', 'free']);
    expect([cell(0, '상태'), cell(0, '정지 사유'), cell(0, '받은 신고')]).toEqual(['정지', `'=광고, "또" 광고`, '2']);
    expect([cell(1, '이메일'), cell(1, '로그인 방법'), cell(1, '마지막 로그인')]).toEqual(['', '카카오', '']);
    expect([cell(2, '상태'), cell(2, '정지 사유'), cell(2, '리뷰')]).toEqual(['', '', '3']);
  });

  it('holds no more members than told', async () => {
    const lines = await new MemberRepository(app.dataSource).listLines({ query: '', sort: MemberSort.OLDEST }, 3);
    expect(memberCsv(lines).trim().split('\r\n')).toHaveLength(1 + 3);
  });

  it('is for admins', async () => {
    expect(codeOf(await csv('', free))).toBe('FORBIDDEN');
  });
});
