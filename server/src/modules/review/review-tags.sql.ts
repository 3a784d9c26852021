import type { EntityManager } from 'typeorm';
import { ReviewTag } from './review-tag.entity';

/**
 * Replaces the tags of a review, in this order. Unused tags stay but are never listed. New ones are inserted in the order of their
 * names, to avoid deadlocks. Raw: INSERT … SELECT from an array, one statement for any number of tags.
 */
export async function replaceTags(manager: EntityManager, reviewId: number, names: readonly string[]): Promise<void> {
  await manager.delete(ReviewTag, { reviewId });
  if (names.length === 0) return;
  await manager.query(
    `INSERT INTO tag (name) SELECT name FROM unnest($1::text[]) AS requested (name)
     WHERE NOT EXISTS (SELECT FROM tag WHERE tag.name = requested.name) ORDER BY name
     ON CONFLICT DO NOTHING`,
    [names],
  );
  // Locked: a withdrawal may delete a tag that nobody else used, which then is missing here too.
  await manager.query(
    `INSERT INTO review_tag (review_id, tag_id, position)
     SELECT $1, tag.id, requested.position FROM unnest($2::text[]) WITH ORDINALITY AS requested (name, position) JOIN tag USING (name)
     FOR KEY SHARE OF tag`,
    [reviewId, names],
  );
}
