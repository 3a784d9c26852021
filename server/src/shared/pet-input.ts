import { IsOptional, IsPositive, Max } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { PET_WEIGHT_MAX, PetSize, PetSpecies } from './pet-species';

@InputType({ description: '반려동물 한 마리. 저장하지 않습니다. 방문 기록에는 종류와 크기만 남깁니다.' })
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
