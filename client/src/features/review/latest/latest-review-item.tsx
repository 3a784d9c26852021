import { useInViewOnce } from '../../../lib/defer/lazy-section';
import { LatestReviewCard } from './latest-review-card';
import type { LatestReviewCard_ReviewFragment } from './latest-review-card.generated';
import { CardSkeleton } from './latest-reviews-skeleton';
import { STRINGS } from './strings';

interface LatestReviewItemProps {
  review: LatestReviewCard_ReviewFragment;
  isFirst: boolean;
  isAskedFor: boolean;
}

/** A review in the list: its card, or its place's name and the room for the card while that is far below. */
export function LatestReviewItem({ review, isFirst, isAskedFor }: LatestReviewItemProps) {
  const { isInView, part } = useInViewOnce<HTMLLIElement>(isFirst || isAskedFor);
  return (
    <li {...part}>
      {isInView ? (
        <LatestReviewCard review={review} isFirst={isFirst} />
      ) : (
        <CardSkeleton title={<h2>{review.facility.name || STRINGS.noPlace}</h2>} />
      )}
    </li>
  );
}
