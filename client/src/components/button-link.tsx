import { Link, type LinkProps } from 'react-router';
import type { ButtonLook } from './button';
import styles from './button.module.css';
import { Icon } from './icon';

/** Looks like a button, goes to another page of ours. */
export function ButtonLink({ variant = 'primary', icon, className = '', children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[variant]} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
