import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { AuditAction } from '../audit/audit-entry.entity';
import { LIMITS } from '../../shared/validation/limits';
import { PagingArgs } from '../../shared/validation/paging-args';

@ArgsType()
export class AuditEntriesArgs extends PagingArgs {
  @Field({
    defaultValue: '',
    description: `사유나 그 일을 하기 전의 내용에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => AuditAction, { nullable: true, description: '한 일. 보내지 않으면 모두입니다.' })
  action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: '그 일을 한 관리자의 회원 id. 보내지 않으면 모두입니다.' })
  actorId?: string | null;

  @Field(() => Date, { nullable: true, description: '이 시각부터' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: '이 시각보다 전까지' })
  until?: Date | null;
}
