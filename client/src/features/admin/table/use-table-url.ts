import { useSearchParams } from 'react-router';
import { LIMITS } from '../../../graphql/constants.generated';
import { queryOf } from '../../../lib/query-of';

export const PAGE_SIZE = 20;
const LAST_PAGE = LIMITS.deepestRow / PAGE_SIZE;
const PAGE = /^[1-9]\d{0,4}$/;

interface TableState<Sort extends string> {
  query: string;
  /** From 1. */
  page: number;
  sort: Sort;
}

export interface TableUrl<Sort extends string> extends TableState<Sort> {
  /** Search part of the address of another page of the same list. */
  hrefOf: (page: number) => string;
  search: (query: string) => void;
  sortBy: (sort: Sort | undefined) => void;
  /** Without a step of its own in the history. */
  correctPage: (page: number) => void;
}

/**
 * `?q=…&p=…&sort=…`; what makes no sense is as if it were not there.
 * @param sorts as the server names them, the usual one first
 */
export function useTableUrl<Sort extends string>(sorts: readonly [Sort, ...Sort[]]): TableUrl<Sort> {
  const [params, setParams] = useSearchParams();
  const page = params.get('p') ?? '';
  const state: TableState<Sort> = {
    query: queryOf(params.get('q') ?? ''),
    page: PAGE.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
  };
  const paramsOf = (change: Partial<TableState<Sort>>) => {
    const next = { ...state, ...change };
    return new URLSearchParams({
      ...(next.query && { q: next.query }),
      ...(next.sort !== sorts[0] && { sort: next.sort }),
      ...(next.page > 1 && { p: String(next.page) }),
    });
  };
  return {
    ...state,
    hrefOf: (number) => `?${paramsOf({ page: number }).toString()}`,
    search: (query) => setParams(paramsOf({ query: queryOf(query), page: 1 })),
    sortBy: (sort = sorts[0]) => setParams(paramsOf({ sort, page: 1 })),
    correctPage: (number) => setParams(paramsOf({ page: number }), { replace: true }),
  };
}
