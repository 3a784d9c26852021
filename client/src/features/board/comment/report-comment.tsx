import type { ReportProps } from '../../../lib/moderation/report-button';
import { ReportDialog } from '../../../lib/moderation/report-dialog';
import { useReportCommentMutation } from './report-comment.generated';

const TITLE = '댓글을 신고할까요?';

export const ReportComment = ({ id, ...rest }: ReportProps) => (
  <ReportDialog
    title={TITLE}
    mutation={useReportCommentMutation()}
    variablesOf={(reason) => ({ input: { commentId: id, reason } })}
    {...rest}
  />
);
