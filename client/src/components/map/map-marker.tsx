import type { CSSProperties } from 'react';
import { CategoryGlyph } from '../category-glyph';
import { categoryStyle } from '../category-style';
import styles from './map-marker.module.css';
import type { MapPlace } from './map-types';
import type { MarkerStand } from './marker-stands';
import { markerLabel } from './marker-label';
import { mapStrings } from './strings';

interface MapMarkerProps {
  place: MapPlace;
  stand: MarkerStand;
  /** Only its drawing, as the name would cover another marker; the name shows while it is hovered, focused or open. */
  isCompact: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** A place on the map: drawing and short name on the colour of its kind. */
export function MapMarker({ place, stand, isCompact, isOpen, onOpen }: MapMarkerProps) {
  const { color, glyph, label } = categoryStyle(place.group, place.kind);
  return (
    <button
      type="button"
      className={`${styles.marker} ${isOpen ? styles.open : ''} ${isCompact ? styles.compact : ''}`}
      style={{ '--color': color, '--floor': stand.floor, '--column': stand.column } as CSSProperties}
      data-place-id={place.id}
      title={place.name}
      aria-label={mapStrings.marker(place.name, label)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(place.id)}
    >
      <CategoryGlyph path={glyph} className={styles.glyph} />
      <span className={styles.name}>{markerLabel(place.name)}</span>
    </button>
  );
}
