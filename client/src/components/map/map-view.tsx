import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { Button } from '../button';
import { clusterPlaces, type MarkerSet, markersNear } from './cluster-places';
import { focusRevealedMarker } from './focus-revealed-marker';
import { farthestLevel, isInKorea } from './korea-box';
import { MapControls } from './map-controls';
import { MapDriver } from './map-driver';
import { DEFAULT_CENTER, DEFAULT_LEVEL, NEAREST_LEVEL } from './map-limits';
import { MARKER_SIZE_PROPERTIES } from './marker-sizes';
import { arrangeMarkers, mapOverlays } from './map-overlays';
import type { AccuracyCircle, GroundName, LatLng, MapHandle, MapPlace, MapStatus, MapViewport, MoveCause } from './map-types';
import styles from './map-view.module.css';
import { panIntoView } from './pan-into-view';
import { STRINGS } from './strings';
import { useInfoWindow } from './use-info-window';
import { useMapImplementation } from './use-map-implementation';

interface MapViewProps {
  ref?: Ref<MapHandle>;
  kakaoJsKey: string | null;
  tileUrl: string | null;
  initialCenter?: LatLng;
  initialLevel?: number;
  places: MapPlace[];
  /** Content of the window over a marker. */
  renderInfo: (place: MapPlace) => ReactNode;
  /** After every move, and once when the map is ready. */
  onViewportChange?: (viewport: MapViewport, cause: MoveCause) => void;
  accuracyCircle?: AccuracyCircle | null;
  /** Neighbourhoods and stations, which tiles would show by themselves. */
  groundNames?: GroundName[];
  onStatusChange?: (status: MapStatus) => void;
  ariaLabel: string;
}

const NO_NAMES: GroundName[] = [];

/** The one map of the product. Markers, clusters, windows and controls are alike on every map service; only the ground differs. */
export function MapView({
  places,
  initialCenter = DEFAULT_CENTER,
  initialLevel = DEFAULT_LEVEL,
  accuracyCircle = null,
  groundNames = NO_NAMES,
  ...props
}: MapViewProps) {
  const { kakaoJsKey, tileUrl } = props;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [driver] = useState(() => new MapDriver());
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const { Implementation, hasFailed, retry, fallBack } = useMapImplementation(kakaoJsKey);
  const clusterer = useMemo(() => clusterPlaces(places), [places]);
  const { info, open, close } = useInfoWindow(places);

  const handleMove = (moved: MapViewport, isResize = false) => {
    if (isResize) driver.resized();
    // In slices after the frame that ends the move, as a hand may already be on the map again.
    if (viewport) startTransition(() => setViewport(moved));
    else setViewport(moved);
    props.onViewportChange?.(moved, driver.cause);
  };

  const closeByPerson = () => {
    close();
    if (info !== null) markerOf(root, info)?.focus({ preventScroll: true });
  };

  useImperativeHandle(props.ref, () => ({
    fit: (points) => driver.perform((map) => map.fit(points.filter(isInKorea))),
    moveTo: (point, level) => driver.perform((map) => map.moveTo(point, level)),
    viewport: () => driver.viewport(),
  }));

  useStatus(hasFailed ? 'failed' : viewport ? 'ready' : 'loading', props.onStatusChange);

  const level = viewport?.level ?? initialLevel;
  // What lies beside the view is arranged with the rest: a move changes no marker that stays.
  const placed = useMemo(() => clusterer.at(level), [clusterer, level]);
  const arrangement = useMemo(() => arrangeMarkers(placed.places, level), [placed, level]);
  const overlays = mapOverlays({
    markers: clusterer.isCrowd ? near(placed, viewport) : placed,
    arrangement,
    places,
    info,
    circle: accuracyCircle,
    renderInfo: props.renderInfo,
    onOpen: open,
    onClose: closeByPerson,
    onCluster: (cluster, button) => {
      if (root) focusRevealedMarker(root, { from: button, places: cluster.places });
      driver.step((map) => map.moveTo(cluster, cluster.expansionLevel));
    },
    onInfoResize: (element) => {
      const over = places.find(({ id }) => id === info);
      if (root && over) driver.perform((map) => panIntoView(map, { element, over, root }));
    },
  });

  const closeOnEscape = (event: KeyboardEvent) => {
    driver.touched();
    if (event.key !== 'Escape' || info === null) return;
    event.stopPropagation();
    closeByPerson();
  };

  return (
    <section
      ref={setRoot}
      className={styles.root}
      style={MARKER_SIZE_PROPERTIES}
      aria-label={props.ariaLabel}
      // Said here: styles that look for a window by :has() are worked out anew whenever anything comes among a thousand markers.
      data-window-open={info !== null}
      onPointerDownCapture={() => driver.touched()}
      onWheelCapture={() => driver.touched()}
      onKeyDownCapture={closeOnEscape}
    >
      {Implementation && (
        <Implementation
          kakaoJsKey={kakaoJsKey ?? ''}
          tileUrl={tileUrl}
          initialCenter={initialCenter}
          initialLevel={initialLevel}
          overlays={overlays}
          circle={accuracyCircle}
          groundNames={groundNames}
          ariaLabel={props.ariaLabel}
          onReady={(map) => {
            driver.attach(map);
            handleMove(map.viewport());
          }}
          onMove={handleMove}
          onBackgroundClick={close}
          onUnavailable={fallBack}
        />
      )}
      {viewport && (
        <MapControls
          canZoomIn={viewport.level > NEAREST_LEVEL}
          canZoomOut={viewport.level < farthestLevelIn(root)}
          onZoom={(steps) => driver.step((map) => map.zoomBy(steps))}
        />
      )}
      <MapMessage isLoading={!viewport} hasFailed={hasFailed} onRetry={retry} />
    </section>
  );
}

const near = (markers: MarkerSet, viewport: MapViewport | null): MarkerSet =>
  viewport ? markersNear(markers, viewport.bounds) : { places: [], clusters: [] };

function MapMessage({ isLoading, hasFailed, onRetry }: { isLoading: boolean; hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed)
    return (
      <div className={styles.message} role="alert">
        <span>{STRINGS.failed}</span>
        <Button variant="secondary" onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      </div>
    );
  if (!isLoading) return null;
  return (
    <p className={styles.message} role="status">
      {STRINGS.loading}
    </p>
  );
}

function useStatus(status: MapStatus, onStatusChange: ((status: MapStatus) => void) | undefined): void {
  const tell = useEffectEvent((changed: MapStatus) => onStatusChange?.(changed));
  useEffect(() => {
    tell(status);
  }, [status]);
}

const farthestLevelIn = (root: HTMLElement | null): number =>
  farthestLevel({ width: root?.clientWidth ?? 0, height: root?.clientHeight ?? 0 });

const markerOf = (root: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>('[data-place-id]') ?? [])].find((marker) => marker.dataset.placeId === id);
