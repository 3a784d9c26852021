import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmedAction } from '../../../components/use-confirmed-action';
import { LIMITS } from '../../../graphql/constants.generated';
import { queryOf } from '../../../lib/text';

export const PAGE_SIZE = 20;
const LAST_PAGE = LIMITS.deepestRow / PAGE_SIZE;
const PAGE = /^[1-9]\d{0,4}$/;

export type TableUrl<Sort extends string> = ReturnType<typeof useTableUrl<Sort>>;

/**
 * `?q=…&p=…&sort=…`; invalid values are ignored.
 * @param sorts as the server names them, the default first
 */
export function useTableUrl<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const [params, setParams] = useSearchParams();
  const page = params.get('p') ?? '';
  const state = {
    query: queryOf(params.get('q') ?? ''),
    /** From 1. */
    page: PAGE.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
  };
  const paramsOf = (change: Partial<typeof state>) => {
    const next = { ...state, ...change };
    return new URLSearchParams({
      ...(next.query && { q: next.query }),
      ...(next.sort !== sorts[0] && { sort: next.sort }),
      ...(next.page > 1 && { p: String(next.page) }),
    });
  };
  return {
    ...state,
    /** Of the list's query. */
    variables: { query: state.query, sort: state.sort, page: state.page - 1, size: PAGE_SIZE },
    /** Search part of the address of another page of the same list. */
    hrefOf: (number: number) => `?${paramsOf({ page: number }).toString()}`,
    search: (query: string) => setParams(paramsOf({ query: queryOf(query), page: 1 })),
    sortBy: (sort = sorts[0]) => setParams(paramsOf({ sort, page: 1 })),
    /** Without a history entry of its own. */
    correctPage: (number: number) => setParams(paramsOf({ page: number }), { replace: true }),
  };
}

/** Others work on the same lists: a list that is opened again shows its cached rows and asks the server for new ones. */
export const REVALIDATE_ON_OPEN = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: (
    _current: WatchQueryFetchPolicy,
    { reason, initialFetchPolicy }: { reason: string; initialFetchPolicy: WatchQueryFetchPolicy },
  ) => (reason === 'variables-changed' ? initialFetchPolicy : 'cache-first'),
} as const;

interface Result<Data> {
  data?: Data;
  previousData?: Data;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

export interface TableAnswer<Row> {
  /** The former ones until new ones arrive; undefined before the first. */
  rows: readonly Row[] | undefined;
  totalCount: number;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** The result of a list's query, as its table takes it. */
export function tableAnswer<Data, Row>(
  { data, previousData, error, loading, refetch }: Result<Data>,
  pageIn: (data: Data) => { items: readonly Row[]; totalCount: number },
): TableAnswer<Row> {
  const isFailed = error !== undefined && !data && !loading;
  const shown = isFailed ? undefined : (data ?? previousData);
  const page = shown && pageIn(shown);
  return {
    rows: page?.items,
    totalCount: page?.totalCount ?? 0,
    isLoading: loading,
    error: isFailed ? error : undefined,
    // A second failure is shown like the first.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** After a row was changed, or turned out to be gone: the list on screen is fetched again, and so is every other page of it. */
export function useInvalidateList(fieldName: 'inquiries' | 'reviewReports' | 'holidays' | 'visitReportBursts'): () => void {
  const { cache } = useApolloClient();
  return () => void cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Actions on the rows of a table that ask first. The list's `section` gets the focus when the row is gone. */
export function useRowAction() {
  const section = useRef<HTMLElement>(null);
  return { section, ...useConfirmedAction({ focusAfter: section, isSessionEndShown: true }) };
}
