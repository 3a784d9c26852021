import type { Neighbourhood } from './areas';
import type { GazetteerEntry } from './gazetteer';

export type Circle = Pick<GazetteerEntry, 'latitude' | 'longitude' | 'radiusMeters'>;

interface NamedPoint {
  name: string;
  latitude: number;
  longitude: number;
}

const METERS_PER_DEGREE = 111_195;

/** Names for a map without background, nearest first; a repeated name only once. */
export function areasAround(
  circle: Circle,
  limit: number,
  { gazetteer, neighbourhoods }: { gazetteer: readonly GazetteerEntry[]; neighbourhoods: readonly Neighbourhood[] },
): NamedPoint[] {
  const longitudeScale = Math.cos((circle.latitude * Math.PI) / 180);
  const found = new Map<string, NamedPoint & { distance: number }>();
  for (const { name, latitude, longitude } of [...gazetteer, ...neighbourhoods]) {
    if (latitude === null || longitude === null) continue;
    const degrees = Math.hypot(latitude - circle.latitude, (longitude - circle.longitude) * longitudeScale);
    const distance = degrees * METERS_PER_DEGREE;
    if (distance <= Math.min(circle.radiusMeters, found.get(name)?.distance ?? Infinity))
      found.set(name, { name, latitude, longitude, distance });
  }
  return [...found.values()].sort((one, other) => one.distance - other.distance).slice(0, limit);
}
