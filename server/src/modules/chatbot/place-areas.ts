import { type RegionName, REGIONS, regionsNamed } from '../../shared/region';
import type { PlaceWord } from './place-question';

/** Where to look, in the words of a search. */
export interface NamedPlace {
  sidoName: RegionName | null;
  sigunguName: string | null;
  searchText: string | null;
  /** The same a step wider, where nothing is found; null where there is no wider one. */
  wider: NamedPlace | null;
  /** What an answer calls it. */
  label: string;
}

export interface DistrictName {
  name: string;
  regionName: string;
}

export interface Area {
  place: NamedPlace;
  /** Districts of several regions have the name: none of them is meant for certain. */
  isSeveral: boolean;
  /** Those that named it. */
  words: PlaceWord[];
}

/** Tells which regions and districts words name. */
export class AreaNames {
  private readonly byName = new Map<string, DistrictName[]>();

  constructor(districts: DistrictName[]) {
    for (const district of districts)
      for (const name of new Set(namesOf(district.name))) this.byName.set(name, [...(this.byName.get(name) ?? []), district]);
  }

  find(words: PlaceWord[]): Area | null {
    const regions = words.flatMap((word) => {
      const region = regionOf(word);
      return region ? [{ word, region }] : [];
    });
    // 경기 광주: two regions by their names, of which one has the other as a district.
    const outer = regions.find(({ region, word }) =>
      regions.some((other) => other.word !== word && this.hasDistrict(region, other.word)),
    );
    const region = outer ?? regions[0];
    const others = words.filter((word) => word !== region?.word);
    const named = others
      .map((word) => ({ word, found: this.districtsNamed(word, region?.region ?? null) }))
      .filter(({ found }) => found.length > 0);
    // 성남 분당: the one that says more exactly which.
    const [best] = [...named].sort((a, b) => a.found.length - b.found.length);
    const own = named.map(({ word }) => word);
    if (best) return { ...areaOf(best.found), words: region ? [region.word, ...own] : own };
    const place = region && placeOfRegion(region.region);
    return place ? { place, isSeveral: false, words: [region.word] } : null;
  }

  hasDistrict(region: RegionName, word: PlaceWord): boolean {
    return this.districtsNamed(word, region).length > 0;
  }

  /** Districts that a word means: 강남구 by 강남, 성남시 분당구 by 분당, all of 수원시 by 수원. */
  private districtsNamed({ readings }: PlaceWord, region: RegionName | null): DistrictName[] {
    for (const reading of readings) {
      const found = (this.byName.get(reading) ?? []).filter(({ regionName }) => !region || regionName === region);
      if (found.length) return found;
    }
    return [];
  }
}

export function regionOf({ readings }: PlaceWord): RegionName | null {
  return readings.flatMap((reading) => regionsNamed(reading))[0] ?? null;
}

/** 고양시 일산동구: by itself, 고양시, 고양, 일산동구 and 일산, which is two districts; 일산동 is a town. */
function namesOf(district: string): string[] {
  const parts = district.split(' ');
  return [parts.join(''), ...parts].flatMap((name) =>
    [name, name.replace(/(?:(?<=[가-힣]{2})[동서남북]구|[시군구])$/, '')].filter(({ length }) => length > 1),
  );
}

function areaOf(found: DistrictName[]): Omit<Area, 'words'> {
  const [{ name, regionName } = { name: '', regionName: '' }] = found;
  const isSeveral = found.some((other) => other.regionName !== regionName);
  const wider = isSeveral ? null : placeOfRegion(regionName);
  const sidoName = wider?.sidoName ?? null;
  if (found.length === 1) return { isSeveral, place: { sidoName, sigunguName: name, searchText: null, wider, label: name } };
  // All districts of one city, or two of them: their addresses have the beginning in common.
  const common = found.reduce((shared, other) => commonStart(shared, other.name), name).trim();
  return { isSeveral, place: { sidoName, sigunguName: null, searchText: common, wider, label: common } };
}

function commonStart(one: string, other: string): string {
  const end = [...one].findIndex((character, index) => character !== other[index]);
  return end < 0 ? one : one.slice(0, end);
}

export function placeOfRegion(region: string): NamedPlace | null {
  const known = REGIONS.find(({ name }) => name === region);
  return known ? { sidoName: known.name, sigunguName: null, searchText: null, wider: null, label: known.shortName } : null;
}
