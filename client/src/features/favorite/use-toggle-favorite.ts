import { useState } from 'react';
import { hasSessionEnded } from '../../lib/error-text';
import { useSignInGate } from '../../lib/session/use-sign-in-gate';
import { showToast } from '../../lib/toast';
import type { FavoriteButton_FacilityFragment } from './favorite-button.generated';
import { useToggleFavoriteMutation } from './favorite-button.generated';
import { STRINGS } from './strings';

const UNDO_SECONDS = 8;

/** Shows the new state at once and takes it back when it is refused. */
export function useToggleFavorite({ id, name, viewerHasFavorited }: FavoriteButton_FacilityFragment, offersUndo: boolean) {
  const { isVisitor, disabledProps, promptSignIn, promptSignInAgain } = useSignInGate();
  const [toggle, { loading }] = useToggleFavoriteMutation();
  /** A star that was pressed lands like a stamp, one that comes with the page does not. */
  const [isStamped, setIsStamped] = useState(false);

  async function press(): Promise<void> {
    if (isVisitor) return promptSignIn();
    // The next press means the state that this one leads to.
    if (loading) return;
    await set(!viewerHasFavorited);
  }

  async function set(isFavorite: boolean): Promise<void> {
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
      if (!hasSessionEnded(error)) return showToast({ type: 'error', text: STRINGS.failed });
      return promptSignInAgain();
    }
    if (offersUndo && !isFavorite)
      showToast({
        type: 'success',
        text: STRINGS.removed(name),
        seconds: UNDO_SECONDS,
        action: { label: STRINGS.undo, run: () => void set(true) },
      });
  }

  return { press, disabledProps, isBusy: loading, isStamped };
}
