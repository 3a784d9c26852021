import type { DataSource, EntityManager } from 'typeorm';
import { addressBlock } from '../../shared/http/address-block';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { assertValid } from '../../shared/validation/assert-valid';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { lockActor } from '../member/member.locks';
import { Inquiry } from './inquiry.entity';
import { listInquiries } from './inquiry.repository';
import { checkEmail, checkMessage, checkSubject, cleanMessage } from './support-checks';
import type { CreateInquiryInput, DeleteInquiryInput, InquiriesArgs } from './support.input';
import type { InquiryPage, InquiryReceipt } from './support.output';

export interface SupportServiceParts {
  dataSource: DataSource;
  limiter: Limiter;
}

const TEXTS = ['email', 'subject', 'message'] as const;
type NewInquiry = Pick<Inquiry, 'email' | 'subject' | 'message' | 'memberId' | 'requestKey'>;

/** Owns inquiries: receiving, reading, deleting. Not here: answering, which admins do by mail. */
export class SupportService {
  constructor(private readonly parts: SupportServiceParts) {}

  list(args: InquiriesArgs): Promise<InquiryPage> {
    return listInquiries(this.parts.dataSource, args);
  }

  /** @throws AppError TOO_MANY_REQUESTS for more than an address may send */
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
    const facts = { email: input.email.trim(), subject: input.subject.trim(), message };
    const row = { ...facts, memberId: viewer?.memberId ?? null, requestKey: requestKey ?? null };
    const sent = await findSent(dataSource.manager, row);
    if (sent !== null) return receiptOf(sent);
    // Counted after validation and only if new, so that corrections and retries are free.
    const sender = addressBlock(address);
    await limiter.consume('INQUIRY', sender);
    let isReceived = false;
    try {
      const id = await dataSource.transaction(async (manager) => {
        if (viewer) await lockActor(manager, viewer.memberId);
        return insertInquiry(manager, row);
      });
      isReceived = id !== null;
      // A concurrent request with the same key was faster.
      const sentId = id ?? (await findSent(dataSource.manager, row));
      if (sentId === null) throw inquiryNotFound();
      return receiptOf(sentId);
    } finally {
      // Taken back, as nothing was received; a failure here must not hide the original error.
      if (!isReceived) await limiter.giveBack('INQUIRY', sender).catch(() => undefined);
    }
  }

  /** @throws AppError NOT_FOUND, also for one that was just deleted */
  remove({ id }: DeleteInquiryInput, { memberId }: Viewer): Promise<number> {
    const entityId = entityIdOf(id);
    return this.parts.dataSource.transaction(async (manager) => {
      if (entityId === null) throw inquiryNotFound();
      await lockActor(manager, memberId);
      const { affected } = await manager.delete(Inquiry, { id: entityId });
      if (!affected) throw inquiryNotFound();
      await recordAction(manager, { actorId: memberId, action: AuditAction.DELETE_INQUIRY, targetId: entityId });
      return entityId;
    });
  }
}

/** @throws AppError CONFLICT for a request key that was used for another inquiry */
async function findSent(manager: EntityManager, { requestKey, ...row }: NewInquiry): Promise<number | null> {
  const sent = requestKey === null ? null : await manager.findOneBy(Inquiry, { requestKey });
  if (!sent) return null;
  if (TEXTS.some((name) => sent[name] !== row[name]))
    throw new AppError('CONFLICT', '같은 요청 이름으로 다른 문의를 이미 보냈습니다.', {
      fieldErrors: { requestKey: '새 이름을 보내 주세요.' },
    });
  return sent.id;
}

/** @returns null for a repeated request key; waits for a concurrent insert with it */
async function insertInquiry(manager: EntityManager, row: NewInquiry): Promise<number | null> {
  const insert = manager.createQueryBuilder().insert().into(Inquiry).values(row).orIgnore().returning('id').updateEntity(false);
  const rows = (await insert.execute()).raw as { id: number }[];
  return rows[0]?.id ?? null;
}

const receiptOf = (id: number): InquiryReceipt => ({ id, message: SUPPORT_RULES.receivedText });

const inquiryNotFound = () => new AppError('NOT_FOUND', '문의를 찾을 수 없습니다.');
