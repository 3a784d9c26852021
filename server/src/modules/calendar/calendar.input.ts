import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CALENDAR_RULES } from '../../shared/calendar-rules';

@ArgsType()
export class HolidaysArgs {
  @Field(() => Int)
  @IsInt()
  @Min(CALENDAR_RULES.firstYear)
  @Max(CALENDAR_RULES.lastYear)
  year: number;

  @Field(() => Int, { nullable: true, description: '1부터 12까지. 없으면 한 해.' })
  @IsOptional()
  @Min(1)
  @Max(12)
  month?: number | null;
}

@InputType()
export class CreateHolidayInput {
  @Field({ description: '서울의 날짜 (yyyy-MM-dd)' })
  date: string;

  @Field({ description: `${CALENDAR_RULES.holiday.nameMax}자까지` })
  name: string;

  @Field(() => String, { nullable: true, description: `${CALENDAR_RULES.holiday.descriptionMax}자까지` })
  description?: string | null;
}

@InputType()
export class UpdateHolidayInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: '없으면 그대로' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: '없으면 그대로' })
  description?: string | null;
}

@InputType()
export class DeleteHolidayInput {
  @Field(() => ID)
  id: string;
}
