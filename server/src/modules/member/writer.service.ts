import type { AskedFields } from '../../shared/asked-fields';

/** What everybody sees of a member, and what it is worked out from. */
const SHOWN = new Set(['id', 'nickName', 'email', 'profileImage', 'authNames', 'viewerCanEdit', 'reviewCount', 'averageRating']);

/** Whether `WRITER_COLUMNS` have all that is asked of who wrote something; else the member is loaded. */
export const isWriterEnough = (asked: AskedFields): boolean => asked.size > 0 && [...asked].every((name) => SHOWN.has(name));

/** Who wrote something, beside it in its row: a member with the picture, as far as everybody sees it. */
export const WRITER_COLUMNS = `writer.id AS "writerId", writer.email AS "writerEmail", writer.nick_name AS "writerNickName",
  writer.is_admin AS "writerIsAdmin", writer.profile_image_id AS "pictureId", picture.key AS "pictureKey", picture.name AS "pictureName",
  picture.width AS "pictureWidth", picture.height AS "pictureHeight", picture.thumbhash AS "pictureThumbhash"`;

/** Where they come from. @param id SQL of the member's id */
export const writerJoin = (id: string): string => `JOIN member writer ON writer.id = ${id}
  LEFT JOIN stored_file picture ON picture.id = writer.profile_image_id AND picture.kind = 'IMAGE'`;

/** What `WRITER_COLUMNS` bring. */
export interface WriterRow {
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

export function writerOf(row: WriterRow) {
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
