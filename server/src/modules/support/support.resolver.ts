import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended } from '../../shared/access';
import { limitText } from '../../shared/validation/manual-texts';
import type { Viewer } from '../../shared/viewer';
import { Inquiry } from './inquiry.entity';
import {
  AddInquiryNoteInput,
  AnswerInquiryInput,
  CreateInquiryInput,
  DeleteInquiryInput,
  InquiriesArgs,
  SetInquiryStatusInput,
  ViewerInquiriesArgs,
} from './support.input';
import { InquiryPage, InquiryReceipt, OwnInquiryPage } from './support.output';
import type { SupportService } from './support.service';

interface Context {
  viewer: Viewer | null;
  address: string;
}
/** For fields that require a sign-in. */
interface MemberContext {
  viewer: Viewer;
}

@Resolver(() => Inquiry)
export class SupportResolver {
  constructor(private readonly support: SupportService) {}

  @Access('ADMIN')
  @Query(() => InquiryPage, { description: '받은 문의' })
  inquiries(@Args(() => InquiriesArgs) args: InquiriesArgs, @Ctx() { viewer }: MemberContext) {
    return this.support.list(args, viewer);
  }

  @Access('MEMBER')
  @Query(() => OwnInquiryPage, { description: '로그인한 채로 보낸 자신의 문의와 그 답변, 최신순' })
  viewerInquiries(@Args(() => ViewerInquiriesArgs) args: ViewerInquiriesArgs, @Ctx() { viewer }: MemberContext) {
    return this.support.listOwn(args, viewer);
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
  @Mutation(() => Inquiry, {
    description:
      '문의에 답변합니다. 메일을 보내는 서버라면 답변을 메일로도 보냅니다. 다른 답변이 이미 있으면 CONFLICT, 없는 문의는 NOT_FOUND입니다.',
  })
  answerInquiry(
    @Arg('input', () => AnswerInquiryInput, { description: '문의에 할 답변' }) input: AnswerInquiryInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.support.answer(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Inquiry, {
    description: '문의의 상태를 바꿉니다. 이미 답변한 문의는 CONFLICT, 없는 문의는 NOT_FOUND입니다.',
  })
  setInquiryStatus(
    @Arg('input', () => SetInquiryStatusInput, { description: '바꿀 문의의 상태' }) input: SetInquiryStatusInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.support.setStatus(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Inquiry, { description: '관리자끼리 보는 메모를 문의에 남깁니다. 없는 문의는 NOT_FOUND입니다.' })
  addInquiryNote(
    @Arg('input', () => AddInquiryNoteInput, { description: '문의에 남길 메모' }) input: AddInquiryNoteInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.support.addNote(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ID, {
    description: '문의를 답변, 메모와 함께 지웁니다. 지운 문의의 id를 돌려줍니다. 없는 문의는 NOT_FOUND입니다.',
  })
  deleteInquiry(
    @Arg('input', () => DeleteInquiryInput, { description: '지울 문의' }) input: DeleteInquiryInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.support.remove(input, viewer);
  }
}
