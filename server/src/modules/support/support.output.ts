import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Inquiry } from './inquiry.entity';

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
