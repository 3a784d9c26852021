import { Modal } from 'antd';
import { useState } from 'react';
import { Muted, Stack } from '../../components/kit';
import { Skeleton } from '../../components/skeleton';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import styles from './day-review.module.css';
import { DayReview } from './day-review';
import { STRINGS } from './strings';
import type { DayEntry } from './use-month-entries';

interface DayDialogProps {
  date: string;
  entry: DayEntry;
  /** What the day holds is not known yet. */
  isLoading: boolean;
  /** Why it is not known. */
  problem: string | null;
  onClose: () => void;
}

/** A day in full. Mounted while it is open. */
export function DayDialog({ date, entry: { holiday, reviews }, isLoading, problem, onClose }: DayDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <Modal
      open={isOpen}
      title={STRINGS.date(date)}
      footer={null}
      width={560}
      centered
      closable={{ 'aria-label': STRINGS.close }}
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
