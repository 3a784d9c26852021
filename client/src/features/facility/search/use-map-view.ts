import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { LatLng, MapHandle } from '../../../components/map/map-types';
import { distanceInMeters } from './distance';
import type { MapPosition, SearchState } from './search-url';
import type { SearchAnswer } from './use-facility-search';
import type { MapSearch, WantedView } from './use-map-search';

interface WantedViewOptions {
  map: RefObject<MapHandle | null>;
  isReady: boolean;
  search: Pick<MapSearch, 'applied' | 'wantedView'>;
  answer: SearchAnswer | null;
  isLoading: boolean;
  /** Of the person. */
  position: LatLng | null;
}

/** As many as the map shows around a person. */
const NEAREST = 10;

function pointsOf({ places }: SearchAnswer, { mode, box }: SearchState): LatLng[] {
  if (mode === 'bounds' && box)
    return [
      { latitude: box.southWestLat, longitude: box.southWestLng },
      { latitude: box.northEastLat, longitude: box.northEastLng },
    ];
  return places.flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]));
}

const nearestOf = (points: LatLng[], position: LatLng) =>
  [...points].sort((one, other) => distanceInMeters(one, position) - distanceInMeters(other, position)).slice(0, NEAREST);

/** Moves the map once for each wanted view: to the results when they are there, or back to where it was. */
export function useWantedView({ map, isReady, search, answer, isLoading, position }: WantedViewOptions): void {
  const { applied, wantedView } = search;
  const shownView = useRef<WantedView>(null);
  useEffect(() => {
    if (!isReady || !wantedView || shownView.current === wantedView) return;
    if (wantedView.kind === 'position') {
      shownView.current = wantedView;
      map.current?.moveTo(wantedView.position, wantedView.position.level);
    } else if (answer?.key === wantedView.key && !isLoading) {
      shownView.current = wantedView;
      const points = pointsOf(answer, applied);
      if (wantedView.kind === 'nearest' && position) map.current?.fit([position, ...nearestOf(points, position)]);
      else if (points.length > 0) map.current?.fit(points);
    }
  }, [map, isReady, wantedView, answer, isLoading, applied, position]);
}

/** Browsers refuse an address that changes with every frame. */
const DELAY_MS = 200;

/** Writes the map's position into the address once it rests, and never over an address that it does not belong to. */
export function useRememberedPosition(write: (position: MapPosition) => void): (position: MapPosition) => void {
  const latestWrite = useRef(write);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; position: MapPosition }>(undefined);
  // With the commit that shows an address, not some time after it.
  useLayoutEffect(() => {
    latestWrite.current = write;
  });

  function forget(): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }
  function flush(): void {
    const position = waiting.current?.position;
    forget();
    if (position) latestWrite.current(position);
  }

  const writeNow = useEffectEvent(flush);
  const drop = useEffectEvent(forget);
  useEffect(() => {
    const press = () => writeNow();
    const leave = () => drop();
    // A press may lead to another page: what is to be remembered here has to be written before.
    document.addEventListener('click', press, { capture: true });
    // After Back the address is another one, although the page still shows the former.
    window.addEventListener('popstate', leave);
    return () => {
      document.removeEventListener('click', press, { capture: true });
      window.removeEventListener('popstate', leave);
      leave();
    };
  }, []);

  return (position) => {
    forget();
    waiting.current = { position, timer: setTimeout(flush, DELAY_MS) };
  };
}
