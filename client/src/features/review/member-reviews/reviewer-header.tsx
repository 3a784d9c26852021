import { Avatar } from '../../../components/avatar';
import { Row, Stack } from '../../../components/kit';
import { StarRating } from '../../../components/star-rating';
import type { ReviewerHeader_MemberFragment } from './reviewer-header.generated';
import styles from './member-reviews.module.css';
import { STRINGS } from './strings';

/** Who writes these reviews, as everybody may know it. */
export function ReviewerHeader({ member }: { member: ReviewerHeader_MemberFragment }) {
  const { nickName, reviewCount, averageRating, profileImage } = member;
  return (
    <Row as="header" gap={4}>
      <Avatar image={profileImage} size={72} />
      <Stack gap={1} className={styles.words}>
        <h1>{STRINGS.title(nickName)}</h1>
        <p className={styles.facts}>
          <span>{STRINGS.reviewCount(reviewCount)}</span>
          {averageRating !== null && (
            <span className={styles.average}>
              <span>{STRINGS.average}</span> <StarRating rating={averageRating} showsNumber />
            </span>
          )}
        </p>
      </Stack>
    </Row>
  );
}
