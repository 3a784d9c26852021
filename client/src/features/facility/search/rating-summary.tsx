import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import styles from './rating-summary.module.css';
import { STRINGS } from './strings';

interface RatingSummaryProps {
  /** undefined: the ratings could not be had. */
  reviewCount: number | undefined;
  averageRating: number | null | undefined;
}

export function RatingSummary({ reviewCount, averageRating }: RatingSummaryProps) {
  if (reviewCount === undefined) {
    return (
      <span className={styles.failed}>
        <Icon name="warning" size={16} />
        <span>{STRINGS.rating.failed}</span>
      </span>
    );
  }
  if (reviewCount === 0 || typeof averageRating !== 'number') return <span className={styles.none}>{STRINGS.rating.none}</span>;
  const average = averageRating.toFixed(1);
  return (
    <span className={styles.rating}>
      <Icon name="star" size={16} className={styles.star} />
      <span aria-hidden="true">
        <b>{average}</b> <span>{STRINGS.rating.count(reviewCount)}</span>
      </span>
      <VisuallyHidden>{STRINGS.rating.spoken(average, reviewCount)}</VisuallyHidden>
    </span>
  );
}
