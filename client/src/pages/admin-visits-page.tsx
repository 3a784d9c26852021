import { useSearchParams } from 'react-router';
import { tableAnswer, useTableUrl } from '../features/admin/table/use-table';
import { BurstReports } from '../features/admin/visits/burst-reports';
import { BURSTS_PER_PAGE, BurstTable } from '../features/admin/visits/burst-table';
import { ReviewBursts } from '../features/admin/visits/review-bursts';
import { STRINGS } from '../features/admin/visits/strings';
import { usePageTitle } from '../lib/use-page-title';
import { useAdminVisitsQuery } from './admin-visits-page.generated';

/** Visit reports, or reviews, of many new accounts on one day. */
export function AdminVisitsPage() {
  usePageTitle(STRINGS.title);
  const isOfReviews = useSearchParams()[0].get('view') === 'reviews';
  return isOfReviews ? <ReviewBursts /> : <VisitBursts />;
}

/** Days on which new accounts reported much about one place. */
function VisitBursts() {
  const url = useTableUrl(['NEWEST']);
  const result = useAdminVisitsQuery({
    variables: { page: url.page - 1, size: BURSTS_PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <BurstTable
      texts={STRINGS}
      url={url}
      answer={tableAnswer(result, ({ visitReportBursts }) => visitReportBursts)}
      day={({ reportedOn }) => reportedOn}
      counts={{
        title: STRINGS.reports,
        textOf: ({ reportCount, refusedCount, setAsideCount }) => STRINGS.counts(reportCount, refusedCount, setAsideCount),
      }}
      toggleOf={STRINGS.toggleOf}
      details={({ reports, facility, reportedOn }) => (
        <BurstReports label={STRINGS.toggleOf(facility.name, reportedOn)} facilityId={facility.id} reports={reports} />
      )}
    />
  );
}
