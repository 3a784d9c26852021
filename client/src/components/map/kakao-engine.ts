import { prefersReducedMotion } from '../../lib/prefers-reduced-motion';
import { farthestLevel } from './korea-box';
import { NEAREST_LEVEL, PLACE_LEVEL } from './map-limits';
import { fitMargin, type MapEngine } from './map-engine';
import type { LatLng, MapViewport } from './map-types';

export function kakaoEngine(map: kakao.maps.Map): MapEngine {
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

export function kakaoViewport(map: kakao.maps.Map): MapViewport {
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
export function limitKakaoMap(map: kakao.maps.Map): void {
  const farthest = farthestLevelOf(map);
  map.setMaxLevel(farthest);
  if (map.getLevel() > farthest) map.setLevel(farthest);
}

function farthestLevelOf(map: kakao.maps.Map): number {
  const { clientWidth: width, clientHeight: height } = map.getNode();
  return farthestLevel({ width, height });
}

const positionOf = ({ latitude, longitude }: LatLng): kakao.maps.LatLng => new kakao.maps.LatLng(latitude, longitude);
