import type { ButtonLook } from '../../../components/button';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { ActionLink } from './action-link';
import { kakaoRouteLink } from './kakao-map-links';
import { strings } from './strings';

interface RouteLinkProps extends Pick<ButtonLook, 'variant'> {
  name: string;
  latitude: number;
  longitude: number;
  label: string;
}

export function RouteLink({ name, latitude, longitude, label, variant }: RouteLinkProps) {
  return (
    <ActionLink
      variant={variant}
      icon="route"
      href={kakaoRouteLink(name, latitude, longitude)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{label}</span>
      <VisuallyHidden>{`(${strings.newWindow})`}</VisuallyHidden>
    </ActionLink>
  );
}
