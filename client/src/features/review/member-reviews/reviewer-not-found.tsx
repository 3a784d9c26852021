import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { paths } from '../../../lib/paths';
import { STRINGS } from './strings';

export function ReviewerNotFound() {
  return (
    <EmptyState
      drawing={LOST}
      titleAs="h1"
      title={STRINGS.notFound}
      description={STRINGS.notFoundText}
      action={<ButtonLink to={paths.reviewsLatest()}>{STRINGS.toLatest}</ButtonLink>}
    />
  );
}
