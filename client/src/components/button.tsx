import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import { PlainButton, type PlainButtonLook } from './plain-button';

export interface ButtonLook extends PlainButtonLook {
  icon?: IconName;
}

type ButtonProps = Omit<ComponentProps<typeof PlainButton>, 'drawing'> & ButtonLook;

export const Button = ({ icon, ...rest }: ButtonProps) => <PlainButton {...rest} drawing={icon && <Icon name={icon} />} />;
