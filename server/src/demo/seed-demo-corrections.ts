import type { DataSource, EntityManager } from 'typeorm';
import { AuditAction, AuditEntry } from '../modules/audit/audit-entry.entity';
import { snapshotOf } from '../modules/correction/correction-admin.service';
import { CorrectionProposal } from '../modules/correction/correction-proposal.entity';
import { FacilityCorrection } from '../modules/facility/facility-correction.entity';
import { FacilityCorrectionService } from '../modules/facility/facility-correction.service';
import { Facility } from '../modules/facility/facility.entity';
import { Member } from '../modules/member/member.entity';
import { findDemoAdmin } from './demo-accounts';
import type { DemoContent } from './demo-content';
import { DAY_MS } from './demo-moment';

type QueuedCorrection = ReturnType<DemoContent['adminQueue']>['corrections'][number];

/**
 * Proposals of the demo members about demo places, unless there are proposals already; some decided, one accepted against a newer
 * edition. Decisions with their entries in the audit. Not under the import lock, with which nothing can be accepted.
 * @throws AppError CONFLICT while an import runs
 */
export async function seedDemoCorrections(dataSource: DataSource, content: DemoContent): Promise<void> {
  await dataSource.transaction(async (manager) => {
    // Raw: two servers that start at the same time add them once.
    await manager.query('LOCK TABLE correction_proposal IN SHARE ROW EXCLUSIVE MODE');
    if (await manager.exists(CorrectionProposal)) return;
    const admin = await findDemoAdmin(manager);
    if (!admin) return;
    const service = new FacilityCorrectionService(dataSource);
    for (const correction of content.adminQueue().corrections) await addCorrection(manager, correction, { service, admin });
  });
}

interface Deciders {
  service: FacilityCorrectionService;
  admin: Member;
}

/** Skips missing members and places. */
async function addCorrection(
  manager: EntityManager,
  { nickName, daysAgo, place, field, value, source, accepted, refused }: QueuedCorrection,
  { service, admin }: Deciders,
): Promise<void> {
  const member = await manager.findOneBy(Member, { nickName, isDemo: true });
  const facility = await manager.findOneBy(Facility, { name: place, isDemo: true });
  if (!member || !facility) return;
  const facilityId = facility.id;
  const decision = accepted ?? refused;
  const proposal = await manager.save(CorrectionProposal, {
    ...{ facilityId, memberId: member.id, field, value, source, insertedAt: ago(daysAgo) },
    ...(decision && { status: accepted ? 'ACCEPTED' : 'REFUSED', decidedAt: ago(decision.daysAgo) }),
  });
  if (!decision) return;
  const before = accepted && (await accept(manager, service, { facilityId, field, value, source, accepted }));
  const { id: decisionId } = await manager.save(AuditEntry, {
    ...{ actorId: admin.id, targetId: facilityId, reason: decision.reason, insertedAt: ago(decision.daysAgo) },
    ...(accepted
      ? { action: AuditAction.ACCEPT_CORRECTION, snapshot: snapshotOf(field, before ?? null) }
      : { action: AuditAction.REFUSE_CORRECTION, snapshot: snapshotOf(field, value), memberId: member.id }),
  });
  await manager.update(CorrectionProposal, proposal.id, { decisionId });
}

type Accepted = Pick<QueuedCorrection, 'field' | 'value' | 'source'> & {
  facilityId: number;
  accepted: NonNullable<QueuedCorrection['accepted']>;
};

/** @returns the value before */
async function accept(
  manager: EntityManager,
  service: FacilityCorrectionService,
  { facilityId, field, value, source, accepted: { daysAgo, conflict } }: Accepted,
): Promise<string | null> {
  // Raw: some cells of the newer edition.
  if (conflict)
    await manager.query('UPDATE facility_source SET cells = cells || $2::jsonb WHERE facility_id = $1', [
      facilityId,
      conflict.cells,
    ]);
  const before = await service.accept(manager, facilityId, { field, value, source });
  await manager.update(
    FacilityCorrection,
    { facilityId, field },
    { acceptedAt: ago(daysAgo), conflictSince: conflict ? ago(conflict.daysAgo) : null },
  );
  return before;
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
