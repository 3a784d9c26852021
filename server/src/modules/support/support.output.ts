import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TEXT_COST } from '../../shared/validation/field-cost';
import { Inquiry, InquiryAbout, InquiryStatus } from './inquiry.entity';

@ObjectType({ simpleResolvers: true, description: '문의를 받았다는 확인' })
export class InquiryReceipt {
  @Field(() => ID, { description: '받은 문의의 id' })
  id: number;

  @Field({ description: '보낸 사람에게 보여 줄 글. 언제까지 답변하는지 알려 줍니다.' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: '문의 목록의 한 쪽' })
export class InquiryPage {
  @Field(() => [Inquiry], { description: '요청한 순서대로' })
  items: Inquiry[];

  @Field(() => Int, { description: '조건에 맞는 모든 문의의 수' })
  totalCount: number;
}

/** Not `Inquiry`, whose notes are for administrators alone. */
@ObjectType({ simpleResolvers: true, description: '로그인한 채로 보낸 자신의 문의와 그 답변' })
export class OwnInquiry implements Omit<Inquiry, OfAdministrators> {
  @Field(() => ID)
  id: number;

  @Field({ description: '제목' })
  subject: string;

  @Field({ description: '내용. 줄바꿈이 든 서식 없는 글입니다.' })
  message: string;

  @Field(() => InquiryStatus, { description: '어디까지 처리했는지' })
  status: InquiryStatus;

  @Field(() => InquiryAbout, { nullable: true, description: '무엇에 대한 문의인지. 정하지 않았으면 null입니다.' })
  about: InquiryAbout | null;

  @Field(() => String, { nullable: true, description: '답변. 아직 없으면 null입니다.', complexity: TEXT_COST.inquiry })
  answer: string | null;

  @Field(() => Date, { nullable: true, description: '답변한 시각' })
  answeredAt: Date | null;

  @Field({ description: '보낸 시각' })
  insertedAt: Date;
}
type OfAdministrators = 'email' | 'memberId' | 'member' | 'requestKey' | 'aboutKind' | 'aboutId';

@ObjectType({ simpleResolvers: true, description: '자신의 문의의 한 쪽' })
export class OwnInquiryPage {
  @Field(() => [OwnInquiry], { description: '최신순' })
  items: OwnInquiry[];

  @Field(() => Int, { description: '자신의 모든 문의의 수' })
  totalCount: number;
}
