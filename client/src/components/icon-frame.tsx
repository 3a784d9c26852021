import type { ReactNode } from 'react';
import styles from './icon.module.css';

export interface IconFrameProps {
  /** In pixels; 20 by default. */
  size?: number;
  /** Spoken name. Leave it out where text stands beside the icon. */
  label?: string;
  /** Filled instead of drawn with lines. */
  isSolid?: boolean;
  className?: string;
  path?: string;
  /** Instead of one path. */
  children?: ReactNode;
}

/** The paths that the shell needs. All others are in icon.tsx and load with the pages, so that the first load stays small. */
export const CLOSE = 'm5.5 5.5 13 13M18.5 5.5l-13 13';
export const MENU = 'M4 7h16M4 12h16M4 17h16';
export const REFRESH = 'M19.5 5v4.5H15M19 9.3A7.7 7.7 0 1 0 19.7 13';
export const PAW =
  'M3.45 12.05a2 2.7 -22 1 0 3.71 -1.5 2 2.7 -22 1 0 -3.71 1.5M7.32 6.99a2.1 2.9 -8 1 0 4.16 -.58 2.1 2.9 -8 1 0 -4.16 .58M12.52 6.41a2.1 2.9 8 1 0 4.16 .58 2.1 2.9 8 1 0 -4.16 -.58M16.85 10.55a2 2.7 22 1 0 3.71 1.5 2 2.7 22 1 0 -3.71 -1.5M12 11.5c2.9 0 5.8 3.4 5.8 6 0 1.8-1.3 2.7-2.8 2.7-1.2 0-2-.5-3-.5s-1.8.5-3 .5c-1.5 0-2.8-.9-2.8-2.7 0-2.6 2.9-6 5.8-6z';

/** The frame of every icon: drawn in the colour of the text around it. */
export function IconFrame({ size = 20, label, isSolid, className = '', path, children }: IconFrameProps) {
  return (
    <svg
      className={`${styles.icon} ${isSolid ? styles.solid : ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children ?? <path d={path} />}
    </svg>
  );
}
