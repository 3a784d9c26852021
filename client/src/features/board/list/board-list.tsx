import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../../components/button';
import { LOST, REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Row, Stack } from '../../../components/kit';
import { blockOfTen, Pagination } from '../../../components/pagination';
import { paths } from '../../../lib/paths';
import { BoardsFailed } from './boards-failed';
import type { BoardListUrl } from './board-list-url';
import styles from './board-list.module.css';
import { BoardListSkeleton } from './board-list-skeleton';
import { BoardTable } from './board-table';
import { STRINGS } from './strings';
import { useBoardList } from './use-board-list';

interface BoardListProps {
  url: BoardListUrl;
  /** Beside the count. */
  action: ReactNode;
}

export function BoardList({ url, action }: BoardListProps) {
  const { query } = url;
  const { boards, totalCount, page, pageCount, isStale, error, retry } = useBoardList(url);
  const section = useRef<HTMLElement>(null);
  const count = query ? STRINGS.found(query, totalCount) : STRINGS.count(totalCount);
  const isLoading = isStale || (!boards && !error);

  /** The keyboard and the eyes go along to the beginning of the new page. */
  const toTop = () => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Stack ref={section} tabIndex={-1} as="section" gap={4} className={styles.list} aria-label={STRINGS.table}>
      <Row justify="between" className={styles.head}>
        <p className={styles.count} role="status">
          {isLoading ? STRINGS.loading : error ? '' : count}
        </p>
        {action}
      </Row>
      {error && <BoardsFailed error={error} onRetry={retry} />}
      {!boards && !error && <BoardListSkeleton />}
      {boards?.length === 0 && <NoBoards query={query} />}
      {boards && boards.length > 0 && (
        <>
          <BoardTable boards={boards} isStale={isStale} />
          <Pagination
            page={page}
            pageCount={pageCount}
            window={blockOfTen}
            hrefOf={(number) => paths.boards({ q: query, p: number })}
            onOpen={toTop}
          />
        </>
      )}
    </Stack>
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
