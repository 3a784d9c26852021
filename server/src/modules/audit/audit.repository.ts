import type { DataSource } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import type { AuditEntry } from './audit-entry.entity';

/** Newest first. Raw: page and total in one statement, so that they agree. */
export async function listAuditEntries(
  dataSource: DataSource,
  { page, size }: { page: number; size: number },
): Promise<{ items: AuditEntry[]; totalCount: number }> {
  const rows = await dataSource.query<RowOfPage<AuditEntry>[]>(
    `SELECT total."totalCount", item.*
     FROM (SELECT count(*) AS "totalCount" FROM audit_entry) AS total
     LEFT JOIN (SELECT id, actor_id AS "actorId", action, target_id AS "targetId", reason, snapshot,
                  inserted_at AS "insertedAt" FROM audit_entry
                ORDER BY inserted_at DESC, id DESC LIMIT $1 OFFSET $2) AS item ON true
     ORDER BY item."insertedAt" DESC, item.id DESC`,
    [size, page * size],
  );
  return pageOfRows(rows);
}
