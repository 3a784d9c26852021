import type { LatLng } from './map-types';
import file from './outlines.generated.json';

/** [longitude, latitude] */
export type Position = [number, number];

export interface DistrictOutline {
  /** Official name, empty where the region has no districts (세종). */
  name: string;
  region: string;
  label: LabelSpot;
  /** 0 to 4, different from all neighbours. */
  tint: number;
  /** Rings of each polygon, the outer one first. */
  polygons: Position[][][];
}

/** Where a name has most room, and how much: radius in degrees of latitude. */
export interface LabelSpot extends LatLng {
  room: number;
}

export interface Outlines {
  regions: string[];
  /** In the order of `regions`. */
  regionLabels: LabelSpot[];
  districts: DistrictOutline[];
  /** Rings around the land. */
  coast: Position[][];
  regionBorders: Position[][];
  districtBorders: Position[][];
}

/** Written by scripts/build-outlines.mjs. A negative id is a reversed line. Lines are packed as text: a third smaller than numbers, and fast to parse. */
interface OutlineFile {
  regions: string[];
  regionLabels: number[][];
  transform: { scale: number[]; translate: number[] };
  districts: { name: string; region: number; label: number[]; tint: number; polygons: number[][][] }[];
  coast: number[][];
  arcs: string[];
}

function unpackOutlines(file: OutlineFile): Outlines {
  const arcs = file.arcs.map((text) => lineOf(text, file.transform));
  // Each line begins with the last point of the one before it.
  const ring = (ids: number[]) =>
    ids.flatMap((id, i) => ((id < 0 ? arcs[~id]?.toReversed() : arcs[id]) ?? []).slice(i === 0 ? 0 : 1));
  const districts = file.districts.map(({ name, region, label, tint, polygons }) => ({
    name,
    region: file.regions[region] ?? '',
    label: spotOf(label),
    tint,
    polygons: polygons.map((rings) => rings.map(ring)),
  }));
  return {
    regions: file.regions,
    regionLabels: file.regionLabels.map(spotOf),
    districts,
    coast: file.coast.map(ring),
    ...bordersOf(file, arcs),
  };
}

const spotOf = ([longitude = 0, latitude = 0, room = 0]: number[]): LabelSpot => ({ longitude, latitude, room });

/** A line that two districts share is a border: of regions where their regions differ. */
function bordersOf(file: OutlineFile, arcs: Position[][]) {
  const regionsOfArc = arcs.map(() => [] as number[]);
  for (const { region, polygons } of file.districts)
    for (const id of polygons.flat(2)) regionsOfArc[id < 0 ? ~id : id]?.push(region);
  const shared = (differ: boolean) =>
    arcs.filter((_, i) => {
      const regions = regionsOfArc[i] ?? [];
      return regions.length > 1 && differ === new Set(regions).size > 1;
    });
  return { regionBorders: shared(true), districtBorders: shared(false) };
}

/** Value of each letter by its code: a table, as a phone reads 170,000 letters before it can draw. */
const VALUES = new Uint8Array(128);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].forEach((letter, value) => {
  VALUES[letter.charCodeAt(0)] = value;
});

/** Steps on a grid, as letters of six bits: five of the number and one for "more follows". */
function lineOf(
  text: string,
  { scale: [scaleX = 1, scaleY = 1], translate: [left = 0, bottom = 0] }: OutlineFile['transform'],
): Position[] {
  const line: Position[] = [];
  let [x, y, number, shift] = [0, 0, 0, 0];
  let isX = true;
  for (let i = 0; i < text.length; i += 1) {
    const bits = VALUES[text.charCodeAt(i)] ?? 0;
    number |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    const step = number & 1 ? ~(number >> 1) : number >> 1;
    if (isX) x += step;
    else {
      y += step;
      line.push([x * scaleX + left, y * scaleY + bottom]);
    }
    isX = !isX;
    number = shift = 0;
  }
  return line;
}

/** The bundled boundaries. Pages use load-outlines.ts. */
export const outlines = unpackOutlines(file);

/** How far outside the simplified coast a point may be, in degrees of latitude: about 2 km. */
const SHORE = 0.018;

/** The district of a point; on the shore the nearest one, at sea none. */
export const districtAt = ({ districts }: Outlines, point: LatLng): DistrictOutline | null =>
  districts.find(({ polygons }) => polygons.some((rings) => isInside(rings, point))) ?? nearest(districts, point);

function nearest(districts: DistrictOutline[], point: LatLng): DistrictOutline | null {
  const isClose = ([x, y]: Position) => Math.abs(x - point.longitude) < 0.1 && Math.abs(y - point.latitude) < 0.1;
  const close = districts.filter(({ polygons }) => polygons.some(([outer = []]) => outer.some(isClose)));
  const distances = close.map(({ polygons }) => Math.min(...polygons.map(([outer = []]) => distanceTo(outer, point))));
  const least = Math.min(...distances);
  return (least < SHORE && close[distances.indexOf(least)]) || null;
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
