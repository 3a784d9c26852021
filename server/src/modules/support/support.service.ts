import DataLoader from 'dataloader';
import { type DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Mail } from '../../adapters/mail/mail-transport';
import { addressBlock } from '../../shared/http/address-block';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { assertValid } from '../../shared/validation/assertions';
import { receivesMail } from '../../shared/validation/member-rules';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import type { CommentService } from '../board/comment.service';
import type { FacilityService } from '../facility/facility.service';
import type { ClaimedMail, MailService } from '../mail/mail.service';
import { lockActor, lockSuspendedActor } from '../member/member.locks';
import type { ReviewService } from '../review/review.service';
import { answerMail } from './answer-mail';
import { Inquiry, InquiryStatus, InquirySubject } from './inquiry.entity';
import { InquiryNote } from './inquiry-note.entity';
import { findInquiry, listInquiries, listOwnInquiries, memberIdOf } from './inquiry.repository';
import { checkEmail, checkMessage, checkSubject, checkText, cleanMessage } from './support-checks';
import type {
  AddInquiryNoteInput,
  AnswerInquiryInput,
  CreateInquiryInput,
  DeleteInquiryInput,
  InquiriesArgs,
  InquiryAboutInput,
  SetInquiryStatusInput,
  ViewerInquiriesArgs,
} from './support.input';
import type { InquiryPage, InquiryReceipt, OwnInquiryPage } from './support.output';

export interface SupportServiceParts {
  dataSource: DataSource;
  limiter: Limiter;
  mail: MailService;
  /** What an inquiry may be about. */
  facilities: Pick<FacilityService, 'find'>;
  reviews: Pick<ReviewService, 'find'>;
  comments: Pick<CommentService, 'find'>;
  publicUrl: string;
}

const CONTENT = ['email', 'subject', 'message', 'aboutKind', 'aboutId'] as const;
type NewInquiry = Pick<Inquiry, (typeof CONTENT)[number] | 'memberId' | 'requestKey'>;
/** Mail servers may be away for days. */
const ANSWER_MINUTES = 7 * 24 * 60;

/** Owns inquiries, their notes and answers. Not here: sending mails (modules/mail). */
export class SupportService {
  private readonly notes: DataLoader<number, InquiryNote[]>;

  constructor(private readonly parts: SupportServiceParts) {
    this.notes = new DataLoader((ids) => listNotes(parts.dataSource.manager, ids), { cache: false });
    parts.mail.compose('ANSWER_INQUIRY', (queued) => this.composeAnswer(queued));
  }

  list(args: InquiriesArgs, viewer: Viewer): Promise<InquiryPage> {
    return listInquiries(this.parts.dataSource, args, viewer);
  }

  listOwn(args: ViewerInquiriesArgs, viewer: Viewer): Promise<OwnInquiryPage> {
    return listOwnInquiries(this.parts.dataSource, args, viewer);
  }

  notesOf(inquiryId: number): Promise<InquiryNote[]> {
    return this.notes.load(inquiryId);
  }

  /** @throws AppError TOO_MANY_REQUESTS beyond the limit of the address */
  async create(
    { requestKey, about, ...input }: CreateInquiryInput,
    { viewer, address }: { viewer: Viewer | null; address: string },
  ): Promise<InquiryReceipt> {
    const { dataSource, limiter } = this.parts;
    const message = cleanMessage(input.message);
    assertValid({
      email: checkEmail(input.email),
      subject: checkSubject(input.subject),
      message: checkMessage(message),
    });
    const texts = { email: input.email.trim(), subject: input.subject.trim(), message };
    const subject = { aboutKind: about?.kind ?? null, aboutId: about?.id == null ? null : entityIdOf(about.id) };
    const row = { ...texts, ...subject, memberId: viewer?.memberId ?? null, requestKey: requestKey ?? null };
    const sent = await findSent(dataSource.manager, row);
    if (sent !== null) return receiptOf(sent);
    if (about) assertValid({ about: (await this.canSee(about, viewer)) ? undefined : ABOUT_TEXTS[about.kind] });
    // Only valid new inquiries count, so that corrections and retries are free.
    const sender = addressBlock(address);
    await limiter.consume('INQUIRY', sender);
    let isReceived = false;
    try {
      const id = await dataSource.transaction(async (manager) => {
        if (viewer) await lockSuspendedActor(manager, viewer.memberId);
        return insertInquiry(manager, row);
      });
      isReceived = id !== null;
      // A concurrent request with the same key was faster.
      const receivedId = id ?? (await findSent(dataSource.manager, row));
      if (receivedId === null) throw inquiryNotFound();
      return receiptOf(receivedId);
    } finally {
      // A failed refund must not hide the original error.
      if (!isReceived) await limiter.giveBack('INQUIRY', sender).catch(() => undefined);
    }
  }

  /**
   * Keeps the answer and queues its mail. The same answer again is no second one.
   * @throws AppError NOT_FOUND, CONFLICT if there is another answer already
   */
  async answer({ id, text: raw }: AnswerInquiryInput, viewer: Viewer): Promise<Inquiry> {
    const text = cleanMessage(raw);
    assertValid({ text: checkText(text, SUPPORT_RULES.answer) });
    const { mail } = this.parts;
    const answered = await this.change(id, viewer, async (manager, inquiry) => {
      if (inquiry.answer === text) return;
      if (inquiry.answer !== null) throw alreadyAnswered();
      await manager.update(Inquiry, inquiry.id, { answer: text, answeredAt: new Date(), status: InquiryStatus.ANSWERED });
      await mail.queue(manager, { kind: 'ANSWER_INQUIRY', subjectId: inquiry.id, usefulMinutes: ANSWER_MINUTES });
      await recordInquiry(manager, { action: AuditAction.ANSWER_INQUIRY, actorId: viewer.memberId, inquiry });
    });
    mail.sendSoon();
    return answered;
  }

  /** @throws AppError NOT_FOUND, CONFLICT for an answered one, BAD_USER_INPUT for ANSWERED */
  setStatus({ id, status }: SetInquiryStatusInput, viewer: Viewer): Promise<Inquiry> {
    assertValid({ status: status === InquiryStatus.ANSWERED ? '답변을 써 주세요.' : undefined });
    return this.change(id, viewer, async (manager, inquiry) => {
      if (inquiry.answer !== null) throw alreadyAnswered();
      await manager.update(Inquiry, inquiry.id, { status });
    });
  }

  /** @throws AppError NOT_FOUND, BAD_USER_INPUT beyond `notesMax` */
  addNote({ id, text: raw }: AddInquiryNoteInput, viewer: Viewer): Promise<Inquiry> {
    const text = cleanMessage(raw);
    assertValid({ text: checkText(text, SUPPORT_RULES.note) });
    return this.change(id, viewer, async (manager, { id: inquiryId }) => {
      const isFull = (await manager.countBy(InquiryNote, { inquiryId })) >= SUPPORT_RULES.notesMax;
      assertValid({ text: isFull ? `메모는 ${SUPPORT_RULES.notesMax}개까지 남길 수 있습니다.` : undefined });
      await manager.insert(InquiryNote, { inquiryId, authorId: viewer.memberId, text });
    });
  }

  /** @throws AppError NOT_FOUND, also after a concurrent deletion */
  remove({ id }: DeleteInquiryInput, { memberId }: Viewer): Promise<number> {
    return this.parts.dataSource.transaction(async (manager) => {
      const inquiry = await lockInquiry(manager, id, memberId);
      await manager.delete(Inquiry, { id: inquiry.id });
      await recordInquiry(manager, { action: AuditAction.DELETE_INQUIRY, actorId: memberId, inquiry });
      return inquiry.id;
    });
  }

  private change(
    id: string,
    viewer: Viewer,
    work: (manager: EntityManager, inquiry: Inquiry) => Promise<void>,
  ): Promise<Inquiry> {
    return this.parts.dataSource.transaction(async (manager) => {
      const inquiry = await lockInquiry(manager, id, viewer.memberId);
      await work(manager, inquiry);
      return (await findInquiry(manager, inquiry.id, viewer))!;
    });
  }

  private async canSee({ kind, id }: InquiryAboutInput, viewer: Viewer | null): Promise<boolean> {
    if (kind === InquirySubject.SUSPENSION) return id == null && viewer?.suspension != null;
    if (id == null) return false;
    const { facilities, reviews, comments } = this.parts;
    if (kind === InquirySubject.FACILITY) return (await facilities.find(id, new Set(['id']))) !== null;
    return (await (kind === InquirySubject.REVIEW ? reviews : comments).find(id, viewer)) !== null;
  }

  /** null: the inquiry was deleted meanwhile, or has no real address. */
  private async composeAnswer({ subjectId }: ClaimedMail): Promise<Mail | null> {
    const { dataSource, publicUrl } = this.parts;
    const inquiry =
      subjectId === null ? null : await dataSource.manager.findOneBy(Inquiry, { id: subjectId, answer: Not(IsNull()) });
    return inquiry && receivesMail(inquiry.email) ? answerMail(inquiry, publicUrl) : null;
  }
}

const ABOUT_TEXTS: Record<InquirySubject, string> = {
  FACILITY: '장소를 찾을 수 없습니다.',
  REVIEW: '리뷰를 찾을 수 없습니다.',
  COMMENT: '댓글을 찾을 수 없습니다.',
  SUSPENSION: '이용이 정지된 회원만 고를 수 있습니다.',
};

/** The administrator first, then the inquiry. @throws AppError NOT_FOUND */
async function lockInquiry(manager: EntityManager, id: string, actorId: number): Promise<Inquiry> {
  await lockActor(manager, actorId);
  const inquiryId = entityIdOf(id);
  const lock = { mode: 'pessimistic_write' } as const;
  const inquiry = inquiryId === null ? null : await manager.findOne(Inquiry, { where: { id: inquiryId }, lock });
  if (!inquiry) throw inquiryNotFound();
  return inquiry;
}

interface InquiryAction {
  action: AuditAction;
  actorId: number;
  inquiry: Inquiry;
}

async function recordInquiry(manager: EntityManager, { action, actorId, inquiry }: InquiryAction): Promise<void> {
  const { id, email, subject, message, answer, memberId } = inquiry;
  await recordAction(manager, {
    ...{ actorId, action, targetId: id },
    // Withdrawal erases inquiries under the member's e-mail too, so it must find their snapshots.
    memberId: memberId ?? (await memberIdOf(manager, email)),
    snapshot: [subject, message, answer && `답변: ${answer}`].filter(Boolean).join('\n'),
  });
}

/** In the order of the ids, each list oldest first. */
async function listNotes(manager: EntityManager, ids: readonly number[]): Promise<InquiryNote[][]> {
  const notes = await manager.find(InquiryNote, { where: { inquiryId: In(ids) }, order: { insertedAt: 'ASC', id: 'ASC' } });
  return ids.map((id) => notes.filter(({ inquiryId }) => inquiryId === id));
}

const alreadyAnswered = () => new AppError('CONFLICT', '이미 답변한 문의입니다.');

/** @throws AppError CONFLICT if the key was used for another inquiry */
async function findSent(manager: EntityManager, { requestKey, ...row }: NewInquiry): Promise<number | null> {
  const sent = requestKey === null ? null : await manager.findOneBy(Inquiry, { requestKey });
  if (!sent) return null;
  if (CONTENT.some((name) => sent[name] !== row[name]))
    throw new AppError('CONFLICT', '같은 요청 이름으로 다른 문의를 이미 보냈습니다.', {
      fieldErrors: { requestKey: '새 이름을 보내 주세요.' },
    });
  return sent.id;
}

/** Waits for a concurrent insert with the same key. @returns null if the key exists */
async function insertInquiry(manager: EntityManager, row: NewInquiry): Promise<number | null> {
  const insert = manager.createQueryBuilder().insert().into(Inquiry).values(row).orIgnore().returning('id').updateEntity(false);
  const rows = (await insert.execute()).raw as { id: number }[];
  return rows[0]?.id ?? null;
}

const receiptOf = (id: number): InquiryReceipt => ({ id, message: SUPPORT_RULES.receivedText });

const inquiryNotFound = () => new AppError('NOT_FOUND', '문의를 찾을 수 없습니다.');
