import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended } from '../../shared/access';
import { limitText } from '../../shared/validation/manual-texts';
import type { Viewer } from '../../shared/viewer';
import { Inquiry } from './inquiry.entity';
import { CreateInquiryInput, DeleteInquiryInput, InquiriesArgs } from './support.input';
import { InquiryPage, InquiryReceipt } from './support.output';
import type { SupportService } from './support.service';

interface Context {
  viewer: Viewer | null;
  address: string;
}
/** For fields that require a sign-in. */
interface AdminContext {
  viewer: Viewer;
}

@Resolver(() => Inquiry)
export class SupportResolver {
  constructor(private readonly support: SupportService) {}

  @Access('ADMIN')
  @Query(() => InquiryPage, { description: '아직 처리하지 않은 문의. 처리한 문의는 지웁니다.' })
  inquiries(@Args(() => InquiriesArgs) args: InquiriesArgs) {
    return this.support.list(args);
  }

  @Access('PUBLIC')
  @AllowsSuspended()
  @Mutation(() => InquiryReceipt, {
    description: `문의를 보냅니다. 내용이 다른 문의에 쓴 \`requestKey\`는 CONFLICT, 한 IP 주소에서 ${limitText('INQUIRY')}을 넘으면 TOO_MANY_REQUESTS입니다.`,
  })
  createInquiry(
    @Arg('input', () => CreateInquiryInput, { description: '보낼 문의' }) input: CreateInquiryInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.support.create(input, { viewer, address });
  }

  @Access('ADMIN')
  @Mutation(() => ID, { description: '문의를 지웁니다. 지운 문의의 id를 돌려줍니다. 없는 문의는 NOT_FOUND입니다.' })
  deleteInquiry(
    @Arg('input', () => DeleteInquiryInput, { description: '지울 문의' }) input: DeleteInquiryInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.support.remove(input, viewer);
  }
}
