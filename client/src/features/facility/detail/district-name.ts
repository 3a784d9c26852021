/** 서울특별시 마포구; 세종 is a region without districts, which the data names all the same. */
export function districtName(sidoName: string | null, sigunguName: string | null): string {
  const isWhole = sidoName === '세종특별자치시' || sigunguName === sidoName;
  return [sidoName, isWhole ? null : sigunguName].filter(Boolean).join(' ');
}
