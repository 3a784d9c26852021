import { BOARD_RULES } from '../../../graphql/constants.generated';
import { useBoardListQuery } from './board-list.generated';
import type { BoardListUrl } from './board-list-url';

/** One page of the announcements; the former one stays until it is there. */
export function useBoardList({ query, page }: BoardListUrl) {
  const { data, previousData, error, loading, refetch } = useBoardListQuery({
    variables: { query, page: page - 1, size: BOARD_RULES.pageSize },
    // Shown at once when it is known, and asked for what is new.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isFailed = error !== undefined && !data && !loading;
  const answer = (isFailed ? undefined : (data ?? previousData))?.boards;
  return {
    boards: answer?.items,
    totalCount: answer?.totalCount ?? 0,
    /** From 1: the page that the server gave, which is its last for one beyond. */
    page: (answer?.page ?? page - 1) + 1,
    pageCount: Math.max(1, Math.ceil((answer?.totalCount ?? 0) / BOARD_RULES.pageSize)),
    isStale: loading && !data,
    error: isFailed ? error : undefined,
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}
