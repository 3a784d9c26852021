import { useState } from 'react';
import { useLocation } from 'react-router';
import { hasSessionEnded } from '../../lib/error-code';
import { saySessionEnded } from '../../lib/say-session-ended';
import { requestSignIn } from '../../lib/session/sign-in-request';
import { useToken } from '../../lib/session/token';
import { showToast } from '../../lib/toast';
import type { FavoriteButton_FacilityFragment } from './favorite-button.generated';
import { useToggleFavoriteMutation } from './favorite-button.generated';
import { strings } from './strings';

/** Shows the new state at once and takes it back when it is refused. */
export function useToggleFavorite({ id, viewerHasFavorited }: FavoriteButton_FacilityFragment) {
  const { pathname, search } = useLocation();
  const isVisitor = useToken() === null;
  const [toggle, { loading }] = useToggleFavoriteMutation();
  /** A star that was pressed lands like a stamp, one that comes with the page does not. */
  const [isStamped, setIsStamped] = useState(false);
  const askToSignIn = () => requestSignIn({ returnTo: pathname + search });

  async function press(): Promise<void> {
    if (isVisitor) return askToSignIn();
    // The next press means the state that this one leads to.
    if (loading) return;
    const isFavorite = !viewerHasFavorited;
    setIsStamped(isFavorite);
    const toggled = { __typename: 'Facility' as const, id, viewerHasFavorited: isFavorite };
    try {
      await toggle({
        // The state is named: an answer that was lost and asked for again does not turn it back.
        variables: { input: { facilityId: id, isFavorite } },
        optimisticResponse: { toggleFavorite: toggled },
      });
    } catch (error) {
      setIsStamped(false);
      if (!hasSessionEnded(error)) return showToast({ type: 'error', text: strings.failed });
      saySessionEnded();
      askToSignIn();
    }
  }

  return { press, isVisitor, isBusy: loading, isStamped };
}
