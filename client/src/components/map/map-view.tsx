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
import { Icon } from '../icon';
import { IconButton } from '../parts';
import { arrangeMarkers } from './arrange-markers';
import { clusterPlaces, type MarkerSet, markersNear } from './cluster-places';
import { MapDriver } from './map-driver';
import { DEFAULT_CENTER, DEFAULT_LEVEL, farthestLevel, isInKorea, NEAREST_LEVEL } from './map-geometry';
import { mapOverlays } from './map-overlays';
import type { AccuracyCircle, GroundName, LatLng, MapHandle, MapPlace, MapStatus, MapViewport, MoveCause } from './map-types';
import styles from './map-view.module.css';
import { MARKER_SIZE_PROPERTIES } from './marker-sizes';
import { panIntoView } from './pan-into-view';
import { STRINGS } from './strings';
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
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [driver] = useState(() => new MapDriver());
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const { Implementation, hasFailed, retry, fallBack } = useMapImplementation(props.kakaoJsKey);
  const clusterer = useMemo(() => clusterPlaces(places), [places]);
  /** Id of the place whose window is open; it closes when its place leaves the map. */
  const [info, setInfo] = useState<string | null>(null);
  if (info !== null && !places.some(({ id }) => id === info)) setInfo(null);

  const handleMove = (moved: MapViewport, isResize = false) => {
    if (isResize) driver.expect('program');
    // In slices after the frame that ends the move: the next gesture may have begun.
    if (viewport) startTransition(() => setViewport(moved));
    else setViewport(moved);
    props.onViewportChange?.(moved, driver.cause);
  };

  const closeByPerson = () => {
    setInfo(null);
    if (info !== null) markerOf(root, info)?.focus({ preventScroll: true });
  };

  useImperativeHandle(props.ref, () => ({
    fit: (points) => driver.perform((map) => map.fit(points.filter(isInKorea))),
    moveTo: (point, level) => driver.perform((map) => map.moveTo(point, level)),
    viewport: () => driver.viewport(),
  }));

  const status = hasFailed ? 'failed' : viewport ? 'ready' : 'loading';
  const report = useEffectEvent((changed: MapStatus) => props.onStatusChange?.(changed));
  useEffect(() => void report(status), [status]);

  const level = viewport?.level ?? initialLevel;
  // Places outside the view are arranged too, so that a move changes no marker that stays.
  const placed = useMemo(() => clusterer.at(level), [clusterer, level]);
  const arrangement = useMemo(() => arrangeMarkers(placed.places, level), [placed, level]);
  const overlays = mapOverlays({
    markers: clusterer.isCrowd ? near(placed, viewport) : placed,
    arrangement,
    places,
    info,
    circle: accuracyCircle,
    renderInfo: props.renderInfo,
    onOpen: setInfo,
    onClose: closeByPerson,
    onCluster: (cluster, button) => {
      if (root) focusRevealedMarker(root, button, cluster.places);
      driver.perform((map) => map.moveTo(cluster, cluster.expansionLevel), 'user');
    },
    onInfoResize: (element) => {
      const over = places.find(({ id }) => id === info);
      if (root && over) driver.perform((map) => panIntoView(map, { element, over, root }));
    },
  });

  const closeOnEscape = (event: KeyboardEvent) => {
    driver.expect('user');
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
      // An attribute instead of :has() in stylesheets, which would be evaluated again with every change among a thousand markers.
      data-window-open={info !== null}
      onPointerDownCapture={() => driver.expect('user')}
      onWheelCapture={() => driver.expect('user')}
      onKeyDownCapture={closeOnEscape}
    >
      {Implementation && (
        <Implementation
          kakaoJsKey={props.kakaoJsKey ?? ''}
          tileUrl={props.tileUrl}
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
          onBackgroundClick={() => setInfo(null)}
          onUnavailable={fallBack}
        />
      )}
      {viewport && (
        <MapControls
          canZoomIn={viewport.level > NEAREST_LEVEL}
          canZoomOut={viewport.level < farthestLevel({ width: root?.clientWidth ?? 0, height: root?.clientHeight ?? 0 })}
          onZoom={(steps) => driver.perform((map) => map.zoomBy(steps), 'user')}
        />
      )}
      {status === 'failed' && (
        <div className={styles.message} role="alert">
          <span>{STRINGS.failed}</span>
          <Button variant="secondary" onClick={retry}>
            {STRINGS.retry}
          </Button>
        </div>
      )}
      {status === 'loading' && (
        <p className={styles.message} role="status">
          {STRINGS.loading}
        </p>
      )}
    </section>
  );
}

interface MapControlsProps {
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoom: (steps: number) => void;
}

function MapControls({ canZoomIn, canZoomOut, onZoom }: MapControlsProps) {
  const controls = [
    { icon: 'plus', label: STRINGS.zoomIn, isEnabled: canZoomIn, steps: 1 },
    { icon: 'minus', label: STRINGS.zoomOut, isEnabled: canZoomOut, steps: -1 },
  ] as const;
  return (
    <div className={styles.controls}>
      {controls.map(({ icon, label, isEnabled, steps }) => (
        // aria-disabled, not disabled: the button keeps the focus at the last step.
        <IconButton
          key={icon}
          type="button"
          aria-label={label}
          aria-disabled={!isEnabled}
          onClick={() => isEnabled && onZoom(steps)}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </div>
  );
}

const near = (markers: MarkerSet, viewport: MapViewport | null): MarkerSet =>
  viewport ? markersNear(markers, viewport.bounds) : { places: [], clusters: [] };

const markerOf = (root: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>('[data-place-id]') ?? [])].find((marker) => marker.dataset.placeId === id);

/** Moves the focus to the first marker from a cluster, or to the map, when the cluster's focused button is removed. */
function focusRevealedMarker(root: HTMLElement, button: HTMLElement, placeIds: string[]): void {
  const observer = new MutationObserver(() => {
    if (button.isConnected) return;
    observer.disconnect();
    // The focus has moved elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const markers = root.querySelectorAll<HTMLElement>('[data-place-id], [data-place-ids]');
    const first = [...markers].find(({ dataset }) =>
      (dataset.placeId ?? dataset.placeIds)?.split(' ').some((id) => placeIds.includes(id)),
    );
    (first ?? root.querySelector<HTMLElement>('[role="application"]'))?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
