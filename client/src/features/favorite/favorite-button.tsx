import type { FavoriteButton_FacilityFragment } from './favorite-button.generated';
import styles from './favorite-button.module.css';
import { FavoriteStar } from './favorite-star';
import { STRINGS } from './strings';
import { useToggleFavorite } from './use-toggle-favorite';

interface FavoriteButtonProps {
  facility: FavoriteButton_FacilityFragment;
  /** `labelled` stands among buttons, `star` on a card. */
  look?: 'labelled' | 'star';
  /** Where a removal takes the place out of sight. */
  offersUndo?: boolean;
}

/** Visitors see it as disabled; pressing it offers the sign-in that it needs. */
export function FavoriteButton({ facility, look = 'star', offersUndo = false }: FavoriteButtonProps) {
  const { press, disabledProps, isBusy, isStamped } = useToggleFavorite(facility, offersUndo);
  const isFavorite = facility.viewerHasFavorited;
  return (
    <button
      type="button"
      className={styles[look]}
      aria-label={STRINGS.nameOf(facility.name)}
      aria-pressed={isFavorite}
      aria-busy={isBusy || undefined}
      title={isFavorite ? STRINGS.remove : STRINGS.add}
      {...disabledProps}
      onClick={() => void press()}
    >
      <FavoriteStar isFilled={isFavorite} size={look === 'star' ? 24 : 20} className={isStamped ? styles.stamped : undefined} />
      {look === 'labelled' && <span>{STRINGS.label}</span>}
    </button>
  );
}
