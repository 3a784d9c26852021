import type { CSSProperties } from 'react';
import { categoryStyle } from '../category-style';
import styles from './map-marker.module.css';
import type { MapPlace } from './map-types';
import type { MarkerStand } from './marker-stands';
import { markerLabel } from './marker-label';
import { mapStrings } from './strings';

export interface MapMarkerProps {
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
      className={`${styles.marker} ${isOpen ? styles.open : ''} ${isCompact ? styles.compact : ''} ${place.isDim ? styles.dim : ''}`}
      style={
        {
          '--color': color,
          '--floor': stand.floor,
          '--column': stand.column,
          backgroundImage: whiteDrawing(glyph),
        } as CSSProperties
      }
      data-place-id={place.id}
      title={place.name}
      aria-label={mapStrings.marker(place.name, label)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(place.id)}
    >
      <span className={styles.name}>{markerLabel(place.name)}</span>
    </button>
  );
}

/** As an image: an SVG in the page is a transform and a clip for each marker. The same text for the same drawing, so that it is decoded once. */
const whiteDrawing = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="#fff"><path d="${path}" fill-rule="evenodd"/></svg>`,
  )}")`;
