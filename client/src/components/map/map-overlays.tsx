import type { ReactNode } from 'react';
import { numberText } from '../../lib/number-text';
import type { MarkerSet, PlaceCluster } from './cluster-places';
import { compactMarkers } from './compact-markers';
import { InfoWindow } from './info-window';
import type { MapOverlay } from './map-engine';
import { MapMarker, type MapMarkerProps } from './map-marker';
import markerStyles from './map-marker.module.css';
import type { AccuracyCircle, MapPlace } from './map-types';
import { badgeDrawing } from './marker-drawing';
import { NO_OFFSET, type StackOffset, stackOffsets } from './stack-offset';
import { STRINGS } from './strings';

interface Arrangement {
  offsets: Map<string, StackOffset>;
  /** Markers without their names. */
  compact: Set<string>;
}

interface OverlayParts {
  markers: MarkerSet;
  arrangement: Arrangement;
  places: MapPlace[];
  /** Place whose window is open. */
  info: string | null;
  circle: AccuracyCircle | null;
  renderInfo: (place: MapPlace) => ReactNode;
  onOpen: (id: string) => void;
  onClose: () => void;
  onCluster: (cluster: PlaceCluster, button: HTMLElement) => void;
  onInfoResize: (element: HTMLElement) => void;
}

/** Each marker's offset, and which markers leave their names away. Too slow for every render: a thousand are compared with each other. */
export function arrangeMarkers(places: MapPlace[], level: number): Arrangement {
  const offsets = stackOffsets(places);
  return { offsets, compact: compactMarkers(places, offsets, level) };
}

const known = new WeakMap<MapPlace, { props: MapMarkerProps; overlay: MapOverlay }>();

/** The same object for the same marker, so that of a thousand only those are looked at that change. */
function markerOverlay(props: MapMarkerProps): MapOverlay {
  const { place, isCompact } = props;
  const former = known.get(place);
  if (former && (Object.keys(props) as (keyof MapMarkerProps)[]).every((name) => former.props[name] === props[name]))
    return former.overlay;
  const overlay: MapOverlay = {
    key: place.id,
    position: place,
    layer: isCompact && !isPale(place) ? 'high' : 'low',
    content: <MapMarker {...props} />,
  };
  known.set(place, { props, overlay });
  return overlay;
}

/** It shows its name only when it is pointed at, and lies below the others. */
const isPale = ({ isDim, badge }: MapPlace): boolean => isDim === true || badge?.isFaded === true;

/** Everything drawn on points of the map, the lowest first. */
export function mapOverlays({ markers, arrangement, places, info, circle, ...parts }: OverlayParts): MapOverlay[] {
  const { offsets, compact } = arrangement;
  const overlays: MapOverlay[] = markers.clusters.map((cluster) => ({
    key: cluster.key,
    position: cluster,
    content: (
      <button
        type="button"
        className={`${markerStyles.cluster} ${cluster.badge ? markerStyles.badged : ''} ${cluster.badge?.isFaded ? markerStyles.faded : ''}`}
        style={cluster.badge && { backgroundImage: badgeDrawing(cluster.badge) }}
        data-place-ids={cluster.places.join(' ')}
        aria-label={STRINGS.cluster(cluster.places.length, cluster.badge?.text)}
        onClick={(event) => parts.onCluster(cluster, event.currentTarget)}
      >
        {numberText(cluster.places.length)}
      </button>
    ),
  }));
  for (const place of markers.places)
    overlays.push(
      markerOverlay({
        place,
        offset: offsets.get(place.id) ?? NO_OFFSET,
        isCompact: isPale(place) || compact.has(place.id),
        isOpen: place.id === info,
        onOpen: parts.onOpen,
      }),
    );
  if (circle)
    overlays.push({
      key: 'me',
      position: circle.center,
      content: <span className={markerStyles.me} role="img" aria-label={STRINGS.myLocation} />,
    });

  const shown = info !== null && places.find(({ id }) => id === info);
  if (shown)
    overlays.push({
      key: `info-${shown.id}`,
      position: shown,
      layer: 'window',
      content: (
        <InfoWindow
          title={shown.name}
          offset={offsets.get(shown.id) ?? NO_OFFSET}
          onClose={parts.onClose}
          onResize={parts.onInfoResize}
        >
          {parts.renderInfo(shown)}
        </InfoWindow>
      ),
    });
  return overlays;
}
