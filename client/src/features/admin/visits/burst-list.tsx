import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import type { DataColumn } from '../table/data-table';
import day from '../table/data-table.module.css';
import { RowButton } from '../table/row-button';
import { ServerTable } from '../table/server-table';
import { REVALIDATE_ON_OPEN, tableAnswer } from '../table/table-answer';
import { useTableUrl } from '../table/use-table-url';
import { type AdminVisitsQuery, useAdminVisitsQuery } from './admin-visits.generated';
import { BurstReports } from './burst-reports';
import { STRINGS } from './strings';

/** Each brings its reports. */
const BURSTS = 10;

type Burst = AdminVisitsQuery['visitReportBursts']['items'][number];

const COLUMNS: readonly DataColumn<Burst, 'NEWEST'>[] = [
  {
    key: 'place',
    title: STRINGS.place,
    render: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.name}</Link>,
  },
  {
    key: 'reportedOn',
    title: STRINGS.reportedOn,
    width: 112,
    render: ({ reportedOn }) => <span className={day.day}>{reportedOn}</span>,
  },
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

/** Days on which new accounts said much about one place. */
export function BurstList() {
  const url = useTableUrl(['NEWEST']);
  const result = useAdminVisitsQuery({ variables: { page: url.page - 1, size: BURSTS }, ...REVALIDATE_ON_OPEN });
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
          isSafe
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
      pageSize={BURSTS}
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
