import { type ReactNode, useRef } from 'react';
import { BROKEN, EmptyState } from './empty-state';
import { Muted, Stack } from './kit';
import { RetryButton } from './load-failure';
import { fiveAround, Pagination } from './pagination';
import styles from './paged-section.module.css';
import { Skeleton } from './skeleton';

interface PagedQuery<Item> {
  page: { items: readonly Item[]; totalCount: number } | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** Which page of how large ones, from 1, and the address of another. */
export interface PageOfList {
  page: number;
  size: number;
  hrefOf: (page: number) => string;
}

interface PagedSectionProps<Item> {
  label: string;
  query: PagedQuery<Item>;
  list: PageOfList;
  texts: { loading: string; failed: string; count: (count: number) => string };
  empty: ReactNode;
  /** An element with a key. */
  renderItem: (item: Item) => ReactNode;
}

/** A list by pages that loads, fails and is empty on its own. */
export function PagedSection<Item>({ label, query, list, texts, empty, renderItem }: PagedSectionProps<Item>) {
  const { page, error, loading, refetch } = query;
  const section = useRef<HTMLElement>(null);
  const isPastEnd = page && page.items.length === 0 && list.page > 1;
  return (
    <Stack ref={section} as="section" gap={4} tabIndex={-1} className={styles.section} aria-label={label} aria-busy={loading}>
      <Muted role="status" className={styles.count}>
        {page ? texts.count(page.totalCount) : !error && texts.loading}
      </Muted>
      {error && !page && (
        <div role="alert">
          <EmptyState
            drawing={BROKEN}
            title={texts.failed}
            action={<RetryButton variant="secondary" busy={loading} onClick={() => void refetch().catch(() => undefined)} />}
          />
        </div>
      )}
      {!page && !error && [0, 1, 2].map((row) => <Skeleton key={row} height="96px" />)}
      {page && page.items.length === 0 && !isPastEnd && empty}
      {page && page.items.length > 0 && <ul className={styles.items}>{page.items.map(renderItem)}</ul>}
      {page && (page.totalCount > list.size || isPastEnd) && (
        <Pagination
          page={list.page}
          pageCount={Math.max(1, Math.ceil(page.totalCount / list.size))}
          window={fiveAround}
          label={label}
          hrefOf={list.hrefOf}
          onOpen={() => section.current?.focus()}
        />
      )}
    </Stack>
  );
}
