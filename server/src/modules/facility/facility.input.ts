import {
  ArrayMaxSize,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsOptional,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ArgsType, Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../shared/limits';
import { PetType } from '../../shared/pet-type';

export enum FacilitySort {
  NAME = 'NAME',
  DISTANCE = 'DISTANCE',
  RATING = 'RATING',
}
registerEnumType(FacilitySort, {
  name: 'FacilitySort',
  description: '목록의 순서. 같으면 이름, 다음은 id.',
  valuesConfig: {
    DISTANCE: { description: '`near`에서 가까운 순. `near`가 있어야 하며 좌표가 없는 장소는 맨 뒤.' },
    RATING: { description: '평균 별점이 높은 순. 리뷰가 없는 장소는 맨 뒤.' },
  },
});
registerEnumType(PetType, { name: 'PetType', description: '반려동물의 종류' });

@InputType({ description: '모든 조건은 AND, 한 조건의 여러 값은 OR. 빈 목록과 빈 글은 조건이 없는 것과 같습니다.' })
export class FacilityFilterInput {
  @Field(() => String, {
    nullable: true,
    description: `이름, 분류, 주소, 도로명, 번지, 동물 크기, 설명에서 찾습니다. 최대 ${LIMITS.searchTextMax}자.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.searchTextMax)
  searchQuery?: string | null;

  @Field(() => String, { nullable: true, description: '시·도. 현재 이름, 옛 이름, 줄인 이름을 모두 받습니다.' })
  @IsOptional()
  @MaxLength(LIMITS.placeNameMax)
  sidoName?: string | null;

  @Field(() => String, { nullable: true, description: '시·군·구' })
  @IsOptional()
  @MaxLength(LIMITS.placeNameMax)
  sigunguName?: string | null;

  @Field(() => [String], { nullable: true, description: '묶음(category2) 또는 종류(category3)의 이름' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.filterListMax)
  @MaxLength(LIMITS.placeNameMax, { each: true })
  categories?: string[] | null;

  @Field(() => [PetType], { nullable: true })
  @IsOptional()
  @ArrayMaxSize(LIMITS.filterListMax)
  petTypes?: PetType[] | null;

  @Field(() => Boolean, { nullable: true })
  parkingAvailable?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  indoorFacility?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  outdoorFacility?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 동반 불가인 곳을 뺍니다.' })
  petFriendlyOnly?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true면 동물병원, 동물약국, 반려동물용품점을 빼고 놀러 갈 곳만 남깁니다.',
  })
  outingOnly?: boolean | null;
}

@InputType({ description: 'WGS84 좌표 (도)' })
export class PointInput {
  @Field(() => Float)
  @IsLatitude()
  latitude: number;

  @Field(() => Float)
  @IsLongitude()
  longitude: number;
}

@InputType({ description: '지도에 보이는 네모. 남서쪽 모서리가 북동쪽보다 남서에 있어야 합니다.' })
export class BoundsInput {
  @Field(() => Float)
  @IsLatitude()
  southWestLat: number;

  @Field(() => Float)
  @IsLongitude()
  southWestLng: number;

  @Field(() => Float)
  @IsLatitude()
  northEastLat: number;

  @Field(() => Float)
  @IsLongitude()
  northEastLng: number;
}

@ArgsType()
export class FacilitiesArgs {
  @Field(() => FacilityFilterInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  filter?: FacilityFilterInput | null;

  @Field(() => Int, { defaultValue: 0, description: '0부터 세는 쪽 번호. 끝을 넘으면 빈 목록.' })
  @IsInt()
  @Min(0)
  page: number;

  @Field(() => Int, { defaultValue: LIMITS.facilityPageSize, description: `한 쪽의 개수. 최대 ${LIMITS.pageSizeMax}.` })
  @IsInt()
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;

  @Field(() => FacilitySort, { defaultValue: FacilitySort.NAME })
  sort: FacilitySort;

  @Field(() => PointInput, { nullable: true, description: 'DISTANCE 순서의 기준점. 약 1km로 반올림해 보내 주세요.' })
  @IsOptional()
  @ValidateNested()
  near?: PointInput | null;
}

@ArgsType()
export class FacilitiesInBoundsArgs {
  @Field(() => BoundsInput)
  @ValidateNested()
  bounds: BoundsInput;

  @Field(() => FacilityFilterInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  filter?: FacilityFilterInput | null;

  @Field(() => Int, { defaultValue: LIMITS.boundsLimit, description: `최대 ${LIMITS.boundsLimit}. 더 많으면 고르게 뽑습니다.` })
  @IsInt()
  @Min(1)
  @Max(LIMITS.boundsLimit)
  limit: number;
}

@ArgsType()
export class FacilitySuggestionsArgs {
  @Field(() => String, {
    description: `두 글자보다 짧으면 빈 목록. 초성, 덜 친 글자, 영문 자판으로 친 한글도 찾습니다. 최대 ${LIMITS.searchTextMax}자.`,
  })
  @Length(0, LIMITS.searchTextMax)
  query: string;

  @Field(() => Int, { defaultValue: LIMITS.suggestionLimit, description: `최대 ${LIMITS.suggestionLimitMax}.` })
  @IsInt()
  @Min(1)
  @Max(LIMITS.suggestionLimitMax)
  limit: number;
}

@ArgsType()
export class DistrictsArgs {
  @Field(() => String, { nullable: true, description: '시·도의 이름. 없거나 "전체"면 모든 시·군·구.' })
  @IsOptional()
  @MaxLength(LIMITS.placeNameMax)
  regionName?: string | null;
}
