/**
 * Groups (category2) and kinds (category3) of the public data as known today: order and membership for screens and demo data.
 * Filters come from the data; this list never decides what a search may find.
 */
export const FACILITY_CATEGORIES = {
  반려동반여행: ['여행지', '펜션', '호텔'],
  반려동물식당카페: ['카페', '식당'],
  반려문화시설: ['박물관', '미술관', '문예회관'],
  '반려동물 서비스': ['반려동물용품', '미용', '위탁관리'],
  반려의료: ['동물병원', '동물약국'],
} as const satisfies Record<string, readonly string[]>;

/** Kinds that the filter 나들이 갈 곳만 leaves out. */
export const ERRAND_KINDS = ['동물병원', '동물약국', '반려동물용품'] as const;
