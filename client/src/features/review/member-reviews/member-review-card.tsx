import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StarRating } from '../../../components/star-rating';
import { dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { LikeButton } from '../like/like-button';
import { ReportButton } from '../report/report-button';
import { TagList } from '../tag-list/tag-list';
import type { MemberReviewCard_ReviewFragment } from './member-review-card.generated';
import styles from './member-review-card.module.css';
import { ReviewPhotoStrip } from './review-photo-strip';
import { strings } from './strings';

interface MemberReviewCardProps {
  review: MemberReviewCard_ReviewFragment;
  /** The place's star. */
  favorite: ReactNode;
}

const DATE_LENGTH = 'yyyy-mm-dd'.length;

export function MemberReviewCard({ review, favorite }: MemberReviewCardProps) {
  const { id, content, rating, insertedAt, facility, images } = review;
  const place = facility.name || strings.noPlace;
  const time = dateTimeText(insertedAt);
  return (
    <div className={styles.card} data-photos={images.length > 0 || undefined}>
      <ReviewPhotoStrip review={review} place={place} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.place}>
            <Link to={paths.facility(facility.id, id)}>{place}</Link>
          </h3>
          {favorite}
        </div>
        <p className={styles.facts}>
          <StarRating rating={rating} showsNumber />
          <time dateTime={insertedAt} title={time}>
            {time.slice(0, DATE_LENGTH)}
          </time>
        </p>
        <p className={styles.text}>{content}</p>
        <TagList review={review} />
        <div className={styles.foot}>
          <LikeButton review={review} />
          <ReportButton review={review} />
        </div>
      </div>
    </div>
  );
}
