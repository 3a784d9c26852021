import { IsNull, MoreThan, Not } from 'typeorm';
import { csvOf, manyCells, writeTemporary } from '../../test/facility-file';
import { viewerOf } from '../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../test/test-app';
import { LocalFileSource } from '../adapters/public-data/local-file-source';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { createLogger } from '../shared/logger';
import { SUPPORT_RULES } from '../shared/validation/support-rules';
import { DEMO_ACCOUNTS, emailOf } from './demo-accounts';
import { demoBelongings } from './demo-belongings';
import { DemoContent } from './demo-content';
import { seedDemoData } from './seed-demo-data';

const size = { reviews: 200, pictures: 1, boards: 3, hasAdminQueue: true };
const LIST = `{
  inquiries(size: 100) { items { id email subject message insertedAt member { email } } totalCount }
  reviewReports(size: 100) { items { reason reportedAt reporter { email } review { id insertedAt member { email } } } totalCount }
}`;

interface AdminQueue {
  inquiries: {
    items: {
      id: string;
      email: string;
      subject: string;
      message: string;
      insertedAt: string;
      member: { email: string } | null;
    }[];
    totalCount: number;
  };
  reviewReports: {
    items: {
      reason: string;
      reportedAt: string;
      reporter: { email: string };
      review: { id: string; insertedAt: string; member: { email: string } };
    }[];
    totalCount: number;
  };
}

interface Queued {
  inquiries: {
    items: {
      status: string;
      answer: string | null;
      notes: { text: string }[];
      member: { email: string } | null;
      about: { kind: string; facility: { name: string } | null; reviewId: string | null } | null;
    }[];
  };
}

const AUDIT = '{ auditEntries(size: 100) { items { action targetId reason snapshot insertedAt actor { id } } } }';
interface Audited {
  auditEntries: {
    items: {
      action: string;
      targetId: string;
      reason: string | null;
      snapshot: string | null;
      insertedAt: string;
      actor: { id: string };
    }[];
  };
}

interface Corrected {
  corrections: { items: { field: string }[] };
  accepted: { items: { field: string; value: string; facility: { holiday: string; corrections: { value: string }[] } }[] };
  refused: { items: unknown[] };
  correctionConflicts: { items: { value: string; dataValue: string; facility: { operatingHours: string } }[] };
}

const [, MEMBER, FRIEND] = DEMO_ACCOUNTS as [unknown, { email: string }, { email: string }];

let app: TestApp;
let admin: Member;
const seed = () => seedDemoData({ dataSource: app.dataSource, files: app.files, log: createLogger('silent'), size });
const memberOf = (email: string) => app.dataSource.getRepository(Member).findOneByOrFail({ email });
const blindedId = async () =>
  String((await app.dataSource.getRepository(Review).findOneByOrFail({ blindedAt: Not(IsNull()) })).id);
const adminQueue = async () => (await app.as(viewerOf(admin)).run<AdminQueue>(LIST)).data!;

beforeEach(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  await seed();
  admin = await app.dataSource.getRepository(Member).findOneByOrFail({ isAdmin: true });
});
afterEach(() => app.stop());

it('fills the admin queue with inquiries and reports of demo members, newest first', async () => {
  const { inquiries, reviewReports } = await adminQueue();
  expect([inquiries.totalCount, reviewReports.totalCount]).toEqual([new DemoContent().adminQueue().inquiries.length, 6]);
  const dates = inquiries.items.map(({ insertedAt }) => Date.parse(insertedAt));
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  for (const { email, subject, message, member } of inquiries.items) {
    expect(email).not.toBe(admin.email);
    expect(member?.email ?? email).toBe(email);
    expect([subject.trim(), message.trim()]).toEqual([subject, message]);
    expect([...subject].length).toBeLessThanOrEqual(SUPPORT_RULES.subject.max);
    expect([...message].length).toBeLessThanOrEqual(SUPPORT_RULES.message.max);
  }
  expect(new Set(inquiries.items.map(({ member }) => member === null)).size).toBe(2);
  for (const { reporter, reportedAt, review } of reviewReports.items) {
    expect(reporter.email).not.toBe(review.member.email);
    expect(Date.parse(reportedAt)).toBeGreaterThan(Date.parse(review.insertedAt));
  }
  expect(new Set(reviewReports.items.map(({ reason }) => reason)).size).toBeGreaterThan(3);
});

it('has inquiries of every state: about a place, with a note, answered, and an objection to a blinding', async () => {
  const list = `{ inquiries(size: 100) { items { subject status answer notes { text } member { email } about { kind facility { name } reviewId } } } }`;
  const { inquiries } = (await app.as(viewerOf(admin)).run<Queued>(list)).data!;
  const ofStatus = (status: string) => inquiries.items.filter((item) => item.status === status);
  expect(inquiries.items.find(({ about }) => about?.kind === 'FACILITY')?.about?.facility).not.toBeNull();
  expect(ofStatus('IN_PROGRESS').map(({ notes }) => notes.length)).toEqual([1]);
  expect(ofStatus('ANSWERED').map(({ answer, member }) => [answer !== null, member?.email])).toEqual([[true, MEMBER.email]]);
  const objections = inquiries.items.filter(({ about }) => about?.kind === 'REVIEW');
  expect(objections.map(({ about, member }) => [about?.reviewId, member?.email])).toEqual([[await blindedId(), FRIEND.email]]);
});

it('has a blinded review that only its author sees, a reported comment and a suspended member', async () => {
  const document = `{ review(id: ${await blindedId()}) { blinding { reason } } }`;
  const seenBy = async (email: string) =>
    (await app.as(viewerOf(await memberOf(email))).run<{ review: { blinding: unknown } | null }>(document)).data?.review;
  expect((await seenBy(FRIEND.email))?.blinding).not.toBeNull();
  expect(await seenBy(MEMBER.email)).toBeFalsy();
  const reported = '{ reportedContents(kind: COMMENT) { items { reportCount } } }';
  expect((await app.as(viewerOf(admin)).run(reported)).data).toEqual({ reportedContents: { items: [{ reportCount: 2 }] } });
  const suspended = await app.dataSource.getRepository(Member).findBy({ suspendedUntil: MoreThan(new Date()) });
  expect(suspended.map(({ email }) => email)).toEqual([emailOf(new DemoContent().adminQueue().suspensions[0]!.member)]);
});

it('has proposals that wait, one refused with its reason, an accepted fact on the page of its place, and one that a newer edition disputes', async () => {
  const queue = `{
    corrections(status: PENDING) { items { field } }
    accepted: corrections(status: ACCEPTED) { items { field value facility { holiday corrections { value } } } }
    refused: corrections(status: REFUSED) { items { decisionReason decidedBy { id } } }
    correctionConflicts { items { value dataValue facility { operatingHours } } }
  }`;
  const { data } = await app.as(viewerOf(admin)).run<Corrected>(queue);
  expect(data!.corrections.items.map(({ field }) => field).sort()).toEqual(['CLOSED', 'HOURS']);
  expect(data!.refused.items).toEqual([
    { decisionReason: '가게에 여쭤 보니 주차장은 따로 없다고 합니다.', decidedBy: { id: String(admin.id) } },
  ]);
  const [disputed, ...others] = data!.correctionConflicts.items;
  expect([disputed?.facility.operatingHours, others]).toEqual([disputed?.value, []]);
  expect(disputed?.dataValue).not.toBe(disputed?.value);
  const rest = data!.accepted.items.find(({ field }) => field === 'CLOSING_DAYS');
  expect(rest?.facility).toEqual({ holiday: rest?.value, corrections: [{ value: rest?.value }] });
});

it('has the audit of its decisions and announcements, as if an administrator had made them', async () => {
  const { auditEntries } = (await app.as(viewerOf(admin)).run<Audited>(AUDIT)).data!;
  for (const { actor } of auditEntries.items) expect(actor.id).toBe(String(admin.id));
  const ofAction = (action: string) => auditEntries.items.filter((entry) => entry.action === action);
  const counts = ['ANSWER_INQUIRY', 'REFUSE_CORRECTION', 'CREATE_BOARD'].map((action) => ofAction(action).length);
  expect(counts).toEqual([1, 1, size.boards]);
  const [suspended] = await app.dataSource.getRepository(Member).findBy({ suspendedUntil: MoreThan(new Date()) });
  expect(ofAction('SUSPEND_MEMBER')).toMatchObject([{ targetId: String(suspended!.id), reason: suspended!.suspensionReason }]);
  const review = await app.dataSource.getRepository(Review).findOneByOrFail({ blindedAt: Not(IsNull()) });
  const blinded = { targetId: String(review.id), reason: review.blindingReason, insertedAt: review.blindedAt!.toISOString() };
  expect(ofAction('BLIND_REVIEW')).toMatchObject([{ ...blinded, snapshot: expect.stringContaining(review.content) as string }]);
  expect(ofAction('ACCEPT_CORRECTION').map(({ snapshot }) => snapshot)).toEqual([
    'CLOSING_DAYS: 연중무휴',
    'HOURS: 매일 11:00~22:00',
  ]);
});

it('is filled once, also after the administrators emptied it', async () => {
  const { inquiries } = await adminQueue();
  await app.dataSource.query('DELETE FROM review_report');
  await seed();
  expect(await adminQueue()).toMatchObject({ inquiries, reviewReports: { totalCount: 0 } });
  for (const { id } of inquiries.items) {
    const document = 'mutation ($id: ID!) { deleteInquiry(input: { id: $id }) }';
    expect(codeOf(await app.as(viewerOf(admin)).run(document, { id }))).toBe('ok');
  }
  await seed();
  expect(await adminQueue()).toMatchObject({ inquiries: { totalCount: 0 }, reviewReports: { totalCount: 0 } });
});

it('is deleted with the first real places, unlike the audit of what an administrator really did', async () => {
  const lift = 'mutation ($input: LiftSuspensionInput!) { liftSuspension(input: $input) { id } }';
  const suspended = await app.dataSource.getRepository(Member).findOneByOrFail({ suspendedUntil: MoreThan(new Date()) });
  const input = { memberId: String(suspended.id), reason: '소명함' };
  expect(codeOf(await app.as(viewerOf(admin)).run(lift, { input }))).toBe('ok');
  await new FacilityImportService(app.dataSource, demoBelongings).importFile(
    new LocalFileSource(writeTemporary(csvOf(manyCells(20)))),
  );
  expect(await adminQueue()).toEqual({ inquiries: { items: [], totalCount: 0 }, reviewReports: { items: [], totalCount: 0 } });
  const { auditEntries } = (await app.as(viewerOf(admin)).run<Audited>(AUDIT)).data!;
  expect(auditEntries.items.map(({ reason }) => reason)).toEqual(['소명함']);
  await seed();
  expect((await adminQueue()).inquiries.totalCount).toBe(0);
});
