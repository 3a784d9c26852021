import { ReportButton as AnyReportButton } from '../../../lib/moderation/report-button';
import type { ReportButton_ReviewFragment } from './report-button.generated';

const loadDialog = () => import('./report-review').then((file) => file.ReportReview);

/** Not there on the viewer's own reviews: nobody reports themselves. */
export const ReportButton = ({ review: { id, viewerHasReported, viewerIsAuthor } }: { review: ReportButton_ReviewFragment }) =>
  !viewerIsAuthor && <AnyReportButton id={id} hasReported={viewerHasReported} loadDialog={loadDialog} />;
