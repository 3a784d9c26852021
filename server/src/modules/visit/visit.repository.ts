import type { PetClass } from '@baldojang/rules/entry/pet-class';
import { type ClassVisits, MEMBERS_MIN } from '@baldojang/rules/entry/visits';
import type { DataSource } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { prepared } from '../../shared/prepared';
import { seoulDate } from '../../shared/text/seoul-time';
import type { ReportedPlace } from '../facility/entry.service';
import { IS_LISTED } from '../facility/facility-listed.sql';
import type { VisitOutcome, VisitReport } from './visit-report.entity';
import {
  type AdminVisitReport,
  BURST_MIN,
  BURST_REPORTS_MAX,
  COUNTED_DAYS,
  NEW_MEMBER_DAYS,
  type VisitConditionCount,
  type VisitReportBurst,
  type VisitReportBurstPage,
  type OwnVisitReport,
  type OwnVisitReportPage,
  type VisitSummary,
} from './visit.output';

/** One report for each day that can still be reported. */
export const OWN_MAX = 15;

const COLUMNS = `r.id, r.member_id AS "memberId", r.facility_id AS "facilityId", r.visited_on AS "visitedOn", r.outcome,
  r.condition_kind AS "conditionKind", r.pets, r.reported_at AS "reportedAt", r.set_aside_at AS "setAsideAt"`;
const ADMIN_COLUMNS = `${COLUMNS}, m.inserted_at AS "memberSince"`;
const REPORTED_ON = `(r.reported_at AT TIME ZONE 'Asia/Seoul')::date`;
const IS_NEW = `r.reported_at < m.inserted_at + interval '${NEW_MEMBER_DAYS} days'`;
/** `$2` is the first day that counts. */
const COUNTED = 'r.set_aside_at IS NULL AND r.visited_on >= $2';

/** Columns of `CLASSED` grouped by place and class. A report with two pets of a class counts once. */
const COUNTS = `r.facility_id AS "facilityId", pet->>'species' AS species, pet->>'size' AS size,
  count(*) FILTER (WHERE r.outcome = 'REFUSED') AS refusals,
  count(DISTINCT r.member_id) FILTER (WHERE r.outcome = 'REFUSED') AS "refusedMembers",
  count(*) FILTER (WHERE r.outcome = 'ENTERED') AS entries,
  count(DISTINCT r.member_id) FILTER (WHERE r.outcome = 'ENTERED') AS "enteredMembers"`;
const CLASSED = `visit_report r CROSS JOIN LATERAL (SELECT DISTINCT pet FROM jsonb_array_elements(r.pets) AS pet) AS class`;

type CountsRow = ClassVisits & Pick<VisitReport, 'facilityId'>;

export type OfMember = Pick<VisitReport, 'memberId' | 'facilityId'>;
export type BurstKey = Pick<VisitReportBurst, 'facilityId' | 'reportedOn'>;

interface SummaryRow extends Pick<VisitReport, 'facilityId' | 'conditionKind'> {
  outcome: VisitOutcome;
  count: number;
  newestOn: string;
}

/** Reads visit reports. Raw SQL throughout: aggregates over many places in one statement. */
export class VisitRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of the places. */
  async summaries(facilityIds: readonly number[]): Promise<VisitSummary[]> {
    const rows = await this.dataSource.query<SummaryRow[]>(
      prepared(
        `SELECT r.facility_id AS "facilityId", r.outcome, r.condition_kind AS "conditionKind", count(*) AS count,
           max(r.visited_on) AS "newestOn"
         FROM visit_report r WHERE r.facility_id = ANY($1) AND ${COUNTED} GROUP BY 1, 2, 3 ORDER BY count DESC, 3`,
      ),
      [[...new Set(facilityIds)], firstCountedDay()],
    );
    const ofPlaces = groupedBy(rows, ({ facilityId }) => facilityId);
    return facilityIds.map((id) => summaryOf(ofPlaces.get(id) ?? []));
  }

  /** By pet class, in the order of the places. */
  async countsOf(facilityIds: readonly number[]): Promise<ClassVisits[][]> {
    const rows = await this.dataSource.query<CountsRow[]>(
      prepared(`SELECT ${COUNTS} FROM ${CLASSED} WHERE r.facility_id = ANY($1) AND ${COUNTED} GROUP BY r.facility_id, pet`),
      [[...new Set(facilityIds)], firstCountedDay()],
    );
    const ofPlaces = groupedBy(rows, ({ facilityId }) => facilityId);
    return facilityIds.map((id) => ofPlaces.get(id) ?? []);
  }

  /** Places where enough members reported to change the entry decision for these pet classes. */
  async decisiveCounts(classes: readonly PetClass[]): Promise<ReportedPlace[]> {
    const rows = await this.dataSource.query<(CountsRow & Pick<ReportedPlace, 'entryPolicyId'>)[]>(
      prepared(
        `SELECT counts.*, f.entry_policy_id AS "entryPolicyId" FROM (
           SELECT ${COUNTS} FROM ${CLASSED} WHERE pet = ANY($1::jsonb[]) AND ${COUNTED} GROUP BY r.facility_id, pet
         ) AS counts JOIN facility f ON f.id = counts."facilityId"
         WHERE greatest(counts."refusedMembers", counts."enteredMembers") >= ${MEMBERS_MIN}
           AND ${IS_LISTED} AND f.entry_policy_id IS NOT NULL`,
      ),
      [classes.map((one) => JSON.stringify(one)), firstCountedDay()],
    );
    return [...groupedBy(rows, ({ facilityId }) => facilityId)].map(([facilityId, visits]) => ({
      ...{ facilityId, visits, entryPolicyId: visits[0]!.entryPolicyId },
    }));
  }

  /** Each member's own of a place, latest first, in the order of the pairs. */
  async ofMembers(pairs: readonly OfMember[]): Promise<VisitReport[][]> {
    const rows = await this.dataSource.query<(VisitReport & { position: number })[]>(
      `SELECT pair.position, own.* FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS pair (member_id, facility_id, position),
         LATERAL (SELECT ${COLUMNS} FROM visit_report r WHERE r.member_id = pair.member_id AND r.facility_id = pair.facility_id
                  ORDER BY r.visited_on DESC LIMIT ${OWN_MAX}) AS own
       ORDER BY pair.position, own."visitedOn" DESC`,
      [pairs.map(({ memberId }) => memberId), pairs.map(({ facilityId }) => facilityId)],
    );
    const ofPairs = groupedBy(rows, ({ position }) => position);
    return pairs.map((_, index) => ofPairs.get(index + 1) ?? []);
  }

  /** A member's own, latest first. Page and total in one statement. */
  async listOf(memberId: number, { page, size }: { page: number; size: number }): Promise<OwnVisitReportPage> {
    const rows = await this.dataSource.query<RowOfPage<OwnVisitReport>[]>(
      `SELECT total."totalCount", item.* FROM (SELECT count(*) AS "totalCount" FROM visit_report WHERE member_id = $1) AS total
       LEFT JOIN (SELECT ${COLUMNS} FROM visit_report r WHERE r.member_id = $1
                  ORDER BY r.visited_on DESC, r.id DESC LIMIT $2 OFFSET $3) AS item ON true
       ORDER BY item."visitedOn" DESC, item.id DESC`,
      [memberId, size, page * size],
    );
    return pageOfRows(rows);
  }

  /** Of reports that still count. A page with the number of all in one statement, which therefore agree; a page past the end is empty. */
  async bursts({ page, size }: { page: number; size: number }): Promise<VisitReportBurstPage> {
    const rows = await this.dataSource.query<RowOfPage<VisitReportBurst>[]>(
      `WITH burst AS (
         SELECT r.facility_id AS "facilityId", ${REPORTED_ON} AS "reportedOn", count(*) AS "reportCount",
           count(DISTINCT r.member_id) FILTER (WHERE ${IS_NEW}) AS "newMemberCount",
           count(*) FILTER (WHERE r.outcome = 'REFUSED') AS "refusedCount", count(r.set_aside_at) AS "setAsideCount"
         FROM visit_report r JOIN member m ON m.id = r.member_id WHERE r.visited_on >= $3
         GROUP BY 1, 2 HAVING count(*) FILTER (WHERE ${IS_NEW}) >= ${BURST_MIN}
       )
       SELECT total."totalCount", item.* FROM (SELECT count(*) AS "totalCount" FROM burst) AS total
       LEFT JOIN (SELECT "facilityId" || ':' || "reportedOn" AS id, * FROM burst
                  ORDER BY "reportedOn" DESC, "facilityId" LIMIT $1 OFFSET $2) AS item ON true
       ORDER BY item."reportedOn" DESC, item."facilityId"`,
      [size, page * size, firstCountedDay()],
    );
    return pageOfRows(rows);
  }

  /** In the order of the bursts: counted reports before those set aside, newest first. */
  async ofBursts(bursts: readonly BurstKey[]): Promise<AdminVisitReport[][]> {
    const rows = await this.dataSource.query<(AdminVisitReport & { position: number })[]>(
      `SELECT burst.position, report.* FROM unnest($1::int[], $2::date[]) WITH ORDINALITY AS burst (facility_id, reported_on, position),
         LATERAL (SELECT ${ADMIN_COLUMNS} FROM visit_report r JOIN member m ON m.id = r.member_id
                  WHERE r.facility_id = burst.facility_id AND ${REPORTED_ON} = burst.reported_on
                  ORDER BY r.set_aside_at IS NOT NULL, r.reported_at DESC, r.id DESC LIMIT ${BURST_REPORTS_MAX}) AS report
       ORDER BY burst.position, report."setAsideAt" IS NOT NULL, report."reportedAt" DESC, report.id DESC`,
      [bursts.map(({ facilityId }) => facilityId), bursts.map(({ reportedOn }) => reportedOn)],
    );
    const ofBursts = groupedBy(rows, ({ position }) => position);
    return bursts.map((_, index) => ofBursts.get(index + 1) ?? []);
  }

  /** Newest first. */
  forAdmins(ids: readonly number[]): Promise<AdminVisitReport[]> {
    return this.dataSource.query<AdminVisitReport[]>(
      `SELECT ${ADMIN_COLUMNS} FROM visit_report r JOIN member m ON m.id = r.member_id WHERE r.id = ANY($1)
       ORDER BY r.reported_at DESC, r.id DESC`,
      [ids],
    );
  }
}

/** Map.groupBy, which Node 20 lacks. */
function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const firstCountedDay = () => seoulDate(new Date(), -COUNTED_DAYS);

function summaryOf(rows: readonly SummaryRow[]): VisitSummary {
  const countOf = (outcome: VisitOutcome) =>
    rows.filter((row) => row.outcome === outcome).reduce((sum, { count }) => sum + count, 0);
  const conditions = rows.flatMap(({ conditionKind: kind, count }): VisitConditionCount[] => (kind ? [{ kind, count }] : []));
  const newestOn =
    rows
      .map((row) => row.newestOn)
      .sort()
      .at(-1) ?? null;
  return {
    ...{ enteredCount: countOf('ENTERED'), refusedCount: countOf('REFUSED'), differentCount: countOf('DIFFERENT') },
    ...{ newestOn, conditions },
  };
}
