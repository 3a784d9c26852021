import { z } from 'zod';
import { LIMITS } from '../../shared/validation/limits';
import { PET_TYPE_NAMES, PetType } from '../../shared/pet-type';
import type { BoundsInput, FacilityFilterInput } from '../documents/types.generated';
import { cutInteger, latitude, listOf, longitude, oneOf, text } from '../parameters';

/** Values that clients send for "no filter". */
const ALL = '전체';
const PET_TYPES = Object.fromEntries(Object.values(PetType).map((type) => [PET_TYPE_NAMES[type], `${type}` as const]));

const placeName = () => text(LIMITS.placeNameMax);
const flag = () => oneOf(['Y', 'N', ALL]).optional();

export const regionName = placeName()
  .optional()
  .meta({ description: '시·도의 현재 이름, 옛 이름, 줄인 이름. 전체는 조건 없음.', examples: ['서울특별시', '강원도'] });

const searchQuery = text(LIMITS.searchTextMax)
  .optional()
  .meta({
    description: '이름, 분류, 주소, 도로명, 번지, 동물 크기, 설명에서 찾습니다. 대소문자와 빈칸은 가리지 않습니다.',
    examples: ['강남'],
  });

export const filterParameters = {
  searchQuery,
  sidoName: regionName,
  sigunguName: placeName()
    .optional()
    .meta({ description: '시·군·구. 수원시는 그 시의 모든 구. 전체는 조건 없음.', examples: ['마포구'] }),
  category2: listOf(placeName(), LIMITS.filterListMax)
    .optional()
    .meta({
      description: '묶음(category2) 또는 종류(category3)의 이름. 여러 개면 하나라도 맞는 곳.',
      examples: [['카페', '식당']],
    }),
  allowedPetSize: listOf(oneOf([...Object.keys(PET_TYPES), ALL]), LIMITS.filterListMax)
    .optional()
    .meta({ description: '들어갈 수 있는 동물. 여러 개면 하나라도 맞는 곳.', examples: [['개']] }),
  parkingAvailable: flag().meta({ description: '주차 가능 여부. 전체는 조건 없음.', examples: ['Y'] }),
  indoorFacility: flag().meta({ description: '실내 시설이 있는지. 전체는 조건 없음.', examples: ['Y'] }),
  outdoorFacility: flag().meta({ description: '실외 시설이 있는지. 전체는 조건 없음.', examples: ['Y'] }),
};

export const boundsParameters = {
  southWestLat: latitude().meta({ description: '남서쪽 모서리의 위도', examples: [37.4] }),
  northEastLat: latitude().meta({ description: '북동쪽 모서리의 위도', examples: [37.7] }),
  southWestLng: longitude().meta({ description: '남서쪽 모서리의 경도', examples: [126.8] }),
  northEastLng: longitude().meta({ description: '북동쪽 모서리의 경도', examples: [127.2] }),
  limit: cutInteger({ min: 1, max: LIMITS.boundsLimit })
    .default(LIMITS.boundsLimit)
    .meta({ description: `최대 ${LIMITS.boundsLimit}. 더 크면 줄입니다. 장소가 더 많으면 고르게 뽑습니다.` }),
  searchQuery,
};

type Sent<Parameters extends z.ZodRawShape> = z.output<z.ZodObject<Parameters>>;

const flagOf = (value: string | undefined) => (value === undefined || value === ALL ? null : value === 'Y');
const nameOf = (value: string | undefined) => (value === ALL ? null : value);
const choicesOf = (values: string[] | undefined) => (values?.includes(ALL) ? null : values);

export const toFilter = (sent: Sent<typeof filterParameters>): FacilityFilterInput => ({
  searchQuery: sent.searchQuery,
  sidoName: nameOf(sent.sidoName),
  sigunguName: nameOf(sent.sigunguName),
  categories: choicesOf(sent.category2),
  petTypes: choicesOf(sent.allowedPetSize)?.flatMap((name) => PET_TYPES[name] ?? []),
  parkingAvailable: flagOf(sent.parkingAvailable),
  indoorFacility: flagOf(sent.indoorFacility),
  outdoorFacility: flagOf(sent.outdoorFacility),
});

export const toBounds = ({ southWestLat, southWestLng, northEastLat, northEastLng }: BoundsInput): BoundsInput => ({
  southWestLat,
  southWestLng,
  northEastLat,
  northEastLng,
});
