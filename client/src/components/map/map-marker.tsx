import type { CSSProperties } from 'react';
import { categoryStyle } from '../category-style';
import { markerDrawing } from './marker-drawing';
import styles from './map-marker.module.css';
import type { MapPlace } from './map-types';
import type { StackOffset } from './stack-offset';
import { markerLabel } from './marker-label';
import { STRINGS } from './strings';

export interface MapMarkerProps {
  place: MapPlace;
  offset: StackOffset;
  /** Only its drawing, as the name would cover another marker; the name shows while it is hovered, focused or open. */
  isCompact: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** A place on the map: drawing and short name on the colour of its kind. */
export function MapMarker({ place, offset, isCompact, isOpen, onOpen }: MapMarkerProps) {
  const { name, badge } = place;
  const { color, glyph, label } = categoryStyle(place.group, place.kind);
  const classes = [
    styles.marker,
    isOpen && styles.open,
    isCompact && styles.compact,
    badge && styles.badged,
    badge?.isFaded && styles.faded,
    place.isDim && styles.dim,
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={
        {
          '--color': color,
          '--row': offset.row,
          '--column': offset.column,
          backgroundImage: markerDrawing(glyph, badge),
        } as CSSProperties
      }
      data-place-id={place.id}
      title={STRINGS.markerTitle(name, badge?.text)}
      aria-label={STRINGS.marker(name, label, badge?.text)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(place.id)}
    >
      <span className={styles.name}>{markerLabel(name)}</span>
    </button>
  );
}
