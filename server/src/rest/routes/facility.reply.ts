import { z } from 'zod';
import type { FacilityByIdQuery, FacilityItemFragment } from '../documents/facility.generated';

const text = z.string().nullable();
const flag = z.enum(['Y', 'N']).nullable();
const id = z.int32().min(1);

const itemExample = {
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
  reviewCount: 0,
  averageRating: null,
};

export const facilityItem = z
  .strictObject({
    id,
    name: z.string(),
    latitude: z.number().min(-90).max(90).nullable().describe('위도 (WGS84)'),
    longitude: z.number().min(-180).max(180).nullable().describe('경도 (WGS84)'),
    category1: text,
    category2: text.describe('묶음 (예: 반려의료)'),
    category3: text.describe('종류 (예: 동물병원)'),
    roadAddress: text,
    jibunAddress: text,
    sidoName: text.describe('시·도의 현재 공식 이름'),
    sigunguName: text,
    roadName: text,
    bunji: text,
    phoneNumber: text,
    holiday: text,
    operatingHours: text,
    parkingAvailable: flag.describe('주차 가능 여부'),
    petFriendlyInfo: flag.describe('반려동물 동반 가능 여부'),
    allowedPetSize: text.describe('입장 가능 동물 크기'),
    petRestrictions: text,
    indoorFacility: flag.describe('실내 시설이 있는지'),
    outdoorFacility: flag.describe('실외 시설이 있는지'),
    reviewCount: z.int().min(0),
    averageRating: z.number().min(1).max(5).nullable().describe('소수 한 자리. 리뷰가 없으면 null.'),
  })
  .meta({
    id: 'FacilityItem',
    description: '장소. 공공데이터의 문구를 그대로 두며, 알 수 없는 값은 null입니다.',
    examples: [itemExample],
  });

export const facilityDetails = z
  .strictObject({
    ...facilityItem.shape,
    legalEupMyeonDongName: text,
    riName: text,
    buildingNumber: text,
    postalCode: text,
    homepage: text.describe('여러 개면 쉼표로 나뉩니다.'),
    admissionFeeInfo: text,
    petOnlyInfo: text,
    description: text,
    additionalPetFee: text,
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

const count = z.int().min(0);

export const facilityPage = z
  .strictObject({
    content: z.array(facilityItem),
    totalElements: count.describe('조건에 맞는 모든 장소의 수. 100,000까지 셉니다.'),
    totalPages: count,
    number: count.describe('0부터 세는 쪽 번호'),
    size: count,
    numberOfElements: count.describe('이 쪽에 담긴 수'),
    first: z.boolean(),
    last: z.boolean(),
    empty: z.boolean(),
  })
  .meta({ id: 'FacilityPage', description: '검색 결과의 한 쪽' });

export const facilitySuggestion = z.strictObject({ id, name: z.string(), sidoName: text, sigunguName: text }).meta({
  id: 'FacilitySuggestion',
  examples: [{ id: 128, name: '멍멍카페 연남점', sidoName: '서울특별시', sigunguName: '마포구' }],
});

export const names = (...examples: string[]) => z.array(z.string()).meta({ examples: [examples] });

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Y' : 'N');

/** The public data's Y and N, which these paths keep. */
export const toItem = (facility: FacilityItemFragment): z.input<typeof facilityItem> => ({
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

/** The page envelope that clients in the field know. */
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
