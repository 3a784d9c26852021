import { csvOf, manyCells, writeTemporary } from '../../test/facility-file';
import { viewerOf } from '../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../test/test-app';
import { LocalFileSource } from '../adapters/public-data/local-file-source';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { Member } from '../modules/member/member.entity';
import { createLogger } from '../shared/logger';
import { SUPPORT_RULES } from '../shared/validation/support-rules';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { demoBelongings } from './demo-belongings';
import { DemoContent } from './demo-content';
import { seedDemoData } from './seed-demo-data';

const size = { reviews: 200, pictures: 1, boards: 0, hasAdminQueue: true };
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

let app: TestApp;
let admin: Member;
const seed = () => seedDemoData({ dataSource: app.dataSource, files: app.files, log: createLogger('silent'), size });
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
  const accounts = DEMO_ACCOUNTS.map(({ email }) => email);
  const dates = inquiries.items.map(({ insertedAt }) => Date.parse(insertedAt));
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  for (const { email, subject, message, member } of inquiries.items) {
    expect(accounts).not.toContain(email);
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

it('is deleted with the first real places', async () => {
  await new FacilityImportService(app.dataSource, demoBelongings).importFile(
    new LocalFileSource(writeTemporary(csvOf(manyCells(20)))),
  );
  expect(await adminQueue()).toEqual({ inquiries: { items: [], totalCount: 0 }, reviewReports: { items: [], totalCount: 0 } });
  await seed();
  expect((await adminQueue()).inquiries.totalCount).toBe(0);
});
