import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { paths } from '../../../lib/paths';
import { STRINGS } from './strings';

export function FacilityNotFound() {
  return (
    <EmptyState
      drawing={LOST}
      titleAs="h1"
      title={STRINGS.notFoundTitle}
      description={STRINGS.notFoundText}
      action={
        <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
          {STRINGS.toMap}
        </ButtonLink>
      }
    />
  );
}
