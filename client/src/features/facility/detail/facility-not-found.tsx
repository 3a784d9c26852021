import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { paths } from '../../../lib/paths';
import { strings } from './strings';

export function FacilityNotFound() {
  return (
    <EmptyState
      drawing={LOST}
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
