import { blindingColumns } from '../../shared/blinding';

/**
 * Columns of a row `r` of review with the schema's field names. Includes pictures, tags (null if none) and likes, so that a list is
 * one statement.
 * @param viewer placeholder of the viewer's id; null for a visitor
 */
export const reviewColumns = (viewer: string | null) => `
  r.id, r.facility_id AS "facilityId", r.member_id AS "memberId", r.content, r.rating, r.inserted_at AS "insertedAt",
  (SELECT json_agg(json_build_object('key', file.key, 'name', file.name, 'width', file.width, 'height', file.height,
                                     'thumbhash', file.thumbhash) ORDER BY file.id)
   FROM review_image JOIN stored_file file ON file.id = review_image.file_id WHERE review_image.review_id = r.id) AS images,
  (SELECT json_agg(json_build_object('id', tag.id, 'name', tag.name) ORDER BY review_tag.position)
   FROM review_tag JOIN tag ON tag.id = review_tag.tag_id WHERE review_tag.review_id = r.id) AS tags,
  (SELECT count(*) FROM review_like WHERE review_like.review_id = r.id) AS "likeCount"${viewer === null ? '' : ofViewer(viewer)}`;

const ofViewer = (viewer: string) => `,
  ${blindingColumns('r')},
  ${isThere('review_like', 'member_id', viewer)} AS "viewerHasLiked", ${isThere('review_report', 'reporter_id', viewer)} AS "viewerHasReported"`;

const isThere = (table: string, column: string, viewer: string): string =>
  `EXISTS (SELECT FROM ${table} WHERE ${table}.review_id = r.id AND ${table}.${column} = ${viewer})`;
