import { type ReactNode, useRef } from 'react';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Button, ButtonLink } from '../../../components/button';
import { LOST, REST } from '../../../components/empty-drawings';
import { Row, Stack, Muted, Panel } from '../../../components/kit';
import { blockOfTen, Pagination } from '../../../components/pagination';
import { RetryButton } from '../../../components/load-failure';
import { Page } from '../../../components/parts';
import { ListSearch } from '../../../components/search-field';
import { Skeleton } from '../../../components/skeleton';
import { BOARD_RULES } from '../../../graphql/constants.generated';
import { errorFacts, errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { STRINGS as BOARD_STRINGS } from '../strings';
import { useBoardListQuery } from './board-list.generated';
import styles from './board-list.module.css';
import type { BoardListUrl } from './board-list-url';
import { BoardTable } from './board-table';
import { STRINGS } from './strings';

interface BoardListProps {
  url: BoardListUrl;
  onSearch: (query: string) => void;
  /** Beside the count. */
  action: ReactNode;
}

/** One page of the announcements; the former one stays until it is there. */
export function BoardList({ url: { query, page: wantedPage }, onSearch, action }: BoardListProps) {
  const { data, previousData, error, loading, refetch } = useBoardListQuery({
    variables: { query, page: wantedPage - 1, size: BOARD_RULES.pageSize },
    // A cached page shows at once and is refreshed.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isFailed = error !== undefined && !data && !loading;
  const isStale = loading && !data;
  const list = isFailed ? undefined : (data ?? previousData)?.boards;
  const totalCount = list?.totalCount ?? 0;
  const section = useRef<HTMLElement>(null);

  /** The focus and the scroll position move to the beginning of the new page. */
  const toTop = () => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Page gap={4}>
      <div>
        <h1>{STRINGS.title}</h1>
        <Muted>{STRINGS.lead}</Muted>
      </div>
      <ListSearch
        className={styles.search}
        label={STRINGS.searchLabel}
        placeholder={STRINGS.placeholder}
        submitLabel={STRINGS.submit}
        query={query}
        onSearch={onSearch}
      />
      <Stack ref={section} tabIndex={-1} as="section" gap={4} className={styles.list} aria-label={STRINGS.table}>
        <Row justify="between" className={styles.bar}>
          <Muted className={styles.count} role="status">
            {isStale ? STRINGS.loading : list && (query ? STRINGS.found(query, totalCount) : STRINGS.count(totalCount))}
          </Muted>
          {action}
        </Row>
        {/* A second failure says what the first did. */}
        {isFailed && <BoardsFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />}
        {!list && !isFailed && <BoardListSkeleton />}
        {list?.items.length === 0 && <NoBoards query={query} />}
        {list && list.items.length > 0 && (
          <>
            <BoardTable boards={list.items} isStale={isStale} />
            <Pagination
              // The server answers with its last page for one beyond it.
              page={list.page + 1}
              pageCount={Math.max(1, Math.ceil(totalCount / BOARD_RULES.pageSize))}
              window={blockOfTen}
              hrefOf={(number) => paths.boards({ q: query, p: number })}
              onOpen={toTop}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Status text is in the place of the count. */
const BoardListSkeleton = () => (
  <Panel>
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Stack key={row} gap={2} className={styles.skeleton}>
        <Skeleton width="70%" height="22px" />
        <Skeleton width="40%" height="18px" />
      </Stack>
    ))}
  </Panel>
);

/** Offers the sign-in to those who may not see the list, a retry to all others. */
function BoardsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { promptSignIn } = useSignInGate();
  const { code } = errorFacts(error);
  const isForbidden = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
  return (
    <div role="alert">
      <EmptyState
        drawing={BROKEN}
        title={isForbidden ? BOARD_STRINGS.forbidden : BOARD_STRINGS.notLoaded}
        description={isForbidden ? undefined : errorText(error)}
        action={isForbidden ? <Button onClick={promptSignIn}>{STRINGS.signIn}</Button> : <RetryButton onClick={onRetry} />}
      />
    </div>
  );
}

function NoBoards({ query }: { query: string }) {
  if (!query)
    return (
      <EmptyState drawing={REST} title={STRINGS.none} action={<ButtonLink to={paths.home()}>{STRINGS.toHome}</ButtonLink>} />
    );
  return (
    <EmptyState
      drawing={LOST}
      title={STRINGS.notFound}
      description={STRINGS.notFoundHint}
      action={<ButtonLink to={paths.boards()}>{STRINGS.all}</ButtonLink>}
    />
  );
}
