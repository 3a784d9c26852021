import type { ReactNode } from 'react';
import { Meta, Row } from '../../../components/kit';
import { PhotoGrid, usePhotoCarousel } from '../../../components/use-photo-carousel';
import { StarRating } from '../../../components/star-rating';
import { ReviewAuthor } from '../author/review-author';
import { LikeButton } from '../like/like-button';
import { ReportButton } from '../report/report-button';
import { reviewDate } from '../review-date';
import { TagList } from '../tag-list/tag-list';
import type { ReviewItem_ReviewFragment } from './review-item.generated';
import styles from './review-item.module.css';
import { STRINGS } from './strings';

interface ReviewViewProps {
  review: ReviewItem_ReviewFragment;
  /** What only its author may do. */
  ownActions: ReactNode;
}

export function ReviewView({ review, ownActions }: ReviewViewProps) {
  const { content, rating, insertedAt, images, member } = review;
  const altOf = (index: number) => STRINGS.photo(member.nickName, index + 1);
  const { carousel, open } = usePhotoCarousel(images, altOf);
  return (
    <>
      <Row gap={3} align="start" justify="between">
        <ReviewAuthor member={member} />
        <Meta as="span" className={styles.date}>
          {reviewDate(insertedAt)}
        </Meta>
      </Row>
      <Row as="p" gap={2} className={styles.stars}>
        <StarRating rating={rating} />
        <b aria-hidden="true">{STRINGS.outOf(rating)}</b>
      </Row>
      <p className={styles.content}>{content}</p>
      {images.length > 0 && <PhotoGrid images={images} altOf={altOf} onOpen={open} />}
      <TagList review={review} />
      <Row gap={1} align="stretch" wrap className={styles.actions}>
        <LikeButton review={review} />
        <ReportButton review={review} />
        {ownActions}
      </Row>
      {carousel}
    </>
  );
}
