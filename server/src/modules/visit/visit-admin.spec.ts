import { makeFacility, makeMember, makeVisitReport, PASSWORD, viewerOf } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { seoulDate } from '../../shared/text/seoul-time';
import type { Facility } from '../facility/facility.entity';
import type { Member } from '../member/member.entity';

const BURSTS = `query ($page: Int = 0, $size: Int = 10) {
  visitReportBursts(page: $page, size: $size) {
    totalCount
    items {
      id reportedOn newMemberCount reportCount refusedCount setAsideCount facility { id name }
      reports { id outcome reportedAt setAsideAt memberSince pets { species size } member { id nickName } }
    }
  }
}`;
const SET_ASIDE = `mutation ($input: SetVisitReportsAsideInput!) {
  setVisitReportsAside(input: $input) { id setAsideAt member { id } }
}`;
const DELETE = 'mutation ($input: DeleteVisitReportInput!) { deleteVisitReport(input: $input) { id } }';
const CREATE = 'mutation ($input: CreateVisitReportInput!) { createVisitReport(input: $input) { id } }';

interface Report {
  id: string;
  setAsideAt: string | null;
  member: { id: string };
}
interface Burst {
  id: string;
  reportCount: number;
  setAsideCount: number;
  reports: Report[];
}

const DAY_MS = 86_400_000;
const SMALL_DOG = { species: 'DOG', weightKg: 4 };

let app: TestApp;
let admin: Member;
let place: Facility;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
beforeEach(async () => {
  for (const table of ['facility', 'member', 'audit_entry']) await app.dataSource.query(`DELETE FROM ${table}`);
  admin = await makeMember(app.dataSource, { isAdmin: true });
  place = await makeFacility(app.dataSource);
});
afterAll(() => app.stop());

const bursts = async (variables: Record<string, number> = {}) => {
  const { data, errors } = await app
    .as(viewerOf(admin))
    .run<{ visitReportBursts: { totalCount: number; items: Burst[] } }>(BURSTS, variables);
  expect(errors).toEqual([]);
  return data!.visitReportBursts;
};
const setAside = async (ids: unknown[], isSetAside = true) => {
  const { data } = await app
    .as(viewerOf(admin))
    .run<{ setVisitReportsAside: Report[] }>(SET_ASIDE, { input: { ids: ids.map(String), isSetAside } });
  return data!.setVisitReportsAside;
};
const answer = async () => {
  const { data } = await app.run<{ facility: { entry: { answer: string }; visitSummary: { refusedCount: number } } }>(
    `{ facility(id: ${place.id}) { entry(pets: [{ species: DOG, weightKg: 4 }]) { answer } visitSummary { refusedCount } } }`,
  );
  return [data!.facility.entry.answer, data!.facility.visitSummary.refusedCount];
};
const audit = () => app.dataSource.query('SELECT actor_id, action, target_id FROM audit_entry ORDER BY target_id, id');

/** Simultaneous reports of one place, each by another member who joined so many days before. */
async function reportedBy(ages: readonly number[], reportedAt: Date, facilityId = place.id): Promise<void> {
  for (const age of ages) {
    const insertedAt = new Date(reportedAt.getTime() - age * DAY_MS);
    const { id: memberId } = await makeMember(app.dataSource, { insertedAt });
    await makeVisitReport(app.dataSource, { facilityId, memberId, reportedAt });
  }
}

it('reports of fifty new accounts on one place are listed, and no longer count once set aside', async () => {
  const accounts: Member[] = [];
  for (let count = 0; count < 50; count++) accounts.push(await makeMember(app.dataSource));
  const answers = await Promise.all(
    [...accounts, ...accounts].map((account) =>
      app.as(viewerOf(account)).run(CREATE, {
        input: { facilityId: String(place.id), outcome: 'REFUSED', pets: [SMALL_DOG] },
      }),
    ),
  );
  expect(answers.filter((one) => codeOf(one) === 'ok')).toHaveLength(50);
  expect(answers.filter((one) => codeOf(one) === 'CONFLICT')).toHaveLength(50);
  expect(await answer()).toEqual(['UNKNOWN', 50]);

  const { items, totalCount } = await bursts();
  expect(totalCount).toBe(1);
  expect(items[0]).toMatchObject({
    ...{ id: `${place.id}:${seoulDate(new Date())}`, reportedOn: seoulDate(new Date()) },
    ...{ newMemberCount: 50, reportCount: 50, refusedCount: 50, setAsideCount: 0 },
    facility: { id: String(place.id), name: place.name },
  });
  const { reports } = items[0]!;
  expect(new Set(reports.map(({ member }) => member.id))).toEqual(new Set(accounts.map(({ id }) => String(id))));
  expect(reports[0]).toMatchObject({ outcome: 'REFUSED', pets: [{ species: 'DOG', size: 'SMALL' }], setAsideAt: null });

  const changed = await setAside(reports.map(({ id }) => id));
  expect(changed).toHaveLength(50);
  expect(changed.every(({ setAsideAt }) => setAsideAt !== null)).toBe(true);
  expect(await answer()).toEqual(['ALLOWED', 0]);
  expect((await bursts()).items[0]).toMatchObject({ reportCount: 50, setAsideCount: 50 });
});

describe('a burst', () => {
  const NOON = new Date('2026-11-20T03:00:00Z');

  it('is five reports by accounts of less than seven days', async () => {
    await reportedBy([0, 1, 3, 6.9, 7, 30], NOON);
    expect((await bursts()).items).toEqual([]);
    await reportedBy([6.9], NOON);
    expect((await bursts()).items).toMatchObject([{ reportedOn: '2026-11-20', newMemberCount: 5, reportCount: 7 }]);
  });

  it('is of one place', async () => {
    await reportedBy([0, 0, 0, 0], NOON);
    await reportedBy([0, 0, 0, 0], NOON, (await makeFacility(app.dataSource)).id);
    expect((await bursts()).totalCount).toBe(0);
  });

  it('is of one day in Seoul time', async () => {
    const midnight = Date.parse('2026-11-20T15:00:00Z');
    for (const ms of [-1, 0]) await reportedBy([0, 0, 0], new Date(midnight + ms));
    expect((await bursts()).totalCount).toBe(0);
    await reportedBy([0, 0], new Date(midnight));
    const { items } = await bursts();
    expect(items).toMatchObject([{ reportedOn: '2026-11-21', reportCount: 5 }]);
    expect(items[0]!.reports).toHaveLength(5);
  });

  it('is listed latest day first, in pages', async () => {
    const days = ['2026-11-18', '2026-11-20', '2026-11-19'];
    for (const day of days) await reportedBy([0, 0, 0, 0, 0], new Date(`${day}T03:00:00Z`));
    const ofDays = ({ items }: { items: Burst[] }) => items.map(({ id }) => id.split(':')[1]);
    expect(ofDays(await bursts())).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
    const second = await bursts({ page: 1, size: 2 });
    expect([second.totalCount, ofDays(second)]).toEqual([3, ['2026-11-18']]);
    expect(await bursts({ page: 9 })).toEqual({ totalCount: 3, items: [] });
  });
});

describe('setting reports aside', () => {
  it('is audited once for each changed report, and can be undone', async () => {
    const made = [];
    for (let count = 0; count < 3; count++) made.push((await makeVisitReport(app.dataSource, { facilityId: place.id })).id);
    const [first, second, third] = made as [number, number, number];
    await setAside([first]);
    await setAside([first, first, second, 999_999, 'x']);
    await setAside([first, third], false);
    expect(await audit()).toEqual([
      { actor_id: admin.id, action: 'SET_VISIT_REPORT_ASIDE', target_id: first },
      { actor_id: admin.id, action: 'RESTORE_VISIT_REPORT', target_id: first },
      { actor_id: admin.id, action: 'SET_VISIT_REPORT_ASIDE', target_id: second },
    ]);
  });

  it('returns the existing reports, newest first, also when nothing changes', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const older = await makeVisitReport(app.dataSource, { facilityId: place.id, reportedAt: at(1) });
    const newer = await makeVisitReport(app.dataSource, { facilityId: place.id, reportedAt: at(2) });
    const idsOf = (reports: Report[]) => reports.map(({ id }) => id);
    expect(idsOf(await setAside([older.id, newer.id, 999_999]))).toEqual([String(newer.id), String(older.id)]);
    expect(idsOf(await setAside([older.id]))).toEqual([String(older.id)]);
    expect(await setAside(['999999'])).toEqual([]);
  });

  it('prevents the author from reporting again', async () => {
    const author = await makeMember(app.dataSource);
    const { id } = await makeVisitReport(app.dataSource, { facilityId: place.id, memberId: author.id });
    await setAside([id]);
    const remove = () => app.as(viewerOf(author)).run(DELETE, { input: { id: String(id) } });
    expect(codeOf(await remove())).toBe('CONFLICT');
    await setAside([id], false);
    expect(codeOf(await remove())).toBe('ok');
  });

  it('accepts one to a hundred ids', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, index) => String(index + 1))]) {
      const refused = await app.as(viewerOf(admin)).run(SET_ASIDE, { input: { ids, isSetAside: true } });
      expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    }
  });

  it('happens once for two concurrent administrators', async () => {
    const ids = [];
    for (let count = 0; count < 5; count++) ids.push((await makeVisitReport(app.dataSource, { facilityId: place.id })).id);
    await Promise.all([setAside(ids), setAside([...ids].reverse())]);
    expect(await audit()).toHaveLength(5);
  });
});

it('reports are deleted with their member, and no longer count', async () => {
  const leaver = await makeMember(app.dataSource);
  for (const memberId of [leaver.id, (await makeMember(app.dataSource)).id])
    await makeVisitReport(app.dataSource, { facilityId: place.id, memberId, outcome: 'REFUSED' });
  expect(await answer()).toEqual(['UNKNOWN', 2]);
  expect(codeOf(await app.as(viewerOf(leaver)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
  expect(await answer()).toEqual(['ALLOWED', 1]);
  expect(await app.dataSource.query('SELECT FROM visit_report WHERE member_id = $1', [leaver.id])).toEqual([]);
});
