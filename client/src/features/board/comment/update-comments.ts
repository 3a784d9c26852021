import type { ApolloCache } from '@apollo/client';
import { CommentsDocument, type CommentsQuery } from './comments.generated';

type Comments = CommentsQuery['comments']['items'];

/** Changes the cached list after a comment was added or deleted, with the server's count. */
export function updateComments(
  cache: ApolloCache,
  boardId: string,
  totalCount: number,
  change: (items: Comments) => Comments,
): void {
  cache.updateQuery({ query: CommentsDocument, variables: { boardId, page: 0 } }, (former) =>
    former ? { ...former, comments: { ...former.comments, items: change(former.comments.items), totalCount } } : former,
  );
}
