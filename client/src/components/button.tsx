import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export interface ButtonLook {
  /** One `primary` or `danger` a view. */
  variant?: 'primary' | 'danger' | 'secondary' | 'quiet';
  /** A node rather than a name: the shell has buttons, and must not load every drawing. */
  icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Says that the work is going on and ignores further presses, but keeps the focus. */
  busy?: boolean;
}

const classesOf = (variant: ButtonLook['variant'] = 'primary', className = '') =>
  `${styles.button} ${styles[variant]} ${className}`;

export function Button({ variant, icon, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classesOf(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.busy} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

/** Looks like a button, goes to another page, or out of the site (`tel:`, a map service). */
export const ButtonLink = ({ variant, icon, className, children, ...rest }: LinkProps & ButtonLook) => (
  <Link {...rest} className={classesOf(variant, className)}>
    {icon}
    <span>{children}</span>
  </Link>
);
