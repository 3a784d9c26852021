import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import { addressBlock } from '../../shared/http/address-block';
import type { Limiter } from '../../shared/http/limiter';
import { assertValid } from '../../shared/validation/assertions';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { Viewer } from '../../shared/viewer';
import { Facility } from '../facility/facility.entity';
import type { FacilityCorrectionService } from '../facility/facility-correction.service';
import { lockFacility, unknownFacility } from '../facility/facility.locks';
import { lockActor } from '../member/member.locks';
import { checkSource, cleanLine } from './correction-checks';
import { CorrectionProposal } from './correction-proposal.entity';
import type { ProposeCorrectionInput } from './correction.input';
import type { CorrectionReceipt } from './correction.output';

export interface CorrectionServiceParts {
  dataSource: DataSource;
  limiter: Limiter;
  corrections: FacilityCorrectionService;
}

type NewProposal = Pick<CorrectionProposal, 'facilityId' | 'field' | 'value' | 'source' | 'memberId' | 'requestKey'>;

/** Owns proposing corrections. Not here: deciding on them (correction-admin.service.ts), what follows for the place (modules/facility). */
export class CorrectionService {
  constructor(private readonly parts: CorrectionServiceParts) {}

  /** @throws AppError NOT_FOUND for an unknown place, TOO_MANY_REQUESTS beyond the limit of the address */
  async propose(
    { facilityId: id, field, value: text = null, requestKey = null, ...input }: ProposeCorrectionInput,
    { viewer, address }: { viewer: Viewer | null; address: string },
  ): Promise<CorrectionReceipt> {
    const { dataSource, limiter, corrections } = this.parts;
    const source = cleanLine(input.source);
    assertValid({ source: checkSource(source) });
    const facilityId = entityIdOf(id);
    const facility = facilityId === null ? null : await dataSource.manager.findOneBy(Facility, { id: facilityId });
    if (!facility) throw unknownFacility();
    const sent = await findSent(dataSource.manager, { facilityId: facility.id, field, requestKey });
    if (sent) return receiptOf(sent.id);
    const value = await corrections.read(dataSource.manager, facility, { field, value: text });
    // Only valid new proposals count, so that typing errors and retries are free.
    const sender = addressBlock(address);
    await limiter.consume('CORRECTION', sender);
    const row = { facilityId: facility.id, field, value, source, memberId: viewer?.memberId ?? null, requestKey };
    let isReceived = false;
    try {
      const inserted = await dataSource.transaction(async (manager) => {
        if (viewer) await lockActor(manager, viewer.memberId);
        await lockFacility(manager, facility.id);
        return insertProposal(manager, row);
      });
      isReceived = inserted !== null;
      // A concurrent request with the same key was faster.
      const receivedId = inserted ?? (await findSent(dataSource.manager, row))?.id;
      if (receivedId === undefined) throw unknownFacility();
      return receiptOf(receivedId);
    } finally {
      // A failed refund must not hide the original error.
      if (!isReceived) await limiter.giveBack('CORRECTION', sender).catch(() => undefined);
    }
  }
}

/** @throws AppError CONFLICT if the key was used for another place or field */
async function findSent(
  manager: EntityManager,
  { requestKey, facilityId, field }: Pick<NewProposal, 'requestKey' | 'facilityId' | 'field'>,
): Promise<CorrectionProposal | null> {
  const sent = requestKey === null ? null : await manager.findOneBy(CorrectionProposal, { requestKey });
  if (sent && (sent.facilityId !== facilityId || sent.field !== field))
    throw new AppError('CONFLICT', '같은 요청 이름으로 다른 제안을 이미 보냈습니다.', {
      fieldErrors: { requestKey: '새 이름을 보내 주세요.' },
    });
  return sent;
}

/** Waits for a concurrent insert with the same key. @returns null if the key exists */
async function insertProposal(manager: EntityManager, row: NewProposal): Promise<number | null> {
  const insert = manager
    .createQueryBuilder()
    .insert()
    .into(CorrectionProposal)
    .values(row)
    .orIgnore()
    .returning('id')
    .updateEntity(false);
  const rows = (await insert.execute()).raw as { id: number }[];
  return rows[0]?.id ?? null;
}

const receiptOf = (id: number): CorrectionReceipt => ({ id, message: CORRECTION_RULES.receivedText });
