import { IsDate, IsOptional, MaxDate, MaxLength, MinDate } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { LIMITS } from '../../shared/limits';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

@ArgsType()
export class InterpretSearchArgs {
  @Field(() => String, {
    description: `검색창에 친 글, ${LIMITS.searchTextMax}자까지 (예: 토요일 밤 12키로 진돗개랑 마포 실내 카페)`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => Date, {
    nullable: true,
    description: `"지금", "오늘", "내일" 같은 말의 기준이 되는 시각, ${FIRST_YEAR}년부터 ${LAST_YEAR}년까지. 없으면 요청한 때입니다. 요일과 시각은 한국 시간으로 읽습니다.`,
  })
  @IsOptional()
  @IsDate()
  @MinDate(new Date(Date.UTC(FIRST_YEAR, 0)))
  @MaxDate(new Date(Date.UTC(LAST_YEAR + 1, 0)))
  at?: Date | null;
}
