import type { GroundName } from './map-types';
import { mercatorX, mercatorY } from './mercator';
import { shortRegionName } from './official-names';
import type { LabelSpot, Outlines } from './outlines';

const LETTER_WIDTH = 13;
const LINE_HEIGHT = 20;
/** Regions alone up to here; nearer, the names of the districts that have room for them. */
const REGIONS_UP_TO_ZOOM = 8;
/** Farther out the names around one point would be a heap on it. */
const GROUND_NAMES_FROM_ZOOM = 11;

export interface OutlineName {
  text: string;
  spot: LabelSpot;
  isRegion: boolean;
}

/**
 * Which names fit on the map at a zoom: regions far out, nearer the districts that have room for their names. A region without
 * room for any of its districts' names keeps its own. No two names touch: the larger city, then the larger district wins, then
 * the page's own names in their order.
 */
export function namesAt({ regions, regionLabels, districts }: Outlines, zoom: number, names: GroundName[] = []): OutlineName[] {
  const fitting = zoom <= REGIONS_UP_TO_ZOOM ? [] : districts.filter(({ name, label }) => fits(lastWord(name), label, zoom));
  const served = new Set(fitting.map(({ region }) => region));
  const ownNames = regions.flatMap((region, i) => {
    const spot = regionLabels[i];
    return spot && !served.has(region) ? [{ text: shortRegionName(region), spot, isRegion: true }] : [];
  });
  const districtNames = fitting
    .sort((one, other) => other.label.room - one.label.room)
    .map(({ name, region, label }) => ({ text: lastWord(name) || shortRegionName(region), spot: label, isRegion: false }));
  const groundNames = (zoom < GROUND_NAMES_FROM_ZOOM ? [] : names).map(({ name, latitude, longitude }) => ({
    text: name,
    spot: { latitude, longitude, room: 0 },
    isRegion: false,
  }));
  return withoutTouching([...ownNames, ...districtNames, ...groundNames], zoom);
}

function withoutTouching(names: OutlineName[], zoom: number): OutlineName[] {
  const world = 256 * 2 ** zoom;
  const kept: { name: OutlineName; x: number; y: number; half: number }[] = [];
  for (const name of names) {
    const box = {
      name,
      x: mercatorX(name.spot.longitude) * world,
      y: mercatorY(name.spot.latitude) * world,
      half: name.text.length * 8,
    };
    const touches = kept.some(({ x, y, half }) => Math.abs(x - box.x) < half + box.half && Math.abs(y - box.y) < LINE_HEIGHT);
    if (!touches) kept.push(box);
  }
  return kept.map(({ name }) => name);
}

/** 수원시 장안구 → 장안구: the city's name would be repeated all around. */
const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';

function fits(text: string, { room, latitude }: LabelSpot, zoom: number): boolean {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360 / Math.cos((latitude * Math.PI) / 180);
  return 2 * room * pixelsPerDegree > Math.max(2, text.length) * LETTER_WIDTH * 0.8;
}
