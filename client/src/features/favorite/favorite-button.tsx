import { useState } from 'react';
import { hasSessionEnded } from '../../lib/error-text';
import { useWaitingState } from '../../lib/outbox/entries';
import { useOutboxMutation } from '../../lib/outbox/use-outbox-mutation';
import { useSignInGate } from '../../lib/session/use-sign-in-gate';
import { showToast } from '../../lib/toast';
import { type FavoriteButton_FacilityFragment, useToggleFavoriteMutation } from './favorite-button.generated';
import styles from './favorite-button.module.css';
import { STRINGS } from './strings';

const UNDO_SECONDS = 8;

interface FavoriteButtonProps {
  facility: FavoriteButton_FacilityFragment;
  /** `labelled` among other buttons, `star` on a card. */
  look?: 'labelled' | 'star';
  /** Where a removal takes the place out of sight. */
  offersUndo?: boolean;
}

/** Shows the new state at once and takes it back when it is refused. For visitors it looks disabled and prompts to sign in. */
export function FavoriteButton({ facility, look = 'star', offersUndo = false }: FavoriteButtonProps) {
  const { id, name } = facility;
  const { isVisitor, disabledProps, promptSignIn, promptSignInAgain } = useSignInGate();
  const [toggle, { loading }] = useOutboxMutation('favorite', useToggleFavoriteMutation());
  const isFavorited = useWaitingState({ kind: 'favorite', input: { facilityId: id } }) ?? facility.viewerHasFavorited;
  /** A star is stamped when it was pressed, not when it is loaded with the page. */
  const [isStamped, setIsStamped] = useState(false);

  async function set(isFavorite: boolean): Promise<void> {
    setIsStamped(isFavorite);
    const toggled = { __typename: 'Facility' as const, id, viewerHasFavorited: isFavorite };
    try {
      await toggle({
        // The wanted state, so that a repeated request changes nothing more.
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

  const press = () => {
    if (isVisitor) promptSignIn();
    // One request at a time.
    else if (!loading) void set(!isFavorited);
  };
  const size = look === 'star' ? 24 : 20;

  return (
    <button
      type="button"
      className={styles[look]}
      aria-label={STRINGS.nameOf(name)}
      aria-pressed={isFavorited}
      aria-busy={loading || undefined}
      title={isFavorited ? STRINGS.remove : STRINGS.add}
      {...disabledProps}
      onClick={press}
    >
      {/* The star among the icons is a rating's and always full. */}
      <svg
        className={isStamped ? styles.stamped : undefined}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={isFavorited ? 'currentcolor' : 'none'}
        stroke="currentcolor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
      </svg>
      {look === 'labelled' && <span>{STRINGS.label}</span>}
    </button>
  );
}
