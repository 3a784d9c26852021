import type { DataSource, EntityManager } from 'typeorm';
import { CorrectionProposal } from '../modules/correction/correction-proposal.entity';
import { FacilityCorrection } from '../modules/facility/facility-correction.entity';
import { FacilityCorrectionService } from '../modules/facility/facility-correction.service';
import { Facility } from '../modules/facility/facility.entity';
import { Member } from '../modules/member/member.entity';
import type { DemoContent } from './demo-content';
import { DAY_MS } from './demo-moment';

type QueuedCorrection = ReturnType<DemoContent['adminQueue']>['corrections'][number];

/**
 * Proposals of the demo members about demo places, unless there are proposals already; some accepted, one of those against a newer
 * edition. Not under the import lock, with which nothing can be accepted.
 * @throws AppError CONFLICT while an import runs
 */
export async function seedDemoCorrections(dataSource: DataSource, content: DemoContent): Promise<void> {
  await dataSource.transaction(async (manager) => {
    // Raw: two servers that start at the same time add them once.
    await manager.query('LOCK TABLE correction_proposal IN SHARE ROW EXCLUSIVE MODE');
    if (await manager.exists(CorrectionProposal)) return;
    const service = new FacilityCorrectionService(dataSource);
    for (const correction of content.adminQueue().corrections) await addCorrection(manager, service, correction);
  });
}

/** Skips missing members and places. */
async function addCorrection(
  manager: EntityManager,
  service: FacilityCorrectionService,
  { nickName, daysAgo, place, field, value, source, accepted }: QueuedCorrection,
): Promise<void> {
  const member = await manager.findOneBy(Member, { nickName, isDemo: true });
  const facility = await manager.findOneBy(Facility, { name: place, isDemo: true });
  if (!member || !facility) return;
  const facilityId = facility.id;
  await manager.insert(CorrectionProposal, {
    ...{ facilityId, memberId: member.id, field, value, source, insertedAt: ago(daysAgo) },
    ...(accepted && { status: 'ACCEPTED', decidedAt: ago(accepted.daysAgo) }),
  });
  if (!accepted) return;
  const { conflict } = accepted;
  // Raw: some cells of the newer edition.
  if (conflict)
    await manager.query('UPDATE facility_source SET cells = cells || $2::jsonb WHERE facility_id = $1', [
      facilityId,
      conflict.cells,
    ]);
  await service.accept(manager, facilityId, { field, value, source });
  await manager.update(
    FacilityCorrection,
    { facilityId, field },
    { acceptedAt: ago(accepted.daysAgo), conflictSince: conflict ? ago(conflict.daysAgo) : null },
  );
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
