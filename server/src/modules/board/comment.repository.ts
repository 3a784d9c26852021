import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/viewer';
import { visibilityOf, visibleTo } from './board-visibility';
import type { CommentPage } from './board.output';
import type { Comment } from './comment.entity';

export interface CommentListOptions {
  offset: number;
  limit: number;
  viewer: Viewer | null;
}

type CommentRow = Pick<Comment, 'id' | 'memberId' | 'content' | 'insertedAt'>;

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
