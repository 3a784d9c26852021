import { IsInt, IsLatitude, IsLongitude, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Float, Int } from 'type-graphql';
import { CALENDAR_YEARS, IsCalendarTime } from '../../shared/text/calendar-time';
import { LIMITS } from '../../shared/validation/limits';

@ArgsType()
export class InterpretSearchArgs {
  @Field(() => String, {
    description: `검색창에 친 글, ${LIMITS.searchTextMax}자까지 (예: 토요일 밤 12키로 진돗개랑 마포 실내 카페)`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => Date, {
    nullable: true,
    description: `"지금", "오늘", "내일" 같은 말의 기준이 되는 시각, ${CALENDAR_YEARS}. 없으면 요청한 때입니다. 요일과 시각은 한국 시간으로 읽습니다.`,
  })
  @IsOptional()
  @IsCalendarTime()
  at?: Date | null;
}

const { radiusMetersMax, searchTextMax, suggestionTextMin, suggestionLimitMax } = LIMITS;

@ArgsType()
export class AreaSuggestionsArgs {
  @Field(() => String, {
    description: `지금까지 친 글, ${searchTextMax}자까지 (예: 강남, 서울 중구). ${suggestionTextMin}자보다 짧으면 빈 목록입니다. 초성, 덜 친 마지막 글자, 영문 자판으로 친 한글도 찾습니다.`,
  })
  @MaxLength(searchTextMax)
  query: string;

  @Field(() => Int, {
    defaultValue: LIMITS.areaSuggestionLimit,
    description: `받을 지역의 수, 1부터 ${suggestionLimitMax}까지`,
  })
  @IsInt()
  @Min(1)
  @Max(suggestionLimitMax)
  limit: number;
}

@ArgsType()
export class AreasAroundArgs {
  @Field(() => Float, { description: '가운데의 위도 (WGS84, 도), -90부터 90까지' })
  @IsLatitude()
  latitude: number;

  @Field(() => Float, { description: '가운데의 경도 (WGS84, 도), -180부터 180까지' })
  @IsLongitude()
  longitude: number;

  @Field(() => Int, { description: `반지름(m), 1부터 ${radiusMetersMax.toLocaleString('ko')}까지` })
  @IsInt()
  @Min(1)
  @Max(radiusMetersMax)
  radiusMeters: number;

  @Field(() => Int, {
    defaultValue: LIMITS.areasAroundLimit,
    description: `받을 이름의 수, 1부터 ${LIMITS.areasAroundLimitMax}까지`,
  })
  @IsInt()
  @Min(1)
  @Max(LIMITS.areasAroundLimitMax)
  limit: number;
}
