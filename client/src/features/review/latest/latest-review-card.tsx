import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar';
import { shortDistrictName } from '../../../components/district-name';
import { Row } from '../../../components/kit';
import { LinkCard } from '../../../components/parts';
import { StarRating } from '../../../components/star-rating';
import { dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { LikeButton } from '../like/like-button';
import { ReportButton } from '../report/report-button';
import { TagList } from '../tag-list/tag-list';
import { ClampedText } from './clamped-text';
import type { LatestReviewCard_ReviewFragment } from './latest-review-card.generated';
import styles from './latest-review-card.module.css';
import { ReviewThumbnails } from './review-thumbnails';
import { STRINGS } from './strings';

const TAGS_SHOWN = 3;
const DATE_LENGTH = 'yyyy-mm-dd'.length;

/** Leads to the review on its place's page; what else can be pressed lies above that link. */
export function LatestReviewCard({ review, isFirst }: { review: LatestReviewCard_ReviewFragment; isFirst: boolean }) {
  const { id, content, rating, insertedAt, facility, member } = review;
  const place = facility.name || STRINGS.noPlace;
  const time = dateTimeText(insertedAt);
  const district = shortDistrictName(facility.sidoName, facility.sigunguName);
  return (
    <LinkCard>
      <ReviewThumbnails review={review} place={place} isFirst={isFirst} />
      <div className={styles.body}>
        <h2 className={styles.place}>
          <Link to={paths.facility(facility.id, id)}>{place}</Link>
        </h2>
        <Row as="p" wrap meta className={styles.facts}>
          <StarRating rating={rating} showsNumber />
          {district && <span>{district}</span>}
          <time dateTime={insertedAt} title={time}>
            {time.slice(0, DATE_LENGTH)}
          </time>
        </Row>
        <ClampedText text={content} place={place} />
        <div className={styles.tags}>
          <TagList review={review} limit={TAGS_SHOWN} />
        </div>
        <Row justify="between" wrap className={styles.foot}>
          <Link className={styles.author} to={paths.memberReviews(member.id)}>
            <Avatar image={member.profileImage} size={28} />
            <span>{member.nickName}</span>
          </Link>
          <span className={styles.actions}>
            <LikeButton review={review} />
            <ReportButton review={review} />
          </span>
        </Row>
      </div>
    </LinkCard>
  );
}
