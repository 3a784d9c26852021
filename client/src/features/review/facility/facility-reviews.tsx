import { useLocation } from 'react-router';
import { useNear } from '../../../lib/use-near';
import { useScrollToHash } from '../../../lib/use-scroll-to-hash';
import { PhotoGallery } from '../gallery/photo-gallery';
import { useReviewPhotos } from '../gallery/use-review-photos';
import { ReviewList } from '../list/review-list';
import { useFacilityReviews } from '../list/use-facility-reviews';
import { focusedIdOf, useFocusedReview } from '../list/use-focused-review';
import { RatingStatistics } from '../statistics/rating-statistics';
import { WriteReview } from '../write/write-review';
import styles from './facility-reviews.module.css';

/** Everything that people say about a place. It asks for its data itself: the page is there without it. */
export function FacilityReviews({ facilityId }: { facilityId: string }) {
  const { search } = useLocation();
  const { isNear, part } = useNear(focusedIdOf(search) !== null);
  const list = useFacilityReviews(facilityId, isNear);
  const gallery = useReviewPhotos(facilityId, isNear);
  const focused = useFocusedReview({
    facilityId,
    reviews: list.reviews,
    isReady: gallery.photos !== undefined || gallery.error !== undefined,
  });
  useScrollToHash();
  return (
    <div {...part} id="reviews" className={styles.reviews}>
      <WriteReview facilityId={facilityId} onSaved={focused.focus} />
      {list.facility && <RatingStatistics facility={list.facility} />}
      <PhotoGallery gallery={gallery} />
      <ReviewList list={list} focused={focused} />
    </div>
  );
}
