import type { DataSource, EntityManager } from 'typeorm';
import { addressBlock } from '../../shared/http/address-block';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { assertValid } from '../../shared/validation/assertions';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { lockActor, lockSuspendedActor } from '../member/member.locks';
import { Inquiry } from './inquiry.entity';
import { listInquiries, memberIdOf } from './inquiry.repository';
import { checkEmail, checkMessage, checkSubject, cleanMessage } from './support-checks';
import type { CreateInquiryInput, DeleteInquiryInput, InquiriesArgs } from './support.input';
import type { InquiryPage, InquiryReceipt } from './support.output';

export interface SupportServiceParts {
  dataSource: DataSource;
  limiter: Limiter;
}

const TEXTS = ['email', 'subject', 'message'] as const;
type NewInquiry = Pick<Inquiry, 'email' | 'subject' | 'message' | 'memberId' | 'requestKey'>;

/** Owns inquiries: creating, reading, deleting. Not here: answers, which admins send by mail. */
export class SupportService {
  constructor(private readonly parts: SupportServiceParts) {}

  list(args: InquiriesArgs): Promise<InquiryPage> {
    return listInquiries(this.parts.dataSource, args);
  }

  /** @throws AppError TOO_MANY_REQUESTS beyond the limit of the address */
  async create(
    { requestKey, ...input }: CreateInquiryInput,
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
    const row = { ...texts, memberId: viewer?.memberId ?? null, requestKey: requestKey ?? null };
    const sent = await findSent(dataSource.manager, row);
    if (sent !== null) return receiptOf(sent);
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

  /** @throws AppError NOT_FOUND, also after a concurrent deletion */
  remove({ id }: DeleteInquiryInput, { memberId }: Viewer): Promise<number> {
    const inquiryId = entityIdOf(id);
    return this.parts.dataSource.transaction(async (manager) => {
      if (inquiryId === null) throw inquiryNotFound();
      await lockActor(manager, memberId);
      const inquiry = await manager.findOneBy(Inquiry, { id: inquiryId });
      const { affected } = await manager.delete(Inquiry, { id: inquiryId });
      if (!inquiry || !affected) throw inquiryNotFound();
      await recordAction(manager, {
        ...{ actorId: memberId, action: AuditAction.DELETE_INQUIRY, targetId: inquiryId },
        // Withdrawal erases inquiries under the member's e-mail too, so it must find their snapshots.
        memberId: inquiry.memberId ?? (await memberIdOf(manager, inquiry.email)),
        snapshot: `${inquiry.subject}\n${inquiry.message}`,
      });
      return inquiryId;
    });
  }
}

/** @throws AppError CONFLICT if the key was used for another inquiry */
async function findSent(manager: EntityManager, { requestKey, ...row }: NewInquiry): Promise<number | null> {
  const sent = requestKey === null ? null : await manager.findOneBy(Inquiry, { requestKey });
  if (!sent) return null;
  if (TEXTS.some((name) => sent[name] !== row[name]))
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
