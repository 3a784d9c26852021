import { REGIONS } from '../../shared/text/region';
import type { InterpretedQuery } from '../search/search.service';
import { isPlaceLike } from './spoken-question';

type NearPlace = NonNullable<InterpretedQuery['nearPlace']>;

/** Where to look, in the terms of a search. */
export interface NamedPlace {
  sidoName: string | null;
  sigunguName: string | null;
  nearPlace: NearPlace | null;
  /** Words that a place has in its texts: a neighbourhood, a road, a name. */
  words: readonly string[];
  /** The same a step wider, where nothing is found. */
  wider: NamedPlace | null;
  /** What an answer calls it. */
  label: string;
}

/** Region, district and station that a reading names, each a step wider than the next; null where it names none. */
export function placeOf({ filter: { sidoName, sigunguName }, nearPlace }: InterpretedQuery): NamedPlace | null {
  const area = sidoName && areaOf(sidoName, sigunguName);
  if (!nearPlace) return area;
  const wider = area ?? areaOf(nearPlace.sidoName, nearPlace.sigunguName);
  return { ...NOWHERE, sidoName, sigunguName, nearPlace, wider, label: `${nearPlace.name} 근처` };
}

/** Within a place, where texts have the words; of them what is no place is given up first. */
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
