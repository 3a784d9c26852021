import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Row, Stack } from './kit';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  /** `BROKEN`, or one of empty-drawings.tsx. */
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

/** Something failed. The other drawings are not part of the shell. */
export const BROKEN = (
  <>
    <path d="M10 86h140" />
    <path d="M40 86c-3-6-4-14-3-22l-2-24 13 8c7-3 15-3 22 0l13-8-1 20" />
    <path d="M50 62v.5M66 62v.5M56 71h4l-2 2zM34 68l-10-2M35 74l-10 2" />
    <g transform="translate(9)">
      <circle cx="92" cy="62" r="24" />
      <path d="M72 50c14-4 30 2 41 16M70 62c12-3 26 4 34 20M76 79c4-16 16-30 32-34M90 86c2-14 10-26 22-32" />
      <path d="M114 72c8 6 4 14 14 14 8 0 6-8 0-7s-4 12 8 7" />
    </g>
  </>
);
