import type { LatLng } from './map-types';
import { boxOf } from './outline-box';
import type { DistrictOutline, Outlines, Position } from './outlines';

/** Beyond the simplified coast, but near enough to stand on a pier: about 2 km in degrees of latitude. */
const PIER = 0.018;

/** The district a point lies in; on the shore the nearest one, out at sea none. */
export function districtAt({ districts }: Outlines, point: LatLng): DistrictOutline | null {
  const near = districts.filter(({ polygons }) => polygons.some(([outer = []]) => isNearBox(outer, point)));
  return near.find(({ polygons }) => polygons.some((rings) => isInside(rings, point))) ?? nearest(near, point);
}

function nearest(districts: DistrictOutline[], point: LatLng): DistrictOutline | null {
  let best: DistrictOutline | null = null;
  let distance = PIER;
  for (const district of districts)
    for (const [outer = []] of district.polygons) {
      const apart = distanceTo(outer, point);
      if (apart < distance) [best, distance] = [district, apart];
    }
  return best;
}

function isNearBox(ring: Position[], { longitude, latitude }: LatLng): boolean {
  const { west, south, east, north } = boxOf(ring);
  return longitude >= west - PIER && longitude <= east + PIER && latitude >= south - PIER && latitude <= north + PIER;
}

/** Crossings of a ray to the east; holes cancel out. */
function isInside(rings: Position[][], { longitude, latitude }: LatLng): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i += 1) {
      const [[ax, ay], [bx, by]] = [ring[i - 1], ring[i]] as [Position, Position];
      if (ay > latitude !== by > latitude && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

function distanceTo(ring: Position[], { longitude, latitude }: LatLng): number {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  let best = Infinity;
  for (let i = 1; i < ring.length; i += 1) {
    const [[ax, ay], [bx, by]] = [ring[i - 1], ring[i]] as [Position, Position];
    const [dx, dy] = [(bx - ax) * squeeze, by - ay];
    const [px, py] = [(longitude - ax) * squeeze, latitude - ay];
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(px - along * dx, py - along * dy));
  }
  return best;
}
