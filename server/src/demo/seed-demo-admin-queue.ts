import type { DataSource, EntityManager } from 'typeorm';
import { Member } from '../modules/member/member.entity';
import { Inquiry } from '../modules/support/inquiry.entity';
import { emailOf } from './demo-accounts';
import type { DemoContent } from './demo-content';
import { DAY_MS } from './demo-moment';

type AdminQueue = ReturnType<DemoContent['adminQueue']>;

/**
 * Inquiries and reports of the demo members for the demo administrators, deleted with those members. One transaction, so that a
 * killed start leaves all or nothing.
 * @returns the number of inquiries
 */
export function seedDemoAdminQueue(dataSource: DataSource, content: DemoContent): Promise<number> {
  const now = new Date();
  const queue = content.adminQueue();
  return dataSource.transaction(async (manager) => {
    const inquiries = await inquiriesOf(manager, queue.inquiries, now);
    if (inquiries.length > 0) await manager.insert(Inquiry, inquiries);
    for (const report of queue.reports) await addReport(manager, report, now);
    return inquiries.length;
  });
}

/** Skips missing members. */
async function inquiriesOf(manager: EntityManager, inquiries: AdminQueue['inquiries'], now: Date) {
  const members = await manager.find(Member, { select: { id: true, nickName: true, email: true }, where: { isDemo: true } });
  const byName = new Map(members.map((member) => [member.nickName, member]));
  return inquiries.flatMap(({ nickName, daysAgo, subject, message, isVisitor = false }) => {
    const member = byName.get(nickName);
    if (!member) return [];
    const insertedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return [{ email: member.email, subject, message, memberId: isVisitor ? null : member.id, insertedAt }];
  });
}

/** The author has exactly one review of the place. Raw: INSERT … SELECT that looks up all ids in one statement. */
async function addReport(manager: EntityManager, report: AdminQueue['reports'][number], now: Date): Promise<void> {
  const { reporter, daysAgo, reason, place, author } = report;
  await manager.query(
    `INSERT INTO review_report (review_id, reporter_id, reason, reported_at)
     SELECT review.id, reporter.id, $2, $3 FROM review
     JOIN facility ON facility.id = review.facility_id AND facility.is_demo AND facility.name = $4
     JOIN member author ON author.id = review.member_id AND author.is_demo AND author.email = $5
     JOIN member reporter ON reporter.nick_name = $1 AND reporter.is_demo
     ON CONFLICT DO NOTHING`,
    [reporter, reason, new Date(now.getTime() - daysAgo * DAY_MS), place, emailOf(author)],
  );
}
