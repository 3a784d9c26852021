import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/viewer';
import type { ToggleReviewLikeInput } from './review.input';
import type { ToggledReviewLike } from './review.output';
import type { ReviewService } from './review.service';

/** Owns who likes which review. */
export class ReviewLikeService {
  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService }) {}

  toggle(input: ToggleReviewLikeInput, viewer: Viewer): Promise<ToggledReviewLike> {
    throw new Error(`${input.reviewId} ${viewer.memberId}`);
  }
}
