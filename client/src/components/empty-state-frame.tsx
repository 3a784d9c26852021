import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateFrameProps {
  title: string;
  description?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  drawing: ReactNode;
  /** How the title is tagged: a heading of the page where it stands alone. */
  titleAs?: 'h1' | 'h2' | 'p';
}

/** The only drawing that the first load brings: of the page that stands in for one that failed. */
export const BROKEN_DRAWING = (
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

/** `EmptyState` for the frame of the site, which brings its own drawing and not all of them. */
export function EmptyStateFrame({ title, description, action, drawing, titleAs: Title = 'p' }: EmptyStateFrameProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {description && <div className={styles.description}>{description}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
