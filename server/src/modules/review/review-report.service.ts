import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/viewer';
import type { Review } from './review.entity';
import type { DeleteReviewReportInput, ReportReviewInput, ReviewReportsArgs } from './review.input';
import type { ReviewReportPage } from './review.output';
import type { ReviewService } from './review.service';

/** Owns reports of reviews: one per member and review. */
export class ReviewReportService {
  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService }) {}

  list(args: ReviewReportsArgs, viewer: Viewer): Promise<ReviewReportPage> {
    throw new Error(`${args.page} ${viewer.memberId}`);
  }

  report(input: ReportReviewInput, viewer: Viewer): Promise<Review> {
    throw new Error(`${input.reason} ${viewer.memberId}`);
  }

  remove(input: DeleteReviewReportInput): Promise<number> {
    throw new Error(input.id);
  }
}
