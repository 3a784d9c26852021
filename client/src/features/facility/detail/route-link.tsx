import { ButtonLink, type ButtonLook } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { kakaoRouteLink } from './contact-links';
import { STRINGS } from './strings';

interface RouteLinkProps extends Pick<ButtonLook, 'variant'> {
  name: string;
  latitude: number;
  longitude: number;
  label: string;
}

export function RouteLink({ name, latitude, longitude, label, variant }: RouteLinkProps) {
  return (
    <ButtonLink
      variant={variant}
      icon={<Icon name="route" />}
      to={kakaoRouteLink(name, latitude, longitude)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{label}</span>
      <VisuallyHidden>{`(${STRINGS.newWindow})`}</VisuallyHidden>
    </ButtonLink>
  );
}
