import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { paths } from '../../../lib/paths';
import { strings } from './strings';

export function FacilityNotFound() {
  return (
    <EmptyState
      titleAs="h1"
      title={strings.notFoundTitle}
      description={strings.notFoundText}
      action={
        <ButtonLink icon="map" to={paths.map()}>
          {strings.toMap}
        </ButtonLink>
      }
    />
  );
}
