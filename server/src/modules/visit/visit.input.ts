import { EntryConditionKind } from '@baldojang/rules/entry/entry-policy';
import { ArrayMaxSize, ArrayMinSize, IsOptional, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';
import { PetInput } from '../../shared/pet-input';
import { PARTY_MAX } from '../../shared/pet-species';
import { VISIT_RULES } from '../../shared/validation/visit-rules';
import { VisitOutcome } from './visit-report.entity';

/** As many as a burst shows. */
const SET_ASIDE_MAX = 100;
const BURST_PAGE_MAX = 20;
const OWN_PAGE_MAX = 50;

@InputType({ description: '알릴 방문 결과' })
export class CreateVisitReportInput {
  @Field(() => ID, { description: '장소의 id' })
  facilityId: string;

  @Field(() => VisitOutcome, { description: '결과' })
  outcome: VisitOutcome;

  @Field(() => EntryConditionKind, {
    nullable: true,
    description: '무엇이 달랐는지. 결과가 DIFFERENT이면 꼭 있어야 하고, 아니면 보낼 수 없습니다.',
  })
  conditionKind?: EntryConditionKind | null;

  @Field(() => [PetInput], { description: `함께 간 반려동물, 1마리부터 ${PARTY_MAX}마리까지. 종류와 크기만 저장합니다.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(PARTY_MAX)
  @ValidateNested({ each: true })
  pets: PetInput[];

  @Field(() => String, {
    nullable: true,
    description: `다녀온 날, 서울의 날짜 (yyyy-MM-dd). ${VISIT_RULES.daysBackMax}일 전부터 오늘까지이며, 없으면 오늘입니다.`,
  })
  visitedOn?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      '이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내면 새로 남기지 않고 이미 남긴 기록을 그대로 둡니다. 장소, 결과, 조건이나 다녀온 날이 다른 기록에 쓴 이름이면 CONFLICT입니다.',
  })
  @IsOptional()
  @IsUUID()
  requestKey?: string | null;
}

@InputType({ description: '지울 방문 기록' })
export class DeleteVisitReportInput {
  @Field(() => ID, { description: '방문 기록의 id' })
  id: string;
}

@InputType({ description: '빼 두거나 다시 셀 방문 기록' })
export class SetVisitReportsAsideInput {
  @Field(() => [ID], { description: `방문 기록의 id, 1개부터 ${SET_ASIDE_MAX}개까지. 그사이 지워진 것은 무시합니다.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(SET_ASIDE_MAX)
  ids: string[];

  @Field({ description: 'true이면 빼 두고, false이면 다시 셉니다.' })
  isSetAside: boolean;
}

@ArgsType()
export class ViewerVisitReportsArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(OWN_PAGE_MAX) })
  @Min(1)
  @Max(OWN_PAGE_MAX)
  size: number;
}

@ArgsType()
export class VisitReportBurstsArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 10, description: PAGING_TEXT.size(BURST_PAGE_MAX) })
  @Min(1)
  @Max(BURST_PAGE_MAX)
  size: number;
}
