import { levelOf, mercatorX, mercatorY } from '../../../components/map/map-geometry';
import type { LatLng } from '../../../components/map/map-types';

/** So many points around are in view, where there are as many. */
const SEVERAL = 6;
/** Half of the smallest map of this page in pixels, with room for markers. */
const ROOM = { width: 120, height: 85 };
const [NEAREST, FARTHEST] = [6, 9];

/** The map level around a place at which several points are in view; null where none is at any. */
export function levelShowing(points: LatLng[], { latitude, longitude }: LatLng): number | null {
  const levels = points
    .map((point) => {
      const across = Math.abs(mercatorX(point.longitude) - mercatorX(longitude)) / ROOM.width;
      const down = Math.abs(mercatorY(point.latitude) - mercatorY(latitude)) / ROOM.height;
      return levelOf(Math.floor(-Math.log2(256 * Math.max(across, down))));
    })
    .filter((level) => level <= FARTHEST)
    .sort((one, other) => one - other);
  const last = levels[Math.min(SEVERAL, levels.length) - 1];
  return last === undefined ? null : Math.max(NEAREST, last);
}
