import type { ReactNode, RefObject } from 'react';
import { Card, Row, Stack } from '../../../components/kit';
import { RetryButton } from '../../../components/load-failure';
import { Chip } from '../../../components/parts';
import { numberText } from '../../../lib/number-text';
import styles from './review-section.module.css';

interface ReviewSectionProps {
  title: string;
  /** The heading, if something moves the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The heading's id. */
  id?: string;
  count?: number | undefined;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the reviews of a place. */
export function ReviewSection({ title, heading, id, count, action, children }: ReviewSectionProps) {
  return (
    <Card as="section" gap={4} className={styles.section} aria-labelledby={id}>
      <Row justify="between" wrap className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={heading && -1}>
          <span>{title}</span>
          {count !== undefined && <Chip className={styles.badge}>{numberText(count)}</Chip>}
        </h2>
        {action}
      </Row>
      {children}
    </Card>
  );
}

export const SectionFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Stack gap={3} align="start" role="alert">
    <p>{text}</p>
    <RetryButton variant="secondary" onClick={onRetry} />
  </Stack>
);
