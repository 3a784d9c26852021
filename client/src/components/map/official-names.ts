export interface DistrictName {
  sidoName: string;
  /** Empty where the region has no districts (세종). */
  sigunguName: string;
}

/** Since 2026-07-01 a map service may use one name for what 광주광역시 and 전라남도 were. */
const MERGED = {
  name: /^(전남광주|광주전남)/,
  gwangju: '광주',
  jeonnam: '전남',
  gwangjuDistricts: ['동구', '서구', '남구', '북구', '광산구'],
};
const WITHOUT_DISTRICTS = '세종';
/** Districts that were renamed or belong to another region now. */
const MOVED: Record<string, [region: string, district: string]> = {
  '인천 남구': ['인천', '미추홀구'],
  '경북 군위군': ['대구', '군위군'],
};
const CITY_DISTRICT = /^(\S+시)\s?(\S+구)$/;

/**
 * Converts a map service's names to those of the data: short, older and merged region names become one of the official `regions`,
 * districts have two words at most. Null for an unknown region.
 */
export function officialNames(regionName: string, districtName: string, regions: readonly string[]): DistrictName | null {
  const name = regionName.normalize('NFC').replace(/\s/g, '');
  const districtText = districtName.normalize('NFC').trim().replace(/\s+/g, ' ').replace(CITY_DISTRICT, '$1 $2');
  const mergedRegion = MERGED.gwangjuDistricts.includes(districtText) ? MERGED.gwangju : MERGED.jeonnam;
  const regionText = MERGED.name.test(name) ? mergedRegion : shortRegionName(name);
  const [short, district] = MOVED[`${regionText} ${districtText}`] ?? [regionText, districtText];
  const sidoName = regions.find((region) => shortRegionName(region) === short);
  return sidoName ? { sidoName, sigunguName: short === WITHOUT_DISTRICTS ? '' : district } : null;
}

/** 충청북도 → 충북, 강원특별자치도 and 강원도 → 강원, 서울특별시 → 서울. */
export const shortRegionName = (name: string): string => name.replace(/^(충|전|경)[청라상](남|북)도$/, '$1$2').slice(0, 2);
