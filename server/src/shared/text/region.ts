/** The 17 regions (시·도) in administrative order: official name, short name, and the other names that data and clients use. */
export const REGIONS = [
  { name: '서울특별시', shortName: '서울', aliases: ['서울시'] },
  { name: '부산광역시', shortName: '부산', aliases: ['부산시', '부산직할시'] },
  { name: '대구광역시', shortName: '대구', aliases: ['대구시', '대구직할시'] },
  { name: '인천광역시', shortName: '인천', aliases: ['인천시', '인천직할시'] },
  { name: '광주광역시', shortName: '광주', aliases: ['광주시', '광주직할시'] },
  { name: '대전광역시', shortName: '대전', aliases: ['대전시', '대전직할시'] },
  { name: '울산광역시', shortName: '울산', aliases: ['울산시'] },
  { name: '세종특별자치시', shortName: '세종', aliases: ['세종시'] },
  { name: '경기도', shortName: '경기', aliases: [] },
  { name: '강원특별자치도', shortName: '강원', aliases: ['강원도'] },
  { name: '충청북도', shortName: '충북', aliases: [] },
  { name: '충청남도', shortName: '충남', aliases: [] },
  { name: '전북특별자치도', shortName: '전북', aliases: ['전라북도'] },
  { name: '전라남도', shortName: '전남', aliases: [] },
  { name: '경상북도', shortName: '경북', aliases: [] },
  { name: '경상남도', shortName: '경남', aliases: [] },
  { name: '제주특별자치도', shortName: '제주', aliases: ['제주도'] },
] as const;

export type RegionName = (typeof REGIONS)[number]['name'];

const byAnyName = new Map<string, RegionName>(
  REGIONS.flatMap(({ name, shortName, aliases }) => [name, shortName, ...aliases].map((alias) => [alias, name] as const)),
);

/** Since 2026-07-01 the name of what 광주광역시 and 전라남도 were. */
export const MERGED_REGION_NAMES = ['전남광주통합특별시', '전남광주특별시', '광주전남통합특별시', '전남광주', '광주전남'];
const GWANGJU_DISTRICTS = ['동구', '서구', '남구', '북구', '광산구'];

/** One blank between words; "수원시장안구" and "수원시  장안구" are both 수원시 장안구. */
function tidyDistrict(district: string | null | undefined): string | null {
  const text = district?.normalize('NFC').trim().replace(/\s+/g, ' ');
  return text?.replace(/^(\S+시) ?(\S+구)$/, '$1 $2') || null;
}

/**
 * Official names of the regions that a name means: one for most, two for the merged 전남광주통합특별시 unless the district
 * decides, none for an unknown name.
 */
export function regionsNamed(name: string, district?: string | null): RegionName[] {
  const key = name.normalize('NFC').replace(/\s/g, '');
  if (MERGED_REGION_NAMES.includes(key)) {
    const decides = tidyDistrict(district);
    if (!decides) return ['광주광역시', '전라남도'];
    return [GWANGJU_DISTRICTS.includes(decides) ? '광주광역시' : '전라남도'];
  }
  const region = byAnyName.get(key);
  return region ? [region] : [];
}

/**
 * Region and district as they are called today: 군위군 moved to 대구, 인천 남구 became 미추홀구, "수원시장안구" is two words.
 * 세종 has no districts; all of it goes by 세종시, so that a district picked on the map finds its places.
 */
export function currentPlaceNames(
  regionName: string,
  districtName: string | null,
): { sidoName: RegionName; sigunguName: string | null } | null {
  const district = tidyDistrict(districtName);
  const region = regionsNamed(regionName, district)[0];
  if (!region) return null;
  if (region === '세종특별자치시') return { sidoName: region, sigunguName: '세종시' };
  if (region === '경상북도' && district === '군위군') return { sidoName: '대구광역시', sigunguName: district };
  if (region === '인천광역시' && district === '남구') return { sidoName: region, sigunguName: '미추홀구' };
  return { sidoName: region, sigunguName: district };
}
