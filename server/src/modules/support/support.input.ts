import { IsOptional, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import { InquiryStatus, InquirySubject } from './inquiry.entity';

@InputType({ description: '무엇에 대한 문의인지' })
export class InquiryAboutInput {
  @Field(() => InquirySubject, { description: '종류. SUSPENSION은 이용이 정지된 회원 자신의 것입니다.' })
  kind: InquirySubject;

  @Field(() => ID, { nullable: true, description: '장소, 리뷰, 댓글의 id. SUSPENSION에는 없습니다.' })
  @IsOptional()
  id?: string | null;
}

@InputType({ description: '보낼 문의' })
export class CreateInquiryInput {
  @Field({ description: `답변을 받을 이메일, ${SUPPORT_RULES.email.max}자까지` })
  email: string;

  @Field({ description: `제목. 한 줄, ${SUPPORT_RULES.subject.max}자까지. 비워 둘 수 없습니다.` })
  subject: string;

  @Field({ description: `내용, ${SUPPORT_RULES.message.max}자까지. 비워 둘 수 없습니다.` })
  message: string;

  @Field(() => InquiryAboutInput, {
    nullable: true,
    description: '무엇에 대한 문의인지. 보는 사람이 볼 수 없거나 없는 것이면 BAD_USER_INPUT입니다.',
  })
  @IsOptional()
  @ValidateNested()
  about?: InquiryAboutInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      '이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내도 문의는 하나만 생깁니다. 내용이 다른 문의에 쓴 이름이면 CONFLICT입니다.',
  })
  @IsOptional()
  @IsUUID()
  requestKey?: string | null;
}

@InputType({ description: '지울 문의' })
export class DeleteInquiryInput {
  @Field(() => ID, { description: '문의의 id' })
  id: string;
}

@InputType({ description: '문의에 할 답변' })
export class AnswerInquiryInput {
  @Field(() => ID, { description: '문의의 id' })
  id: string;

  @Field({ description: `답변, ${SUPPORT_RULES.answer.max}자까지. 비워 둘 수 없습니다.` })
  text: string;
}

@InputType({ description: '바꿀 문의의 상태' })
export class SetInquiryStatusInput {
  @Field(() => ID, { description: '문의의 id' })
  id: string;

  @Field(() => InquiryStatus, { description: 'NEW나 IN_PROGRESS. ANSWERED는 답변하면 됩니다.' })
  status: InquiryStatus;
}

@InputType({ description: '문의에 남길 메모' })
export class AddInquiryNoteInput {
  @Field(() => ID, { description: '문의의 id' })
  id: string;

  @Field({ description: `메모, ${SUPPORT_RULES.note.max}자까지. 비워 둘 수 없습니다.` })
  text: string;
}

export enum InquirySort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  EMAIL = 'EMAIL',
  SUBJECT = 'SUBJECT',
}
registerEnumType(InquirySort, {
  name: 'InquirySort',
  description: '문의의 순서',
  valuesConfig: {
    NEWEST: { description: '최신순' },
    OLDEST: { description: '오래된 순' },
    EMAIL: { description: '이메일의 순서, 같으면 최신순' },
    SUBJECT: { description: '제목의 가나다순, 같으면 최신순' },
  },
});

@ArgsType()
export class InquiriesArgs {
  @Field({
    defaultValue: '',
    description: `이메일, 제목, 내용에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => InquiryStatus, { nullable: true, description: '이 상태의 문의만. 없으면 모두입니다.' })
  @IsOptional()
  status?: InquiryStatus | null;

  @Field(() => InquirySort, { defaultValue: InquirySort.NEWEST, description: '문의의 순서' })
  sort: InquirySort;

  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.deepestRow) })
  @Min(1)
  @Max(LIMITS.deepestRow)
  size: number;
}

@ArgsType()
export class ViewerInquiriesArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.commentListMax) })
  @Min(1)
  @Max(LIMITS.commentListMax)
  size: number;
}
