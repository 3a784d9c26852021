import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { LIST_LENGTHS, listOf } from '../../shared/validation/field-cost';
import { PetType } from '../../shared/pet-type';
import { Facility } from './facility.entity';

const COUNTED = `${LIMITS.exactCountMax.toLocaleString('ko')}까지만 셉니다.`;
const LISTED = '장소의 수. 자료에서 빠진 곳은 세지 않습니다.';

@ObjectType({ simpleResolvers: true, description: '조건에 맞는 장소의 한 쪽' })
export class FacilityPage {
  @Field(() => [Facility], { description: '요청한 순서대로' })
  items: Facility[];

  @Field(() => Int, { description: `조건에 맞는 모든 장소의 수, ${COUNTED}` })
  totalCount: number;

  @Field({ description: 'totalCount가 정확한지. false면 실제로는 더 많습니다.' })
  isTotalCountExact: boolean;

  @Field(() => Int, {
    description: `다른 조건에는 맞지만 \`openAt\`에 여는지 알 수 없는 장소의 수, ${COUNTED} \`openAt\`이 없으면 0입니다.`,
  })
  unknownHoursCount: number;

  @Field(() => String, {
    nullable: true,
    description:
      '검색어를 쓴 그대로는 어디에도 없어서 대신 찾은 말 (예: rkdska로 찾으면 강남). 초성이나 덜 친 글자로 찾았으면 맨 먼저 찾은 이름입니다. 쓴 그대로 찾았거나 아무것도 찾지 못했으면 null입니다.',
  })
  matchedAs: string | null;

  @Field(() => Int, { description: '요청한 쪽 번호, 0부터' })
  page: number;

  @Field(() => Int, { description: '요청한 한 쪽의 개수' })
  size: number;
}

@ObjectType({ simpleResolvers: true, description: '지도의 현재 화면 안에 있는 장소' })
export class FacilitiesInBounds {
  @Field(() => [Facility], { description: '`limit`보다 많으면 고르게 뽑은 일부. 정해진 순서는 없습니다.' })
  items: Facility[];

  @Field(() => Int, {
    description: `화면 안에서 조건에 맞는 모든 장소의 수, ${COUNTED}`,
  })
  totalCount: number;

  @Field(() => Int, {
    description: `다른 조건에는 맞지만 \`openAt\`에 여는지 알 수 없는 장소의 수, ${COUNTED} \`openAt\`이 없으면 0입니다.`,
  })
  unknownHoursCount: number;
}

@ObjectType({ simpleResolvers: true, description: '검색어를 치는 동안 보여 주는 장소' })
export class FacilitySuggestion {
  @Field(() => ID, { description: '장소의 id' })
  id: number;

  @Field()
  name: string;

  @Field(() => String, { nullable: true, description: '종류 (예: 동물병원, 카페)' })
  category3: string | null;

  @Field(() => String, { nullable: true, description: '시·도의 현재 공식 이름' })
  sidoName: string | null;

  @Field(() => String, { nullable: true, description: '시·군·구의 현재 이름' })
  sigunguName: string | null;
}

@ObjectType({ simpleResolvers: true, description: '장소가 있는 시·도' })
export class Region {
  @Field({ description: '공식 이름 (예: 서울특별시)' })
  name: string;

  @Field({ description: '짧은 이름 (예: 서울)' })
  shortName: string;

  @Field(() => Int, { description: LISTED })
  facilityCount: number;
}

@ObjectType({ simpleResolvers: true, description: '장소가 있는 시·군·구. 구가 있는 시는 구마다, 그리고 시 전체로도 있습니다.' })
export class District {
  @Field({ description: '이름 (예: 마포구, 수원시 장안구, 수원시)' })
  name: string;

  @Field({ description: '속한 시·도의 현재 공식 이름' })
  regionName: string;

  @Field(() => Int, { description: LISTED })
  facilityCount: number;
}

@ObjectType({ simpleResolvers: true, description: '장소의 종류 (category3)' })
export class FacilityKind {
  @Field({ description: '이름 (예: 동물병원, 카페)' })
  name: string;

  @Field(() => Int, { description: LISTED })
  facilityCount: number;
}

@ObjectType({ simpleResolvers: true, description: '종류의 묶음 (category2)' })
export class FacilityCategory {
  @Field({ description: '이름 (예: 반려의료, 반려동반여행)' })
  name: string;

  @Field(() => Int, { description: LISTED })
  facilityCount: number;

  @Field(() => [FacilityKind], {
    description: '묶음에 든 종류, 장소가 많은 순',
    complexity: listOf(LIST_LENGTHS.kindsOfCategory),
  })
  kinds: FacilityKind[];
}

@ObjectType({ simpleResolvers: true, description: '고를 수 있는 반려동물의 종류' })
export class PetTypeOption {
  @Field(() => PetType, { description: '조건으로 보낼 값' })
  value: PetType;

  @Field({ description: '사람에게 보여 줄 이름 (예: 개)' })
  name: string;
}

@ObjectType({ simpleResolvers: true, description: '장소 자료의 출처와 상태' })
export class FacilityDataset {
  @Field({ description: '자료의 이름' })
  name: string;

  @Field({ description: '제공 기관' })
  provider: string;

  @Field({ description: '자료를 내려받을 수 있는 주소' })
  url: string;

  @Field(() => String, {
    nullable: true,
    description: '기준일: 가져온 자료에서 가장 늦은 최종 작성일 (yyyy-MM-dd). 시연용 자료뿐이면 null입니다.',
  })
  edition: string | null;

  @Field({ description: '시연용으로 지어낸 장소가 들어 있는지' })
  isDemo: boolean;

  @Field(() => Int, { description: '검색에 나오는 모든 장소의 수' })
  facilityCount: number;
}
