import { type ReactNode, type RefObject, useRef } from 'react';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Navigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button';
import { LOST, REST } from '../../../components/empty-drawings';
import { RetryButton } from '../../../components/load-failure';
import { Meta, Row, Stack } from '../../../components/kit';
import { blockOfTen, Pagination } from '../../../components/pagination';
import { ListSearch } from '../../../components/search-field';
import { Skeleton } from '../../../components/skeleton';
import { errorFacts, errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { DataTable, type DataTableProps } from './data-table';
import styles from './data-table.module.css';
import { STRINGS } from './strings';
import { PAGE_SIZE, type TableAnswer, type TableUrl } from './use-table';

interface TableSectionProps<Row, Sort extends string> extends Omit<DataTableProps<Row, Sort>, 'label' | 'rows' | 'isLoading'> {
  ref?: RefObject<HTMLElement | null>;
  texts: { title: string; lead?: string; failed: string };
  titleAs?: 'h1' | 'h2';
  head?: ReactNode;
  /** Below the head: what narrows the list. */
  filters?: ReactNode;
  count: string;
  answer: TableAnswer<Row>;
  children?: ReactNode;
}

/** A table under its title, or why there is none. */
export function TableSection<Row extends { id: string }, Sort extends string = never>({
  ref,
  texts: { title, lead, failed },
  titleAs: Title = 'h1',
  head,
  filters,
  count,
  answer: { rows, isLoading, error, retry },
  children,
  ...table
}: TableSectionProps<Row, Sort>) {
  return (
    <Stack ref={ref} tabIndex={-1} as="section" gap={3} className={styles.section} aria-label={title}>
      <Row justify="between" wrap className={styles.head}>
        <div>
          <Title>{title}</Title>
          {lead && <Meta>{lead}</Meta>}
        </div>
        {head}
      </Row>
      {filters}
      <Meta className={styles.count} role="status">
        {isLoading && !rows ? STRINGS.loading : error ? '' : count}
      </Meta>
      {Boolean(error) && <ListFailed error={error} text={failed} onRetry={retry} />}
      {!rows && !error && <Skeleton height="240px" />}
      {rows && <DataTable label={title} rows={rows} isLoading={isLoading} {...table} />}
      {children}
    </Stack>
  );
}

export interface ServerTableProps<Row, Sort extends string> extends Omit<
  TableSectionProps<Row, Sort>,
  'ref' | 'head' | 'count' | 'empty' | 'sort' | 'onSort'
> {
  /** Without `searchLabel` there is no search. */
  texts: { title: string; unit?: string; none: string; failed: string; searchLabel?: string };
  url: Omit<TableUrl<Sort>, 'filters' | 'filterBy' | 'variables'>;
  pageSize?: number;
  /** Gets the focus when another page is opened. */
  section?: RefObject<HTMLElement | null>;
}

/** One page of a long list: search, order and page are in the address. */
export function ServerTable<Row extends { id: string }, Sort extends string>({
  texts,
  url,
  pageSize = PAGE_SIZE,
  section,
  children,
  ...rest
}: ServerTableProps<Row, Sort>) {
  const { unit = STRINGS.unit, none, searchLabel } = texts;
  const { query, page, sort, isFiltered, hrefOf, hrefOfAll, search, sortBy } = url;
  const { rows, totalCount, isLoading } = rest.answer;
  const ownSection = useRef<HTMLElement>(null);
  const ref = section ?? ownSection;
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));

  const toTop = () => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <TableSection
      {...rest}
      texts={texts}
      ref={ref}
      head={
        searchLabel && (
          <ListSearch
            className={styles.search}
            label={searchLabel}
            placeholder={searchLabel}
            submitLabel={STRINGS.submit}
            query={query}
            onSearch={search}
          />
        )
      }
      count={query ? STRINGS.found(query, totalCount, unit) : STRINGS.count(totalCount, unit, isFiltered)}
      empty={
        query || isFiltered ? (
          <EmptyState
            drawing={LOST}
            title={STRINGS.notFound}
            description={query && STRINGS.notFoundHint}
            action={<ButtonLink to={hrefOfAll}>{STRINGS.all}</ButtonLink>}
          />
        ) : (
          <EmptyState drawing={REST} title={none} />
        )
      }
      sort={sort}
      onSort={sortBy}
    >
      {rows && pageCount > 1 && (
        <Pagination page={Math.min(page, pageCount)} pageCount={pageCount} window={blockOfTen} hrefOf={hrefOf} onOpen={toTop} />
      )}
      {/* After the last row of the last page is deleted. */}
      {rows?.length === 0 && !isLoading && page > pageCount && <Navigate replace to={hrefOf(pageCount)} />}
      {children}
    </TableSection>
  );
}

function ListFailed({ error, text, onRetry }: { error: unknown; text: string; onRetry: () => void }) {
  const { promptSignIn } = useSignInGate();
  const { code } = errorFacts(error);
  const facts =
    code === 'UNAUTHENTICATED'
      ? { title: STRINGS.unauthenticated, action: <Button onClick={promptSignIn}>{STRINGS.signIn}</Button> }
      : code === 'FORBIDDEN'
        ? { title: STRINGS.forbidden, action: <ButtonLink to={paths.home()}>{STRINGS.toHome}</ButtonLink> }
        : {
            title: text,
            description: errorText(error),
            action: <RetryButton onClick={onRetry} />,
          };
  return (
    <div role="alert">
      <EmptyState drawing={BROKEN} {...facts} />
    </div>
  );
}
