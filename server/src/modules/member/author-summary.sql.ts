import type { SelectedFields } from '../../shared/selected-fields';

/** Public fields of a member, and those they are derived from. */
const FIELDS = new Set(['id', 'nickName', 'email', 'profileImage', 'authNames', 'viewerCanEdit', 'reviewCount', 'averageRating']);

/** Whether `AUTHOR_SUMMARY_COLUMNS` hold every selected field of an author; otherwise the member is loaded. */
export const canUseAuthorSummary = (selected: SelectedFields): boolean =>
  selected.size > 0 && [...selected].every((name) => FIELDS.has(name));

/** Columns of the author and the profile picture, for rows of authored content. */
export const AUTHOR_SUMMARY_COLUMNS = `writer.id AS "writerId", writer.email AS "writerEmail", writer.nick_name AS "writerNickName",
  writer.is_admin AS "writerIsAdmin", writer.profile_image_id AS "pictureId", picture.key AS "pictureKey", picture.name AS "pictureName",
  picture.width AS "pictureWidth", picture.height AS "pictureHeight", picture.thumbhash AS "pictureThumbhash"`;

/** Joins for these columns. @param id SQL expression of the member's id */
export const authorSummaryJoin = (id: string): string => `JOIN member writer ON writer.id = ${id}
  LEFT JOIN stored_file picture ON picture.id = writer.profile_image_id AND picture.kind = 'IMAGE'`;

/** A row with `AUTHOR_SUMMARY_COLUMNS`. */
export interface AuthorSummaryRow {
  writerId: number;
  writerEmail: string;
  writerNickName: string;
  writerIsAdmin: boolean;
  pictureId: number | null;
  pictureKey: string | null;
  pictureName: string;
  pictureWidth: number | null;
  pictureHeight: number | null;
  pictureThumbhash: string | null;
}

export function authorSummaryOf(row: AuthorSummaryRow) {
  const { pictureKey: key, pictureName: name, pictureWidth: width, pictureHeight: height, pictureThumbhash: thumbhash } = row;
  return {
    id: row.writerId,
    email: row.writerEmail,
    nickName: row.writerNickName,
    isAdmin: row.writerIsAdmin,
    profileImageId: row.pictureId,
    profileImage: key === null ? null : { key, name, width, height, thumbhash },
  };
}
