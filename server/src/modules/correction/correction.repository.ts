import type { DataSource } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { escapeLike } from '../../shared/text/escape-like';
import { correctableValue } from '../facility/facility-correction.sql';
import { CorrectionSort, type CorrectionsArgs } from './correction.input';
import type { CorrectionConflict, CorrectionConflictPage, CorrectionPage, ListedCorrection } from './correction.output';

const ORDERS: Record<CorrectionSort, string> = {
  [CorrectionSort.OLDEST]: 'p.inserted_at, p.id',
  [CorrectionSort.NEWEST]: 'p.inserted_at DESC, p.id DESC',
  [CorrectionSort.FACILITY]: 'f.name COLLATE "C", f.id, p.inserted_at, p.id',
};

const CURRENT = correctableValue('f', 'p.field');
const COLUMNS = `p.id, p.facility_id AS "facilityId", p.field, p.value, p.source, p.member_id AS "memberId", p.status,
  p.decided_at AS "decidedAt", p.inserted_at AS "insertedAt", ${CURRENT} AS "currentValue",
  CASE WHEN c.field IS NULL THEN ${CURRENT} ELSE c.data_value END AS "dataValue",
  f.final_creation_date AS "dataEdition", c.field IS NOT NULL AS "isCorrected", a.actor_id AS "deciderId", a.reason AS "decisionReason"`;
const FROM = `correction_proposal p JOIN facility f ON f.id = p.facility_id`;
const JOINS = `LEFT JOIN facility_correction c ON c.facility_id = p.facility_id AND c.field = p.field
  LEFT JOIN audit_entry a ON a.id = p.decision_id`;
const MATCHING = `($1::text IS NULL OR p.status = $1) AND ($2::int IS NULL OR p.facility_id = $2)
  AND ($3 = '%%' OR lower(f.name) LIKE lower($3) OR lower(p.value) LIKE lower($3) OR lower(p.source) LIKE lower($3))`;

/** Reads what administrators see. Raw: page and total in one statement, so that they agree. */
export class CorrectionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list({ status, query, sort, page, size }: CorrectionsArgs, facilityId: number | null): Promise<CorrectionPage> {
    const rows = await this.dataSource.query<RowOfPage<ListedCorrection>[]>(
      `SELECT total."totalCount", item.*
       FROM (SELECT count(*) AS "totalCount" FROM ${FROM} WHERE ${MATCHING}) AS total
       LEFT JOIN (SELECT ${COLUMNS}, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS position
                  FROM ${FROM} ${JOINS} WHERE ${MATCHING} ORDER BY ${ORDERS[sort]} LIMIT $4 OFFSET $5) AS item ON true
       ORDER BY item.position`,
      [status ?? null, facilityId, `%${escapeLike(query.trim())}%`, size, page * size],
    );
    return pageOfRows(rows);
  }

  async find(id: number): Promise<ListedCorrection | null> {
    const [row] = await this.dataSource.query<ListedCorrection[]>(`SELECT ${COLUMNS} FROM ${FROM} ${JOINS} WHERE p.id = $1`, [
      id,
    ]);
    return row ?? null;
  }

  async listConflicts({ page, size }: { page: number; size: number }): Promise<CorrectionConflictPage> {
    const rows = await this.dataSource.query<RowOfPage<CorrectionConflict>[]>(
      `SELECT total."totalCount", item.*
       FROM (SELECT count(*) AS "totalCount" FROM facility_correction WHERE conflict_since IS NOT NULL) AS total
       LEFT JOIN (SELECT c.facility_id || ':' || c.field AS id, c.facility_id AS "facilityId", c.field, c.value, c.source,
                    c.accepted_at AS "acceptedAt", c.data_value AS "dataValue", f.final_creation_date AS "dataEdition",
                    c.conflict_since AS "conflictSince"
                  FROM facility_correction c JOIN facility f ON f.id = c.facility_id WHERE c.conflict_since IS NOT NULL
                  ORDER BY c.conflict_since, c.facility_id, c.field LIMIT $1 OFFSET $2) AS item ON true
       ORDER BY item."conflictSince", item."facilityId", item.field`,
      [size, page * size],
    );
    return pageOfRows(rows);
  }
}
