import { Modal } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Muted, Row, Stack } from '../../components/kit';
import { InfoChip } from '../../components/parts';
import { Skeleton } from '../../components/skeleton';
import { StarRating } from '../../components/star-rating';
import { paths } from '../../lib/paths';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import styles from './day-dialog.module.css';
import { STRINGS } from './strings';
import type { CalendarReview, DayEntry } from './use-month-entries';

/** In code points: 😀 is one. */
const SHOWN_TEXT = 100;

interface DayDialogProps {
  date: string;
  entry: DayEntry;
  isLoading: boolean;
  /** Why the entry could not be loaded. */
  problem: string | null;
  onClose: () => void;
}

/** All of a day. Mounted while it is open. */
export function DayDialog({ date, entry: { holiday, reviews }, isLoading, problem, onClose }: DayDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <Modal
      open={isOpen}
      title={STRINGS.date(date)}
      footer={null}
      width={560}
      onCancel={() => setIsOpen(false)}
      afterClose={onClose}
    >
      <Stack gap={4} className={styles.day}>
        {holiday && (
          <div className={styles.holiday}>
            <b>{holiday.name}</b>
            {holiday.description && <p>{holiday.description}</p>}
          </div>
        )}
        {reviews.length > 0 && (
          <Stack as="ul" className={styles.reviews}>
            {reviews.map((review) => (
              <li key={review.id}>
                <DayReview review={review} />
              </li>
            ))}
          </Stack>
        )}
        {isLoading && (
          <div role="status" aria-label={STRINGS.loading}>
            <Skeleton height="72px" />
          </div>
        )}
        {problem !== null && <p role="alert">{problem}</p>}
        {!isLoading && problem === null && reviews.length === 0 && <Muted>{STRINGS.none}</Muted>}
      </Stack>
    </Modal>
  );
}

function DayReview({ review: { id, content, rating, blinding, facility } }: { review: CalendarReview }) {
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
        {blinding && <InfoChip>{STRINGS.blinded}</InfoChip>}
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
