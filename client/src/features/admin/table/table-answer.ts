import type { WatchQueryFetchPolicy } from '@apollo/client';

/** What a list's query came to, as its table wants it. */
export interface TableAnswer<Row> {
  /** The former ones until new ones are there; undefined: none yet. */
  rows: readonly Row[] | undefined;
  totalCount: number;
  /** The next answer is on its way. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

interface Asked<Data> {
  data?: Data;
  previousData?: Data;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface Page<Row> {
  items: readonly Row[];
  totalCount: number;
}

export function tableAnswer<Data, Row>(asked: Asked<Data>, pageIn: (data: Data) => Page<Row>): TableAnswer<Row> {
  const { data, previousData, error, loading, refetch } = asked;
  const isFailed = error !== undefined && !data && !loading;
  const known = isFailed ? undefined : (data ?? previousData);
  const page = known && pageIn(known);
  return {
    rows: page?.items,
    totalCount: page?.totalCount ?? 0,
    isLoading: loading,
    error: isFailed ? error : undefined,
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Others work on the same lists: every page is asked for anew when it is opened, and shown at once where it is known. */
export const REVALIDATE_ON_OPEN = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: (
    _current: WatchQueryFetchPolicy,
    { reason, initialFetchPolicy }: { reason: string; initialFetchPolicy: WatchQueryFetchPolicy },
  ) => (reason === 'variables-changed' ? initialFetchPolicy : 'cache-first'),
} as const;
