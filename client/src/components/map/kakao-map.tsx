import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Circle, CustomOverlayMap, Map, useKakaoLoader } from 'react-kakao-maps-sdk';
import { PALETTE } from '../../lib/design/palette';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion';
import styles from './kakao-map.module.css';
import { farthestLevel, NEAREST_LEVEL, PLACE_LEVEL, pushedBack } from './map-geometry';
import type { EngineProps, LatLng, MapEngine, MapViewport } from './map-types';
import { fitMargin } from './marker-sizes';
import { STRINGS } from './strings';

const SCRIPT = 'https://dapi.kakao.com/v2/maps/sdk.js';
const TIMEOUT_MS = 6000;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};
const LAYERS = { low: 1, high: 2, window: 3 };
const ZOOM_KEYS: Record<string, number> = { '+': 1, '=': 1, '-': -1 };

/** Kakao's map, where a key is set. Calls `onUnavailable` when its script is refused, or does not answer in time. */
export function KakaoMap(props: EngineProps) {
  const [isLoading, error] = useKakaoLoader({ appkey: props.kakaoJsKey, libraries: ['services'], url: SCRIPT });
  const [isLate, setIsLate] = useState(false);
  const isReady = !isLoading && !error;
  const hasFailed = Boolean(error) || isLate;
  const giveUp = useEffectEvent(() => props.onUnavailable());

  useEffect(() => {
    if (isReady) return;
    if (hasFailed) return void giveUp();
    const timer = setTimeout(() => setIsLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady, hasFailed]);

  return isReady ? <LoadedKakaoMap {...props} /> : null;
}

function LoadedKakaoMap({ overlays, circle, ...props }: EngineProps) {
  const id = useId();
  const [map, setMap] = useState<kakao.maps.Map>();
  const ready = useEffectEvent((created: kakao.maps.Map) => props.onReady(kakaoEngine(created)));
  const resize = useEffectEvent((created: kakao.maps.Map) => props.onMove(kakaoViewport(created), true));
  // The same object on each render: a new one would move the map back.
  const [start] = useState({
    center: { lat: props.initialCenter.latitude, lng: props.initialCenter.longitude },
    level: props.initialLevel,
  });

  useEffect(() => {
    if (!map) return;
    limitKakaoMap(map);
    ready(map);
    const node = map.getNode();
    let size = sizeOf(node);
    const observer = new ResizeObserver(() => {
      if (size === sizeOf(node)) return;
      size = sizeOf(node);
      const center = map.getCenter();
      map.relayout();
      map.setCenter(center);
      limitKakaoMap(map);
      resize(map);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [map]);

  const settle = useSettle(props.onMove);

  return (
    <div
      className={styles.frame}
      role="application"
      aria-label={`${props.ariaLabel}. ${STRINGS.keyboardHelp}`}
      tabIndex={0}
      onKeyDown={(event) => map && moveByKey(event, map)}
    >
      <Map
        id={id}
        className={styles.map}
        center={start.center}
        level={start.level}
        onCreate={setMap}
        onIdle={settle}
        onClick={props.onBackgroundClick}
      >
        {overlays.map(({ key, position, content, layer = 'low' }) => (
          <CustomOverlayMap
            key={key}
            position={{ lat: position.latitude, lng: position.longitude }}
            xAnchor={0}
            yAnchor={0}
            zIndex={LAYERS[layer]}
            clickable
          >
            <div className={styles.anchor}>{content}</div>
          </CustomOverlayMap>
        ))}
        {/* Kakao draws its tiles in light colours only. */}
        {circle && (
          <Circle
            center={{ lat: circle.center.latitude, lng: circle.center.longitude }}
            radius={circle.radiusMeters}
            strokeWeight={1}
            strokeColor={PALETTE.info.light}
            strokeOpacity={1}
            fillColor={PALETTE.info.light}
            fillOpacity={0.16}
          />
        )}
      </Map>
    </div>
  );
}

/** At the end of a move: back into the Korea box, or a call of `onMove`. */
function useSettle(onMove: EngineProps['onMove']) {
  const isPushing = useRef(false);
  return (map: kakao.maps.Map) => {
    const viewport = kakaoViewport(map);
    const target = pushedBack(viewport);
    // Once per move: Kakao's projection is not quite rectangular, and a second push could go on forever.
    if (target && !isPushing.current) {
      isPushing.current = true;
      map.setCenter(new kakao.maps.LatLng(target.latitude, target.longitude));
      return;
    }
    isPushing.current = false;
    onMove(viewport);
  };
}

/** Only for keys on the map itself, not in a window or on a marker. */
function moveByKey(event: KeyboardEvent<HTMLElement>, map: kakao.maps.Map): void {
  if (event.target !== event.currentTarget) return;
  const arrow = ARROWS[event.key];
  const zoom = ZOOM_KEYS[event.key];
  if (!arrow && !zoom) return;
  event.preventDefault();
  if (arrow) kakaoEngine(map).panBy(...arrow);
  if (zoom) kakaoEngine(map).zoomBy(zoom);
}

const sizeOf = (node: HTMLElement): string => `${node.clientWidth} × ${node.clientHeight}`;

function kakaoEngine(map: kakao.maps.Map): MapEngine {
  return {
    fit(points) {
      if (points.length === 0) return;
      const bounds = new kakao.maps.LatLngBounds();
      for (const point of points) bounds.extend(positionOf(point));
      const { top, side, bottom } = fitMargin(map.getNode().clientHeight);
      map.setBounds(bounds, top, side, bottom, side);
      if (map.getLevel() < PLACE_LEVEL) map.setLevel(PLACE_LEVEL);
    },
    moveTo(point, level) {
      if (level !== undefined) map.setLevel(level);
      map.setCenter(positionOf(point));
    },
    zoomBy: (steps) =>
      map.setLevel(Math.min(farthestLevelOf(map), Math.max(NEAREST_LEVEL, map.getLevel() - steps)), {
        animate: !prefersReducedMotion(),
      }),
    panBy(x, y) {
      map.panBy(x, y);
    },
    viewport: () => kakaoViewport(map),
  };
}

function kakaoViewport(map: kakao.maps.Map): MapViewport {
  const center = map.getCenter();
  const bounds = map.getBounds();
  const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
  return {
    center: { latitude: center.getLat(), longitude: center.getLng() },
    level: map.getLevel(),
    bounds: {
      southWestLat: southWest.getLat(),
      southWestLng: southWest.getLng(),
      northEastLat: northEast.getLat(),
      northEastLng: northEast.getLng(),
    },
  };
}

/** Zooming out ends where the whole Korea box is visible. */
function limitKakaoMap(map: kakao.maps.Map): void {
  const farthest = farthestLevelOf(map);
  map.setMaxLevel(farthest);
  if (map.getLevel() > farthest) map.setLevel(farthest);
}

function farthestLevelOf(map: kakao.maps.Map): number {
  const { clientWidth: width, clientHeight: height } = map.getNode();
  return farthestLevel({ width, height });
}

const positionOf = ({ latitude, longitude }: LatLng): kakao.maps.LatLng => new kakao.maps.LatLng(latitude, longitude);
