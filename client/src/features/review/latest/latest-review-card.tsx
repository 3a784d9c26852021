import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar';
import { ClosedMark } from '../../../components/closed-mark';
import { shortDistrictName } from '../../../components/district-name';
import { Row } from '../../../components/kit';
import { LinkCard } from '../../../components/parts';
import { StarRating } from '../../../components/star-rating';
import { dateText, dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { AdminControls } from '../../../lib/moderation/admin-controls';
import { BlindingNotice } from '../../../lib/moderation/blinding-notice';
import { LikeButton } from '../like/like-button';
import { ReportButton } from '../report/report-button';
import { TagList } from '../tag-list/tag-list';
import type { LatestReviewCard_ReviewFragment } from './latest-review-card.generated';
import styles from './latest-review-card.module.css';
import { ReviewThumbnails } from './review-thumbnails';
import { STRINGS } from './strings';

const TAGS_SHOWN = 3;

/** Leads to the review on its place's page; what else can be pressed lies above that link. */
export function LatestReviewCard({ review, isFirst }: { review: LatestReviewCard_ReviewFragment; isFirst: boolean }) {
  const { id, content, rating, insertedAt, facility, member, viewerIsAuthor, blinding } = review;
  const place = facility.name || STRINGS.noPlace;
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
          <ClosedMark facility={facility} />
          {district && <span>{district}</span>}
          <time dateTime={insertedAt} title={dateTimeText(insertedAt)}>
            {dateText(Date.parse(insertedAt))}
          </time>
        </Row>
        {blinding && <BlindingNotice blinding={blinding} objection={null} />}
        <ClampedText text={content} place={place} />
        <TagList review={review} limit={TAGS_SHOWN} />
        <Row justify="between" wrap className={styles.foot}>
          <Link className={styles.author} to={paths.memberReviews(member.id)}>
            <Avatar image={member.profileImage} size={28} />
            <span>{member.nickName}</span>
          </Link>
          <Row as="span" className={styles.actions}>
            {!blinding && (
              <>
                <LikeButton review={review} />
                <ReportButton review={review} />
              </>
            )}
            {!viewerIsAuthor && <AdminControls content={{ kind: 'REVIEW', id, blinding }} />}
          </Row>
        </Row>
      </div>
    </LinkCard>
  );
}

/** Three lines, and a button for the rest if there is any: that depends on the width. */
function ClampedText({ text, place }: { text: string; place: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const { current } = paragraph;
    // Once open, it no longer shows what would be cut.
    if (!current || isOpen) return;
    // It reports the first size too, after the layout of all cards: measuring here would lay out each for itself.
    const observer = new ResizeObserver(() => setIsLong(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [text, isOpen]);

  return (
    <div>
      <p ref={paragraph} id={id} className={isOpen ? styles.text : styles.clamped}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={STRINGS.moreOf(place, isOpen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? STRINGS.less : STRINGS.more}
        </button>
      )}
    </div>
  );
}
