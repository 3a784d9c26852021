import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type DataColumn, Day, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { tableAnswer, useTableUrl } from '../features/admin/table/use-table';
import { BurstReports } from '../features/admin/visits/burst-reports';
import { BurstViews, ReviewBursts } from '../features/admin/visits/review-bursts';
import { STRINGS } from '../features/admin/visits/strings';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { type AdminVisitsQuery, useAdminVisitsQuery } from './admin-visits-page.generated';

/** Fewer than in other tables: each comes with its reports. */
const BURSTS_PER_PAGE = 10;

type Burst = AdminVisitsQuery['visitReportBursts']['items'][number];

const COLUMNS: readonly DataColumn<Burst, 'NEWEST'>[] = [
  {
    title: STRINGS.place,
    isLabelled: true,
    render: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.name}</Link>,
  },
  { title: STRINGS.reportedOn, isLabelled: true, width: 112, render: ({ reportedOn }) => <Day time={reportedOn} /> },
  {
    title: STRINGS.newMembers,
    isLabelled: true,
    width: 90,
    render: ({ newMemberCount }) => <span>{STRINGS.newMemberCount(newMemberCount)}</span>,
  },
  {
    title: STRINGS.reports,
    isLabelled: true,
    width: 190,
    render: ({ reportCount, refusedCount, setAsideCount }) => (
      <span>{STRINGS.counts(reportCount, refusedCount, setAsideCount)}</span>
    ),
  },
];

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
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const actions: DataColumn<Burst, 'NEWEST'> = {
    title: STRINGS.actions,
    width: 96,
    render: ({ id, facility, reportedOn }) => {
      const isOpen = openIds.includes(id);
      return (
        <RowButton
          text={isOpen ? STRINGS.close : STRINGS.open}
          label={STRINGS.toggleOf(facility.name, reportedOn)}
          isExpanded={isOpen}
          onClick={() => setOpenIds(isOpen ? openIds.filter((one) => one !== id) : [...openIds, id])}
        />
      );
    },
  };
  return (
    <ServerTable
      texts={STRINGS}
      columns={[...COLUMNS, actions]}
      url={url}
      pageSize={BURSTS_PER_PAGE}
      filters={<BurstViews />}
      answer={tableAnswer(result, ({ visitReportBursts }) => visitReportBursts)}
      details={{
        openIds,
        render: ({ reports, facility, reportedOn }) => (
          <BurstReports label={STRINGS.toggleOf(facility.name, reportedOn)} facilityId={facility.id} reports={reports} />
        ),
      }}
    />
  );
}
