/** Field → column name of the public data. Columns are matched by name, in any order. */
export const PUBLIC_DATA_COLUMNS = {
  name: '시설명',
  category1: '카테고리1',
  category2: '카테고리2',
  category3: '카테고리3',
  sidoName: '시도 명칭',
  sigunguName: '시군구 명칭',
  legalEupMyeonDongName: '법정읍면동명칭',
  riName: '리 명칭',
  bunji: '번지',
  roadName: '도로명 이름',
  buildingNumber: '건물 번호',
  latitude: '위도',
  longitude: '경도',
  postalCode: '우편번호',
  roadAddress: '도로명주소',
  jibunAddress: '지번주소',
  phoneNumber: '전화번호',
  homepage: '홈페이지',
  holiday: '휴무일',
  operatingHours: '운영시간',
  parkingAvailable: '주차 가능여부',
  admissionFeeInfo: '입장(이용료)가격 정보',
  petFriendly: '반려동물 동반 가능정보',
  petOnlyInfo: '반려동물 전용 정보',
  allowedPetSize: '입장 가능 동물 크기',
  petRestrictions: '반려동물 제한사항',
  indoorFacility: '장소(실내) 여부',
  outdoorFacility: '장소(실외)여부',
  description: '기본 정보_장소설명',
  additionalPetFee: '애견 동반 추가 요금',
  finalCreationDate: '최종작성일',
} as const;

export type PublicDataField = keyof typeof PUBLIC_DATA_COLUMNS;

/** One row: column name as above → cell. */
export type Cells = Record<string, string>;
