import { useLocation } from 'react-router';
import { Row } from '../../../components/kit';
import { useInViewOnce } from '../../../lib/defer/lazy-section';
import { useScrollToHash } from '../../../lib/defer/scroll-to-element';
import { GallerySkeleton, PhotoGallery } from '../gallery/photo-gallery';
import { STRINGS as GALLERY_STRINGS } from '../gallery/strings';
import { useReviewPhotos } from '../gallery/use-review-photos';
import { ReviewList } from '../list/review-list';
import { ReviewListSkeleton } from '../list/review-list-skeleton';
import { STRINGS as LIST_STRINGS } from '../list/strings';
import { useFacilityReviews } from '../list/use-facility-reviews';
import { useFocusedReview } from '../list/use-focused-review';
import card from '../review-card.module.css';
import { RatingStatistics } from '../statistics/rating-statistics';
import { focusedIdOf } from '../use-highlighted-review';
import { WriteReview, WriteReviewSkeleton } from '../form/write-review';

/** Everything that people say about a place. It asks for its data itself: the page is there without it. */
export function FacilityReviews({ facilityId }: { facilityId: string }) {
  const { search } = useLocation();
  const { isInView, part } = useInViewOnce(focusedIdOf(search) !== null);
  useScrollToHash();
  return (
    <div {...part} id="reviews" className={card.reviews}>
      {isInView ? <Reviews facilityId={facilityId} /> : <ReviewsSkeleton />}
    </div>
  );
}

function Reviews({ facilityId }: { facilityId: string }) {
  const list = useFacilityReviews(facilityId);
  const gallery = useReviewPhotos(facilityId);
  const focused = useFocusedReview({
    facilityId,
    reviews: list.reviews,
    isReady: gallery.photos !== undefined || gallery.error !== undefined,
  });
  return (
    <>
      <WriteReview facilityId={facilityId} onSaved={focused.focus} />
      {list.facility && <RatingStatistics facility={list.facility} />}
      <PhotoGallery gallery={gallery} />
      <ReviewList list={list} focused={focused} />
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <>
      <WriteReviewSkeleton />
      <section className={card.card}>
        <Row justify="between" wrap className={card.head}>
          <h2>{GALLERY_STRINGS.title}</h2>
        </Row>
        <GallerySkeleton />
      </section>
      <section className={card.card}>
        <Row justify="between" wrap className={card.head}>
          <h2>{LIST_STRINGS.title}</h2>
        </Row>
        <ReviewListSkeleton />
      </section>
    </>
  );
}
