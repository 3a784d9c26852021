import { PARTY_MAX, PET_WEIGHT_MAX, PetSize, PetSpecies } from '../../shared/pet-species';
import { ArrayMaxSize, ArrayMinSize, IsOptional, IsPositive, Max, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, InputType } from 'type-graphql';
import { CALENDAR_YEARS, IsCalendarTime } from '../../shared/calendar-time';

@InputType({ description: '함께 가는 반려동물 한 마리. 저장하지 않습니다.' })
export class PetInput {
  @Field(() => PetSpecies, { description: '종류' })
  species: PetSpecies;

  @Field(() => Float, {
    nullable: true,
    description: `몸무게(kg), 0 초과 ${PET_WEIGHT_MAX}까지. 크기보다 먼저 봅니다. 몸무게도 크기도 없으면 모르는 것으로 봅니다.`,
  })
  @IsOptional()
  @IsPositive()
  @Max(PET_WEIGHT_MAX)
  weightKg?: number | null;

  @Field(() => PetSize, { nullable: true, description: '크기' })
  size?: PetSize | null;

  @Field({ defaultValue: false, description: '법이 정한 맹견인지' })
  isRestrictedBreed: boolean;
}

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
