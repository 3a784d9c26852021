import DataLoader from 'dataloader';
import { type DataSource, In, IsNull, Not } from 'typeorm';
import { entityIdOf } from '../../shared/validation/entity-id';
import { assertPageInRange } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { lockActor } from '../member/member.locks';
import type { SetVisitReportsAsideInput, VisitReportBurstsArgs } from './visit.input';
import type { AdminVisitReport, VisitReportBurstPage } from './visit.output';
import type { BurstKey, VisitRepository } from './visit.repository';
import { VisitReport } from './visit-report.entity';

/** Owns the administrators' view of visit reports and setting them aside. Not here: reporting (visit.service.ts). */
export class VisitAdminService {
  private readonly reports: DataLoader<BurstKey, AdminVisitReport[]>;

  constructor(private readonly parts: { dataSource: DataSource; repository: VisitRepository }) {
    this.reports = new DataLoader((bursts) => parts.repository.ofBursts(bursts), { cache: false });
  }

  listBursts(args: VisitReportBurstsArgs): Promise<VisitReportBurstPage> {
    assertPageInRange(args);
    return this.parts.repository.bursts(args);
  }

  listReports(burst: BurstKey): Promise<AdminVisitReport[]> {
    return this.reports.load(burst);
  }

  /** Audits only actual changes. @returns the reports that still exist */
  async setAside({ ids, isSetAside }: SetVisitReportsAsideInput, { memberId }: Viewer): Promise<AdminVisitReport[]> {
    const reportIds = [...new Set(ids.map(entityIdOf))].filter((id) => id !== null);
    await this.parts.dataSource.transaction(async (manager) => {
      const { id: actorId } = await lockActor(manager, memberId);
      const changing = await manager.find(VisitReport, {
        select: { id: true, memberId: true },
        where: { id: In(reportIds), setAsideAt: isSetAside ? IsNull() : Not(IsNull()) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (changing.length === 0) return;
      const targets = changing.map(({ id }) => id);
      await manager.update(VisitReport, { id: In(targets) }, { setAsideAt: isSetAside ? new Date() : null });
      const action = isSetAside ? AuditAction.SET_VISIT_REPORT_ASIDE : AuditAction.RESTORE_VISIT_REPORT;
      await recordAction(manager, ...changing.map(({ id: targetId, memberId }) => ({ actorId, action, targetId, memberId })));
    });
    return this.parts.repository.forAdmins(reportIds);
  }
}
