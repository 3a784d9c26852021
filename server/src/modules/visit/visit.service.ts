import { isDeepStrictEqual } from 'node:util';
import DataLoader from 'dataloader';
import { petClassOf } from '@baldojang/rules/entry/pet-class';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { answerOf, type SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import { seoulDate } from '../../shared/text/seoul-time';
import type { Viewer } from '../../shared/viewer';
import { VISIT_RULES } from '../../shared/validation/visit-rules';
import type { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { lockFacility, unknownFacility } from '../facility/facility.locks';
import { lockActor, lockSuspendedActor } from '../member/member.locks';
import { checkConditionKind, checkVisitedOn } from './visit-checks';
import type { CreateVisitReportInput, DeleteVisitReportInput, ViewerVisitReportsArgs } from './visit.input';
import type { OwnVisitReportPage, VisitSummary } from './visit.output';
import type { OfMember, VisitRepository } from './visit.repository';
import { VisitReport } from './visit-report.entity';

export interface VisitServiceParts {
  dataSource: DataSource;
  facilities: FacilityService;
  repository: VisitRepository;
}

/** Owns visit reports of members. Not here: setting them aside (visit-admin.service.ts). */
export class VisitService {
  private readonly summaries: DataLoader<number, VisitSummary>;
  private readonly own: DataLoader<OfMember, VisitReport[]>;

  constructor(private readonly parts: VisitServiceParts) {
    const { repository } = parts;
    this.summaries = new DataLoader((ids) => repository.summaries(ids), { cache: false });
    this.own = new DataLoader((pairs) => repository.ofMembers(pairs), { cache: false });
  }

  summaryOf(facilityId: number): Promise<VisitSummary> {
    return this.summaries.load(facilityId);
  }

  /** The member's own reports of a place, latest first. */
  listOwn(pair: OfMember): Promise<VisitReport[]> {
    return this.own.load(pair);
  }

  /** All of the member's own, latest first. */
  listAllOwn(args: ViewerVisitReportsArgs, { memberId }: Viewer): Promise<OwnVisitReportPage> {
    assertPageInRange(args);
    return this.parts.repository.listOf(memberId, args);
  }

  /**
   * Idempotent with a `requestKey`.
   * @throws AppError NOT_FOUND for an unknown place, CONFLICT for the member's second report of a place and day
   */
  async create(
    { facilityId: id, requestKey = null, ...input }: CreateVisitReportInput,
    viewer: Viewer,
    selection: SelectedFields,
  ): Promise<Facility> {
    const { outcome, conditionKind = null } = input;
    const facilityId = entityIdOf(id);
    if (facilityId === null) throw unknownFacility();
    const request = { memberId: viewer.memberId, requestKey, facilityId, outcome, conditionKind, visitedOn: input.visitedOn };
    // Before the day is checked: a repeat may come weeks later.
    if (await isReported(this.parts.dataSource.manager, request)) return this.loadFacility(facilityId, selection);
    const now = new Date();
    const visitedOn = input.visitedOn ?? seoulDate(now);
    assertValid({
      visitedOn: checkVisitedOn(visitedOn, now),
      conditionKind: checkConditionKind(outcome, conditionKind),
    });
    await this.parts.dataSource.transaction(async (manager) => {
      const { id: memberId } = await lockActor(manager, viewer.memberId);
      await lockFacility(manager, facilityId);
      const pets = input.pets.map(petClassOf);
      const report = { memberId, facilityId, visitedOn, outcome, conditionKind, pets, requestKey };
      const insert = manager
        .createQueryBuilder()
        .insert()
        .into(VisitReport)
        .values(report)
        .orIgnore()
        .returning('id')
        .updateEntity(false);
      // Relies on the unique indexes: a check before the insert would race.
      const isAdded = ((await insert.execute()).raw as unknown[]).length > 0;
      if (!isAdded && !(await isReported(manager, request))) throw new AppError('CONFLICT', VISIT_RULES.againText);
    });
    return this.loadFacility(facilityId, selection);
  }

  /** @throws AppError NOT_FOUND, also for another member's; CONFLICT if set aside, because otherwise it could be reported again */
  async remove({ id }: DeleteVisitReportInput, viewer: Viewer, selection: SelectedFields): Promise<Facility> {
    const reportId = entityIdOf(id);
    if (reportId === null) throw reportNotFound();
    const facilityId = await this.parts.dataSource.transaction(async (manager) => {
      const { id: memberId } = await lockSuspendedActor(manager, viewer.memberId);
      const own = await manager.findOneBy(VisitReport, { id: reportId, memberId });
      if (!own) throw reportNotFound();
      const { affected } = await manager.delete(VisitReport, { id: reportId, setAsideAt: IsNull() });
      if (!affected) throw new AppError('CONFLICT', VISIT_RULES.setAsideText);
      return own.facilityId;
    });
    return this.loadFacility(facilityId, selection);
  }

  private loadFacility(id: number, selection: SelectedFields): Promise<Facility> {
    return answerOf<Facility>({ id }, selection, () => this.parts.facilities.load(id, selection));
  }
}

/** @throws AppError CONFLICT if the member used the key for another report */
async function isReported(
  manager: EntityManager,
  {
    memberId,
    requestKey,
    visitedOn,
    ...content
  }: Pick<VisitReport, 'memberId' | 'requestKey' | 'facilityId' | 'outcome' | 'conditionKind'> & {
    /** Missing: the day on which it was first sent. */
    visitedOn: string | null | undefined;
  },
): Promise<boolean> {
  if (requestKey === null) return false;
  const report = await manager.findOneBy(VisitReport, { memberId, requestKey });
  if (!report) return false;
  const { facilityId, outcome, conditionKind } = report;
  if (!isDeepStrictEqual(content, { facilityId, outcome, conditionKind }) || (visitedOn ?? report.visitedOn) !== report.visitedOn)
    throw new AppError('CONFLICT', '같은 요청 이름으로 다른 방문을 이미 알렸습니다.', {
      fieldErrors: { requestKey: '새 이름을 보내 주세요.' },
    });
  return true;
}

const reportNotFound = () => new AppError('NOT_FOUND', '방문 기록을 찾을 수 없습니다.');
