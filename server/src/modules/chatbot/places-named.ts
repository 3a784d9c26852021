import { REGIONS } from '../../shared/text/region';
import type { InterpretedQuery } from '../search/search.service';
import { isPlaceLike } from './spoken-question';

type NearPlace = NonNullable<InterpretedQuery['nearPlace']>;

/** A location as search conditions. */
export interface NamedPlace {
  sidoName: string | null;
  sigunguName: string | null;
  nearPlace: NearPlace | null;
  /** Text search for a neighbourhood, road or name. */
  words: readonly string[];
  /** The next wider location, if nothing matches. */
  wider: NamedPlace | null;
  /** Its name in answers. */
  label: string;
}

/** The station, district and region of a query, each wider than the one before; null without any. */
export function placeOf({ filter: { sidoName, sigunguName }, nearPlace }: InterpretedQuery): NamedPlace | null {
  const area = sidoName && areaOf(sidoName, sigunguName);
  if (!nearPlace) return area;
  const wider = area ?? areaOf(nearPlace.sidoName, nearPlace.sigunguName);
  return { ...NOWHERE, sidoName, sigunguName, nearPlace, wider, label: `${nearPlace.name} 근처` };
}

/** Narrows a location by words. Words that are no place name are dropped first. */
export function withWords(place: NamedPlace, words: readonly string[]): NamedPlace {
  if (words.length === 0) return place;
  const placeLike = words.filter(isPlaceLike);
  const named = words.map((word) => (isPlaceLike(word) ? word : `"${word}"`));
  return {
    ...place,
    words,
    wider: placeLike.length < words.length ? withWords(place, placeLike) : place,
    label: [place.label, ...named].join(' '),
  };
}

const NOWHERE: NamedPlace = { sidoName: null, sigunguName: null, nearPlace: null, words: [], wider: null, label: '' };

export function areaOf(sidoName: string, sigunguName: string | null): NamedPlace {
  const region = { ...NOWHERE, sidoName, label: shortNameOf(sidoName) };
  return sigunguName ? { ...region, sigunguName, wider: region, label: sigunguName } : region;
}

const shortNameOf = (region: string): string => REGIONS.find(({ name }) => name === region)?.shortName ?? region;
