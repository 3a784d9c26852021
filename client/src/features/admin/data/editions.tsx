import { Link } from 'react-router';
import { Meta, Row } from '../../../components/kit';
import type { DataFindingKind } from '../../../graphql/types.generated';
import { numberText } from '../../../lib/number-text';
import { type DataColumn, Day } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { PAGE_SIZE, tableAnswer, useTableUrl } from '../table/use-table';
import { DataChoice } from './data-choice';
import { type AdminDataEditionsQuery, useAdminDataEditionsQuery } from './editions.generated';
import { STRINGS } from './strings';

type Edition = AdminDataEditionsQuery['facilityImports']['items'][number];

const DIFFERENCES: readonly [DataFindingKind, 'added' | 'changed' | 'vanished' | 'merged' | 'refused'][] = [
  ['ADDED', 'added'],
  ['CHANGED', 'changed'],
  ['VANISHED', 'vanished'],
  ['MERGED', 'merged'],
  ['REFUSED', 'refused'],
];

const COLUMNS: readonly DataColumn<Edition, 'NEWEST'>[] = [
  {
    title: STRINGS.file,
    isLabelled: true,
    render: ({ fileName, edition }) => (
      <>
        <span>{fileName}</span>
        {edition && <Meta>{STRINGS.ofDay(edition)}</Meta>}
      </>
    ),
  },
  { title: STRINGS.imported, isLabelled: true, width: 112, render: ({ finishedAt }) => <Day time={finishedAt} /> },
  { title: STRINGS.read, isLabelled: true, width: 90, render: ({ read }) => <span>{numberText(read)}</span> },
  {
    title: STRINGS.differences,
    isLabelled: true,
    width: 420,
    render: (edition) => (
      <Row gap={3} align="stretch" wrap>
        {DIFFERENCES.map(([kind, count]) => (
          <span key={kind}>
            {edition[count] === 0 ? (
              STRINGS.countOf(STRINGS[count], 0)
            ) : (
              <Link to={`?view=${kind}&edition=${edition.id}`}>{STRINGS.countOf(STRINGS[count], edition[count])}</Link>
            )}
          </span>
        ))}
      </Row>
    ),
  },
];

/** Imported files, the newest first, each with how it differs from the one before. */
export function Editions() {
  const url = useTableUrl(['NEWEST']);
  const result = useAdminDataEditionsQuery({
    variables: { page: url.page - 1, size: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ServerTable
      texts={{ title: STRINGS.editions, none: STRINGS.noEditions, failed: STRINGS.failed }}
      columns={COLUMNS}
      isWide
      url={url}
      filters={<DataChoice kind={undefined} />}
      answer={tableAnswer(result, ({ facilityImports }) => facilityImports)}
    />
  );
}
