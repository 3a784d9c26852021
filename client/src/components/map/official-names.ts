export interface DistrictName {
  sidoName: string;
  /** Empty where the region has no districts (세종). */
  sigunguName: string;
}

/** Since 2026-07-01 a map service may answer with one name for what 광주광역시 and 전라남도 were. */
const GWANGJU_DISTRICTS = ['동구', '서구', '남구', '북구', '광산구'];

/**
 * A map service's names as the data has them: short, older and merged region names become one of the official `regions`,
 * districts are written as two words at most. Null for a region nobody knows.
 */
export function officialNames(regionName: string, districtName: string, regions: readonly string[]): DistrictName | null {
  const name = regionName.normalize('NFC').replace(/\s/g, '');
  const district = districtName
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(\S+시)\s?(\S+구)$/, '$1 $2');
  const merged = /^(전남광주|광주전남)/.test(name);
  const short = merged ? (GWANGJU_DISTRICTS.includes(district) ? '광주' : '전남') : shortRegionName(name);
  const sidoName = regions.find((region) => shortRegionName(region) === short);
  if (!sidoName) return null;
  if (short === '세종') return { sidoName, sigunguName: '' };
  if (short === '인천' && district === '남구') return { sidoName, sigunguName: '미추홀구' };
  if (short === '경북' && district === '군위군') return officialNames('대구', district, regions);
  return { sidoName, sigunguName: district };
}

/** 충청북도 → 충북, 강원특별자치도 and 강원도 → 강원, 서울특별시 → 서울. */
export const shortRegionName = (name: string): string => name.replace(/^(충|전|경)[청라상](남|북)도$/, '$1$2').slice(0, 2);
