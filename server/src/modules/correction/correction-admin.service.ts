import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { SelectedFields } from '../../shared/selected-fields';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { Viewer } from '../../shared/viewer';
import type { PagingArgs } from '../../shared/validation/paging-args';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { Facility } from '../facility/facility.entity';
import type { CorrectableField } from '../facility/facility-correction.entity';
import type { FacilityCorrectionService } from '../facility/facility-correction.service';
import type { FacilityService } from '../facility/facility.service';
import { unknownFacility } from '../facility/facility.locks';
import { lockActor } from '../member/member.locks';
import { checkReason, checkSource, cleanLine } from './correction-checks';
import { CorrectionProposal, type CorrectionStatus } from './correction-proposal.entity';
import type { AcceptCorrectionInput, CorrectionsArgs, DropCorrectionInput, RefuseCorrectionInput } from './correction.input';
import type { CorrectionConflictPage, CorrectionPage, ListedCorrection } from './correction.output';
import type { CorrectionRepository } from './correction.repository';

export interface CorrectionAdminServiceParts {
  dataSource: DataSource;
  repository: CorrectionRepository;
  corrections: FacilityCorrectionService;
  facilities: FacilityService;
}

/** Owns the administrators' decisions on proposals and accepted corrections. Not here: proposing (correction.service.ts). */
export class CorrectionAdminService {
  constructor(private readonly parts: CorrectionAdminServiceParts) {}

  async list(args: CorrectionsArgs): Promise<CorrectionPage> {
    assertPageInRange(args);
    const facilityId = args.facilityId ? entityIdOf(args.facilityId) : null;
    if (args.facilityId && facilityId === null) return { items: [], totalCount: 0 };
    return this.parts.repository.list(args, facilityId);
  }

  listConflicts(args: PagingArgs): Promise<CorrectionConflictPage> {
    assertPageInRange(args);
    return this.parts.repository.listConflicts(args);
  }

  /** @throws AppError NOT_FOUND; CONFLICT for a decided proposal and while an import runs */
  async accept({ id, value: text = null, source: named, reason: typed }: AcceptCorrectionInput, viewer: Viewer) {
    const reason = cleanLine(typed);
    const source = named == null ? null : cleanLine(named);
    assertValid({ reason: checkReason(reason), source: source === null ? undefined : checkSource(source) });
    return this.decide(id, viewer, 'ACCEPTED', async (manager, proposal, actorId) => {
      const { corrections } = this.parts;
      const { facilityId, field } = proposal;
      const correction = { field, value: text, source: source ?? proposal.source };
      const before = await corrections.accept(manager, facilityId, correction);
      return recordAction(manager, {
        ...{ actorId, action: AuditAction.ACCEPT_CORRECTION, targetId: facilityId, reason },
        snapshot: snapshotOf(field, before),
      });
    });
  }

  /** @throws AppError NOT_FOUND; CONFLICT for a decided proposal */
  async refuse({ id, reason: typed }: RefuseCorrectionInput, viewer: Viewer): Promise<ListedCorrection> {
    const reason = cleanLine(typed);
    assertValid({ reason: checkReason(reason) });
    return this.decide(id, viewer, 'REFUSED', (manager, { facilityId, field, value, memberId }, actorId) =>
      recordAction(manager, {
        ...{ actorId, action: AuditAction.REFUSE_CORRECTION, targetId: facilityId, reason },
        ...{ memberId: memberId ?? undefined, snapshot: snapshotOf(field, value) },
      }),
    );
  }

  /** Takes the data's value. @throws AppError NOT_FOUND; CONFLICT while an import runs */
  drop(input: DropCorrectionInput, viewer: Viewer, selection: SelectedFields): Promise<Facility> {
    return this.change(input, viewer, selection, AuditAction.DROP_CORRECTION);
  }

  /** Keeps the accepted value against the data. @throws AppError NOT_FOUND without a conflict; CONFLICT while an import runs */
  keep(input: DropCorrectionInput, viewer: Viewer, selection: SelectedFields): Promise<Facility> {
    return this.change(input, viewer, selection, AuditAction.KEEP_CORRECTION);
  }

  private async change(
    { facilityId: id, field, reason: typed }: DropCorrectionInput,
    { memberId }: Viewer,
    selection: SelectedFields,
    action: AuditAction.DROP_CORRECTION | AuditAction.KEEP_CORRECTION,
  ): Promise<Facility> {
    const { dataSource, corrections, facilities } = this.parts;
    const reason = cleanLine(typed);
    assertValid({ reason: checkReason(reason) });
    const facilityId = entityIdOf(id);
    if (facilityId === null) throw unknownFacility();
    await dataSource.transaction(async (manager) => {
      const { id: actorId } = await lockActor(manager, memberId);
      const ended =
        action === AuditAction.DROP_CORRECTION
          ? await corrections.drop(manager, facilityId, field)
          : await corrections.keep(manager, facilityId, field);
      const snapshot = snapshotOf(field, ended.value);
      await recordAction(manager, { actorId, action, targetId: facilityId, reason, snapshot });
    });
    return facilities.load(facilityId, selection);
  }

  /** @param work returns the id of its entry in the audit */
  private async decide(
    id: string,
    { memberId }: Viewer,
    status: CorrectionStatus,
    work: (manager: EntityManager, proposal: CorrectionProposal, actorId: number) => Promise<number[]>,
  ): Promise<ListedCorrection> {
    const proposalId = entityIdOf(id);
    if (proposalId === null) throw proposalNotFound();
    await this.parts.dataSource.transaction(async (manager) => {
      const { id: actorId } = await lockActor(manager, memberId);
      const proposal = await manager.findOne(CorrectionProposal, {
        where: { id: proposalId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!proposal) throw proposalNotFound();
      if (proposal.status !== 'PENDING') throw new AppError('CONFLICT', '이미 처리한 제안입니다.');
      const [decisionId] = await work(manager, proposal, actorId);
      await manager.update(CorrectionProposal, proposalId, { status, decidedAt: new Date(), decisionId });
    });
    const decided = await this.parts.repository.find(proposalId);
    if (!decided) throw proposalNotFound();
    return decided;
  }
}

/** For the audit. */
export const snapshotOf = (field: CorrectableField, value: string | null) => `${field}: ${value ?? '없음'}`;

const proposalNotFound = () => new AppError('NOT_FOUND', '제안을 찾을 수 없습니다.');
