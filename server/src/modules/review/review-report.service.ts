import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { lockActor } from '../member/member.locks';
import { checkReason, cleanText } from './review-checks';
import type { Review } from './review.entity';
import type { DeleteReviewReportInput, ReportReviewInput, ReviewReportsArgs } from './review.input';
import { lockReview, reviewNotFound } from './review.locks';
import type { ReviewReportPage } from './review.output';
import { isAuthor } from './review.policy';
import type { ReviewService } from './review.service';
import { ReviewReport } from './review-report.entity';

const { ownText, againText } = REVIEW_RULES.report;

/** Owns reports of reviews: one per member and review. */
export class ReviewReportService {
  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService }) {}

  list(args: ReviewReportsArgs, viewer: Viewer): Promise<ReviewReportPage> {
    assertPageInRange(args);
    return this.parts.reviews.listReports(args, viewer);
  }

  /** @throws AppError NOT_FOUND for an unknown review, BAD_USER_INPUT for the member's own, CONFLICT if already reported */
  report({ reviewId: id, ...input }: ReportReviewInput, viewer: Viewer, selection: SelectedFields): Promise<Review> {
    const { dataSource, reviews } = this.parts;
    const reason = cleanText(input.reason);
    assertValid({ reason: checkReason(reason) });
    const reviewId = entityIdOf(id);
    return dataSource.transaction(async (manager) => {
      if (reviewId === null) throw reviewNotFound();
      const { id: reporterId } = await lockActor(manager, viewer.memberId);
      const review = await lockReview(manager, reviewId, viewer, 'KEY SHARE');
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
      // Relies on the unique index: a check before the insert would race.
      if (((await insert.execute()).raw as unknown[]).length === 0) throw new AppError('CONFLICT', againText);
      return reviews.get(reviewId, viewer, selection, manager);
    });
  }

  /** @throws AppError NOT_FOUND, also after a concurrent deletion */
  remove({ id }: DeleteReviewReportInput, { memberId }: Viewer): Promise<number> {
    const reportId = entityIdOf(id);
    return this.parts.dataSource.transaction(async (manager) => {
      if (reportId === null) throw reportNotFound();
      await lockActor(manager, memberId);
      const report = await manager.findOneBy(ReviewReport, { id: reportId });
      const { affected } = await manager.delete(ReviewReport, { id: reportId });
      if (!report || !affected) throw reportNotFound();
      await recordAction(manager, {
        ...{ actorId: memberId, action: AuditAction.DELETE_REVIEW_REPORT, targetId: reportId },
        ...{ memberId: report.reporterId, snapshot: report.reason },
      });
      return reportId;
    });
  }
}

const reportNotFound = () => new AppError('NOT_FOUND', '신고를 찾을 수 없습니다.');
