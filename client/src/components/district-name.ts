import { shortRegionName } from './map/official-names';

/** A region without districts. The data names one all the same. */
const SEJONG = '세종특별자치시';

/** 서울특별시 마포구 */
export const districtName = (sidoName: string | null, sigunguName: string | null) => nameOf(sidoName, sidoName, sigunguName);

/** 서울 마포구 */
export const shortDistrictName = (sidoName: string | null, sigunguName: string | null) =>
  nameOf(sidoName && shortRegionName(sidoName), sidoName, sigunguName);

const nameOf = (region: string | null, sidoName: string | null, sigunguName: string | null) =>
  [region, sidoName === SEJONG || sigunguName === sidoName ? null : sigunguName].filter(Boolean).join(' ');
