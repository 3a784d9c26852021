import type { GazetteerEntry } from './gazetteer';
import { isUnit, type MeaningType, type Unit, type UnitOf } from './meaning';
import type { AreaReading } from './read-areas';
import { type ChipReading, type Reading, SearchChipKind } from './reading';
import { CHIP_TEXT } from './strings';

export interface NearReading {
  nearPlace: GazetteerEntry | null;
  isNearMe: boolean;
}

/** Number of places around a station. Decides between stations of the same name. */
export type PlacesAround = (entry: GazetteerEntry) => number;

const PLACES: readonly MeaningType[] = ['REGION', 'DISTRICT', 'PLACE', 'LOCALITY'];

/** The first gazetteer entry, and whether the query means the user's own location. */
export function readNear(units: readonly Unit[], area: AreaReading, placesAround: PlacesAround): Reading<NearReading> {
  const places = units.filter((unit) => isUnit(unit, 'PLACE'));
  const [first] = places;
  const nearPlace = first ? chosenEntry(first.meaning.entries, area, placesAround) : null;
  const isOfFirst = (unit: UnitOf<'PLACE'>) => nearPlace !== null && unit.meaning.entries.includes(nearPlace);
  const { dropped, forMe, left } = nearnessIn(units);
  const meUnits = units.filter((unit) => isUnit(unit, 'NEAR_ME') || forMe.includes(unit));
  const chips: ChipReading[] = [];
  if (nearPlace) {
    const own = units.filter((unit) => (isUnit(unit, 'PLACE') ? isOfFirst(unit) : dropped.includes(unit)));
    chips.push({ kind: SearchChipKind.NEAR_PLACE, text: CHIP_TEXT.near(nearPlace.name), units: own });
  }
  if (meUnits.length > 0) chips.push({ kind: SearchChipKind.NEAR_ME, text: CHIP_TEXT.nearMe, units: meUnits });
  return {
    value: { nearPlace, isNearMe: meUnits.length > 0 },
    chips,
    left: [...left, ...places.filter((unit) => !isOfFirst(unit))],
  };
}

/** 근처 refers to any named place, 앞 only to one right before it; without a place 근처 means near the user. */
function nearnessIn(units: readonly Unit[]) {
  const hasPlace = units.some(({ meaning }) => PLACES.includes(meaning.type));
  const dropped: Unit[] = [];
  const forMe: Unit[] = [];
  const left: Unit[] = [];
  units.forEach((unit, index) => {
    if (!isUnit(unit, 'NEAR')) return;
    const before = units[index - 1];
    const isBehindPlace = before !== undefined && (PLACES.includes(before.meaning.type) || dropped.includes(before));
    if (unit.meaning.isSide) (isBehindPlace ? dropped : left).push(unit);
    else (hasPlace ? dropped : forMe).push(unit);
  });
  return { dropped, forMe, left };
}

function chosenEntry(entries: readonly GazetteerEntry[], area: AreaReading, placesAround: PlacesAround): GazetteerEntry | null {
  if (entries.length < 2) return entries[0] ?? null;
  const inRegion = entries.filter(({ sidoName }) => sidoName === area.sidoName);
  const { sigunguName } = area;
  const inDistrict = inRegion.filter((entry) => sigunguName && isWithin(entry.sigunguName, sigunguName));
  const [candidates = entries] = [inDistrict, inRegion].filter(({ length }) => length > 0);
  return candidates.reduce((best, entry) => (placesAround(entry) > placesAround(best) ? entry : best));
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer} `);
