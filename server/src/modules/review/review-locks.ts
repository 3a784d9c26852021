import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Review } from './review.entity';

// What a write hangs on stays until the write is in, so that no reference breaks half-way. Always in the order member, place, review:
// withdrawals and imports take the same one, and nobody waits for each other in a circle.

/**
 * @param strength KEY SHARE for what hangs on the review, UPDATE for what changes it
 * @throws AppError NOT_FOUND
 */
export async function lockReview(
  manager: EntityManager,
  id: number,
  strength: 'KEY SHARE' | 'UPDATE',
): Promise<Pick<Review, 'memberId'>> {
  const sql = `SELECT member_id AS "memberId" FROM review WHERE id = $1 FOR ${strength}`;
  const [review] = await manager.query<Pick<Review, 'memberId'>[]>(sql, [id]);
  if (!review) throw unknownReview();
  return review;
}

export const unknownReview = () => new AppError('NOT_FOUND', '리뷰를 찾을 수 없습니다.');
