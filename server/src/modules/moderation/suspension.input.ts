import { IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';

const { reason, suspensionDays } = AUDIT_RULES;
const REASON = `사유, ${reason.max}자까지. 관리 기록에 남고`;

@InputType({ description: '정지할 회원과 사유, 기간' })
export class SuspendMemberInput {
  @Field(() => ID, { description: '정지할 회원의 id' })
  memberId: string;

  @Field({ description: `${REASON} 회원에게 보입니다.` })
  reason: string;

  @Field(() => Int, {
    nullable: true,
    description: `지금부터 며칠 동안, 1부터 ${suspensionDays.max.toLocaleString('ko')}까지. 보내지 않으면 풀 때까지입니다.`,
  })
  @IsOptional()
  @Min(1)
  @Max(suspensionDays.max)
  days?: number | null;
}

@InputType({ description: '정지를 풀 회원과 사유' })
export class LiftSuspensionInput {
  @Field(() => ID, { description: '정지를 풀 회원의 id' })
  memberId: string;

  @Field({ description: `${REASON} 회원에게는 보이지 않습니다.` })
  reason: string;
}
