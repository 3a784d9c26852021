import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar';
import { Meta, Row, Stack } from '../../../components/kit';
import { numberText } from '../../../lib/number-text';
import { paths } from '../../../lib/paths';
import type { ReviewAuthor_MemberFragment } from './review-author.generated';
import styles from './review-author.module.css';

const STRINGS = {
  facts: (count: number, average: number | null) =>
    `리뷰 ${numberText(count)}개${average === null ? '' : ` · 평균 ${average.toFixed(1)}`}`,
};

/** Who wrote it and how much they have written; the name leads to all of it. */
export function ReviewAuthor({ member }: { member: ReviewAuthor_MemberFragment }) {
  return (
    <Row gap={3}>
      <Avatar image={member.profileImage} size={40} />
      <Stack>
        <Link className={styles.name} to={paths.memberReviews(member.id)}>
          {member.nickName}
        </Link>
        <Meta as="span">{STRINGS.facts(member.reviewCount, member.averageRating)}</Meta>
      </Stack>
    </Row>
  );
}
