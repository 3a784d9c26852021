import { currentPlaceNames, type RegionName, regionsNamed } from '../../shared/text/region';

/** A district as in addresses, or a whole city with districts. */
export interface OfficialDistrict {
  sidoName: RegionName;
  /** 마포구, 수원시 장안구, or 수원시 for the whole city. */
  sigunguName: string;
}

/** @param rows of content/districts.csv, which scripts/build-outlines.mjs writes from the bundled boundaries */
export function withWholeCities(rows: readonly (readonly [sidoName: string, sigunguName: string])[]): OfficialDistrict[] {
  const districts = rows.map(([region, sigunguName]) => {
    const [sidoName] = regionsNamed(region);
    if (!sidoName) throw new Error(`No region ${region}`);
    return { sidoName, sigunguName };
  });
  const cities = new Map(
    districts.flatMap(({ sidoName, sigunguName }) => {
      const city = cityOf(sigunguName);
      return city ? [[city, { sidoName, sigunguName: city }] as const] : [];
    }),
  );
  return [...districts, ...cities.values()];
}

/** 수원시 장안구 → 수원시; null for a district outside a city. */
export function cityOf(sigunguName: string): string | null {
  const [city, district] = sigunguName.split(' ');
  return city && district ? city : null;
}

/** 강남구 → 강남; null where only one syllable would remain. */
function shortName(name: string): string | null {
  return name.length > 2 ? name.slice(0, -1) : null;
}

export interface DistrictName {
  text: string;
  /** Ends in 구, 시 or 군. */
  isFull: boolean;
}

/** Names of a district: 장안구, 장안, and both with the city before them, with or without a blank. */
export function namesOf({ sigunguName }: OfficialDistrict): DistrictName[] {
  const [city, district] = sigunguName.split(' ');
  if (!city) return [];
  if (!district) return bothNames(city);
  const withCity = bothNames(city).flatMap((outer) =>
    bothNames(district).flatMap((inner) =>
      [' ', ''].map((blank) => ({ text: `${outer.text}${blank}${inner.text}`, isFull: inner.isFull })),
    ),
  );
  return [...bothNames(district), ...withCity];
}

function bothNames(name: string): DistrictName[] {
  const short = shortName(name);
  return [{ text: name, isFull: true }, ...(short ? [{ text: short, isFull: false }] : [])];
}

/** The districts of a name inside a region, including former names (인천 남구, 경북 군위군). */
export function districtsInside(
  regions: readonly RegionName[],
  named: readonly OfficialDistrict[],
  all: DistrictTable,
): OfficialDistrict[] {
  const inside = named.filter(({ sidoName }) => regions.includes(sidoName));
  if (inside.length > 0) return inside;
  const former = regions.flatMap((region) =>
    named.flatMap(({ sigunguName }) => {
      const current = currentPlaceNames(region, sigunguName);
      const found = current?.sigunguName && all.find(current.sidoName, current.sigunguName);
      return found ? [found] : [];
    }),
  );
  return [...new Set(former)];
}

export class DistrictTable {
  private readonly byNames = new Map<string, OfficialDistrict>();

  constructor(readonly all: readonly OfficialDistrict[]) {
    for (const district of all) this.byNames.set(`${district.sidoName} ${district.sigunguName}`, district);
  }

  find(sidoName: string, sigunguName: string): OfficialDistrict | null {
    return this.byNames.get(`${sidoName} ${sigunguName}`) ?? null;
  }
}
