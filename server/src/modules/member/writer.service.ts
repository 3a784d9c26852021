import type { AskedFields } from '../../shared/asked-fields';

/** What everybody sees of a member, and what it is worked out from. */
const SHOWN = new Set(['id', 'nickName', 'email', 'profileImage', 'authNames', 'viewerCanEdit', 'reviewCount', 'averageRating']);

/** Whether `writerJson` has all that is asked of who wrote something; else the member is loaded. */
export const isWriterEnough = (asked: AskedFields): boolean => asked.size > 0 && [...asked].every((name) => SHOWN.has(name));

/**
 * Who wrote something, beside it in one statement: a member with the picture, as far as everybody sees it.
 * @param id SQL of the member's id
 * @param more further names, each with the SQL of its value
 */
export const writerJson = (id: string, more: Record<string, string> = {}): string => `
  (SELECT json_build_object('id', writer.id, 'email', writer.email, 'nickName', writer.nick_name, 'isAdmin', writer.is_admin,
     'profileImageId', writer.profile_image_id, 'profileImage', CASE WHEN picture.id IS NOT NULL THEN json_build_object(
       'key', picture.key, 'name', picture.name, 'width', picture.width, 'height', picture.height, 'thumbhash', picture.thumbhash) END
     ${Object.entries(more)
       .map(([name, value]) => `, '${name}', ${value}`)
       .join('')})
   FROM member writer LEFT JOIN stored_file picture ON picture.id = writer.profile_image_id AND picture.kind = 'IMAGE'
   WHERE writer.id = ${id})`;
