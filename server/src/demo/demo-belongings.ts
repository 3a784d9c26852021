import type { EntityManager } from 'typeorm';
import type { DemoBelongings, DemoLeft } from '../modules/facility/import/facility-import.service';
import { DEMO_ACCOUNTS, DEMO_BOARD_READER } from './demo-accounts';

/**
 * Deletes demo members, announcements, inquiries and the audit of invented decisions. Reviews, favourites and pictures are deleted
 * with the places by the database. Raw SQL: counts and deletions with subqueries over many tables.
 */
export const demoBelongings: DemoBelongings = {
  async countWritten(manager: EntityManager) {
    const [count] = await manager.query<[{ reviews: number; members: number }]>(
      `SELECT count(*)::int AS reviews, count(DISTINCT review.member_id)::int AS members
       FROM review JOIN facility ON facility.id = review.facility_id JOIN member ON member.id = review.member_id
       WHERE facility.is_demo AND NOT member.is_demo`,
    );
    return count;
  },

  async leave(manager: EntityManager): Promise<DemoLeft> {
    const accounts = DEMO_ACCOUNTS.map(({ email }) => email);
    // Demo accounts stay: a person may be signed in with one.
    const invented = `SELECT id FROM member WHERE is_demo AND lower(email) <> ALL ($1)`;
    const places = 'SELECT id FROM facility WHERE is_demo';
    // Demo announcements are older than the reader who was added with them. Those that were changed or commented on since stay.
    const boards = `SELECT board.id FROM board JOIN member author ON author.id = board.member_id JOIN member reader ON reader.is_demo
      WHERE author.is_demo AND reader.email = '${DEMO_BOARD_READER.email}' AND board.inserted_at < reader.inserted_at AND board.version = 1
        AND NOT EXISTS (SELECT FROM comment JOIN member ON member.id = comment.member_id
                        WHERE comment.board_id = board.id AND (NOT member.is_demo OR comment.inserted_at > reader.inserted_at))`;
    const [left] = await manager.query<[DemoLeft]>(
      `SELECT (SELECT count(*)::int FROM review WHERE facility_id IN (${places}) OR member_id IN (${invented})) AS reviews,
         (SELECT count(*)::int FROM favorite WHERE facility_id IN (${places}) OR member_id IN (${invented})) AS favorites,
         (SELECT count(*)::int FROM review_image JOIN review ON review.id = review_image.review_id
          WHERE review.facility_id IN (${places}) OR review.member_id IN (${invented}))
         + (SELECT count(profile_image_id)::int FROM member WHERE id IN (${invented}))
         + (SELECT count(*)::int FROM board_file JOIN stored_file ON stored_file.id = board_file.file_id
            WHERE stored_file.kind = 'IMAGE' AND board_file.board_id IN (${boards})) AS pictures,
         (SELECT count(*)::int FROM board WHERE id IN (${boards})) AS boards,
         (SELECT count(*)::int FROM member WHERE id IN (${invented})) AS members`,
      [accounts],
    );
    // Of a demo account, what was sent since the reader was added stays.
    await manager.query(
      `DELETE FROM inquiry USING member, member reader WHERE member.id = inquiry.member_id AND member.is_demo
         AND reader.is_demo AND reader.email = '${DEMO_BOARD_READER.email}' AND inquiry.inserted_at < reader.inserted_at`,
    );
    // Likewise in the audit.
    await manager.query(
      `DELETE FROM audit_entry USING member actor, member reader WHERE actor.id = audit_entry.actor_id AND actor.is_demo
         AND reader.is_demo AND reader.email = '${DEMO_BOARD_READER.email}' AND audit_entry.inserted_at < reader.inserted_at`,
    );
    await manager.query(`DELETE FROM board WHERE id IN (${boards})`);
    await manager.query(`DELETE FROM member WHERE id IN (${invented})`, [accounts]);
    // Tags that only demo reviews use.
    if (left.reviews > 0)
      await manager.query(
        `DELETE FROM tag WHERE NOT EXISTS (
         SELECT FROM review_tag JOIN review ON review.id = review_tag.review_id
         WHERE review_tag.tag_id = tag.id AND review.facility_id NOT IN (${places}))`,
      );
    return left;
  },
};
