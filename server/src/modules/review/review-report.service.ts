import { lockActor } from '../member/acting-member.service';
import type { DataSource } from 'typeorm';
import { entityIdOf } from '../../shared/entity-id';
import { AppError } from '../../shared/errors';
import { refuseBroken } from '../../shared/refuse-broken';
import { refuseDeepPage } from '../../shared/refuse-deep-page';
import { REVIEW_RULES } from '../../shared/review-rules';
import type { Viewer } from '../../shared/viewer';
import { checkReason, cleanText } from './review-checks';
import type { Review } from './review.entity';
import type { DeleteReviewReportInput, ReportReviewInput, ReviewReportsArgs } from './review.input';
import { lockReview, unknownReview } from './review-locks';
import type { ReviewReportPage } from './review.output';
import { isAuthor } from './review.policy';
import type { ReviewService } from './review.service';
import { ReviewReport } from './review-report.entity';

const { ownText, againText } = REVIEW_RULES.report;

/** Owns reports of reviews: one per member and review. */
export class ReviewReportService {
  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService }) {}

  list({ page, size }: ReviewReportsArgs, viewer: Viewer): Promise<ReviewReportPage> {
    refuseDeepPage({ page, size });
    return this.parts.reviews.listReports({ page, size }, viewer);
  }

  /** @throws AppError NOT_FOUND for an unknown review, BAD_USER_INPUT for the member's own, CONFLICT for one reported before */
  report({ reviewId: id, ...input }: ReportReviewInput, viewer: Viewer): Promise<Review> {
    const { dataSource, reviews } = this.parts;
    const reason = cleanText(input.reason);
    refuseBroken({ reason: checkReason(reason) });
    const reviewId = entityIdOf(id);
    return dataSource.transaction(async (manager) => {
      if (reviewId === null) throw unknownReview();
      const { id: reporterId } = await lockActor(manager, viewer.memberId);
      const review = await lockReview(manager, reviewId, 'KEY SHARE');
      if (isAuthor(review, viewer)) throw new AppError('BAD_USER_INPUT', ownText);
      const report = { reviewId, reporterId, reason };
      const insert = manager
        .createQueryBuilder()
        .insert()
        .into(ReviewReport)
        .values(report)
        .orIgnore()
        .returning('id')
        .updateEntity(false);
      // Only the index can tell in time: two may report at the same moment.
      if (((await insert.execute()).raw as unknown[]).length === 0) throw new AppError('CONFLICT', againText);
      return reviews.get(reviewId, viewer, manager);
    });
  }

  /** @throws AppError NOT_FOUND, also for one that somebody else has just deleted */
  async remove({ id }: DeleteReviewReportInput): Promise<number> {
    const known = entityIdOf(id);
    const { affected } =
      known === null ? { affected: 0 } : await this.parts.dataSource.manager.delete(ReviewReport, { id: known });
    if (known === null || !affected) throw new AppError('NOT_FOUND', '신고를 찾을 수 없습니다.');
    return known;
  }
}
