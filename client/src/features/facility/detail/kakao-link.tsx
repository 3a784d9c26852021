import { ButtonLink, type ButtonLook } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { STRINGS } from './strings';

interface KakaoLinkProps extends Pick<ButtonLook, 'variant'> {
  icon: 'route' | 'search';
  to: string;
  label: string;
}

/** Opens Kakao's map in a new window. */
export const KakaoLink = ({ icon, to, label, variant = 'secondary' }: KakaoLinkProps) => (
  <ButtonLink variant={variant} icon={<Icon name={icon} />} to={to} target="_blank" rel="noopener noreferrer">
    <span>{label}</span>
    <VisuallyHidden>{`(${STRINGS.newWindow})`}</VisuallyHidden>
  </ButtonLink>
);
