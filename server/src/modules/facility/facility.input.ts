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
import { ERRAND_KINDS } from '../../shared/facility-category';
import { CALENDAR_YEARS, IsCalendarTime } from '../../shared/text/calendar-time';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';
import { PetInput } from '../../shared/pet-input';
import { PARTY_MAX } from '../../shared/pet-species';
import { PetType } from '../../shared/pet-type';
import { EntryAnswer } from './entry.output';
import { OpenStatus } from './opening-hours.output';

const {
  searchTextMax,
  searchWordsMax,
  placeNameMax,
  filterListMax,
  radiusMetersMax,
  boundsLimit,
  suggestionTextMin,
  suggestionLimitMax,
} = LIMITS;

const flagText = (are: string, areNot: string) =>
  `true면 ${are} 곳만, false면 ${areNot} 곳만 남깁니다. 알 수 없는 곳은 어느 쪽에도 들지 않습니다. 없으면 거르지 않습니다.`;

export enum FacilitySort {
  NAME = 'NAME',
  DISTANCE = 'DISTANCE',
  RATING = 'RATING',
  RECOMMENDED = 'RECOMMENDED',
}
registerEnumType(FacilitySort, {
  name: 'FacilitySort',
  description: '장소의 순서. 같으면 이름, 그다음은 id의 순서입니다.',
  valuesConfig: {
    NAME: { description: '이름의 가나다순' },
    DISTANCE: { description: '`near`에서 가까운 순. 좌표가 없는 장소는 맨 뒤에 옵니다. `near`가 없으면 BAD_USER_INPUT입니다.' },
    RATING: { description: '평균 별점이 높은 순. 리뷰가 없는 장소는 맨 뒤에 옵니다.' },
    RECOMMENDED: {
      description: `찾는 말이 이름의 처음, 이름, 이름의 여러 곳, 종류, 그 밖의 곳에 든 순. 그 안에서는 \`pets\`가 있으면 들어갈 수 있는 곳이 먼저이고, 종류를 고르지 않았으면 ${ERRAND_KINDS.join(', ')}이 뒤로 가고, \`near\`가 있으면 가까운 순, 없으면 별점이 높은 순(리뷰가 적으면 평균에 가깝게 봅니다)입니다. 찾은 곳이 totalCount로 셀 수 있는 수보다 많으면 이름에 든 곳, 그 밖의 곳의 순서이고 각각 가나다순입니다.`,
    },
  },
});
registerEnumType(PetType, {
  name: 'PetType',
  description: '반려동물의 종류',
  valuesConfig: {
    DOG: { description: '개' },
    CAT: { description: '고양이' },
    OTHER: { description: '그 밖의 반려동물 (새, 토끼, 햄스터 등)' },
  },
});

@InputType({ description: '한 지점의 좌표 (WGS84, 도)' })
export class PointInput {
  @Field(() => Float, { description: '위도, -90부터 90까지' })
  @IsLatitude()
  latitude: number;

  @Field(() => Float, { description: '경도, -180부터 180까지' })
  @IsLongitude()
  longitude: number;
}

@InputType({ description: '원 하나: 가운데의 좌표 (WGS84, 도)와 반지름' })
export class CircleInput extends PointInput {
  @Field(() => Int, { description: `반지름(m), 1부터 ${radiusMetersMax.toLocaleString('ko')}까지` })
  @IsInt()
  @Min(1)
  @Max(radiusMetersMax)
  radiusMeters: number;
}

@InputType({
  description:
    '장소를 고르는 조건. 여러 조건은 모두 맞아야 하고, 한 조건의 여러 값은 하나만 맞아도 됩니다. 보내지 않은 조건, 빈 목록, 빈 문자열은 없는 것과 같습니다.',
})
export class FacilityFilterInput {
  @Field(() => String, {
    nullable: true,
    description: `찾는 말, ${searchTextMax}자까지. 빈칸으로 나눈 낱말(${searchWordsMax}개까지)이 이름, 묶음과 종류, 주소, 도로명, 번지, 동물 크기, 설명 가운데 어디에든 하나씩 다 든 곳을 찾습니다. 영문 대소문자는 가리지 않습니다.`,
  })
  @IsOptional()
  @MaxLength(searchTextMax)
  searchQuery?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `시·도의 이름, ${placeNameMax}자까지. 현재 이름, 옛 이름, 줄인 이름을 모두 받습니다 (강원특별자치도, 강원도, 강원). "전체"는 조건이 없는 것과 같고, 모르는 이름이면 빈 목록입니다.`,
  })
  @IsOptional()
  @MaxLength(placeNameMax)
  sidoName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `시·군·구의 이름, ${placeNameMax}자까지 (예: 마포구, 수원시 장안구). 구가 있는 시의 이름(수원시)은 그 시의 모든 구입니다. "전체"는 조건이 없는 것과 같습니다.`,
  })
  @IsOptional()
  @MaxLength(placeNameMax)
  sigunguName?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `묶음(category2)이나 종류(category3)의 이름, ${filterListMax}개까지. \`facilityCategories\`에 있는 이름입니다. "전체"가 들어 있으면 거르지 않습니다.`,
  })
  @IsOptional()
  @ArrayMaxSize(filterListMax)
  @MaxLength(placeNameMax, { each: true })
  categories?: string[] | null;

  @Field(() => [PetType], { nullable: true, description: '이 가운데 하나라도 데려갈 수 있는 곳만 남깁니다.' })
  @IsOptional()
  @ArrayMaxSize(filterListMax)
  petTypes?: PetType[] | null;

  @Field(() => Boolean, { nullable: true, description: flagText('주차할 수 있는', '주차할 수 없는') })
  parkingAvailable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: flagText('실내 시설이 있는', '실내 시설이 없는') })
  indoorFacility?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: flagText('실외 시설이 있는', '실외 시설이 없는') })
  outdoorFacility?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 동반할 수 없는 곳을 뺍니다. 알 수 없는 곳은 남깁니다.' })
  petFriendlyOnly?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `true면 놀러 갈 곳만 남기고, 종류가 ${ERRAND_KINDS.join(', ')}인 곳을 뺍니다.`,
  })
  outingOnly?: boolean | null;

  @Field(() => Date, { nullable: true, description: `이 시각, ${CALENDAR_YEARS}. \`openStatuses\`인 곳만 남깁니다.` })
  @IsOptional()
  @IsCalendarTime()
  openAt?: Date | null;

  @Field(() => [OpenStatus], {
    nullable: true,
    description: '`openAt`에 어느 곳을 남길지. 없거나 비었으면 OPEN만입니다. `openAt`이 없으면 아무 뜻이 없습니다.',
  })
  @IsOptional()
  @ArrayMaxSize(filterListMax)
  openStatuses?: (keyof typeof OpenStatus)[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true면 모든 요일에 24시간 여는 곳만 남깁니다. 명절 같은 해마다의 휴무는 따지지 않습니다. false는 없는 것과 같습니다.',
  })
  isOpenAllDay?: boolean | null;

  @Field(() => [PetInput], {
    nullable: true,
    description: `함께 가는 반려동물, ${PARTY_MAX}마리까지. \`entryAnswers\`인 곳만 남기고, 순서가 RECOMMENDED면 더 나은 답이 먼저입니다. \`openAt\`이 있으면 그때의 답입니다.`,
  })
  @IsOptional()
  @ArrayMaxSize(PARTY_MAX)
  @ValidateNested({ each: true })
  pets?: PetInput[] | null;

  @Field(() => [EntryAnswer], {
    nullable: true,
    description:
      '`pets`에 대한 어느 답을 남길지. 없거나 비었으면 DENIED가 아닌 곳 모두입니다. `pets`가 없으면 아무 뜻이 없습니다.',
  })
  @IsOptional()
  @ArrayMaxSize(filterListMax)
  entryAnswers?: EntryAnswer[] | null;

  @Field(() => CircleInput, { nullable: true, description: '이 원 안에 있는 곳만 남깁니다. 좌표가 없는 곳은 들지 않습니다.' })
  @IsOptional()
  @ValidateNested()
  within?: CircleInput | null;
}

@InputType({
  description:
    '지도의 현재 화면: 남서쪽과 북동쪽 모서리의 좌표 (WGS84, 도). 남서쪽 모서리가 더 북쪽이나 동쪽에 있으면 BAD_USER_INPUT입니다.',
})
export class BoundsInput {
  @Field(() => Float, { description: '남서쪽 모서리의 위도, -90부터 90까지' })
  @IsLatitude()
  southWestLat: number;

  @Field(() => Float, { description: '남서쪽 모서리의 경도, -180부터 180까지' })
  @IsLongitude()
  southWestLng: number;

  @Field(() => Float, { description: '북동쪽 모서리의 위도, -90부터 90까지' })
  @IsLatitude()
  northEastLat: number;

  @Field(() => Float, { description: '북동쪽 모서리의 경도, -180부터 180까지' })
  @IsLongitude()
  northEastLng: number;
}

@ArgsType()
export class FacilitiesArgs {
  @Field(() => FacilityFilterInput, { nullable: true, description: '장소를 고르는 조건. 없으면 모든 장소입니다.' })
  @IsOptional()
  @ValidateNested()
  filter?: FacilityFilterInput | null;

  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @IsInt()
  @Min(0)
  page: number;

  @Field(() => Int, { defaultValue: LIMITS.facilityPageSize, description: PAGING_TEXT.size(LIMITS.pageSizeMax) })
  @IsInt()
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;

  @Field(() => FacilitySort, { defaultValue: FacilitySort.NAME, description: '장소의 순서' })
  sort: FacilitySort;

  @Field({
    defaultValue: false,
    description:
      'true면 검색어를 쓴 그대로만 찾습니다. false면 쓴 그대로는 어디에도 없는 검색어를 `facilitySuggestions`처럼 초성, 덜 친 글자, 다른 자판, 오타로 보고 찾고, 무엇으로 찾았는지 `matchedAs`로 알립니다.',
  })
  asWritten: boolean;

  @Field(() => PointInput, {
    nullable: true,
    description:
      '순서가 DISTANCE나 RECOMMENDED일 때의 기준점. 사람이 있는 곳이라면 소수 둘째 자리(약 1km)까지만 보내 주세요. 저장하지 않습니다.',
  })
  @IsOptional()
  @ValidateNested()
  near?: PointInput | null;
}

@ArgsType()
export class FacilitiesInBoundsArgs {
  @Field(() => BoundsInput, { description: '지도의 현재 화면' })
  @ValidateNested()
  bounds: BoundsInput;

  @Field(() => FacilityFilterInput, { nullable: true, description: '장소를 고르는 조건. 없으면 모든 장소입니다.' })
  @IsOptional()
  @ValidateNested()
  filter?: FacilityFilterInput | null;

  @Field(() => Int, {
    defaultValue: boundsLimit,
    description: `받을 장소의 수, 1부터 ${boundsLimit}까지. 화면 안에 더 많으면 그만큼 고르게 뽑습니다.`,
  })
  @IsInt()
  @Min(1)
  @Max(boundsLimit)
  limit: number;

  @Field(() => PointInput, {
    nullable: true,
    description: `있으면 여기서 가장 가까운 ${LIMITS.nearestInView}곳은 언제나 담습니다. 사람이 있는 곳이라면 소수 둘째 자리(약 1km)까지만 보내 주세요. 저장하지 않습니다.`,
  })
  @IsOptional()
  @ValidateNested()
  near?: PointInput | null;
}

@ArgsType()
export class FacilitySuggestionsArgs {
  @Field(() => String, {
    description: `지금까지 친 글, ${searchTextMax}자까지. ${suggestionTextMin}자보다 짧으면 빈 목록입니다. 초성, 덜 친 마지막 글자, 영문 자판으로 친 한글도 찾고, 맞는 곳이 없으면 한 낱말에서 한글 자판 한 타를 잘못 친 것으로 보고 찾습니다.`,
  })
  @Length(0, searchTextMax)
  query: string;

  @Field(() => Int, {
    defaultValue: LIMITS.suggestionLimit,
    description: `받을 제안의 수, 1부터 ${suggestionLimitMax}까지`,
  })
  @IsInt()
  @Min(1)
  @Max(suggestionLimitMax)
  limit: number;
}

@ArgsType()
export class DistrictsArgs {
  @Field(() => String, {
    nullable: true,
    description: `시·도의 이름, ${placeNameMax}자까지. 없거나 "전체"면 모든 시·군·구, 모르는 이름이면 빈 목록입니다.`,
  })
  @IsOptional()
  @MaxLength(placeNameMax)
  regionName?: string | null;
}
