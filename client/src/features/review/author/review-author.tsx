import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar';
import { Meta, Row } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { reviewerFacts } from './reviewer-facts';
import type { ReviewAuthor_MemberFragment } from './review-author.generated';
import styles from './review-author.module.css';

/** Who wrote it and how much they have written; the name leads to all of it. */
export function ReviewAuthor({ member }: { member: ReviewAuthor_MemberFragment }) {
  return (
    <Row gap={3} className={styles.author}>
      <Avatar image={member.profileImage} size={40} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.memberReviews(member.id)}>
          {member.nickName}
        </Link>
        <Meta as="span" className={styles.facts}>
          {reviewerFacts(member)}
        </Meta>
      </div>
    </Row>
  );
}
