import { Field, ID, InputType } from 'type-graphql';
import { ContentKind } from '../../shared/blinding';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';

@InputType({ description: '회원이 쓴 글과, 관리자가 그것에 하는 일의 사유' })
export class ModerateContentInput {
  @Field(() => ContentKind, { description: '글의 종류' })
  kind: ContentKind;

  @Field(() => ID, { description: '글의 id' })
  id: string;

  @Field({ description: `사유, ${AUDIT_RULES.reason.max}자까지. 비워 둘 수 없습니다. 관리 기록에 남습니다.` })
  reason: string;
}
