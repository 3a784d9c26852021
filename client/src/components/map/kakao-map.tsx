import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Circle, CustomOverlayMap, Map } from 'react-kakao-maps-sdk';
import { PALETTE } from '../../lib/design/palette';
import styles from './kakao-map.module.css';
import { kakaoEngine, kakaoViewport, limitKakaoMap } from './kakao-engine';
import { pushedBack } from './korea-box';
import type { EngineProps } from './map-engine';
import { STRINGS } from './strings';
import { useKakaoReady } from './use-kakao-ready';

interface KakaoMapProps extends EngineProps {
  kakaoJsKey: string;
  onUnavailable: () => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};
const LAYERS = { low: 1, high: 2, window: 3 };
const ZOOM_KEYS: Record<string, number> = { '+': 1, '=': 1, '-': -1 };

/** Kakao's map, where a key is set. Asks to be replaced when its script does not come. */
export function KakaoMap(props: KakaoMapProps) {
  const status = useKakaoReady(props.kakaoJsKey);
  const giveUp = useEffectEvent(() => props.onUnavailable());
  useEffect(() => {
    if (status === 'failed') giveUp();
  }, [status]);
  return status === 'ready' ? <RunningKakaoMap {...props} /> : null;
}

function RunningKakaoMap({ overlays, circle, ...props }: KakaoMapProps) {
  const id = useId();
  const [map, setMap] = useState<kakao.maps.Map>();
  const ready = useEffectEvent((created: kakao.maps.Map) => props.onReady(kakaoEngine(created)));
  const resize = useEffectEvent((created: kakao.maps.Map) => props.onMove(kakaoViewport(created), true));
  // The map takes its start only once; a new object here would drag it back.
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

/** What happens when the map comes to rest: back into the Korea box, or word to the page. */
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

/** Only for keys on the map itself: a press in a window or on a marker has its own meaning. */
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
