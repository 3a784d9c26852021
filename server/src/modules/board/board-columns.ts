/**
 * An announcement as the schema shows it, from a row `b` of board: a plain row with the schema's field names, since hydrated entities
 * would cost more than the query. Files and the number of comments come with it, so that a list of any length is one statement.
 */
export const BOARD_COLUMNS = `
  b.id, b.title, b.content, b.is_private AS "isPrivate", b.member_id AS "memberId", b.version, b.inserted_at AS "insertedAt",
  (SELECT coalesce(json_agg(json_build_object('key', file.key, 'name', file.name, 'mediaType', file.media_type, 'kind', file.kind,
                                              'bytes', file.bytes, 'width', file.width, 'height', file.height,
                                              'thumbhash', file.thumbhash) ORDER BY file.id), '[]')
   FROM board_file JOIN stored_file file ON file.id = board_file.file_id WHERE board_file.board_id = b.id) AS files,
  (SELECT count(*) FROM comment WHERE comment.board_id = b.id) AS "commentCount"`;
