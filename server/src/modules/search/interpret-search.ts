import type { RegionName } from '../../shared/text/region';
import type { GazetteerEntry } from './gazetteer';
import type { Site } from './lexicon/site-words';
import type { Lexicon } from './lexicon';
import { isUnit, type Unit } from './meaning';
import { readAreas } from './read-areas';
import { readKinds } from './read-kinds';
import { type PlacesAround, readNear } from './read-near';
import { type PetReading, readPets } from './read-pets';
import { readSite } from './read-site';
import { readTime } from './read-time';
import { readWords, settleWords } from './read-words';
import type { SearchChipKind } from './reading';
import { wordsOf } from './search-words';

export interface InterpretedQuery {
  filter: Record<Site, true | null> & {
    categories: string[] | null;
    sidoName: RegionName | null;
    sigunguName: string | null;
    pets: PetReading[];
    openAt: Date | null;
    isOpenAllDay: true | null;
  };
  /** `radiusMeters` is what counts as near. */
  nearPlace: Pick<GazetteerEntry, 'name' | 'latitude' | 'longitude' | 'radiusMeters' | 'sidoName' | 'sigunguName'> | null;
  isNearMe: boolean;
  chips: { kind: SearchChipKind; text: string; source: string }[];
  restWords: string[];
}

export interface SearchKnowledge {
  lexicon: Lexicon;
  placesAround: PlacesAround;
}

/** Parses a query into conditions. Pure: the result depends only on query, instant and context. */
export function interpretSearch(query: string, at: Date, { lexicon, placesAround }: SearchKnowledge): InterpretedQuery {
  const units = settleWords(readWords(wordsOf(query), lexicon));
  const kinds = readKinds(units);
  const area = readAreas(units, lexicon.districts);
  const near = readNear(units, area.value, placesAround);
  const pets = readPets(units);
  const site = readSite(units);
  const time = readTime(units, at);
  const readings = [kinds, area, near, pets, site, time];
  const chips = readings.flatMap((reading) => reading.chips);
  const left = new Set(readings.flatMap((reading) => reading.left));
  const { nearPlace, isNearMe } = near.value;
  return {
    filter: {
      categories: kinds.value.length > 0 ? kinds.value : null,
      ...area.value,
      pets: pets.value,
      parkingAvailable: site.value.includes('parkingAvailable') || null,
      indoorFacility: site.value.includes('indoorFacility') || null,
      outdoorFacility: site.value.includes('outdoorFacility') || null,
      openAt: time.value.openAt,
      isOpenAllDay: time.value.isOpenAllDay || null,
    },
    nearPlace: nearPlace && {
      name: nearPlace.name,
      latitude: nearPlace.latitude,
      longitude: nearPlace.longitude,
      radiusMeters: nearPlace.radiusMeters,
      sidoName: nearPlace.sidoName,
      sigunguName: nearPlace.sigunguName,
    },
    isNearMe,
    chips: chips
      .sort((one, other) => placeOf(one.units, units) - placeOf(other.units, units))
      .map(({ kind, text, units: own }) => ({ kind, text, source: sourceOf(own) })),
    restWords: units
      .filter((unit) => isUnit(unit, 'UNKNOWN', 'LOCALITY') || left.has(unit))
      .flatMap(({ form }) => form.split(' ')),
  };
}

const placeOf = ([first]: readonly Unit[], units: readonly Unit[]): number => (first ? units.indexOf(first) : -1);

/** As typed: parts of one word stay together. */
function sourceOf(units: readonly Unit[]): string {
  return units.reduce((source, unit, index) => {
    const isNext = unit.isJoined && units[index - 1]?.to === unit.from;
    return source + (index === 0 || isNext ? '' : ' ') + unit.text;
  }, '');
}
