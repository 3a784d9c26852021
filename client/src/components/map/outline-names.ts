import type { GroundName } from './map-types';
import { mercatorX, mercatorY, worldSize } from './map-geometry';
import { shortRegionName } from './official-names';
import type { LabelSpot, Outlines } from './outlines';

const LETTER_WIDTH = 13;
const LINE_HEIGHT = 20;
/** Regions alone up to here; nearer, the names of the districts that have room for them. */
const REGIONS_UP_TO_ZOOM = 8;
/** Farther out the names around one point would overlap. */
const GROUND_NAMES_FROM_ZOOM = 11;

export interface OutlineName {
  text: string;
  spot: LabelSpot;
  isRegion: boolean;
}

/**
 * The names that fit on the map at a zoom: of regions far out, nearer of districts with room for their names, and of regions without such
 * a district. No two names touch: regions win over districts, larger districts over smaller ones, and all over the page's own names.
 */
export function namesAt({ regions, regionLabels, districts }: Outlines, zoom: number, names: GroundName[] = []): OutlineName[] {
  const fitting = zoom <= REGIONS_UP_TO_ZOOM ? [] : districts.filter(({ name, label }) => fits(lastWord(name), label, zoom));
  const labelled = new Set(fitting.map(({ region }) => region));
  const regionNames = regions.flatMap((region, i) => {
    const spot = regionLabels[i];
    return spot && !labelled.has(region) ? [{ text: shortRegionName(region), spot, isRegion: true }] : [];
  });
  const districtNames = fitting
    .sort((one, other) => other.label.room - one.label.room)
    .map(({ name, region, label }) => ({ text: lastWord(name) || shortRegionName(region), spot: label, isRegion: false }));
  const groundNames = (zoom < GROUND_NAMES_FROM_ZOOM ? [] : names).map(({ name, latitude, longitude }) => ({
    text: name,
    spot: { latitude, longitude, room: 0 },
    isRegion: false,
  }));
  return withoutTouching([...regionNames, ...districtNames, ...groundNames], zoom);
}

function withoutTouching(names: OutlineName[], zoom: number): OutlineName[] {
  const world = worldSize(zoom);
  const boxes: { x: number; y: number; half: number }[] = [];
  return names.filter(({ text, spot }) => {
    const box = { x: mercatorX(spot.longitude) * world, y: mercatorY(spot.latitude) * world, half: text.length * 8 };
    const touches = boxes.some(({ x, y, half }) => Math.abs(x - box.x) < half + box.half && Math.abs(y - box.y) < LINE_HEIGHT);
    if (!touches) boxes.push(box);
    return !touches;
  });
}

/** 수원시 장안구 → 장안구, without the city that its neighbours share. */
const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';

function fits(text: string, { room, latitude }: LabelSpot, zoom: number): boolean {
  const pixelsPerDegree = worldSize(zoom) / 360 / Math.cos((latitude * Math.PI) / 180);
  return 2 * room * pixelsPerDegree > Math.max(2, text.length) * LETTER_WIDTH * 0.8;
}
