import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ButtonLink } from '../../../components/button';
import { LOST, REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Meta, Panel, Row, Stack } from '../../../components/kit';
import { blockOfTen } from '../../../components/page-window';
import { Pagination } from '../../../components/pagination';
import { Skeleton } from '../../../components/skeleton';
import { type DataColumn, DataTable, type DataTableProps } from './data-table';
import { ListFailed } from './list-failed';
import { ListSearch } from './list-search';
import styles from './data-table.module.css';
import { STRINGS } from './strings';
import type { TableAnswer } from './table-answer';
import { PAGE_SIZE, type TableUrl } from './use-table-url';

interface ServerTableProps<Row, Sort extends string> {
  title: string;
  titleAs?: 'h1' | 'h2';
  /** What they are counted in. */
  unit?: string;
  /** What is said when there are none, and when they cannot be loaded. */
  none: string;
  failed: string;
  /** What the search looks through; without it there is no search. */
  searchLabel?: string;
  columns: readonly DataColumn<Row, Sort>[];
  /** As its table has it. */
  isWide?: boolean;
  url: TableUrl<Sort>;
  pageSize?: number;
  answer: TableAnswer<Row>;
  onOpen?: (row: Row) => void;
  details?: DataTableProps<Row, Sort>['details'];
  /** Where the keyboard goes when a row is gone. */
  section?: RefObject<HTMLElement | null>;
  /** Dialogs of the rows. */
  children?: ReactNode;
}

/** One page of a long list, as the server gives it: search, order and page stand in the address. */
export function ServerTable<Row extends { id: string }, Sort extends string>({
  title,
  titleAs: Title = 'h1',
  unit = '건',
  none,
  failed,
  searchLabel,
  columns,
  isWide,
  url,
  pageSize = PAGE_SIZE,
  answer: { rows, totalCount, isLoading, error, retry },
  onOpen,
  details,
  section,
  children,
}: ServerTableProps<Row, Sort>) {
  const { query, page, sort, hrefOf, search, sortBy } = url;
  const ownSection = useRef<HTMLElement>(null);
  const frame = section ?? ownSection;
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
  useStepBack(url, rows?.length === 0 && !isLoading ? pageCount : page);

  /** The keyboard and the eyes go along to the beginning of the new page. */
  const toTop = () => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  };
  const count = query ? STRINGS.found(query, totalCount, unit) : STRINGS.count(totalCount, unit);

  return (
    <Stack ref={frame} tabIndex={-1} as="section" gap={3} className={styles.section} aria-label={title}>
      <Row justify="between" wrap className={styles.head}>
        <Title>{title}</Title>
        {searchLabel && <ListSearch label={searchLabel} query={query} onSearch={search} />}
      </Row>
      <Meta className={styles.count} role="status">
        {isLoading && !rows ? STRINGS.loading : error ? '' : count}
      </Meta>
      {Boolean(error) && <ListFailed error={error} text={failed} onRetry={retry} />}
      {!rows && !error && <Rows />}
      {rows?.length === 0 && !isLoading && <Nothing none={none} query={query} />}
      {rows && (rows.length > 0 || isLoading) && (
        <>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            isLoading={isLoading}
            isWide={isWide}
            sort={sort}
            onSort={sortBy}
            onOpen={onOpen}
            details={details}
          />
          {pageCount > 1 && (
            <Pagination
              page={Math.min(page, pageCount)}
              pageCount={pageCount}
              window={blockOfTen}
              hrefOf={hrefOf}
              onOpen={toTop}
            />
          )}
        </>
      )}
      {children}
    </Stack>
  );
}

/** The last row of the last page is gone: there is a page before it. */
function useStepBack<Sort extends string>({ page, correctPage }: TableUrl<Sort>, lastPage: number): void {
  const step = useEffectEvent(() => correctPage(lastPage));
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (isBeyond) step();
  }, [isBeyond]);
}

function Nothing({ none, query }: { none: string; query: string }) {
  if (!query) return <EmptyState drawing={REST} title={none} />;
  return (
    <EmptyState
      drawing={LOST}
      title={STRINGS.notFound}
      description={STRINGS.notFoundHint}
      action={<ButtonLink to="?">{STRINGS.all}</ButtonLink>}
    />
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

/** Rows that are on their way; the count's place says so. */
function Rows() {
  return (
    <Panel className={styles.skeleton}>
      {ROWS.map((row) => (
        <div key={row}>
          <Skeleton width="30%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </Panel>
  );
}
