import type { EntityManager } from 'typeorm';
import { canSeeText } from '../../shared/blinding';
import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import { Review } from './review.entity';

// Row locks for writes that refer to a review. Lock order member → place → review, to avoid deadlocks.

export type LockedReview = Pick<Review, 'id' | 'facilityId' | 'memberId' | 'rating' | 'content' | 'blindedAt' | 'blindedUntil'>;

/**
 * @param strength KEY SHARE to refer to the review, UPDATE to change it
 * @throws AppError NOT_FOUND, also for a blinded review of another member
 */
export async function lockReview(
  manager: EntityManager,
  id: number,
  viewer: Viewer,
  strength: 'KEY SHARE' | 'UPDATE',
): Promise<LockedReview> {
  const lock = { mode: strength === 'UPDATE' ? 'pessimistic_write' : 'for_key_share' } as const;
  const review = await manager.findOne(Review, {
    select: { id: true, facilityId: true, memberId: true, rating: true, content: true, blindedAt: true, blindedUntil: true },
    where: { id },
    lock,
  });
  if (!review || !canSeeText(review, viewer)) throw reviewNotFound();
  return review;
}

/** For the audit. Raw: one column of a place that the caller has locked. */
export async function snapshotOf(manager: EntityManager, review: LockedReview): Promise<string> {
  const [place] = await manager.query<{ name: string }[]>('SELECT name FROM facility WHERE id = $1', [review.facilityId]);
  return `${place?.name ?? ''}, 별점 ${review.rating}\n${review.content}`;
}

export const reviewNotFound = () => new AppError('NOT_FOUND', '리뷰를 찾을 수 없습니다.');
