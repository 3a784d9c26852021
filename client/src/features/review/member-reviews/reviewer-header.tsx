import { Avatar } from '../../../components/avatar';
import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Row, Stack } from '../../../components/kit';
import { StarRating } from '../../../components/star-rating';
import { paths } from '../../../lib/paths';
import type { ReviewerHeader_MemberFragment } from './reviewer-header.generated';
import styles from './member-reviews.module.css';
import { STRINGS } from './strings';

/** The public part of a member who writes reviews. Only the list counts them: blinded ones are in their author's list. */
export function ReviewerHeader({ member }: { member: ReviewerHeader_MemberFragment }) {
  const { nickName, averageRating, profileImage } = member;
  return (
    <Row as="header" gap={4}>
      <Avatar image={profileImage} size={72} />
      <Stack gap={1} className={styles.words}>
        <h1>{STRINGS.title(nickName)}</h1>
        {averageRating !== null && (
          <Row as="p" gap={2} className={styles.average}>
            <span>{STRINGS.average}</span> <StarRating rating={averageRating} showsNumber />
          </Row>
        )}
      </Stack>
    </Row>
  );
}

export const ReviewerNotFound = () => (
  <EmptyState
    drawing={LOST}
    titleAs="h1"
    title={STRINGS.notFound}
    description={STRINGS.notFoundText}
    action={<ButtonLink to={paths.reviewsLatest()}>{STRINGS.toLatest}</ButtonLink>}
  />
);
