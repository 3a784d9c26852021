import { type ComponentProps, type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { type DataColumn, Day, RowButton } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import type { useTableUrl } from '../table/use-table';
import { ViewSwitch } from '../table/view-switch';
import { STRINGS } from './strings';

/** Fewer than in other tables: each comes with what was written. */
export const BURSTS_PER_PAGE = 10;

interface Burst {
  id: string;
  facility: { id: string; name: string };
  newMemberCount: number;
}

interface BurstTableProps<Row extends Burst> {
  texts: { title: string; none: string; failed: string };
  url: ReturnType<typeof useTableUrl<'NEWEST'>>;
  answer: ComponentProps<typeof ServerTable<Row, 'NEWEST'>>['answer'];
  day: (row: Row) => string;
  counts: { title: string; textOf: (row: Row) => string };
  toggleOf: (place: string, day: string) => string;
  /** What was written on that day. */
  details: (row: Row) => ReactElement;
}

/** Days on which new accounts wrote much about one place. */
export function BurstTable<Row extends Burst>({ texts, url, answer, day, counts, toggleOf, details }: BurstTableProps<Row>) {
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const columns: readonly DataColumn<Row, 'NEWEST'>[] = [
    {
      title: STRINGS.place,
      isLabelled: true,
      render: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.name}</Link>,
    },
    { title: STRINGS.reportedOn, isLabelled: true, width: 112, render: (row) => <Day time={day(row)} /> },
    {
      title: STRINGS.newMembers,
      isLabelled: true,
      width: 90,
      render: ({ newMemberCount }) => <span>{STRINGS.newMemberCount(newMemberCount)}</span>,
    },
    { title: counts.title, isLabelled: true, width: 190, render: (row) => <span>{counts.textOf(row)}</span> },
    {
      title: STRINGS.actions,
      width: 96,
      render: (row) => {
        const isOpen = openIds.includes(row.id);
        return (
          <RowButton
            text={isOpen ? STRINGS.close : STRINGS.open}
            label={toggleOf(row.facility.name, day(row))}
            isExpanded={isOpen}
            onClick={() => setOpenIds(isOpen ? openIds.filter((id) => id !== row.id) : [...openIds, row.id])}
          />
        );
      },
    },
  ];
  return (
    <ServerTable
      texts={texts}
      columns={columns}
      url={url}
      pageSize={BURSTS_PER_PAGE}
      filters={<ViewSwitch label={STRINGS.views} views={STRINGS.view} />}
      answer={answer}
      details={{ openIds, render: details }}
    />
  );
}
