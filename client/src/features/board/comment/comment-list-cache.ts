import type { ApolloCache } from '@apollo/client';
import { CommentsDocument, type CommentsQuery } from './comments.generated';

type Comments = CommentsQuery['comments'];

/** Adds a comment that was just written, with the server's count. */
export function addToComments(cache: ApolloCache, boardId: string, comment: Comments['items'][number], totalCount: number): void {
  changeComments(cache, boardId, ({ items }) => ({ items: [...items, comment], totalCount }));
}

/** Removes a comment wherever it is shown. */
export function dropFromComments(cache: ApolloCache, boardId: string, commentId: string, totalCount: number): void {
  changeComments(cache, boardId, ({ items }) => ({ items: items.filter(({ id }) => id !== commentId), totalCount }));
  cache.evict({ id: cache.identify({ __typename: 'Comment', id: commentId }) });
}

function changeComments(cache: ApolloCache, boardId: string, change: (former: Comments) => Comments): void {
  cache.updateQuery({ query: CommentsDocument, variables: { boardId, page: 0 } }, (former) =>
    former ? { ...former, comments: { ...former.comments, ...change(former.comments) } } : former,
  );
}
