/**
 * Columns of a row `b` of board with the schema's field names. Includes files and the number of comments, so that a list is one
 * statement.
 */
export const BOARD_COLUMNS = `
  b.id, b.title, b.content, b.is_private AS "isPrivate", b.member_id AS "memberId", b.version, b.inserted_at AS "insertedAt",
  (SELECT coalesce(json_agg(json_build_object('key', file.key, 'name', file.name, 'mediaType', file.media_type, 'kind', file.kind,
                                              'bytes', file.bytes, 'width', file.width, 'height', file.height,
                                              'thumbhash', file.thumbhash) ORDER BY file.id), '[]')
   FROM board_file JOIN stored_file file ON file.id = board_file.file_id WHERE board_file.board_id = b.id) AS files,
  (SELECT count(*) FROM comment WHERE comment.board_id = b.id) AS "commentCount"`;
