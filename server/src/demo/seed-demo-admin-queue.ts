import type { DataSource, EntityManager } from 'typeorm';
import { Facility } from '../modules/facility/facility.entity';
import { Member } from '../modules/member/member.entity';
import { Review } from '../modules/review/review.entity';
import { InquiryNote } from '../modules/support/inquiry-note.entity';
import { Inquiry, InquiryStatus, InquirySubject } from '../modules/support/inquiry.entity';
import { BLINDING_DAYS } from '../shared/blinding';
import { emailOf } from './demo-accounts';
import type { DemoContent } from './demo-content';
import { DAY_MS } from './demo-moment';

type AdminQueue = ReturnType<DemoContent['adminQueue']>;
type QueuedInquiry = AdminQueue['inquiries'][number];

/** An answer comes this long after the inquiry. */
const ANSWER_MS = 5 * 3_600_000;

/**
 * Inquiries, reports, a blinded review and a suspension of the demo members for the demo administrators, deleted with those members.
 * One transaction, so that a killed start leaves all or nothing.
 * @returns the number of inquiries
 */
export function seedDemoAdminQueue(dataSource: DataSource, content: DemoContent): Promise<number> {
  const now = Date.now();
  const queue = content.adminQueue();
  return dataSource.transaction(async (manager) => {
    const members = await manager.findBy(Member, { isDemo: true });
    let inquiries = 0;
    for (const inquiry of queue.inquiries) if (await addInquiry(manager, inquiry, members, now)) inquiries += 1;
    for (const report of queue.reports) await addReport(manager, report, now);
    for (const report of queue.commentReports) await addCommentReport(manager, report, now);
    for (const blinding of queue.blindings) await addBlinding(manager, blinding, now);
    for (const suspension of queue.suspensions) await addSuspension(manager, suspension, now);
    return inquiries;
  });
}

/** Skips missing members. */
async function addInquiry(
  manager: EntityManager,
  { nickName, daysAgo, subject, message, isVisitor = false, about, status, answer, note }: QueuedInquiry,
  members: readonly Member[],
  now: number,
): Promise<boolean> {
  const member = members.find((one) => one.nickName === nickName);
  if (!member) return false;
  const received = now - daysAgo * DAY_MS;
  const { id } = await manager.save(Inquiry, {
    ...{ email: member.email, subject, message, memberId: isVisitor ? null : member.id, insertedAt: new Date(received) },
    ...{ status: status ?? InquiryStatus.NEW, answer: answer ?? null },
    answeredAt: answer ? new Date(received + ANSWER_MS) : null,
    ...(about && (await subjectOf(manager, about))),
  });
  const author = members.find(({ isAdmin }) => isAdmin);
  if (note && author) await manager.insert(InquiryNote, { inquiryId: id, authorId: author.id, text: note });
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

/** Not before the review was written. Raw: UPDATE … FROM. */
async function addBlinding(
  manager: EntityManager,
  { place, author, daysAgo, reason }: AdminQueue['blindings'][number],
  now: number,
): Promise<void> {
  await manager.query(
    `UPDATE review SET blinded_at = since, blinded_until = since + interval '${BLINDING_DAYS} days', blinding_reason = $1
     FROM (SELECT review.id, greatest(review.inserted_at, $2::timestamptz) AS since FROM review
           JOIN facility ON facility.id = review.facility_id AND facility.is_demo AND facility.name = $3
           JOIN member author ON author.id = review.member_id AND author.is_demo AND author.email = $4) AS chosen
     WHERE review.id = chosen.id`,
    [reason, new Date(now - daysAgo * DAY_MS), place, emailOf(author)],
  );
}

async function addSuspension(
  manager: EntityManager,
  { member, daysAgo, days, reason }: AdminQueue['suspensions'][number],
  now: number,
): Promise<void> {
  const since = now - daysAgo * DAY_MS;
  await manager.update(
    Member,
    { email: emailOf(member), isDemo: true },
    { suspendedAt: new Date(since), suspendedUntil: new Date(since + days * DAY_MS), suspensionReason: reason },
  );
}
