import type { ReactNode } from 'react';
import { type Arrangement, NO_OFFSET } from './arrange-markers';
import type { MarkerSet, PlaceCluster } from './cluster-places';
import { InfoWindow } from './info-window';
import { ClusterMarker, MapMarker, type MapMarkerProps } from './map-marker';
import markerStyles from './map-marker.module.css';
import type { AccuracyCircle, MapOverlay, MapPlace } from './map-types';
import { STRINGS } from './strings';

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

const cache = new WeakMap<MapPlace, { props: MapMarkerProps; overlay: MapOverlay }>();

/** The same object for the same marker, so that of a thousand markers only those that change are compared. */
function markerOverlay(props: MapMarkerProps): MapOverlay {
  const { place, isCompact } = props;
  const cached = cache.get(place);
  if (cached && (Object.keys(props) as (keyof MapMarkerProps)[]).every((name) => cached.props[name] === props[name]))
    return cached.overlay;
  const overlay: MapOverlay = {
    key: place.id,
    position: place,
    layer: isCompact && !isPale(place) ? 'high' : 'low',
    content: <MapMarker {...props} />,
  };
  cache.set(place, { props, overlay });
  return overlay;
}

/** Shows its name only when it is hovered, focused or open, and lies below the others. */
const isPale = ({ isDim, badge }: MapPlace): boolean => isDim === true || badge?.isFaded === true;

/** Everything drawn on points of the map, the lowest first. */
export function mapOverlays({ markers, arrangement, places, info, circle, ...parts }: OverlayParts): MapOverlay[] {
  const { offsets, compact } = arrangement;
  const overlays: MapOverlay[] = markers.clusters.map((cluster) => ({
    key: cluster.key,
    position: cluster,
    content: <ClusterMarker cluster={cluster} onOpen={parts.onCluster} />,
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

  const place = places.find(({ id }) => id === info);
  if (place)
    overlays.push({
      key: `info-${place.id}`,
      position: place,
      layer: 'window',
      content: (
        <InfoWindow
          title={place.name}
          offset={offsets.get(place.id) ?? NO_OFFSET}
          onClose={parts.onClose}
          onResize={parts.onInfoResize}
        >
          {parts.renderInfo(place)}
        </InfoWindow>
      ),
    });
  return overlays;
}
