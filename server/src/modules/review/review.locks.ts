import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import { Review } from './review.entity';

// Row locks for writes that refer to a review. Lock order member → place → review, to avoid deadlocks.

export type LockedReview = Pick<Review, 'id' | 'memberId' | 'rating' | 'content'>;

/**
 * @param strength KEY SHARE to refer to the review, UPDATE to change it
 * @throws AppError NOT_FOUND
 */
export async function lockReview(manager: EntityManager, id: number, strength: 'KEY SHARE' | 'UPDATE'): Promise<LockedReview> {
  const lock = { mode: strength === 'UPDATE' ? 'pessimistic_write' : 'for_key_share' } as const;
  const review = await manager.findOne(Review, {
    select: { id: true, memberId: true, rating: true, content: true },
    where: { id },
    lock,
  });
  if (!review) throw reviewNotFound();
  return review;
}

export const reviewNotFound = () => new AppError('NOT_FOUND', '리뷰를 찾을 수 없습니다.');
