import { useDeferredFirstResult } from '../../../lib/defer/use-deferred-first-result';
import { showToast } from '../../../lib/toast';
import { usePagedList } from '../../../lib/use-paged-list';
import { type ReviewPhotosQuery, useReviewPhotosQuery } from './photo-gallery.generated';
import { STRINGS } from './strings';

export type GalleryPhoto = ReviewPhotosQuery['reviewPhotos']['items'][number];
export type ReviewPhotos = ReturnType<typeof useReviewPhotos>;

export function useReviewPhotos(facilityId: string) {
  const { items, isLoading, ...list } = usePagedList(useReviewPhotosQuery({ variables: { facilityId } }), {
    size: 60,
    pageOf: ({ reviewPhotos }: ReviewPhotosQuery) => reviewPhotos,
    idOf: ({ image }) => image.url,
    onMoreFailed: () => showToast({ type: 'error', text: STRINGS.failed }),
  });
  const photos = useDeferredFirstResult(items);
  return { ...list, facilityId, photos, isLoading: isLoading || photos !== items };
}
