import { useState } from 'react';
import { Link } from 'react-router';
import { type DataColumn, Day, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { REVALIDATE_ON_OPEN, tableAnswer, useTableUrl } from '../features/admin/table/use-table';
import { BurstReports } from '../features/admin/visits/burst-reports';
import { STRINGS } from '../features/admin/visits/strings';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { type AdminVisitsQuery, useAdminVisitsQuery } from './admin-visits-page.generated';

/** Fewer than in other tables: each comes with its reports. */
const BURSTS_PER_PAGE = 10;

type Burst = AdminVisitsQuery['visitReportBursts']['items'][number];

const COLUMNS: readonly DataColumn<Burst, 'NEWEST'>[] = [
  {
    key: 'place',
    title: STRINGS.place,
    render: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.name}</Link>,
  },
  { key: 'reportedOn', title: STRINGS.reportedOn, width: 112, render: ({ reportedOn }) => <Day time={reportedOn} /> },
  {
    key: 'newMembers',
    title: STRINGS.newMembers,
    width: 90,
    render: ({ newMemberCount }) => <span>{STRINGS.newMemberCount(newMemberCount)}</span>,
  },
  {
    key: 'reports',
    title: STRINGS.reports,
    width: 190,
    render: ({ reportCount, refusedCount, setAsideCount }) => (
      <span>{STRINGS.counts(reportCount, refusedCount, setAsideCount)}</span>
    ),
  },
];

/** Days on which new accounts reported much about one place. */
export function AdminVisitsPage() {
  usePageTitle(STRINGS.title);
  const url = useTableUrl(['NEWEST']);
  const result = useAdminVisitsQuery({ variables: { page: url.page - 1, size: BURSTS_PER_PAGE }, ...REVALIDATE_ON_OPEN });
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const actions: DataColumn<Burst, 'NEWEST'> = {
    key: 'actions',
    title: STRINGS.actions,
    width: 96,
    isPlain: true,
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
      title={STRINGS.title}
      none={STRINGS.none}
      failed={STRINGS.failed}
      columns={[...COLUMNS, actions]}
      url={url}
      pageSize={BURSTS_PER_PAGE}
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
