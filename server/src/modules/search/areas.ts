import { REGIONS, regionsNamed } from '../../shared/text/region';
import { normaliseForSearch } from '../../shared/text/searched-text';
import { readTyped, type TypedWords } from '../../shared/text/typed-words';
import { namesOf } from './districts';
import type { Lexicon } from './lexicon';

/** In the order in which areas of the same closeness are suggested. */
export enum AreaKind {
  REGION = 'REGION',
  DISTRICT = 'DISTRICT',
  QUARTER = 'QUARTER',
  STATION = 'STATION',
  NEIGHBOURHOOD = 'NEIGHBOURHOOD',
}
const KINDS = Object.values(AreaKind);

export interface Area {
  kind: AreaKind;
  name: string;
  /** The query for it: the name, qualified by region and district where it is ambiguous. */
  searchText: string;
  regionName: string;
  districtName: string | null;
}

/** Only those with listed places. */
export interface Neighbourhood {
  name: string;
  regionName: string;
  districtName: string | null;
  facilityCount: number;
  /** Centroid of its places; null where none has coordinates. */
  latitude: number | null;
  longitude: number | null;
}

interface SearchableArea extends Area {
  names: string[];
  /** Names of its region and district. */
  around: ReadonlySet<string>;
  facilityCount: number;
}

export function searchableAreas({ districts, gazetteer }: Lexicon, neighbourhoods: readonly Neighbourhood[]): SearchableArea[] {
  const all: (Omit<Area, 'searchText'> & { aliases: readonly string[]; facilityCount?: number })[] = [
    ...REGIONS.map(({ name, shortName, aliases }) => ({
      ...{ kind: AreaKind.REGION, name, regionName: name, districtName: null, aliases: [shortName, ...aliases] },
    })),
    ...districts.all.map((district) => ({
      ...{
        kind: AreaKind.DISTRICT,
        name: district.sigunguName,
        regionName: district.sidoName,
        districtName: district.sigunguName,
      },
      aliases: namesOf(district).map(({ text }) => text),
    })),
    ...gazetteer
      .filter(({ kind }) => kind !== 'landmark')
      .map(({ kind, name, sidoName, sigunguName, aliases }) => ({
        ...{ kind: kind === 'station' ? AreaKind.STATION : AreaKind.QUARTER, name, aliases },
        ...{ regionName: sidoName, districtName: sigunguName },
      })),
    ...neighbourhoods.map(({ name, regionName, districtName, facilityCount }) => ({
      ...{ kind: AreaKind.NEIGHBOURHOOD, name, regionName, districtName, facilityCount, aliases: [] },
    })),
  ];
  const landmarks = gazetteer.filter(({ kind }) => kind === 'landmark');
  const nameCounts = new Map<string, number>();
  for (const { name, aliases } of [...all, ...landmarks])
    for (const text of new Set([name, ...aliases])) nameCounts.set(text, (nameCounts.get(text) ?? 0) + 1);
  return all.map(({ aliases, facilityCount = 0, ...area }) => ({
    ...{ ...area, facilityCount, searchText: searchTextOf(area, (nameCounts.get(area.name) ?? 0) > 1) },
    names: [...new Set([area.name, ...aliases].map(normaliseForSearch))],
    around: aroundOf(area),
  }));
}

const shortNameOf = (regionName: string): string => REGIONS.find(({ name }) => name === regionName)?.shortName ?? regionName;

function searchTextOf({ kind, name, regionName, districtName }: Omit<Area, 'searchText'>, isShared: boolean): string {
  const region = shortNameOf(regionName);
  if (kind === AreaKind.REGION) return region;
  if (!isShared) return name;
  return [region, ...(kind === AreaKind.DISTRICT || !districtName ? [] : [districtName]), name].join(' ');
}

function aroundOf({ kind, regionName, districtName }: Omit<Area, 'searchText'>): ReadonlySet<string> {
  if (kind === AreaKind.REGION) return new Set();
  const [sidoName] = regionsNamed(regionName);
  const region = REGIONS.find(({ name }) => name === sidoName);
  const district = sidoName && districtName && kind !== AreaKind.DISTRICT ? { sidoName, sigunguName: districtName } : null;
  const names = [
    ...(region ? [region.name, region.shortName, ...region.aliases] : []),
    ...(district ? namesOf(district).map(({ text }) => text) : []),
  ];
  return new Set(names.map(normaliseForSearch));
}

/** Areas whose name starts with the query, exact names first. Names of their region and district may precede it. */
export function suggestAreas(query: string, areas: readonly SearchableArea[], limit: number): Area[] {
  const found = new Map<string, Area>();
  for (const reading of readTyped(query)) {
    const closenessOf = closenessTo(reading);
    const matches = areas.flatMap((area) => {
      const closeness = closenessOf(area);
      return closeness === null ? [] : [{ area, closeness }];
    });
    matches.sort(
      (one, other) =>
        one.closeness - other.closeness ||
        KINDS.indexOf(one.area.kind) - KINDS.indexOf(other.area.kind) ||
        other.area.facilityCount - one.area.facilityCount ||
        one.area.name.length - other.area.name.length ||
        (one.area.searchText < other.area.searchText ? -1 : 1),
    );
    for (const { area } of matches) {
      if (found.size >= limit) break;
      if (!found.has(area.searchText)) found.set(area.searchText, area);
    }
  }
  return [...found.values()];
}

/** 0: exact name, 1: prefix, null: no match. */
function closenessTo({ words, whole }: TypedWords): (area: SearchableArea) => 0 | 1 | null {
  const ofWhole = nameTests(whole.pattern);
  const ofLast = nameTests(words.at(-1)?.pattern ?? '');
  const outer = words.slice(0, -1).map(({ pattern }) => nameTests(pattern).isExact);
  return ({ names, around }) => {
    const tests = [ofWhole];
    if (outer.length > 0 && names.some(ofLast.isPrefix) && outer.every((isExact) => [...around].some(isExact)))
      tests.push(ofLast);
    if (tests.some(({ isExact }) => names.some(isExact))) return 0;
    return tests.some(({ isPrefix }) => names.some(isPrefix)) ? 1 : null;
  };
}

function nameTests(pattern: string) {
  const [same, start] = [new RegExp(`^(?:${pattern})$`), new RegExp(`^(?:${pattern})`)];
  return { isExact: (name: string) => same.test(name), isPrefix: (name: string) => start.test(name) };
}
