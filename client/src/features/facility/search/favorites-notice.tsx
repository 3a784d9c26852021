import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { BROKEN } from '../../../components/broken-drawing';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { useVisitorDoor } from '../../../lib/session/use-visitor-door';
import { strings } from './strings';
import type { FavoritesObstacle } from './use-favorite-places';

interface FavoritesNoticeProps {
  obstacle: NonNullable<FavoritesObstacle>;
  onRetry: () => void;
  onSearchAll: () => void;
}

/** Stands in for favourites that cannot be shown, with the way on. */
export function FavoritesNotice({ obstacle, onRetry, onSearchAll }: FavoritesNoticeProps) {
  const { askSignIn } = useVisitorDoor();
  if (obstacle === 'visitor')
    return (
      <EmptyState
        drawing={REST}
        title={strings.favorites.membersOnly}
        description={strings.favorites.membersOnlyHint}
        action={<Button onClick={askSignIn}>{strings.favorites.signIn}</Button>}
      />
    );
  if (obstacle === 'failed')
    return (
      <EmptyState
        drawing={BROKEN}
        title={strings.favorites.failed}
        action={
          <Button icon={<Icon name="refresh" />} onClick={onRetry}>
            {strings.results.retry}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={REST}
      title={strings.favorites.none}
      description={strings.favorites.noneHint}
      action={<Button onClick={onSearchAll}>{strings.search.all}</Button>}
    />
  );
}
