import { lockActor } from '../member/member.locks';
import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { PairTransactions } from '../../shared/async/pair-transactions';
import type { Viewer } from '../../shared/viewer';
import type { ToggleReviewLikeInput } from './review.input';
import { lockReview, reviewNotFound } from './review.locks';
import type { ToggledReviewLike } from './review.output';
import type { ReviewService } from './review.service';
import { ReviewLike } from './review-like.entity';

/** Owns who likes which review. */
export class ReviewLikeService {
  private readonly transactions: PairTransactions;

  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService }) {
    this.transactions = new PairTransactions({ dataSource: parts.dataSource, kind: 'review-like' });
  }

  /**
   * Without `isLiked` inverts the state.
   * @throws AppError NOT_FOUND for an unknown review
   */
  async toggle(
    { reviewId: id, isLiked }: ToggleReviewLikeInput,
    viewer: Viewer,
    selection: SelectedFields,
  ): Promise<ToggledReviewLike> {
    const { reviews } = this.parts;
    const reviewId = entityIdOf(id);
    if (reviewId === null) throw reviewNotFound();
    return this.transactions.run(viewer.memberId, reviewId, async (manager, lockPair) => {
      const member = await lockActor(manager, viewer.memberId);
      await lockPair();
      await lockReview(manager, reviewId, viewer, 'KEY SHARE');
      const pair = { memberId: member.id, reviewId };
      const { affected } = isLiked === true ? { affected: 0 } : await manager.delete(ReviewLike, pair);
      if (isLiked === true || (isLiked == null && !affected))
        await manager.createQueryBuilder().insert().into(ReviewLike).values(pair).orIgnore().execute();
      // Read under the lock, so that the result is the state after this request.
      return { member, review: await reviews.get(reviewId, viewer, selection, manager) };
    });
  }
}
