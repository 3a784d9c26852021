import type { DataSource } from 'typeorm';
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

type CommentRow = Pick<Comment, 'id' | 'memberId' | 'content' | 'insertedAt'>;

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
       SELECT c.id, c.board_id AS "boardId", c.member_id AS "memberId", c.content, c.inserted_at AS "insertedAt" FROM ${own}
       ORDER BY c.inserted_at DESC, c.id DESC LIMIT $3 OFFSET $4
     ) AS item ON true ORDER BY item."insertedAt" DESC, item.id DESC`,
    [...visibilityOf(viewer), size, page * size],
  );
  return pageOfRows(rows);
}

/** Raw: the condition of visibility is SQL. */
export async function findComment(dataSource: DataSource, id: number, viewer: Viewer | null): Promise<Comment | null> {
  const [comment] = await dataSource.query<Comment[]>(
    `SELECT c.id, c.board_id AS "boardId", c.member_id AS "memberId", c.content, c.inserted_at AS "insertedAt"
     FROM comment c JOIN board b ON b.id = c.board_id WHERE c.id = $3 AND ${visibleTo({ memberId: '$1', isAdmin: '$2' })}`,
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
  const rows = await dataSource.query<(CommentRow & { totalCount: number })[]>(
    `SELECT total.count AS "totalCount", item.*
     FROM board b CROSS JOIN (SELECT count(*) FROM comment WHERE board_id = $3) AS total LEFT JOIN LATERAL (
       SELECT id, member_id AS "memberId", content, inserted_at AS "insertedAt" FROM comment
       WHERE board_id = b.id ORDER BY inserted_at, id OFFSET $4 LIMIT $5
     ) AS item ON true
     WHERE b.id = $3 AND ${visibleTo({ memberId: '$1', isAdmin: '$2' })} ORDER BY item."insertedAt", item.id`,
    [...visibilityOf(viewer), boardId, offset, limit],
  );
  const [first] = rows;
  if (!first) return null;
  const items = rows.flatMap(({ totalCount: _, ...row }) => (row.id === null ? [] : [{ ...row, boardId } as Comment]));
  return { items, totalCount: first.totalCount };
}
