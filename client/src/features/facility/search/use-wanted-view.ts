import { type RefObject, useEffect, useRef } from 'react';
import type { LatLng, MapHandle } from '../../../components/map/map-types';
import { distanceInMeters } from './distance';
import type { SearchState } from './search-url';
import type { SearchAnswer } from './use-facility-search';
import type { WantedView } from './use-map-search';

interface Options {
  map: RefObject<MapHandle | null>;
  isMapReady: boolean;
  wantedView: WantedView;
  answer: SearchAnswer | null;
  /** What is known may not yet be all. */
  isLoading: boolean;
  applied: SearchState;
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

/** Moves the map once per wish: to the results when they are there, or back to where it was. */
export function useWantedView({ map, isMapReady, wantedView, answer, isLoading, applied, position }: Options): void {
  const granted = useRef<WantedView>(null);
  useEffect(() => {
    if (!isMapReady || !wantedView || granted.current === wantedView) return;
    if (wantedView.kind === 'position') {
      granted.current = wantedView;
      map.current?.moveTo(wantedView.position, wantedView.position.level);
    } else if (answer?.key === wantedView.key && !isLoading) {
      granted.current = wantedView;
      const points = pointsOf(answer, applied);
      if (wantedView.kind === 'nearest' && position) map.current?.fit([position, ...nearestOf(points, position)]);
      else if (points.length > 0) map.current?.fit(points);
    }
  }, [map, isMapReady, wantedView, answer, isLoading, applied, position]);
}
