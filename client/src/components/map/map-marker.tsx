import type { CSSProperties } from 'react';
import { numberText } from '../../lib/number-text';
import { categoryStyle } from '../category-style';
import { iconMarkup } from '../icon';
import type { StackOffset } from './arrange-markers';
import type { PlaceCluster } from './cluster-places';
import styles from './map-marker.module.css';
import type { MapBadge, MapPlace } from './map-types';
import { markerLabel } from './marker-sizes';
import { STRINGS } from './strings';

export interface MapMarkerProps {
  place: MapPlace;
  offset: StackOffset;
  /** Without its name, which would cover another marker; it shows while the marker is hovered, focused or open. */
  isCompact: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** A place on the map: drawing and short name on the colour of its kind. */
export function MapMarker({ place, offset, isCompact, isOpen, onOpen }: MapMarkerProps) {
  const { name, badge } = place;
  const { color, glyph, label } = categoryStyle(place.group, place.kind);
  return (
    <button
      type="button"
      className={classesOf('marker', badge, isOpen && 'open', isCompact && 'compact', place.isDim && 'dim')}
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

interface ClusterMarkerProps {
  cluster: PlaceCluster;
  onOpen: (cluster: PlaceCluster, button: HTMLElement) => void;
}

/** The number of places in a cluster. */
export const ClusterMarker = ({ cluster, onOpen }: ClusterMarkerProps) => (
  <button
    type="button"
    className={classesOf('cluster', cluster.badge)}
    style={cluster.badge && { backgroundImage: badgeDrawing(cluster.badge) }}
    data-place-ids={cluster.places.join(' ')}
    aria-label={STRINGS.cluster(cluster.places.length, cluster.badge?.text)}
    onClick={(event) => onOpen(cluster, event.currentTarget)}
  >
    {numberText(cluster.places.length)}
  </button>
);

const classesOf = (base: string, badge: MapBadge | undefined, ...more: (string | false | undefined)[]): string =>
  [base, badge && 'badged', badge?.isFaded && 'faded', ...more].flatMap((name) => (name && styles[name]) || []).join(' ');

/**
 * Background images instead of SVG elements, each of which would need a transform and a clip. The same string for the same drawing, so that
 * it is decoded once.
 */
export function markerDrawing(glyph: string, badge?: MapBadge): string {
  const kind = imageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="#fff"><path d="${glyph}" fill-rule="evenodd"/></svg>`,
  );
  return badge ? `${kind}, ${badgeDrawing(badge)}` : kind;
}

/** A sign on a white disc. */
const badgeDrawing = ({ sign, color }: MapBadge): string =>
  imageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#fff"/><g transform="translate(2 2) scale(0.833)">${iconMarkup(sign, color)}</g></svg>`,
  );

const imageOf = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
