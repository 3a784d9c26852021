import { useState } from 'react';
import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { showToast } from '../../../lib/toast';
import { type ReviewPhotosQuery, useReviewPhotosQuery } from './photo-gallery.generated';
import { STRINGS } from './strings';

/** As the query asks for. */
const PAGE_SIZE = 60;

export type GalleryPhoto = ReviewPhotosQuery['reviewPhotos']['items'][number];

export interface ReviewPhotos {
  facilityId: string;
  photos: GalleryPhoto[] | undefined;
  totalCount: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  error: Error | undefined;
  retry: () => void;
  loadMore: () => void;
}

export function useReviewPhotos(facilityId: string): ReviewPhotos {
  const { data, previousData, loading, error, refetch, fetchMore } = useReviewPhotosQuery({
    variables: { facilityId },
  });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const answer = (data ?? previousData)?.reviewPhotos;
  const page = useDeferredFirstResult(answer);

  const loadMore = async () => {
    if (!page || isLoadingMore) return;
    setIsLoadingMore(true);
    try {
      await fetchMore({ variables: { page: Math.ceil(page.items.length / PAGE_SIZE) }, updateQuery: append });
    } catch {
      showToast({ type: 'error', text: STRINGS.failed });
    } finally {
      setIsLoadingMore(false);
    }
  };

  return {
    facilityId,
    photos: page?.items,
    totalCount: page?.totalCount ?? 0,
    isLoading: loading || page !== answer,
    isLoadingMore,
    error: answer ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => void loadMore(),
  };
}

/** A photo that was added meanwhile pushes the others onto the next page: each is there once. */
function append(former: ReviewPhotosQuery, { fetchMoreResult }: { fetchMoreResult: ReviewPhotosQuery }): ReviewPhotosQuery {
  const urls = new Set(former.reviewPhotos.items.map(({ image }) => image.url));
  const fresh = fetchMoreResult.reviewPhotos.items.filter(({ image }) => !urls.has(image.url));
  return { reviewPhotos: { ...fetchMoreResult.reviewPhotos, items: [...former.reviewPhotos.items, ...fresh] } };
}
