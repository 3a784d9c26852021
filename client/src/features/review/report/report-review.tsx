import type { ReportProps } from '../../../lib/moderation/report-button';
import { ReportDialog } from '../../../lib/moderation/report-dialog';
import { useReportReviewMutation } from './report-button.generated';

const TITLE = '리뷰를 신고할까요?';

export const ReportReview = ({ id, ...rest }: ReportProps) => (
  <ReportDialog
    title={TITLE}
    mutation={useReportReviewMutation()}
    variablesOf={(reason) => ({ input: { reviewId: id, reason } })}
    {...rest}
  />
);
