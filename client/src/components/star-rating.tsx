import { Icon } from './icon';
import styles from './star-rating.module.css';
import { VisuallyHidden } from './visually-hidden';

const STARS = [1, 2, 3, 4, 5];
const SPOKEN = (rating: number) => `5점 만점에 ${rating}점`;

interface StarRatingProps {
  /** Drawn rounded, spoken as it is. */
  rating: number;
  /** Of one star, in pixels. */
  size?: number;
  /** Shows the number too, as stars alone are not readable for everyone. Leave it out beside another number. */
  showsNumber?: boolean;
}

/** Stars that cannot be pressed. */
export function StarRating({ rating, size = 18, showsNumber = false }: StarRatingProps) {
  const filled = Math.round(rating);
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {STARS.map((star) => (
          <Icon key={star} name="star" size={size} className={star <= filled ? styles.filled : styles.empty} />
        ))}
      </span>
      {showsNumber && (
        <b className={styles.number} aria-hidden="true">
          {rating.toFixed(1)}
        </b>
      )}
      <VisuallyHidden>{SPOKEN(rating)}</VisuallyHidden>
    </span>
  );
}
