import { makeHoliday, makeInquiry, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../member/member.entity';
import type { AdminSummary } from './admin.output';
import { AdminRepository } from './admin.repository';

let app: TestApp;
let admin: Member;
beforeEach(async () => {
  app = await startTestApp();
  admin = await makeMember(app.dataSource, { isAdmin: true });
});
afterEach(() => app.stop());

const DAY_MS = 86_400_000;
const summary = async () => {
  const document = `{ adminSummary { memberCount reviewCount reviewReportCount inquiryCount newMemberCount newReviewCount
    importedAt yearWithoutHolidays } }`;
  const { data } = await app
    .as(viewerOf(admin))
    .run<{ adminSummary: Omit<AdminSummary, 'importedAt'> & { importedAt: string | null } }>(document);
  return data?.adminSummary;
};

describe('the summary', () => {
  it('counts all rows, and those of the last seven days separately', async () => {
    const old = new Date(Date.now() - 7 * DAY_MS - 60_000);
    const recent = new Date(Date.now() - 7 * DAY_MS + 60_000);
    const author = await makeMember(app.dataSource, { insertedAt: old });
    const reviews = [
      await makeReview(app.dataSource, { memberId: author.id, insertedAt: old }),
      await makeReview(app.dataSource, { memberId: author.id, insertedAt: recent }),
      await makeReview(app.dataSource, { memberId: author.id }),
    ];
    for (const { id } of reviews.slice(1))
      await app.dataSource.query(`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '광고')`, [
        id,
        admin.id,
      ]);
    await makeInquiry(app.dataSource);
    expect(await summary()).toMatchObject({
      ...{ memberCount: 2, newMemberCount: 1, reviewCount: 3, newReviewCount: 2, reviewReportCount: 2, inquiryCount: 1 },
    });
  });

  it('returns the time of the last import, and null without one', async () => {
    expect((await summary())?.importedAt).toBeNull();
    const add = (finishedAt: string) =>
      app.dataSource.query(
        `INSERT INTO facility_import (file_name, file_hash, edition, report, finished_at) VALUES ('a.csv', 'x', NULL, '{}', $1)`,
        [finishedAt],
      );
    await add('2026-11-02T03:04:05.678Z');
    await add('2026-10-01T00:00:00Z');
    expect((await summary())?.importedAt).toBe('2026-11-02T03:04:05.678Z');
  });

  it('returns the first of this and the next year (Seoul time) without holidays, ignoring removed ones', async () => {
    const repository = new AdminRepository(app.dataSource);
    const yearOn = async (now: string) => (await repository.summarize(new Date(now))).yearWithoutHolidays;
    expect(await yearOn('2026-12-31T14:59:59Z')).toBe(2026);
    expect(await yearOn('2026-12-31T15:00:00Z')).toBe(2027);
    await makeHoliday(app.dataSource, { date: '2026-01-01' });
    await makeHoliday(app.dataSource, { date: '2027-12-31', isOfficial: true, isRemoved: true });
    expect(await yearOn('2026-06-01T00:00:00Z')).toBe(2027);
    await makeHoliday(app.dataSource, { date: '2027-01-01' });
    expect(await yearOn('2026-06-01T00:00:00Z')).toBeNull();
    expect(await yearOn('2025-06-01T00:00:00Z')).toBe(2025);
  });
});
