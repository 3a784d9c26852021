import { Link } from 'react-router';
import { Meta, Row } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import type { TagList_ReviewFragment } from './tag-list.generated';
import styles from './tag-list.module.css';

interface TagListProps {
  review: TagList_ReviewFragment;
  /** Tags beyond it are only counted. All by default. */
  limit?: number;
}

const STRINGS = {
  label: '태그',
  more: (count: number) => `태그 ${count}개 더`,
};

/** Each leads to all reviews with the tag. */
export function TagList({ review, limit = Infinity }: TagListProps) {
  const { tags } = review;
  if (tags.length === 0) return null;
  const rest = tags.length - limit;
  return (
    <Row as="ul" align="stretch" wrap className={styles.tags} aria-label={STRINGS.label}>
      {tags.slice(0, limit).map(({ id, name }) => (
        <li key={id}>
          <Link className={styles.tag} to={paths.reviewsLatest(name)}>{`#${name}`}</Link>
        </li>
      ))}
      {rest > 0 && (
        <Meta as="li" className={styles.rest}>
          <span role="img" aria-label={STRINGS.more(rest)}>{`+${rest}`}</span>
        </Meta>
      )}
    </Row>
  );
}
