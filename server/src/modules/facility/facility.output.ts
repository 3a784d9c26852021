import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../shared/limits';
import { PetType } from '../../shared/pet-type';
import { Facility } from './facility.entity';

@ObjectType({ simpleResolvers: true, description: '조건에 맞는 장소의 한 쪽' })
export class FacilityPage {
  @Field(() => [Facility])
  items: Facility[];

  @Field(() => Int, { description: `조건에 맞는 모든 장소의 수. ${LIMITS.exactCountMax.toLocaleString('en')}까지 셉니다.` })
  totalCount: number;

  @Field({ description: 'false면 실제로는 totalCount보다 많습니다.' })
  isTotalCountExact: boolean;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  size: number;
}

@ObjectType({ simpleResolvers: true, description: '네모 안의 장소. 많으면 고르게 뽑은 일부' })
export class FacilitiesInBounds {
  @Field(() => [Facility])
  items: Facility[];

  @Field(() => Int, {
    description: `네모 안에서 조건에 맞는 모든 장소의 수. ${LIMITS.exactCountMax.toLocaleString('en')}까지 셉니다.`,
  })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '검색어를 치는 동안 보여 주는 제안' })
export class FacilitySuggestion {
  @Field(() => ID)
  id: number;

  @Field()
  name: string;

  @Field(() => String, { nullable: true })
  category3: string | null;

  @Field(() => String, { nullable: true })
  sidoName: string | null;

  @Field(() => String, { nullable: true })
  sigunguName: string | null;
}

@ObjectType({ simpleResolvers: true, description: '장소가 있는 시·도' })
export class Region {
  @Field({ description: '공식 이름 (예: 서울특별시)' })
  name: string;

  @Field({ description: '짧은 이름 (예: 서울)' })
  shortName: string;

  @Field(() => Int)
  facilityCount: number;
}

@ObjectType({ simpleResolvers: true, description: '장소가 있는 시·군·구' })
export class District {
  @Field()
  name: string;

  @Field({ description: '속한 시·도의 공식 이름' })
  regionName: string;

  @Field(() => Int)
  facilityCount: number;
}

@ObjectType({ simpleResolvers: true, description: '장소의 종류 (category3)' })
export class FacilityKind {
  @Field()
  name: string;

  @Field(() => Int)
  facilityCount: number;
}

@ObjectType({ simpleResolvers: true, description: '종류의 묶음 (category2)' })
export class FacilityCategory {
  @Field()
  name: string;

  @Field(() => Int)
  facilityCount: number;

  @Field(() => [FacilityKind], { description: '장소가 많은 순' })
  kinds: FacilityKind[];
}

@ObjectType({ simpleResolvers: true, description: '고를 수 있는 반려동물의 종류' })
export class PetTypeOption {
  @Field(() => PetType)
  value: PetType;

  @Field({ description: '한국어 이름 (예: 개)' })
  name: string;
}

@ObjectType({ simpleResolvers: true, description: '장소 자료의 출처와 상태' })
export class FacilityDataset {
  @Field({ description: '자료의 이름' })
  name: string;

  @Field({ description: '제공 기관' })
  provider: string;

  @Field({ description: '자료를 받을 수 있는 주소' })
  url: string;

  @Field(() => String, { nullable: true, description: '가져온 자료의 기준일 (yyyy-MM-dd). 시연용 자료뿐이면 null.' })
  edition: string | null;

  @Field({ description: '시연용으로 지어낸 장소를 보여 주는 중인지' })
  isDemo: boolean;

  @Field(() => Int, { description: '검색에 나오는 장소의 수' })
  facilityCount: number;
}
