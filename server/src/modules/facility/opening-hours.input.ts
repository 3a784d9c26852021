import { IsDateString, IsOptional, Matches } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { CALENDAR_YEARS, IsCalendarTime } from '../../shared/text/calendar-time';

@ArgsType()
export class OpenStateArgs {
  @Field(() => Date, { nullable: true, description: `언제, ${CALENDAR_YEARS}. 없으면 지금입니다.` })
  @IsOptional()
  @IsCalendarTime()
  at?: Date | null;
}

@ArgsType()
export class OpeningWeekArgs {
  @Field(() => String, { nullable: true, description: '첫날 (서울의 날짜, yyyy-MM-dd). 없으면 오늘입니다.' })
  @IsOptional()
  @Matches(/^2\d{3}-\d\d-\d\d$/, { message: '날짜를 2026-05-05처럼 입력하세요.' })
  @IsDateString({ strict: true }, { message: '날짜를 2026-05-05처럼 입력하세요.' })
  from?: string | null;
}
