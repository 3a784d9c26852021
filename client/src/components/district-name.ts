import { shortRegionName } from './map/official-names';

/** 서울특별시 마포구; 세종 is a region without districts, which the data names all the same. */
export function districtName(sidoName: string | null, sigunguName: string | null): string {
  return [sidoName, isRegionAlone(sidoName, sigunguName) ? null : sigunguName].filter(Boolean).join(' ');
}

/** 서울 마포구 */
export function shortDistrictName(sidoName: string | null, sigunguName: string | null): string {
  const region = sidoName && shortRegionName(sidoName);
  return [region, isRegionAlone(sidoName, sigunguName) ? null : sigunguName].filter(Boolean).join(' ');
}

function isRegionAlone(sidoName: string | null, sigunguName: string | null) {
  return sidoName === '세종특별자치시' || sigunguName === sidoName;
}
