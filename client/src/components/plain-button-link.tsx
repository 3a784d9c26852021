import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import type { PlainButtonLook } from './plain-button';

/** `ButtonLink` for the frame of the site. */
export function PlainButtonLink({
  variant = 'primary',
  drawing,
  className = '',
  children,
  ...rest
}: LinkProps & PlainButtonLook & { drawing?: ReactNode }) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[variant]} ${className}`}>
      {drawing}
      <span>{children}</span>
    </Link>
  );
}
