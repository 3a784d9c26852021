import { useId } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../components/icon';
import { Meta, Stack } from '../../../components/kit';
import { requestSignIn } from '../../../lib/session/sign-in-request';
import { useToken } from '../../../lib/session/token';
import styles from './favorites-button.module.css';
import { formatSearch, IDLE_SEARCH } from './search-url';
import { STRINGS } from './strings';
import type { MapSearch } from './use-map-search';

interface FavoritesButtonProps {
  search: Pick<MapSearch, 'applied' | 'toggleFavorites'>;
  /** Before what the press leads to. */
  onPress?: () => void;
}

/** Shows the viewer's own places instead of a search. Visitors see it as disabled; pressing it offers the sign-in. */
export function FavoritesButton({ search, onPress }: FavoritesButtonProps) {
  const { pathname } = useLocation();
  const noteId = useId();
  const isVisitor = useToken() === null;
  const isOn = search.applied.mode === 'favorites';

  function press() {
    onPress?.();
    if (isVisitor) requestSignIn({ returnTo: pathname + formatSearch({ ...IDLE_SEARCH, mode: 'favorites' }) });
    else search.toggleFavorites();
  }

  return (
    <Stack gap={1}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isOn && !isVisitor}
        aria-disabled={isVisitor || undefined}
        aria-describedby={isVisitor ? noteId : undefined}
        title={isVisitor ? STRINGS.favorites.membersOnly : undefined}
        onClick={press}
      >
        <Icon name="star" />
        <span>{STRINGS.favorites.title}</span>
      </button>
      {isVisitor && <Meta id={noteId}>{STRINGS.favorites.membersOnly}</Meta>}
    </Stack>
  );
}
