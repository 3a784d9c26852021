import { Link } from 'react-router';
import { Meta, Stack } from '../../../components/kit';
import type { DataFindingKind } from '../../../graphql/types.generated';
import { paths } from '../../../lib/paths';
import { type DataColumn, LongText } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { PAGE_SIZE, tableAnswer, useTableUrl } from '../table/use-table';
import { DataChoice } from './data-choice';
import { type AdminDataFindingsQuery, useAdminDataFindingsQuery } from './findings.generated';
import { STRINGS } from './strings';

type Finding = AdminDataFindingsQuery['dataFindings']['items'][number];

const COLUMNS: readonly DataColumn<Finding, 'DEFAULT'>[] = [
  {
    title: STRINGS.text,
    isLabelled: true,
    render: ({ text, detail }) => (
      <>
        <LongText text={text} />
        {detail && <Meta>{detail}</Meta>}
      </>
    ),
  },
  {
    title: STRINGS.places,
    isLabelled: true,
    width: 260,
    render: ({ facilities, facilityCount }) => (
      <Stack gap={1}>
        {facilities.map(({ id, name }) => (
          <Link key={id} to={paths.facility(id)}>
            {name}
          </Link>
        ))}
        {facilityCount > facilities.length && <Meta>{STRINGS.morePlaces(facilityCount - facilities.length)}</Meta>}
      </Stack>
    ),
  },
  {
    title: STRINGS.written,
    isLabelled: true,
    width: 112,
    render: ({ edition }) => <span>{edition ?? STRINGS.unknown}</span>,
  },
];

/** Those of an edition are what its import reported; without one, of the newest. */
export function Findings({ kind }: { kind: DataFindingKind }) {
  const url = useTableUrl<'DEFAULT', { edition: RegExp }>(['DEFAULT'], { filters: { edition: /^[1-9]\d{0,8}$/ }, view: kind });
  const { query, filters } = url;
  const result = useAdminDataFindingsQuery({
    variables: { kind, importId: filters.edition ?? null, query, page: url.page - 1, size: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const { name, none } = STRINGS.kinds[kind];
  return (
    <ServerTable
      texts={{
        title: name,
        none,
        failed: STRINGS.failed,
        searchLabel: STRINGS.searchLabel,
        ...(filters.edition && { lead: STRINGS.ofEdition }),
      }}
      columns={COLUMNS}
      isWide
      // Every edition has its own list: none is narrower than the others.
      url={{ ...url, isFiltered: false }}
      filters={<DataChoice kind={kind} />}
      answer={tableAnswer(result, ({ dataFindings }) => dataFindings)}
    />
  );
}
