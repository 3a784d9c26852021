import type { ConfirmedAction } from '../../../components/use-confirmed-action';
import { failureText } from '../../../lib/error-text';
import { useInvalidateList } from '../table/use-invalidate-list';
import type { AdminReportsQuery } from './admin-reports.generated';
import { useDeleteReportedReviewMutation, useDeleteReviewReportMutation } from './report-actions.generated';
import { STRINGS } from './strings';

export type ReportRow = AdminReportsQuery['reviewReports']['items'][number];

/** What its actions say of it. */
export const wordsOf = ({ id, review: { facility, member } }: ReportRow) => ({
  id,
  place: facility.name,
  writer: member.nickName,
});

/** The two things to do with a report: the review is harmless, or it goes, with all that was said against it. */
export function useReportActions() {
  const [removeReport] = useDeleteReviewReportMutation();
  const [removeReview] = useDeleteReportedReviewMutation();
  const forget = useInvalidateList('reviewReports');

  return {
    reportDeletion: (row: ReportRow): ConfirmedAction => ({
      title: STRINGS.removeReportTitle,
      text: STRINGS.removeReportText(wordsOf(row)),
      confirmLabel: STRINGS.removeReport,
      busyLabel: STRINGS.removing,
      done: STRINGS.reportRemoved,
      failed: (error) => failureText(error, STRINGS.reportFailed),
      run: () => removeReport({ variables: { input: { id: row.id } } }).finally(forget),
    }),
    reviewDeletion: (row: ReportRow): ConfirmedAction => ({
      title: STRINGS.removeReviewTitle,
      text: STRINGS.removeReviewText(wordsOf(row)),
      confirmLabel: STRINGS.removeReview,
      busyLabel: STRINGS.removing,
      done: STRINGS.reviewRemoved,
      failed: (error) => failureText(error, STRINGS.reviewFailed),
      run: () =>
        removeReview({
          variables: { input: { id: row.review.id } },
          // Every list of reviews that holds it goes on without it. The reports first: one without its review cannot be shown.
          update: (cache) => {
            forget();
            cache.evict({ id: cache.identify({ __typename: 'Review', id: row.review.id }) });
          },
        }).finally(forget),
    }),
  };
}
