import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Row, Stack } from './kit';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  /** `lost`: nothing was found; `rest`: nothing asked yet; `broken`: something failed. */
  drawing?: keyof typeof DRAWINGS;
  /** The title's element: a heading of the page where it stands alone. */
  titleAs?: 'h1' | 'h2' | 'p';
}

const DRAWINGS = {
  lost: (
    <>
      <path d="M14 86h132" />
      <path d="M56 86V70c-3-4-4-9-3-14M66 86v-9c10 3 22 3 32 0v9M108 86V68c4-6 5-14 1-20-6-3-14-4-24-4-8 0-14-1-19-4" />
      <path d="M109 48c9-1 14-7 14-16" />
      <path d="M66 40c1-12-6-21-18-21-10 0-17 6-19 15l-8 4c-2 1-2 5 0 7 2 3 5 4 9 4 3 5 10 8 18 8 10 0 17-7 18-17z" />
      <path d="M50 22c6-4 15 0 17 8 1 7-1 14-5 15-5 1-6-6-6-12" />
      <path d="M40 33v.5M23 39l3 1M18 60v.5M26 67v.5M14 70v.5" />
      <path d="M134 14c1-6 6-8 10-6s5 8 1 11-5 4-5 7M140 34v.5" />
    </>
  ),
  rest: (
    <>
      <path d="M14 86h132" />
      <path d="M44 86c-12 0-18-6-17-15 1-10 10-17 22-17 4 0 8 1 11 2 8-8 20-12 34-11 20 1 34 14 34 29v12z" />
      <path d="M128 80c6 0 10-3 9-8-1-4-6-4-7-1" />
      <path d="M62 58c8 4 10 14 5 21-3 4-8 3-9-2" />
      <path d="M38 68c2 2 5 2 7 0M27 71l-4-1M34 80c3 2 6 2 9 1" />
      <path d="M78 24h10L78 36h10M98 8h14L98 24h14" />
    </>
  ),
  broken: (
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
  ),
} satisfies Record<string, ReactNode>;

/** Says that there is nothing (or that something failed) and what to do next. */
export function EmptyState({ title, description, action, drawing = 'lost', titleAs: Title = 'p' }: EmptyStateProps) {
  return (
    <Stack gap={2} align="center" className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" focusable="false">
        {DRAWINGS[drawing]}
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
