import type { ApolloCache } from '@apollo/client';
import type { Write } from './entries';

/** Shows a like or a favourite as if the server had set it. */
export function showWish(cache: ApolloCache, { kind, input }: Write, isOn: boolean): void {
  if (kind === 'favorite')
    cache.modify({
      id: cache.identify({ __typename: 'Facility', id: input.facilityId }),
      fields: { viewerHasFavorited: () => isOn },
    });
  if (kind === 'like')
    cache.modify({
      id: cache.identify({ __typename: 'Review', id: input.reviewId }),
      fields: {
        viewerHasLiked: () => isOn,
        likeCount: (count: number, { readField }) =>
          readField('viewerHasLiked') === isOn ? count : Math.max(0, count + (isOn ? 1 : -1)),
      },
    });
}
