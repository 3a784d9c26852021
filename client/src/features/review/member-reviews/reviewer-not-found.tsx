import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { paths } from '../../../lib/paths';
import { strings } from './strings';

export function ReviewerNotFound() {
  return (
    <EmptyState
      drawing={LOST}
      titleAs="h1"
      title={strings.notFound}
      description={strings.notFoundText}
      action={<ButtonLink to={paths.reviewsLatest()}>{strings.toLatest}</ButtonLink>}
    />
  );
}
