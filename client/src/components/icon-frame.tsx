import type { ReactNode } from 'react';
import styles from './icon.module.css';

export interface DrawingProps {
  /** In pixels; 20 unless told. */
  size?: number;
  /** Spoken name. Leave it out where text stands beside the icon. */
  label?: string;
  className?: string;
}

/** Around every drawing on the 24 × 24 grid. */
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
