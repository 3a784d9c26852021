import type { ReactNode } from 'react';
import styles from './icon.module.css';

export interface DrawingProps {
  /** In pixels; 20 by default. */
  size?: number;
  /** Spoken name. Leave it out where text stands beside the icon. */
  label?: string;
  className?: string;
}

/** The shapes that the shell needs. All others are in icon.tsx and load with the pages, so that the first load stays small. */
export const CLOSE = <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />;
export const MENU = <path d="M4 7h16M4 12h16M4 17h16" />;
export const PAW = (
  <g className={styles.solid}>
    <ellipse cx="5.3" cy="11.3" rx="2" ry="2.7" transform="rotate(-22 5.3 11.3)" />
    <ellipse cx="9.4" cy="6.7" rx="2.1" ry="2.9" transform="rotate(-8 9.4 6.7)" />
    <ellipse cx="14.6" cy="6.7" rx="2.1" ry="2.9" transform="rotate(8 14.6 6.7)" />
    <ellipse cx="18.7" cy="11.3" rx="2" ry="2.7" transform="rotate(22 18.7 11.3)" />
    <path d="M12 11.5c2.9 0 5.8 3.4 5.8 6 0 1.8-1.3 2.7-2.8 2.7-1.2 0-2-.5-3-.5s-1.8.5-3 .5c-1.5 0-2.8-.9-2.8-2.7 0-2.6 2.9-6 5.8-6z" />
  </g>
);
export const REFRESH = <path d="M19.5 5v4.5H15M19 9.3A7.7 7.7 0 1 0 19.7 13" />;

/** The frame of every icon: a line drawing in the colour of the text around it. */
export function IconFrame({ size = 20, label, className = '', children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
