import { IsOptional, IsUUID, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { LIMITS } from '../../shared/validation/limits';
import { PagingArgs } from '../../shared/validation/paging-args';
import { CorrectableField } from '../facility/facility-correction.entity';
import { CorrectionStatus } from './correction-proposal.entity';

const SOURCE = `서식 없는 글, 1자부터 ${CORRECTION_RULES.source.max}자까지`;
const REASON = `사유, 1자부터 ${AUDIT_RULES.reason.max}자까지. 관리 기록에 남습니다.`;

@InputType({ description: '다르다고 알릴 정보' })
export class ProposeCorrectionInput {
  @Field(() => ID, { description: '장소의 id' })
  facilityId: string;

  @Field(() => CorrectableField, { description: '무엇이 다른지' })
  field: CorrectableField;

  @Field(() => String, { nullable: true, description: '바른 값. 없거나 알 수 없으면 null입니다.' })
  value?: string | null;

  @Field({ description: `어떻게 알게 되었는지, ${SOURCE}. 받아들여지면 장소에 함께 나타납니다.` })
  source: string;

  @Field(() => String, {
    nullable: true,
    description:
      '이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내도 제안은 하나만 생깁니다. 내용이 다른 제안에 쓴 이름이면 CONFLICT입니다.',
  })
  @IsOptional()
  @IsUUID()
  requestKey?: string | null;
}

@InputType({ description: '받아들일 제안' })
export class AcceptCorrectionInput {
  @Field(() => ID, { description: '제안의 id' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: '장소에 쓸 값. 제안한 값과 달라도 되며, null이면 없거나 알 수 없는 것입니다.',
  })
  value?: string | null;

  @Field(() => String, { nullable: true, description: `장소에 보여 줄 근거, ${SOURCE}. 없으면 제안에 적힌 그대로입니다.` })
  source?: string | null;

  @Field({ description: REASON })
  reason: string;
}

@InputType({ description: '받아들이지 않을 제안' })
export class RefuseCorrectionInput {
  @Field(() => ID, { description: '제안의 id' })
  id: string;

  @Field({ description: REASON })
  reason: string;
}

@InputType({ description: '고친 정보 하나' })
export class DropCorrectionInput {
  @Field(() => ID, { description: '장소의 id' })
  facilityId: string;

  @Field(() => CorrectableField, { description: '고친 정보' })
  field: CorrectableField;

  @Field({ description: REASON })
  reason: string;
}

@InputType({ description: '자료와 다르지만 그대로 둘 정보' })
export class KeepCorrectionInput extends DropCorrectionInput {}

export enum CorrectionSort {
  OLDEST = 'OLDEST',
  NEWEST = 'NEWEST',
  FACILITY = 'FACILITY',
}
registerEnumType(CorrectionSort, {
  name: 'CorrectionSort',
  description: '제안의 순서',
  valuesConfig: {
    OLDEST: { description: '오래된 순' },
    NEWEST: { description: '최신순' },
    FACILITY: { description: '장소 이름의 가나다순, 같으면 오래된 순' },
  },
});

@ArgsType()
export class CorrectionsArgs extends PagingArgs {
  @Field(() => CorrectionStatus, { nullable: true, description: '상태. 없으면 모두입니다.' })
  status?: CorrectionStatus | null;

  @Field(() => ID, { nullable: true, description: '장소의 id. 없으면 모두입니다.' })
  facilityId?: string | null;

  @Field({
    defaultValue: '',
    description: `장소 이름, 제안한 값, 근거에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => CorrectionSort, { defaultValue: CorrectionSort.OLDEST, description: '제안의 순서' })
  sort: CorrectionSort;
}
