import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Review } from './review.entity';

// Row locks for writes that refer to a review. Lock order member → place → review, to avoid deadlocks. Raw: one column, without an entity.

/**
 * @param strength KEY SHARE to refer to the review, UPDATE to change it
 * @throws AppError NOT_FOUND
 */
export async function lockReview(
  manager: EntityManager,
  id: number,
  strength: 'KEY SHARE' | 'UPDATE',
): Promise<Pick<Review, 'memberId'>> {
  const sql = `SELECT member_id AS "memberId" FROM review WHERE id = $1 FOR ${strength}`;
  const [review] = await manager.query<Pick<Review, 'memberId'>[]>(sql, [id]);
  if (!review) throw reviewNotFound();
  return review;
}

export const reviewNotFound = () => new AppError('NOT_FOUND', '리뷰를 찾을 수 없습니다.');
