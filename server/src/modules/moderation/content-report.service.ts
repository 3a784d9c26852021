import type { DataSource } from 'typeorm';
import { ContentKind } from '../../shared/blinding';
import { assertPageInRange } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import { recordAction, validReason } from '../audit/audit.service';
import type { CommentService } from '../board/comment.service';
import type { ReviewService } from '../review/review.service';
import type { ModerateContentInput } from './blinding.input';
import type { ReportedContentsArgs } from './content-report.input';
import type { ReportedContentPage } from './content-report.output';
import { listReportedContents, type ReportedContentRow } from './content-report.repository';
import { KINDS, lockContent } from './moderated-content';

/** Owns reports grouped by what they are about. Not here: reporting, which is the text's own module's. */
export class ContentReportService {
  constructor(private readonly parts: { dataSource: DataSource; reviews: ReviewService; comments: CommentService }) {}

  /** Leaves out what was removed between the statements. */
  async list(args: ReportedContentsArgs, viewer: Viewer): Promise<ReportedContentPage> {
    assertPageInRange(args);
    const { dataSource, reviews, comments } = this.parts;
    const { items, totalCount } = await listReportedContents(dataSource, args);
    const [foundReviews, foundComments] = await Promise.all([
      readOf(items, ContentKind.REVIEW, (ids) => reviews.loadMany(ids, viewer)),
      readOf(items, ContentKind.COMMENT, (ids) => comments.loadMany(ids, viewer)),
    ]);
    const contents = items.flatMap(({ contentId, reports, ...item }) => {
      const isReview = item.kind === ContentKind.REVIEW;
      const review = (isReview && foundReviews.get(contentId)) || null;
      const comment = (!isReview && foundComments.get(contentId)) || null;
      const listed = (reports ?? []).map((report) => ({ ...report, reportedAt: new Date(report.reportedAt) }));
      return review || comment ? [{ ...item, review, comment, reports: listed }] : [];
    });
    return { items: contents, totalCount };
  }

  /**
   * Audits only if there were reports.
   * @returns how many there were
   * @throws AppError NOT_FOUND for an unknown text
   */
  dismiss(input: ModerateContentInput, viewer: Viewer): Promise<number> {
    const reason = validReason(input.reason);
    const { report, reported, actions } = KINDS[input.kind];
    return this.parts.dataSource.transaction(async (manager) => {
      const { id: targetId, memberId, snapshot } = await lockContent(manager, input, viewer);
      const { affected } = await manager.delete(report, { [reported]: targetId });
      if (!affected) return 0;
      await recordAction(manager, {
        ...{ actorId: viewer.memberId, action: actions.dismiss, targetId, memberId, reason, snapshot },
      });
      return affected;
    });
  }
}

async function readOf<Text extends { id: number }>(
  items: readonly ReportedContentRow[],
  kind: ContentKind,
  load: (ids: number[]) => Promise<(Text | null)[]>,
): Promise<Map<number, Text>> {
  const ids = items.filter((item) => item.kind === kind).map(({ contentId }) => contentId);
  const texts = ids.length === 0 ? [] : await load(ids);
  return new Map(texts.flatMap((text) => (text ? [[text.id, text]] : [])));
}
