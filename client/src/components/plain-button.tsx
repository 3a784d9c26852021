import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface PlainButtonLook {
  /** One `primary` a view. */
  variant?: 'primary' | 'secondary' | 'quiet';
}

interface PlainButtonProps extends ComponentProps<'button'>, PlainButtonLook {
  drawing?: ReactNode;
  /** Says that the work is going on and holds further presses off, without losing the keyboard's place. */
  busy?: boolean;
}

/** `Button` for the frame of the site, which brings its own drawing and not the whole of icon.tsx. */
export function PlainButton({
  variant = 'primary',
  drawing,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[variant]} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.busy} aria-hidden="true" /> : drawing}
      <span>{children}</span>
    </button>
  );
}
