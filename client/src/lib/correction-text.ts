import type { CorrectableField } from '../graphql/types.generated';

/** In the order in which they are offered. */
export const FIELD_LABELS: Record<CorrectableField, string> = {
  HOURS: '운영시간',
  CLOSING_DAYS: '휴무일',
  ENTRY: '반려동물 동반',
  ENTRY_SIZE: '입장 가능 크기',
  ENTRY_RESTRICTIONS: '반려동물 제한사항',
  ENTRY_FEE: '동반 추가 요금',
  FEE: '이용료',
  PARKING: '주차',
  PHONE: '전화번호',
  HOMEPAGE: '홈페이지',
  NAME: '이름',
  ROAD_ADDRESS: '도로명 주소',
  JIBUN_ADDRESS: '지번 주소',
  POINT: '지도 위치',
  CLOSED: '문을 닫음',
};

const NONE = '없음';
const CHOICES: Partial<Record<CorrectableField, Record<string, string>>> = {
  ENTRY: { Y: '동반 가능', N: '동반 불가' },
  PARKING: { Y: '가능', N: '불가' },
  CLOSED: { Y: '아주 문을 닫음' },
};

/** The values of a field that is chosen, not typed. */
export const choicesOf = (field: CorrectableField): Record<string, string> | undefined => CHOICES[field];

export const correctionValueText = (field: CorrectableField, value: string | null): string =>
  value === null ? NONE : (choicesOf(field)?.[value] ?? value);
