import { lockActor } from '../member/acting-member.service';
import type { DataSource } from 'typeorm';
import { entityIdOf } from '../../shared/entity-id';
import { lockPair } from '../../shared/lock-pair';
import type { Viewer } from '../../shared/viewer';
import type { ToggleReviewLikeInput } from './review.input';
import { lockReview, unknownReview } from './review-locks';
import type { ToggledReviewLike } from './review.output';
import type { ReviewService } from './review.service';
import { ReviewLike } from './review-like.entity';

/** Owns who likes which review. */
export class ReviewLikeService {
  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService }) {}

  /**
   * Without `isLiked` turns the state over.
   * @throws AppError NOT_FOUND for an unknown review
   */
  toggle({ reviewId: id, isLiked }: ToggleReviewLikeInput, viewer: Viewer): Promise<ToggledReviewLike> {
    const { dataSource, reviews } = this.parts;
    const reviewId = entityIdOf(id);
    return dataSource.transaction(async (manager) => {
      if (reviewId === null) throw unknownReview();
      const member = await lockActor(manager, viewer.memberId);
      await lockPair(manager, 'review-like', member.id, reviewId);
      await lockReview(manager, reviewId, 'KEY SHARE');
      const pair = { memberId: member.id, reviewId };
      const { affected } = isLiked === true ? { affected: 0 } : await manager.delete(ReviewLike, pair);
      if (isLiked === true || (isLiked == null && !affected))
        await manager.createQueryBuilder().insert().into(ReviewLike).values(pair).orIgnore().execute();
      // Read before the next in line may change it: the answer is the state that this request made.
      return { member, review: await reviews.get(reviewId, viewer, manager) };
    });
  }
}
