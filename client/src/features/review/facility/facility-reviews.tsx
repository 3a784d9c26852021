import { useLocation } from 'react-router';
import { Card, Stack } from '../../../components/kit';
import { useInViewOnce } from '../../../lib/defer/lazy-section';
import { useScrollToHash } from '../../../lib/defer/scroll-to-element';
import { useCorrectedEntry } from '../../../lib/outbox/entries';
import { WriteReview, WriteReviewSkeleton } from '../form/write-review';
import { GallerySkeleton, PhotoGallery } from '../gallery/photo-gallery';
import { STRINGS as GALLERY_STRINGS } from '../gallery/strings';
import { useReviewPhotos } from '../gallery/use-review-photos';
import { ReviewList, ReviewListSkeleton } from '../list/review-list';
import { STRINGS as LIST_STRINGS } from '../list/strings';
import { useFacilityReviews, useFocusedReview } from '../list/use-facility-reviews';
import { RatingStatistics } from '../statistics/rating-statistics';
import { focusedIdOf } from '../use-highlighted-review';
import { ReviewSection, SectionFailed } from './review-section';
import styles from './review-section.module.css';

/** Everything that people say about a place. It queries its data itself: the page is there without it. */
export function FacilityReviews({ facilityId }: { facilityId: string }) {
  const { search } = useLocation();
  const isCorrecting = useCorrectedEntry('review', facilityId) !== null;
  const { isInView, part } = useInViewOnce(focusedIdOf(search) !== null || isCorrecting);
  useScrollToHash();
  return (
    <Stack gap={4} {...part} id="reviews">
      {isInView ? <Reviews facilityId={facilityId} /> : <ReviewsSkeleton />}
    </Stack>
  );
}

function Reviews({ facilityId }: { facilityId: string }) {
  const list = useFacilityReviews(facilityId);
  const gallery = useReviewPhotos(facilityId);
  const isReady = gallery.photos !== undefined || gallery.error !== undefined;
  const focused = useFocusedReview({ facilityId, reviews: list.reviews, isReady });
  return (
    <>
      <WriteReview facilityId={facilityId} onSaved={focused.focus} />
      {list.facility && <RatingStatistics facility={list.facility} />}
      <PhotoGallery gallery={gallery} />
      <ReviewList list={list} focused={focused} />
    </>
  );
}

const ReviewsSkeleton = () => (
  <>
    <WriteReviewSkeleton />
    <ReviewSection title={GALLERY_STRINGS.title}>
      <GallerySkeleton />
    </ReviewSection>
    <ReviewSection title={LIST_STRINGS.title}>
      <ReviewListSkeleton />
    </ReviewSection>
  </>
);

/** In place of the reviews when they could not be rendered: the page is of use without them. */
export const ReviewsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Card as="section" className={styles.section}>
    <SectionFailed text={LIST_STRINGS.failed} onRetry={onRetry} />
  </Card>
);
