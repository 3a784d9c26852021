import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { paths } from '../../../lib/paths';
import { strings } from './strings';

export function FacilityNotFound() {
  return (
    <EmptyState
      titleAs="h1"
      title={strings.notFoundTitle}
      description={strings.notFoundText}
      action={
        <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
          {strings.toMap}
        </ButtonLink>
      }
    />
  );
}
