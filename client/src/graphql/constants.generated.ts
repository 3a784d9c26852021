/* Written by the server from its own constants (npm run generate). Never edited by hand. */
export const LIMITS = {
  "facilityPageSize": 15,
  "pageSizeMax": 100,
  "deepestRow": 25000,
  "exactCountMax": 100000,
  "searchTextMax": 100,
  "filterListMax": 20,
  "placeNameMax": 50,
  "boundsLimit": 100,
  "suggestionLimit": 8,
  "suggestionLimitMax": 20,
  "suggestionTextMin": 2
} as const;

export const REGIONS = [
  {
    "name": "서울특별시",
    "shortName": "서울"
  },
  {
    "name": "부산광역시",
    "shortName": "부산"
  },
  {
    "name": "대구광역시",
    "shortName": "대구"
  },
  {
    "name": "인천광역시",
    "shortName": "인천"
  },
  {
    "name": "광주광역시",
    "shortName": "광주"
  },
  {
    "name": "대전광역시",
    "shortName": "대전"
  },
  {
    "name": "울산광역시",
    "shortName": "울산"
  },
  {
    "name": "세종특별자치시",
    "shortName": "세종"
  },
  {
    "name": "경기도",
    "shortName": "경기"
  },
  {
    "name": "강원특별자치도",
    "shortName": "강원"
  },
  {
    "name": "충청북도",
    "shortName": "충북"
  },
  {
    "name": "충청남도",
    "shortName": "충남"
  },
  {
    "name": "전북특별자치도",
    "shortName": "전북"
  },
  {
    "name": "전라남도",
    "shortName": "전남"
  },
  {
    "name": "경상북도",
    "shortName": "경북"
  },
  {
    "name": "경상남도",
    "shortName": "경남"
  },
  {
    "name": "제주특별자치도",
    "shortName": "제주"
  }
] as const;

export const FACILITY_CATEGORIES = {
  "반려동반여행": [
    "여행지",
    "펜션",
    "호텔"
  ],
  "반려동물식당카페": [
    "카페",
    "식당"
  ],
  "반려문화시설": [
    "박물관",
    "미술관",
    "문예회관"
  ],
  "반려동물 서비스": [
    "반려동물용품",
    "미용",
    "위탁관리"
  ],
  "반려의료": [
    "동물병원",
    "동물약국"
  ]
} as const;

export const ERRAND_KINDS = [
  "동물병원",
  "동물약국",
  "반려동물용품"
] as const;

export const PET_TYPE_NAMES = {
  "DOG": "개",
  "CAT": "고양이",
  "OTHER": "기타"
} as const;
