import { IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../shared/limits';
import { SUPPORT_RULES } from '../../shared/support-rules';

@InputType()
export class CreateInquiryInput {
  @Field({ description: '답변을 받을 이메일' })
  email: string;

  @Field({ description: `한 줄, ${SUPPORT_RULES.subject.max}자까지` })
  subject: string;

  @Field({ description: `${SUPPORT_RULES.message.max}자까지` })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: '이 요청의 이름(UUID). 답을 받지 못해 다시 보내도 같은 이름이면 문의가 하나만 생깁니다.',
  })
  @IsOptional()
  @IsUUID()
  requestKey?: string | null;
}

@InputType()
export class DeleteInquiryInput {
  @Field(() => ID)
  id: string;
}

export enum InquirySort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  EMAIL = 'EMAIL',
  SUBJECT = 'SUBJECT',
}
registerEnumType(InquirySort, { name: 'InquirySort', description: '같으면 새로 받은 순' });

@ArgsType()
export class InquiriesArgs {
  @Field({ defaultValue: '', description: '이메일, 제목, 내용에 든 글' })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => InquirySort, { defaultValue: InquirySort.NEWEST })
  sort: InquirySort;

  @Field(() => Int, { defaultValue: 0, description: '0부터' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20 })
  @Min(1)
  @Max(LIMITS.deepestRow)
  size: number;
}
