import type { DataSource, EntityManager } from 'typeorm';
import { escapeLike } from '../../shared/text/escape-like';
import { LIMITS } from '../../shared/validation/limits';
import type { Viewer } from '../../shared/viewer';
import type { FileService } from '../file/file.service';
import type { Board } from './board.entity';
import type { BoardPage } from './board.output';
import { visibilityOf, visibleTo } from './board-visibility.sql';

/**
 * Columns of a row `b` of board with the schema's field names. Includes files and the number of comments, so that a list is one
 * statement.
 */
const BOARD_COLUMNS = `
  b.id, b.title, b.content, b.is_private AS "isPrivate", b.member_id AS "memberId", b.version, b.inserted_at AS "insertedAt",
  (SELECT coalesce(json_agg(json_build_object('key', file.key, 'name', file.name, 'mediaType', file.media_type, 'kind', file.kind,
                                              'bytes', file.bytes, 'width', file.width, 'height', file.height,
                                              'thumbhash', file.thumbhash) ORDER BY file.id), '[]')
   FROM board_file JOIN stored_file file ON file.id = board_file.file_id WHERE board_file.board_id = b.id) AS files,
  (SELECT count(*) FROM comment WHERE comment.board_id = b.id AND comment.blinded_at IS NULL) AS "commentCount"`;

/** A row of BOARD_COLUMNS. */
type BoardRow = Pick<Board, 'id' | 'title' | 'content' | 'isPrivate' | 'memberId' | 'version' | 'insertedAt' | 'commentCount'> & {
  files: Parameters<FileService['attachmentOf']>[0][];
};

export interface BoardListOptions {
  /** Part of title or content; '' for any. */
  query: string;
  hasImage: boolean;
  page: number;
  size: number;
  viewer: Viewer | null;
}

const WHERE = `${visibleTo({ memberId: '$1', isAdmin: '$2' })}
  AND ($3 = '' OR b.title ILIKE $3 OR b.content ILIKE $3)
  AND (NOT $4::boolean OR EXISTS (SELECT FROM board_file JOIN stored_file file ON file.id = board_file.file_id
                                  WHERE board_file.board_id = b.id AND file.kind = 'IMAGE'))`;

/** Reads announcements. Raw SQL: one statement per list, without building entities, which would cost more than the query. */
export class BoardRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: Pick<FileService, 'attachmentOf'>,
  ) {}

  /**
   * Newest first. One statement, so that page, total and last page agree. A page past the end, or past LIMITS.deepestRow, becomes
   * the last one.
   */
  async list({ query, hasImage, page, size, viewer }: BoardListOptions): Promise<BoardPage> {
    const pattern = query && `%${escapeLike(query)}%`;
    const rows = await this.dataSource.query<(BoardRow & { totalCount: number; page: number })[]>(
      `WITH total AS (SELECT count(*) FROM board b WHERE ${WHERE}),
       target AS (
         SELECT count, greatest(least($5::integer, ceil(count / $6::numeric) - 1, $7::integer / $6::integer - 1), 0)::integer AS page
         FROM total
       ),
       listed AS (
         SELECT b.id FROM board b WHERE ${WHERE} ORDER BY b.id DESC OFFSET (SELECT page * $6::integer FROM target) LIMIT $6::integer
       )
       SELECT target.count AS "totalCount", target.page, ${BOARD_COLUMNS}
       FROM target LEFT JOIN (listed JOIN board b USING (id)) ON true ORDER BY listed.id DESC`,
      [...visibilityOf(viewer), pattern, hasImage, page, size, LIMITS.deepestRow],
    );
    const items = rows.flatMap(({ totalCount: _, page: __, ...row }) => (row.id === null ? [] : [boardOf(row, this.files)]));
    return { items, totalCount: rows[0]?.totalCount ?? 0, page: rows[0]?.page ?? 0 };
  }

  /**
   * In the order of the ids. The caller checks the visibility.
   * @param manager transaction whose writes must be visible
   */
  async findMany(ids: readonly number[], manager: EntityManager = this.dataSource.manager): Promise<(Board | null)[]> {
    const rows = await manager.query<BoardRow[]>(`SELECT ${BOARD_COLUMNS} FROM board b WHERE b.id = ANY($1)`, [
      [...new Set(ids)],
    ]);
    const byId = new Map(rows.map((row) => [row.id, boardOf(row, this.files)]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}

function boardOf({ files: rows, ...board }: BoardRow, files: Pick<FileService, 'attachmentOf'>): Board {
  const attachments = rows.map((row) => files.attachmentOf(row));
  return { ...board, attachments, attachmentCount: attachments.length } as Board;
}
