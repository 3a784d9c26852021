import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Inquiry } from './inquiry.entity';

@ObjectType({ simpleResolvers: true, description: '문의를 받았다는 답' })
export class InquiryReceipt {
  @Field(() => ID)
  id: number;

  @Field({ description: '보낸 사람에게 보여 줄 글. 언제 답을 받는지 알려 줍니다.' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: '문의 목록' })
export class InquiryPage {
  @Field(() => [Inquiry])
  items: Inquiry[];

  @Field(() => Int, { description: '조건에 맞는 모든 문의의 수' })
  totalCount: number;
}
