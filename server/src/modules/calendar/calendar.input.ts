import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';

const { firstYear, lastYear, holiday } = CALENDAR_RULES;
const NAME = `한 줄, ${holiday.nameMax}자까지. 비워 둘 수 없습니다.`;
const DESCRIPTION = `${holiday.descriptionMax}자까지`;

@ArgsType()
export class HolidaysArgs {
  @Field(() => Int, { description: `연도, ${firstYear}부터 ${lastYear}까지` })
  @IsInt()
  @Min(firstYear)
  @Max(lastYear)
  year: number;

  @Field(() => Int, { nullable: true, description: '월, 1부터 12까지. 없으면 한 해를 돌려줍니다.' })
  @IsOptional()
  @Min(1)
  @Max(12)
  month?: number | null;
}

@InputType({ description: '더할 공휴일' })
export class CreateHolidayInput {
  @Field({ description: `서울의 날짜 (yyyy-MM-dd), ${firstYear}년부터 ${lastYear}년까지` })
  date: string;

  @Field({ description: `이름. ${NAME}` })
  name: string;

  @Field(() => String, { nullable: true, description: `설명, ${DESCRIPTION}` })
  description?: string | null;
}

@InputType({ description: '고칠 공휴일. 보내지 않은 것은 그대로 둡니다.' })
export class UpdateHolidayInput {
  @Field(() => ID, { description: '공휴일의 id' })
  id: string;

  @Field(() => String, { nullable: true, description: `새 이름. ${NAME}` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `새 설명, ${DESCRIPTION}. 빈 문자열이면 지웁니다.` })
  description?: string | null;
}

@InputType({ description: '지울 공휴일' })
export class DeleteHolidayInput {
  @Field(() => ID, { description: '공휴일의 id' })
  id: string;
}
