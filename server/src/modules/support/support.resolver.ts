import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Viewer } from '../../shared/viewer';
import { Inquiry } from './inquiry.entity';
import { CreateInquiryInput, DeleteInquiryInput, InquiriesArgs } from './support.input';
import { InquiryPage, InquiryReceipt } from './support.output';
import type { SupportService } from './support.service';

interface Asked {
  viewer: Viewer | null;
  address: string;
}
/** On fields that a visitor cannot reach. */
interface AskedByAdmin {
  viewer: Viewer;
}

@Resolver(() => Inquiry)
export class SupportResolver {
  constructor(private readonly support: SupportService) {}

  @Access('ADMIN')
  @Query(() => InquiryPage, { description: '문의. 25,000번째 줄보다 뒤는 BAD_USER_INPUT.' })
  inquiries(@Args(() => InquiriesArgs) args: InquiriesArgs) {
    return this.support.list(args);
  }

  @Access('PUBLIC')
  @Mutation(() => InquiryReceipt, {
    description: '문의를 보냅니다. 한 주소에서 한 시간에 다섯 번을 넘으면 TOO_MANY_REQUESTS.',
  })
  createInquiry(@Arg('input', () => CreateInquiryInput) input: CreateInquiryInput, @Ctx() { viewer, address }: Asked) {
    return this.support.create(input, { viewer, address });
  }

  @Access('ADMIN')
  @Mutation(() => ID, { description: '문의를 지웁니다. 지운 문의의 id를 돌려줍니다.' })
  deleteInquiry(@Arg('input', () => DeleteInquiryInput) input: DeleteInquiryInput, @Ctx() { viewer }: AskedByAdmin) {
    return this.support.remove(input, viewer);
  }
}
