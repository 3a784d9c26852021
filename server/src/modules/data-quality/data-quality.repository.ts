import type { DataSource } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { escapeLike } from '../../shared/text/escape-like';
import type { PagingArgs } from '../../shared/validation/paging-args';
import { DataFindingKind, type DataFindingsArgs } from './data-quality.input';
import type {
  DataFinding,
  DataFindingCount,
  DataFindingPage,
  FacilityImportPage,
  FacilityImportSummary,
} from './data-quality.output';
import { FINDINGS, isOfImport, SLOW_KINDS } from './findings.sql';

const FAST_KINDS = Object.values(DataFindingKind).filter((kind) => !SLOW_KINDS.includes(kind));
const COUNTS = ['read', 'added', 'changed', 'unchanged', 'vanished', 'merged', 'refused'];

/** Raw: readings and reports are JSON; page and total in one statement, so that they agree. */
export class DataQualityRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findings({ kind, query, page, size }: DataFindingsArgs, importId: number | null): Promise<DataFindingPage> {
    const rows = await this.dataSource.query<RowOfPage<DataFinding>[]>(
      `WITH found AS (SELECT * FROM (${FINDINGS[kind]}) AS finding WHERE $1::int IS NULL OR $1 IS NOT NULL),
       matching AS MATERIALIZED (
         SELECT * FROM found WHERE $2 = '%%' OR lower(text) LIKE lower($2) OR lower(detail) LIKE lower($2)
       )
       SELECT total."totalCount", item.*
       FROM (SELECT count(*) AS "totalCount" FROM matching) AS total
       LEFT JOIN (SELECT *, row_number() OVER (${isOfImport(kind) ? 'ORDER BY id::int' : 'ORDER BY "facilityCount" DESC, text COLLATE "C", id'}) AS position FROM matching
                  ORDER BY position LIMIT $3 OFFSET $4) AS item ON true
       ORDER BY item.position`,
      [importId, `%${escapeLike(query.trim())}%`, size, page * size],
    );
    return pageOfRows(rows);
  }

  async overview(): Promise<DataFindingCount[]> {
    const counts = FAST_KINDS.map((kind) => `SELECT '${kind}' AS kind, count(*) AS count FROM (${FINDINGS[kind]}) AS finding`);
    return this.dataSource.query(counts.join(' UNION ALL ').replaceAll('$1', 'NULL::int'));
  }

  async imports({ page, size }: PagingArgs): Promise<FacilityImportPage> {
    const rows = await this.dataSource.query<RowOfPage<FacilityImportSummary>[]>(
      `SELECT total."totalCount", item.*
       FROM (SELECT count(*) AS "totalCount" FROM facility_import) AS total
       LEFT JOIN (SELECT id, file_name AS "fileName", edition, finished_at AS "finishedAt",
                    ${COUNTS.map((name) => `coalesce((report ->> '${name}')::int, 0) AS ${name}`).join(', ')}
                  FROM facility_import ORDER BY id DESC LIMIT $1 OFFSET $2) AS item ON true
       ORDER BY item.id DESC`,
      [size, page * size],
    );
    return pageOfRows(rows);
  }
}
