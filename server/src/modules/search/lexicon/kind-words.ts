/** Words for kinds (category3); a row's words mean all of its kinds. */
export const KIND_WORDS: readonly (readonly [categories: readonly string[], words: string])[] = [
  [['카페'], '카페 애견카페 강아지카페 펫카페 반려견카페 브런치카페 커피 커피숍'],
  [['식당'], '식당 맛집 밥집 레스토랑 음식점 고깃집'],
  [['펜션'], '펜션 애견펜션'],
  [['호텔'], '호텔'],
  [['펜션', '호텔'], '숙소 숙박'],
  [['위탁관리'], '위탁 위탁관리 호텔링 애견호텔 강아지호텔 고양이호텔 돌봄 유치원 강아지유치원'],
  [['동물병원'], '병원 동물병원 동물의료센터 메디컬센터 동물메디컬센터 수의사'],
  [['동물약국'], '약국 동물약국'],
  [['미용'], '미용 미용실 애견미용 강아지미용 그루밍 목욕'],
  [['반려동물용품'], '반려동물용품 용품 용품점 애견용품 애견샵 펫샵 사료'],
  [['박물관'], '박물관'],
  [['미술관'], '미술관'],
  [['문예회관'], '문예회관 공연장'],
  [['여행지'], '여행지 공원 산책 산책로 산책하기 놀이터 운동장 관광지'],
];

/** As an ending it is mostly part of a name: 서울숲공원. */
export const PARK = '공원';

/** Means a cat as well as the kind. */
export const CAT_HOTEL = '고양이호텔';

/** With a blank inside (반려견 카페) the first word means a dog. */
export const KINDS_WITHOUT_BLANK: ReadonlySet<string> = new Set(['반려견카페']);

/** Directly before a kind they belong to it and mean no pet: 강아지 용품. */
export const WORDS_OF_KINDS: ReadonlySet<string> = new Set(['애견', '강아지', '펫']);
