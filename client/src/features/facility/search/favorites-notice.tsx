import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { BROKEN } from '../../../components/broken-drawing';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { STRINGS } from './strings';
import type { FavoritesObstacle } from './use-favorite-places';

interface FavoritesNoticeProps {
  obstacle: NonNullable<FavoritesObstacle>;
  onRetry: () => void;
  onSearchAll: () => void;
}

/** Stands in for favourites that cannot be shown, with the way on. */
export function FavoritesNotice({ obstacle, onRetry, onSearchAll }: FavoritesNoticeProps) {
  const { promptSignIn } = useSignInGate();
  if (obstacle === 'visitor')
    return (
      <EmptyState
        drawing={REST}
        title={STRINGS.favorites.membersOnly}
        description={STRINGS.favorites.membersOnlyHint}
        action={<Button onClick={promptSignIn}>{STRINGS.favorites.signIn}</Button>}
      />
    );
  if (obstacle === 'failed')
    return (
      <EmptyState
        drawing={BROKEN}
        title={STRINGS.favorites.failed}
        action={
          <Button icon={<Icon name="refresh" />} onClick={onRetry}>
            {STRINGS.results.retry}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={REST}
      title={STRINGS.favorites.none}
      description={STRINGS.favorites.noneHint}
      action={<Button onClick={onSearchAll}>{STRINGS.search.all}</Button>}
    />
  );
}
