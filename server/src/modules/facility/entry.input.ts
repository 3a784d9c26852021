import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { CALENDAR_YEARS, IsCalendarTime } from '../../shared/text/calendar-time';
import { PetInput } from '../../shared/pet-input';
import { PARTY_MAX } from '../../shared/pet-species';

@ArgsType()
export class EntryArgs {
  @Field(() => [PetInput], { description: `함께 가는 반려동물, 1마리부터 ${PARTY_MAX}마리까지` })
  @ArrayMinSize(1)
  @ArrayMaxSize(PARTY_MAX)
  @ValidateNested({ each: true })
  pets: PetInput[];

  @Field(() => Date, {
    nullable: true,
    description: `언제, ${CALENDAR_YEARS}. 없으면 때를 묻지 않는 것이고, 날과 시간의 제한은 조건으로 남습니다.`,
  })
  @IsOptional()
  @IsCalendarTime()
  at?: Date | null;
}
