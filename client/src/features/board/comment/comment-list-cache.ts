import type { ApolloCache } from '@apollo/client';
import { CommentsDocument, type CommentsQuery } from './comments.generated';

type Comments = CommentsQuery['comments'];
type Item = Comments['items'][number];

/** One answer and the next; what moved from one to the other in between is there once, the oldest first. */
export function joinComments(known: Comments, fetched: Comments): Comments {
  const ids = new Set(known.items.map(({ id }) => id));
  const items = [...known.items, ...fetched.items.filter(({ id }) => !ids.has(id))];
  const order = (one: Item, other: Item) =>
    Date.parse(one.insertedAt) - Date.parse(other.insertedAt) || Number(one.id) - Number(other.id);
  return { ...fetched, items: items.sort(order) };
}

/** The list under an announcement goes on with a comment that was just written, and with the count that the server gave. */
export function addToComments(cache: ApolloCache, boardId: string, comment: Item, totalCount: number): void {
  changeComments(cache, boardId, (known) => joinComments(known, { items: [comment], totalCount }));
}

/** Takes a comment away wherever it is shown. */
export function dropFromComments(cache: ApolloCache, boardId: string, commentId: string, totalCount: number): void {
  changeComments(cache, boardId, ({ items }) => ({ items: items.filter(({ id }) => id !== commentId), totalCount }));
  cache.evict({ id: cache.identify({ __typename: 'Comment', id: commentId }) });
}

/** Further pages are kept with the first one: that is the list. */
function changeComments(cache: ApolloCache, boardId: string, change: (known: Comments) => Comments): void {
  cache.updateQuery({ query: CommentsDocument, variables: { boardId, page: 0 } }, (known) =>
    known ? { ...known, comments: { ...known.comments, ...change(known.comments) } } : known,
  );
}
