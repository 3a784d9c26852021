import { useEffect, useRef, useState } from 'react';

interface Page<Item> {
  items: Item[];
  totalCount: number;
}

/** What a generated query hook returns; `cachePolicies` joins the pages that `fetchMore` brings. */
interface PagedQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { page: number } }) => Promise<{ data?: Data }>;
}

interface PagedListOptions<Data, Item> {
  /** As the query has it. */
  size: number;
  pageOf: (data: Data) => Page<Item>;
  idOf: (item: Item) => string;
  onMoreFailed?: (error: unknown) => void;
}

/**
 * A list of which one page is fetched after another.
 * @returns `listRef` is for the element whose children are the items: the first new one gets the focus, as the pressed button has moved
 */
export function usePagedList<Data, Item>(
  query: PagedQuery<Data>,
  { size, pageOf, idOf, onMoreFailed }: PagedListOptions<Data, Item>,
) {
  const { data, previousData, error, loading, refetch, fetchMore } = query;
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [isMoreFailed, setIsMoreFailed] = useState(false);
  const { listRef, focusNext } = useFocusOnNew();
  // The former answer stays until the next one arrives.
  const shown = data ?? previousData;
  const page = shown && pageOf(shown);

  /** Items that came or went meanwhile have moved the pages: first the page that may overlap, then the next. */
  async function fetchNext(items: Item[]): Promise<boolean> {
    const known = new Set(items.map(idOf));
    const next = Math.floor(items.length / size);
    for (const number of [next, next + 1]) {
      const { data: more } = await fetchMore({ variables: { page: number } });
      if (more && pageOf(more).items.some((item) => !known.has(idOf(item)))) return true;
    }
    return false;
  }

  async function loadMore(onLoaded?: () => void): Promise<void> {
    if (!page || isLoadingMore) return;
    const cancel = focusNext();
    setIsLoadingMore(true);
    setIsMoreFailed(false);
    try {
      if (!(await fetchNext(page.items))) cancel();
      onLoaded?.();
    } catch (failure) {
      cancel();
      setIsMoreFailed(true);
      onMoreFailed?.(failure);
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    listRef,
    items: page?.items,
    totalCount: page?.totalCount ?? 0,
    left: page ? Math.max(0, page.totalCount - page.items.length) : 0,
    isLoading: loading && !isLoadingMore,
    isLoadingMore,
    isMoreFailed,
    loadMore: (onLoaded?: () => void) => void loadMore(onLoaded),
    /** Call it before showing items that were fetched earlier. */
    focusNext,
    error: data || loading ? undefined : error,
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Moves the focus to the first child that a list gets after `focusNext`. */
function useFocusOnNew() {
  const list = useRef<HTMLElement>(null);
  const before = useRef<Set<Element>>(null);
  useEffect(() => {
    const former = before.current;
    const first = former && [...(list.current?.children ?? [])].find((child) => !former.has(child));
    if (!first) return;
    before.current = null;
    const target = first.hasAttribute('tabindex')
      ? first
      : (first.querySelector(':is(h2, h3) a') ?? first.querySelector('a, button'));
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  });
  return {
    listRef: (element: HTMLElement | null) => void (list.current = element),
    focusNext: () => {
      before.current = new Set(list.current?.children);
      return () => void (before.current = null);
    },
  };
}
