import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Row, Stack } from './kit';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  /** Of `empty-drawings`. */
  drawing: ReactNode;
  /** The title's element: a heading of the page where it stands alone. */
  titleAs?: 'h1' | 'h2' | 'p';
}

/** Says that there is nothing (or that something failed) and what to do next. */
export function EmptyState({ title, description, action, drawing, titleAs: Title = 'p' }: EmptyStateProps) {
  return (
    <Stack gap={2} align="center" className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {description && <div className={styles.description}>{description}</div>}
      {action && (
        <Row gap={2} align="stretch" justify="center" wrap className={styles.action}>
          {action}
        </Row>
      )}
    </Stack>
  );
}
