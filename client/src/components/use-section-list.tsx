import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { useDeferredFirstResult } from '../lib/defer/use-deferred-first-result';
import { LoadFailure } from './load-failure';

interface SectionQuery<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

interface SectionParts {
  loading: ReactNode;
  empty: ReactNode;
  /** The text of a failure. */
  failed: string;
}

/**
 * The list of a section that loads, fails and is empty on its own. The query needs `notifyOnNetworkStatusChange`.
 * @returns `items`, or what to show instead of them
 */
export function useSectionList<Data, Item>(
  { data, error, networkStatus, refetch }: SectionQuery<Data>,
  itemsOf: (data: Data) => readonly Item[],
  { loading, empty, failed }: SectionParts,
) {
  const shown = useDeferredFirstResult(data);
  const items = shown && itemsOf(shown);
  if (items) return items.length > 0 ? { items } : { substitute: empty };
  const isRetrying = networkStatus === NetworkStatus.refetch;
  if (!error && !isRetrying) return { substitute: loading };
  const retry = () => void refetch().catch(() => undefined);
  return { substitute: <LoadFailure text={failed} isBusy={isRetrying} onRetry={retry} /> };
}
