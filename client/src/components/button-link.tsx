import type { LinkProps } from 'react-router';
import type { ButtonLook } from './button';
import { Icon } from './icon';
import { PlainButtonLink } from './plain-button-link';

/** Looks like a button, goes to another page of ours. */
export const ButtonLink = ({ icon, ...rest }: LinkProps & ButtonLook) => (
  <PlainButtonLink {...rest} drawing={icon && <Icon name={icon} />} />
);
