import type { EntityManager } from 'typeorm';
import { ReviewTag } from './review-tag.entity';

/**
 * Replaces the tags of a review, in this order. Unused tags stay in the table and are never shown. New tags are inserted in alphabetical
 * order, to avoid deadlocks. Raw, as TypeORM has no INSERT … SELECT.
 */
export async function replaceTags(manager: EntityManager, reviewId: number, names: readonly string[]): Promise<void> {
  await manager.delete(ReviewTag, { reviewId });
  if (names.length === 0) return;
  await manager.query(
    `INSERT INTO tag (name) SELECT name FROM unnest($1::text[]) AS wanted (name)
     WHERE NOT EXISTS (SELECT FROM tag WHERE tag.name = wanted.name) ORDER BY name
     ON CONFLICT DO NOTHING`,
    [names],
  );
  await manager.query(
    `INSERT INTO review_tag (review_id, tag_id, position)
     SELECT $1, tag.id, wanted.position FROM unnest($2::text[]) WITH ORDINALITY AS wanted (name, position) JOIN tag USING (name)`,
    [reviewId, names],
  );
}
