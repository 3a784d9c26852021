import type { DataSource, EntityManager } from 'typeorm';
import { AuditAction, AuditEntry } from '../modules/audit/audit-entry.entity';
import { Facility } from '../modules/facility/facility.entity';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { snapshotOf } from '../modules/review/review.locks';
import { InquiryNote } from '../modules/support/inquiry-note.entity';
import { Inquiry, InquiryStatus, InquirySubject } from '../modules/support/inquiry.entity';
import { BLINDING_DAYS } from '../shared/blinding';
import { emailOf, findDemoAdmin } from './demo-accounts';
import type { DemoContent } from './demo-content';
import { DAY_MS } from './demo-moment';

type AdminQueue = ReturnType<DemoContent['adminQueue']>;
type QueuedInquiry = AdminQueue['inquiries'][number];

/** An answer comes this long after the inquiry. */
const ANSWER_MS = 5 * 3_600_000;

/**
 * Inquiries, reports, a blinded review and a suspension of the demo members for the demo administrator, deleted with those members;
 * decisions with their entries in the audit.
 * One transaction, so that a killed start leaves all or nothing.
 * @returns the number of inquiries
 */
export function seedDemoAdminQueue(dataSource: DataSource, content: DemoContent): Promise<number> {
  const now = Date.now();
  const queue = content.adminQueue();
  return dataSource.transaction(async (manager) => {
    const admin = await findDemoAdmin(manager);
    if (!admin) return 0;
    const members = await manager.findBy(Member, { isDemo: true });
    let inquiries = 0;
    for (const inquiry of queue.inquiries) if (await addInquiry(manager, inquiry, { members, admin, now })) inquiries += 1;
    for (const report of queue.reports) await addReport(manager, report, now);
    for (const report of queue.commentReports) await addCommentReport(manager, report, now);
    for (const blinding of queue.blindings) await addBlinding(manager, blinding, { admin, now });
    for (const suspension of queue.suspensions) await addSuspension(manager, suspension, { admin, now });
    return inquiries;
  });
}

interface Scene {
  /** Who decides. */
  admin: Member;
  now: number;
}

/** Skips missing members. */
async function addInquiry(
  manager: EntityManager,
  { nickName, daysAgo, subject, message, isVisitor = false, about, status, answer, note }: QueuedInquiry,
  { members, admin, now }: Scene & { members: readonly Member[] },
): Promise<boolean> {
  const member = members.find((one) => one.nickName === nickName);
  if (!member) return false;
  const received = now - daysAgo * DAY_MS;
  const answeredAt = answer ? new Date(received + ANSWER_MS) : null;
  const { id } = await manager.save(Inquiry, {
    ...{ email: member.email, subject, message, memberId: isVisitor ? null : member.id, insertedAt: new Date(received) },
    ...{ status: status ?? InquiryStatus.NEW, answer: answer ?? null },
    answeredAt,
    ...(about && (await subjectOf(manager, about))),
  });
  if (note) await manager.insert(InquiryNote, { inquiryId: id, authorId: admin.id, text: note });
  if (answeredAt)
    await manager.insert(AuditEntry, {
      ...{ actorId: admin.id, action: AuditAction.ANSWER_INQUIRY, targetId: id, memberId: member.id },
      ...{ snapshot: `${subject}\n${message}`, insertedAt: answeredAt },
    });
  return true;
}

async function subjectOf(manager: EntityManager, { place, author }: NonNullable<QueuedInquiry['about']>) {
  const facility = await manager.findOneBy(Facility, { name: place, isDemo: true });
  if (!author) return { aboutKind: InquirySubject.FACILITY, aboutId: facility?.id };
  const review = await manager.findOneBy(Review, { facility: { name: place, isDemo: true }, member: { email: emailOf(author) } });
  return { aboutKind: InquirySubject.REVIEW, aboutId: review?.id };
}

/** The author has exactly one review of the place. Raw: INSERT … SELECT that looks up all ids in one statement. */
async function addReport(manager: EntityManager, report: AdminQueue['reports'][number], now: number): Promise<void> {
  const { reporter, daysAgo, reason, place, author } = report;
  await manager.query(
    `INSERT INTO review_report (review_id, reporter_id, reason, reported_at)
     SELECT review.id, reporter.id, $2, $3 FROM review
     JOIN facility ON facility.id = review.facility_id AND facility.is_demo AND facility.name = $4
     JOIN member author ON author.id = review.member_id AND author.is_demo AND author.email = $5
     JOIN member reporter ON reporter.nick_name = $1 AND reporter.is_demo
     ON CONFLICT DO NOTHING`,
    [reporter, reason, new Date(now - daysAgo * DAY_MS), place, emailOf(author)],
  );
}

/** The author has exactly one comment there. Raw, as above. */
async function addCommentReport(
  manager: EntityManager,
  { reporter, daysAgo, reason, board, author }: AdminQueue['commentReports'][number],
  now: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO comment_report (comment_id, reporter_id, reason, reported_at)
     SELECT comment.id, reporter.id, $2, $3 FROM comment
     JOIN board ON board.id = comment.board_id AND board.title = $4
     JOIN member author ON author.id = comment.member_id AND author.is_demo AND author.email = $5
     JOIN member reporter ON reporter.nick_name = $1 AND reporter.is_demo
     ON CONFLICT DO NOTHING`,
    [reporter, reason, new Date(now - daysAgo * DAY_MS), board, emailOf(author)],
  );
}

/** Not before the review was written. */
async function addBlinding(
  manager: EntityManager,
  { place, author, daysAgo, reason }: AdminQueue['blindings'][number],
  { admin, now }: Scene,
): Promise<void> {
  const review = await manager.findOneBy(Review, {
    facility: { name: place, isDemo: true },
    member: { email: emailOf(author), isDemo: true },
  });
  if (!review) return;
  const since = new Date(Math.max(review.insertedAt.getTime(), now - daysAgo * DAY_MS));
  const until = new Date(since.getTime() + BLINDING_DAYS * DAY_MS);
  await manager.update(Review, review.id, { blindedAt: since, blindedUntil: until, blindingReason: reason });
  await manager.insert(AuditEntry, {
    ...{ actorId: admin.id, action: AuditAction.BLIND_REVIEW, targetId: review.id, memberId: review.memberId },
    ...{ reason, snapshot: await snapshotOf(manager, review), insertedAt: since },
  });
}

async function addSuspension(
  manager: EntityManager,
  { member: name, daysAgo, days, reason }: AdminQueue['suspensions'][number],
  { admin, now }: Scene,
): Promise<void> {
  const member = await manager.findOneBy(Member, { email: emailOf(name), isDemo: true });
  if (!member) return;
  const since = new Date(now - daysAgo * DAY_MS);
  const until = new Date(since.getTime() + days * DAY_MS);
  await manager.update(Member, member.id, { suspendedAt: since, suspendedUntil: until, suspensionReason: reason });
  await manager.insert(AuditEntry, {
    ...{ actorId: admin.id, action: AuditAction.SUSPEND_MEMBER, targetId: member.id, memberId: member.id },
    ...{ reason, insertedAt: since },
  });
}
