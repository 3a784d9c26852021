import { useConfirmedAction } from '../../../components/use-confirmed-action';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LIMITS } from '../../../graphql/constants.generated';
import { queryOf } from '../../../lib/text';

export const PAGE_SIZE = 20;
const LAST_PAGE = LIMITS.deepestRow / PAGE_SIZE;
const PAGE = /^[1-9]\d{0,4}$/;

/** What a parameter may be: one of these, or a text of this form. */
type FilterRules = Record<string, readonly string[] | RegExp>;
type Filters<Rules extends FilterRules> = {
  [Name in keyof Rules]?: (Rules[Name] extends readonly (infer Value)[] ? Value : string) | undefined;
};

export type TableUrl<Sort extends string, Rules extends FilterRules = FilterRules> = ReturnType<typeof useTableUrl<Sort, Rules>>;

interface TableUrlOptions<Rules> {
  filters?: Rules;
  /** `?view=…`, where a page has several lists. */
  view?: string;
}

/**
 * `?q=…&p=…&sort=…` and a parameter for each filter; invalid values are ignored.
 * @param sorts as the server names them, the default first
 */
export function useTableUrl<Sort extends string, Rules extends FilterRules = Record<never, never>>(
  sorts: readonly [Sort, ...Sort[]],
  { filters: rules, view }: TableUrlOptions<Rules> = {},
) {
  const [params, setParams] = useSearchParams();
  const page = params.get('p') ?? '';
  const state = {
    query: queryOf(params.get('q') ?? ''),
    /** From 1. */
    page: PAGE.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    /** undefined: all. */
    filters: filtersIn(params, rules),
  };
  const paramsOf = (change: Partial<typeof state>) => {
    const next = { ...state, ...change };
    return new URLSearchParams({
      ...(view && { view }),
      ...(next.query && { q: next.query }),
      ...(Object.fromEntries(Object.entries(next.filters).filter(([, value]) => value)) as Record<string, string>),
      ...(next.sort !== sorts[0] && { sort: next.sort }),
      ...(next.page > 1 && { p: String(next.page) }),
    });
  };
  const hrefOf = (change: Partial<typeof state>) => `?${paramsOf(change).toString()}`;
  return {
    ...state,
    isFiltered: Object.values(state.filters).some(Boolean),
    variables: { query: state.query, sort: state.sort, ...state.filters, page: state.page - 1, size: PAGE_SIZE },
    /** Search part of the address of another page of the same list. */
    hrefOf: (number: number) => hrefOf({ page: number }),
    /** The same of the whole list. */
    hrefOfAll: hrefOf({ query: '', filters: {}, page: 1 }),
    search: (query: string) => setParams(paramsOf({ query: queryOf(query), page: 1 })),
    filterBy: (change: Filters<Rules>) => setParams(paramsOf({ filters: { ...state.filters, ...change }, page: 1 })),
    sortBy: (sort = sorts[0]) => setParams(paramsOf({ sort, page: 1 })),
  };
}

const filtersIn = <Rules extends FilterRules>(params: URLSearchParams, rules: Rules | undefined) =>
  Object.fromEntries(
    Object.entries(rules ?? {}).map(([name, rule]) => {
      const value = params.get(name) ?? '';
      return [name, (rule instanceof RegExp ? rule.test(value) : rule.includes(value)) ? value : undefined];
    }),
  ) as Filters<Rules>;

export type TableAnswer<Row> = ReturnType<typeof tableAnswer<unknown, Row>>;

interface Result<Data> {
  data?: Data;
  previousData?: Data;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** The result of a list's query, as its table takes it. Others change the same lists: they are queried each time they are opened. */
export function tableAnswer<Data, Row>(
  { data, previousData, error, loading, refetch }: Result<Data>,
  pageIn: (data: Data) => { items: readonly Row[]; totalCount: number },
) {
  const isFailed = error !== undefined && !data && !loading;
  const shown = isFailed ? undefined : (data ?? previousData);
  const page = shown && pageIn(shown);
  return {
    /** The former ones until new ones arrive; undefined before the first. */
    rows: page?.items,
    totalCount: page?.totalCount ?? 0,
    isLoading: loading,
    error: isFailed ? error : undefined,
    // A second failure is shown like the first.
    retry: () => void refetch().catch(() => undefined),
  };
}

type List = 'inquiries' | 'reviewReports' | 'holidays' | 'visitReportBursts';

/** After a row was changed, or turned out to be gone: the list on screen is fetched again, and so is every other page of it. */
export function useInvalidateList(fieldName: List): () => void {
  const { cache } = useApolloClient();
  return () => void cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Actions on the rows of a list that ask first. Its `section` gets the focus when the row is gone. */
export function useRowAction(list: List) {
  const section = useRef<HTMLElement>(null);
  return {
    section,
    invalidate: useInvalidateList(list),
    ...useConfirmedAction({ focusAfter: section, isSessionEndShown: true }),
  };
}
