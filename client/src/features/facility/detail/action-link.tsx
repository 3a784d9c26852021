import type { AnchorHTMLAttributes } from 'react';
import type { ButtonLook } from '../../../components/button';
import buttonStyles from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';

/** Looks like a button, leads out of the site (a telephone, a map service). */
export function ActionLink({
  variant = 'primary',
  icon,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook) {
  return (
    <a {...rest} className={`${buttonStyles.button} ${buttonStyles[variant]}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}
