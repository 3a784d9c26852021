import type { DataSource, EntityManager } from 'typeorm';
import { blindingColumns } from '../../shared/blinding';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import type { Viewer } from '../../shared/viewer';
import { visibilityOf, visibleTo } from './board-visibility.sql';
import type { CommentPage } from './board.output';
import type { Comment } from './comment.entity';

export interface CommentListOptions {
  offset: number;
  limit: number;
  viewer: Viewer | null;
}

/** Columns of a row `c` with the schema's field names. The first placeholders are those of `visibilityOf`. */
const COLUMNS = `c.id, c.board_id AS "boardId", c.member_id AS "memberId", c.content, c.inserted_at AS "insertedAt", ${blindingColumns('c')},
  EXISTS (SELECT FROM comment_report WHERE comment_id = c.id AND reporter_id = $1::integer) AS "viewerHasReported"`;
/** `canSeeText` of shared/blinding.ts as SQL. */
const IS_VISIBLE = '(c.blinded_at IS NULL OR $2::boolean OR c.member_id = $1::integer)';

/** A member's own, newest first. Without those under announcements that have become private. Raw: page and total in one statement. */
export async function listOwnComments(
  dataSource: DataSource,
  { page, size }: { page: number; size: number },
  viewer: Viewer,
): Promise<CommentPage> {
  const own = `comment c JOIN board b ON b.id = c.board_id
     WHERE c.member_id = $1 AND ${visibleTo({ memberId: '$1', isAdmin: '$2' })}`;
  const rows = await dataSource.query<RowOfPage<Comment>[]>(
    `SELECT total."totalCount", item.* FROM (SELECT count(*) AS "totalCount" FROM ${own}) AS total LEFT JOIN (
       SELECT ${COLUMNS} FROM ${own}
       ORDER BY c.inserted_at DESC, c.id DESC LIMIT $3 OFFSET $4
     ) AS item ON true ORDER BY item."insertedAt" DESC, item.id DESC`,
    [...visibilityOf(viewer), size, page * size],
  );
  return pageOfRows(rows);
}

/** Raw: the condition of visibility is SQL. */
export async function findComment(dataSource: DataSource, id: number, viewer: Viewer | null): Promise<Comment | null> {
  const [comment] = await dataSource.query<Comment[]>(
    `SELECT ${COLUMNS} FROM comment c JOIN board b ON b.id = c.board_id
     WHERE c.id = $3 AND ${IS_VISIBLE} AND ${visibleTo({ memberId: '$1', isAdmin: '$2' })}`,
    [...visibilityOf(viewer), id],
  );
  return comment ?? null;
}

/**
 * Oldest first. Raw: visibility, comments and total in one statement, so that a concurrent switch to private cannot leak comments.
 * @returns null if the announcement is unknown or hidden from the viewer
 */
export async function listComments(
  dataSource: DataSource,
  boardId: number,
  { offset, limit, viewer }: CommentListOptions,
): Promise<CommentPage | null> {
  const rows = await dataSource.query<RowOfPage<Comment>[]>(
    `SELECT total.count AS "totalCount", item.*
     FROM board b CROSS JOIN (SELECT count(*) FROM comment c WHERE c.board_id = $3 AND ${IS_VISIBLE}) AS total LEFT JOIN LATERAL (
       SELECT ${COLUMNS} FROM comment c WHERE c.board_id = b.id AND ${IS_VISIBLE} ORDER BY c.inserted_at, c.id OFFSET $4 LIMIT $5
     ) AS item ON true
     WHERE b.id = $3 AND ${visibleTo({ memberId: '$1', isAdmin: '$2' })} ORDER BY item."insertedAt", item.id`,
    [...visibilityOf(viewer), boardId, offset, limit],
  );
  return rows.length === 0 ? null : pageOfRows(rows);
}

/** In the order of the ids, for administrators; null for what is gone. */
export async function findComments(
  manager: Pick<EntityManager, 'query'>,
  ids: readonly number[],
  viewer: Viewer,
): Promise<(Comment | null)[]> {
  const rows = await manager.query<Comment[]>(`SELECT ${COLUMNS} FROM comment c WHERE c.id = ANY($3) AND ${IS_VISIBLE}`, [
    ...visibilityOf(viewer),
    [...new Set(ids)],
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
