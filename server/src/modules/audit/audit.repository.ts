import type { DataSource } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { escapeLike } from '../../shared/text/escape-like';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { AuditAction, AuditEntry } from './audit-entry.entity';

export interface AuditFilter {
  query: string;
  action?: AuditAction | null;
  actorId?: string | null;
  from?: Date | null;
  until?: Date | null;
}

const MATCHING = `($1 = '%%' OR lower(reason) LIKE lower($1) OR lower(snapshot) LIKE lower($1))
  AND ($2::text IS NULL OR action = $2) AND ($3::int IS NULL OR actor_id = $3)
  AND ($4::timestamptz IS NULL OR inserted_at >= $4) AND ($5::timestamptz IS NULL OR inserted_at < $5)`;

/** Newest first. Raw: page and total in one statement, so that they agree. */
export async function listAuditEntries(
  dataSource: DataSource,
  { page, size, ...filter }: AuditFilter & { page: number; size: number },
): Promise<{ items: AuditEntry[]; totalCount: number }> {
  const rows = await dataSource.query<RowOfPage<AuditEntry>[]>(
    `SELECT total."totalCount", item.*
     FROM (SELECT count(*) AS "totalCount" FROM audit_entry WHERE ${MATCHING}) AS total
     LEFT JOIN (SELECT id, actor_id AS "actorId", action, target_id AS "targetId", reason, snapshot,
                  member_id AS "memberId",
                  inserted_at AS "insertedAt" FROM audit_entry WHERE ${MATCHING}
                ORDER BY inserted_at DESC, id DESC LIMIT $6 OFFSET $7) AS item ON true
     ORDER BY item."insertedAt" DESC, item.id DESC`,
    [
      `%${escapeLike(filter.query.trim())}%`,
      filter.action ?? null,
      filter.actorId == null ? null : (entityIdOf(filter.actorId) ?? 0),
      filter.from ?? null,
      filter.until ?? null,
      ...[size, page * size],
    ],
  );
  return pageOfRows(rows);
}
