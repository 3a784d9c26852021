import { REGIONS } from '../../../shared/text/region';
import type { InterpretedQuery } from '../../search/search.service';
import { wishOf } from './place-words';
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
  const named = words.filter((word) => !wishOf(word)).map((word) => (isPlaceLike(word) ? word : `"${word}"`));
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

/** Whether the wider location differs only in words that name no place. */
export function isSameArea(place: NamedPlace, wider: NamedPlace): boolean {
  const { nearPlace, sidoName, sigunguName } = place;
  const isOfSameNames = nearPlace === wider.nearPlace && sidoName === wider.sidoName && sigunguName === wider.sigunguName;
  return isOfSameNames && !droppedWords(place, wider).some(isPlaceLike);
}

export const droppedWords = (place: NamedPlace, wider: NamedPlace): string[] =>
  place.words.filter((word) => !wider.words.includes(word));

/** The location and its wider ones, those of the same area together. */
export function areasOf(place: NamedPlace): NamedPlace[][] {
  const areas: NamedPlace[][] = [];
  for (let next: NamedPlace | null = place; next; next = next.wider) {
    const last = areas.at(-1);
    if (last && isSameArea(last[0]!, next)) last.push(next);
    else areas.push([next]);
  }
  return areas;
}
