import { z } from 'zod';
import { LIMITS } from '../../shared/validation/limits';
import type { EntryForPetsFragment, FacilityByIdQuery, FacilityItemFragment } from '../documents/facility.generated';

const text = (description: string) => z.string().nullable().describe(description);
const flag = (description: string) => z.enum(['Y', 'N']).nullable().describe(description);
const id = z.int32().min(1).describe('장소의 번호');
const sidoName = text('시·도의 현재 공식 이름');
const sigunguName = text('시·군·구');

export const itemExample = {
  id: 128,
  name: '멍멍카페 연남점',
  latitude: 37.5612,
  longitude: 126.9251,
  category1: '반려동물업',
  category2: '반려동물식당카페',
  category3: '카페',
  roadAddress: '서울특별시 마포구 성미산로 190',
  jibunAddress: '서울특별시 마포구 연남동 239-1',
  sidoName: '서울특별시',
  sigunguName: '마포구',
  roadName: '성미산로',
  bunji: '239-1',
  phoneNumber: '02-000-0000',
  holiday: '매주 월요일',
  operatingHours: '화~일 11:00~21:00',
  parkingAvailable: 'N',
  petFriendlyInfo: 'Y',
  allowedPetSize: '모두 가능',
  petRestrictions: '목줄 착용',
  indoorFacility: 'Y',
  outdoorFacility: 'N',
  reviewCount: 12,
  averageRating: 4.6,
};

const quote = text('근거가 된 자료의 글');
const pets = z.array(z.int().min(0)).describe('누구에게 해당하는지: 보낸 pet의 차례, 0부터');

const entry = z
  .strictObject({
    answer: z
      .enum(['ALLOWED', 'CONDITIONAL', 'UNKNOWN', 'DENIED'])
      .describe('ALLOWED 가능, CONDITIONAL 조건이 있음, UNKNOWN 알 수 없음, DENIED 불가'),
    conditions: z
      .array(
        z.strictObject({
          kind: z.string().describe('종류. GraphQL의 EntryConditionKind와 같습니다 (예: LEASH, CARRIER).'),
          text: z.string().describe('사람에게 보여 줄 말'),
          quote,
          alternativeGroup: z.int().nullable().describe('같은 번호의 조건은 하나만 지키면 됩니다.'),
          days: z
            .array(z.enum(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'HOLIDAY']))
            .nullable()
            .describe('조건이 있는 날. 날마다 있으면 null.'),
          pets,
          isRequiredByLaw: z.boolean().describe('자료가 아니라 법이 정한 조건인지'),
        }),
      )
      .describe('지킬 조건. answer가 CONDITIONAL일 때만 있습니다.'),
    reasons: z
      .array(z.strictObject({ text: z.string().describe('사람에게 보여 줄 말'), quote, pets }))
      .describe('들어갈 수 없거나 알 수 없는 까닭'),
    asOf: z.iso.date().nullable().describe('정보가 마지막으로 작성된 날'),
    isBeforeEateryLaw: z.boolean().describe('카페나 식당의 정보가 2026년 3월 1일보다 오래되었거나 날짜가 없는지'),
    residue: z.array(z.string()).describe('자료의 글에서 읽지 못한 말'),
  })
  .optional()
  .describe('함께 가는 반려동물이 들어갈 수 있는지. pet을 보낸 요청에만 있습니다.');

export const facilityItem = z
  .strictObject({
    id,
    name: z.string().describe('장소의 이름'),
    latitude: z.number().min(-90).max(90).nullable().describe('위도 (WGS84)'),
    longitude: z.number().min(-180).max(180).nullable().describe('경도 (WGS84)'),
    category1: text('큰 갈래 (예: 반려동물업)'),
    category2: text('묶음 (예: 반려의료)'),
    category3: text('종류 (예: 동물병원)'),
    roadAddress: text('도로명 주소'),
    jibunAddress: text('지번 주소'),
    sidoName,
    sigunguName,
    roadName: text('도로명'),
    bunji: text('번지'),
    phoneNumber: text('전화번호'),
    holiday: text('쉬는 날'),
    operatingHours: text('여는 시간'),
    parkingAvailable: flag('주차 가능 여부'),
    petFriendlyInfo: flag('반려동물 동반 가능 여부'),
    allowedPetSize: text('입장 가능 동물 크기'),
    petRestrictions: text('반려동물 제한사항'),
    indoorFacility: flag('실내 시설이 있는지'),
    outdoorFacility: flag('실외 시설이 있는지'),
    reviewCount: z.int().min(0).describe('리뷰의 수'),
    averageRating: z.number().min(1).max(5).nullable().describe('별점의 평균, 소수 한 자리. 리뷰가 없으면 null.'),
    entry,
  })
  .meta({
    id: 'FacilityItem',
    description: '장소. 공공데이터의 문구를 그대로 두며, 알 수 없는 값은 null입니다.',
    examples: [itemExample],
  });

export const facilityDetails = z
  .strictObject({
    ...facilityItem.shape,
    legalEupMyeonDongName: text('법정 읍·면·동'),
    riName: text('리'),
    buildingNumber: text('건물 번호'),
    postalCode: text('우편번호'),
    homepage: text('홈페이지. 여러 개면 쉼표로 나뉩니다.'),
    admissionFeeInfo: text('입장료와 이용료'),
    petOnlyInfo: text('반려동물 전용 정보'),
    description: text('설명'),
    additionalPetFee: text('반려동물 동반 추가 요금'),
    finalCreationDate: z.iso.date().nullable().describe('자료의 최종 작성일'),
  })
  .meta({
    id: 'Facility',
    description: '장소의 모든 정보',
    examples: [
      {
        ...itemExample,
        legalEupMyeonDongName: '연남동',
        riName: null,
        buildingNumber: '190',
        postalCode: '03983',
        homepage: 'https://cafe.example',
        admissionFeeInfo: '없음',
        petOnlyInfo: '해당없음',
        description: '마당이 있는 카페',
        additionalPetFee: '없음',
        finalCreationDate: '2025-03-24',
      },
    ],
  });

const count = (description: string) => z.int().min(0).describe(description);

export const facilityPage = z
  .strictObject({
    content: z.array(facilityItem).describe('이 쪽의 장소'),
    totalElements: count(`조건에 맞는 모든 장소의 수. ${LIMITS.exactCountMax.toLocaleString('ko')}까지 셉니다.`),
    totalPages: count('모든 쪽의 수'),
    number: count('0부터 세는 쪽 번호'),
    size: count('한 쪽의 개수'),
    numberOfElements: count('이 쪽에 담긴 수'),
    first: z.boolean().describe('첫 쪽인지'),
    last: z.boolean().describe('마지막 쪽인지, 또는 그 뒤인지'),
    empty: z.boolean().describe('이 쪽이 비었는지'),
  })
  .meta({
    id: 'FacilityPage',
    description: '검색 결과의 한 쪽',
    examples: [toPage({ items: [itemExample], totalCount: 1, page: 0, size: 15 })],
  });

export const facilitySuggestion = z.strictObject({ id, name: z.string().describe('장소의 이름'), sidoName, sigunguName }).meta({
  id: 'FacilitySuggestion',
  description: '제안하는 장소',
  examples: [{ id: 128, name: '멍멍카페 연남점', sidoName: '서울특별시', sigunguName: '마포구' }],
});

export const names = (...examples: string[]) => z.array(z.string()).meta({ description: '이름의 목록', examples: [examples] });

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Y' : 'N');

/** Y and N as in the public data. */
export const toItem = (facility: FacilityItemFragment & EntryForPetsFragment): z.input<typeof facilityItem> => ({
  ...facility,
  id: Number(facility.id),
  parkingAvailable: yesNo(facility.parkingAvailable),
  petFriendlyInfo: yesNo(facility.petFriendlyInfo),
  indoorFacility: yesNo(facility.indoorFacility),
  outdoorFacility: yesNo(facility.outdoorFacility),
});

export const toDetails = (facility: NonNullable<FacilityByIdQuery['facility']>): z.input<typeof facilityDetails> => ({
  ...facility,
  ...toItem(facility),
});

/** The page envelope of the contract. */
export function toPage<Item>({
  items,
  totalCount,
  page,
  size,
}: {
  items: Item[];
  totalCount: number;
  page: number;
  size: number;
}) {
  const totalPages = Math.ceil(totalCount / size);
  return {
    content: items,
    totalElements: totalCount,
    totalPages,
    number: page,
    size,
    numberOfElements: items.length,
    first: page === 0,
    last: page + 1 >= totalPages,
    empty: items.length === 0,
  };
}
