import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClosedMark } from '../../../components/closed-mark';
import { Row, Stack } from '../../../components/kit';
import { StarRating } from '../../../components/star-rating';
import { dateText, dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { AdminControls } from '../../../lib/moderation/admin-controls';
import { BlindingNotice } from '../../../lib/moderation/blinding-notice';
import { LikeButton } from '../like/like-button';
import { ReportButton } from '../report/report-button';
import { TagList } from '../tag-list/tag-list';
import type { MemberReviewCard_ReviewFragment } from './member-review-card.generated';
import styles from './member-review-card.module.css';
import { ReviewPhotoStrip } from './review-photo-strip';
import { STRINGS } from './strings';

interface MemberReviewCardProps {
  review: MemberReviewCard_ReviewFragment;
  /** The place's star. */
  favorite: ReactNode;
}

export function MemberReviewCard({ review, favorite }: MemberReviewCardProps) {
  const { id, content, rating, insertedAt, facility, images, viewerIsAuthor, blinding } = review;
  const place = facility.name || STRINGS.noPlace;
  return (
    <Stack gap={4} className={styles.card} data-photos={images.length > 0 || undefined}>
      <ReviewPhotoStrip review={review} place={place} />
      <div className={styles.body}>
        <Row gap={2} justify="between">
          <h3 className={styles.place}>
            <Link to={paths.facility(facility.id, id)}>{place}</Link>
          </h3>
          {favorite}
        </Row>
        <Row as="p" wrap meta className={styles.facts}>
          <StarRating rating={rating} showsNumber />
          <ClosedMark facility={facility} />
          <time dateTime={insertedAt} title={dateTimeText(insertedAt)}>
            {dateText(Date.parse(insertedAt))}
          </time>
        </Row>
        {blinding && <BlindingNotice blinding={blinding} objection={viewerIsAuthor ? `review:${id}` : null} />}
        <p className={styles.text}>{content}</p>
        <TagList review={review} />
        <Row align="stretch" justify="between" wrap className={styles.foot}>
          {!blinding && (
            <>
              <LikeButton review={review} />
              <ReportButton review={review} />
            </>
          )}
          {!viewerIsAuthor && <AdminControls content={{ kind: 'REVIEW', id, blinding }} />}
        </Row>
      </div>
    </Stack>
  );
}
