import type { EntityManager } from 'typeorm';

/**
 * Replaces the tags of a review, in this order. Unused tags stay in the table and are never shown. New tags are inserted in alphabetical
 * order, to avoid deadlocks.
 */
export async function replaceTags(manager: EntityManager, reviewId: number, names: readonly string[]): Promise<void> {
  await manager.query('DELETE FROM review_tag WHERE review_id = $1', [reviewId]);
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
