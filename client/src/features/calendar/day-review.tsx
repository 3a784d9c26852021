import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Row, Stack } from '../../components/kit';
import { StarRating } from '../../components/star-rating';
import { paths } from '../../lib/paths';
import styles from './day-review.module.css';
import { STRINGS } from './strings';
import type { CalendarReview } from './use-month-entries';

/** In code points: 😀 is one. */
const SHOWN_TEXT = 100;

export function DayReview({ review: { id, content, rating, facility } }: { review: CalendarReview }) {
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const letters = [...content];
  const isLong = letters.length > SHOWN_TEXT;
  return (
    <Stack as="article" align="start">
      <Row as="header" wrap className={styles.head}>
        <h3>
          <Link className={styles.place} to={paths.facility(facility.id, id)}>
            {facility.name}
          </Link>
        </h3>
        <StarRating rating={rating} size={16} showsNumber />
      </Row>
      <p id={textId} className={styles.text}>
        {isLong && !isOpen ? `${letters.slice(0, SHOWN_TEXT).join('')}…` : content}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={textId}
          aria-label={STRINGS.readMoreOf(facility.name, isOpen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? STRINGS.readLess : STRINGS.readMore}
        </button>
      )}
    </Stack>
  );
}
