import { Icon } from '../../../components/icon';
import { Row } from '../../../components/kit';
import { VisuallyHidden } from '../../../components/visually-hidden';
import styles from './rating-summary.module.css';
import { STRINGS } from './strings';

/** Without `reviewCount` the ratings could not be loaded. */
export function RatingSummary({ reviewCount, averageRating }: { reviewCount?: number; averageRating?: number | null }) {
  if (reviewCount === undefined)
    return (
      <Row as="span" gap={1} meta className={`${styles.rating} ${styles.failed}`}>
        <Icon name="warning" size={16} />
        <span>{STRINGS.rating.failed}</span>
      </Row>
    );
  const average = reviewCount > 0 && averageRating?.toFixed(1);
  return (
    <Row as="span" gap={1} meta className={styles.rating}>
      {average ? (
        <>
          <Icon name="star" size={16} className={styles.star} />
          <span aria-hidden="true">
            <b>{average}</b> <span>{STRINGS.rating.count(reviewCount)}</span>
          </span>
          <VisuallyHidden>{STRINGS.rating.spoken(average, reviewCount)}</VisuallyHidden>
        </>
      ) : (
        STRINGS.rating.none
      )}
    </Row>
  );
}
