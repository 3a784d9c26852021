import type { LatLng } from './map-types';
import file from './outlines.generated.json';

/** [longitude, latitude] */
export type Position = [number, number];

export interface DistrictOutline {
  /** Official name, empty where the region has no districts (세종). */
  name: string;
  region: string;
  label: LabelSpot;
  /** 0 to 4, another than any neighbour's. */
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

/** The file that scripts/build-outlines.mjs writes. A negative id is a line walked backwards. Its lines are packed text: a third smaller than numbers, and cheap to parse. */
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
  const turned = new Map<number, Position[]>();
  const backwards = (id: number) => {
    const line = turned.get(id) ?? [...(arcs[id] ?? [])].reverse();
    turned.set(id, line);
    return line;
  };
  // Each line begins where the one before it ended: that point is taken once.
  const ring = (ids: number[]) => ids.flatMap((id, i) => ((id < 0 ? backwards(~id) : arcs[id]) ?? []).slice(i === 0 ? 0 : 1));
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

/** Value of each letter by its code: a table, as there are 170,000 letters to read before a phone can draw. */
const VALUES = new Uint8Array(128);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].forEach((letter, value) => {
  VALUES[letter.charCodeAt(0)] = value;
});

/** Steps from point to point on a grid, as letters of six bits: five of the number, one that says more follows. */
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

/** The bundled boundaries. A page asks them through load-outlines.ts. */
export const outlines = unpackOutlines(file);
