import { useState } from 'react';
import { errorText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { joinComments } from './comment-list-cache';
import { useCommentsQuery } from './comments.generated';

/** As the query asks for. */
const PAGE_SIZE = 50;

/** The comments of an announcement, fifty at a time. */
export function useComments(boardId: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useCommentsQuery({
    variables: { boardId, page: 0 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const answer = (data ?? previousData)?.comments;
  const comments = answer?.items;

  /** Comments that came or went meanwhile have moved the pages: the one that may overlap first, then the next. */
  const loadMore = async (): Promise<boolean> => {
    if (!comments || isLoadingMore) return false;
    setIsLoadingMore(true);
    const known = new Set(comments.map(({ id }) => id));
    try {
      const first = Math.floor(comments.length / PAGE_SIZE);
      for (const page of [first, first + 1]) {
        const { data: more } = await fetchMore({
          variables: { page },
          updateQuery: (former, { fetchMoreResult }) => ({ comments: joinComments(former.comments, fetchMoreResult.comments) }),
        });
        if (more?.comments.items.some(({ id }) => !known.has(id))) return true;
      }
    } catch (failure) {
      showToast({ type: 'error', text: errorText(failure) });
    } finally {
      setIsLoadingMore(false);
    }
    return false;
  };

  return {
    comments,
    left: answer ? Math.max(0, answer.totalCount - answer.items.length) : 0,
    isLoadingMore,
    /** Resolves to whether there are more now. */
    loadMore,
    error: comments || loading ? undefined : error,
    // A second failure says what the first did.
    retry: () => void refetch().catch(() => undefined),
  };
}
