import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended, ChecksSecret, CachedForVisitors } from '../../shared/access';
import type { RequestContext } from '../../shared/request-context';
import { selectedFields } from '../../shared/selected-fields';
import { LIMITS } from '../../shared/validation/limits';
import { limitText } from '../../shared/validation/manual-texts';
import type { Viewer } from '../../shared/viewer';
import { Member } from './member.entity';
import {
  ChangePasswordInput,
  KakaoSignInInput,
  MemberFilterArgs,
  MembersArgs,
  SetNickNameInput,
  SignInInput,
  SignUpInput,
  TemporaryCodeInput,
  UpdateMemberInput,
  WithdrawInput,
} from './member.input';
import { KakaoSignIn, MemberPage, SignInResult, TemporaryCodeResult } from './member.output';
import type { MemberService } from './member.service';
import type { SignInService } from './sign-in.service';

/** Too much for two in a document. */
const CSV_COST = 6_000;

const wrongSecret = (secret: string) =>
  `${secret} 다르거나 \`email\`이 남의 것이면 FORBIDDEN, ${limitText('SECRET_CHECK')} 틀린 뒤에는 TOO_MANY_REQUESTS입니다.`;

type Context = Pick<RequestContext, 'viewer' | 'address' | 'userAgent'>;
/** For fields that require a sign-in. */
type MemberContext = Context & { viewer: Viewer };

@Resolver(() => Member)
export class MemberResolver {
  constructor(
    private readonly members: MemberService,
    private readonly signIns: SignInService,
  ) {}

  @Access('PUBLIC')
  // Always null for visitors, and only their responses are cached.
  @CachedForVisitors()
  @Query(() => Member, { nullable: true, description: '토큰의 회원. 토큰이 없으면 null입니다.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer && this.members.get(viewer.memberId);
  }

  @Access('MEMBER')
  @Query(() => Member, {
    description:
      '이메일로 찾은 회원. 회원은 자신만 볼 수 있어 남의 이메일은 있든 없든 FORBIDDEN입니다. 관리자는 누구든 볼 수 있고, 없는 이메일은 NOT_FOUND입니다.',
  })
  member(
    @Arg('email', () => String, { description: '가입한 이메일. 영문 대소문자를 가리지 않습니다.' }) email: string,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.members.getByEmail(email, viewer);
  }

  @Access('ADMIN')
  @Query(() => MemberPage, { name: 'members', description: '모든 회원' })
  list(@Args(() => MembersArgs) args: MembersArgs) {
    return this.members.list(args);
  }

  @Access('ADMIN')
  @Query(() => String, {
    description: `회원 목록을 담은 CSV 파일의 내용: UTF-8, 맨 앞에 BOM, 줄 끝은 CRLF. 요청한 순서대로 ${LIMITS.memberCsvMax.toLocaleString('ko')}명까지만 담습니다. 표 계산 프로그램이 수식으로 읽을 칸은 앞에 \`'\`가 붙습니다.`,
    complexity: CSV_COST,
  })
  membersCsv(@Args(() => MemberFilterArgs) args: MemberFilterArgs) {
    return this.members.listAsCsv(args);
  }

  @Access('PUBLIC')
  @Query(() => KakaoSignIn, {
    nullable: true,
    description: '카카오 로그인을 시작하는 데 필요한 것. 이 서버에서 카카오로 로그인할 수 없으면 null입니다.',
  })
  kakaoSignIn() {
    return this.signIns.kakaoSignIn();
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @Mutation(() => Member, {
    description: `가입합니다. 로그인은 따로 합니다. 이메일이나 별명을 이미 쓰고 있으면 CONFLICT, 한 IP 주소에서 ${limitText('SIGN_UP')}을 넘으면 TOO_MANY_REQUESTS입니다.`,
  })
  signUp(
    @Arg('input', () => SignUpInput, { description: '가입할 때 적는 것' }) input: SignUpInput,
    @Ctx() { address }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.members.signUp(input, address, selectedFields(info));
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => SignInResult, {
    description: `이메일과 비밀번호로 로그인합니다. 둘 가운데 하나라도 다르면 UNAUTHENTICATED입니다. 한 계정에서 ${limitText('SIGN_IN_ACCOUNT')}, 한 IP 주소에서 ${limitText('SIGN_IN_ADDRESS')} 틀린 뒤에는 TOO_MANY_REQUESTS입니다.`,
  })
  signIn(@Arg('input', () => SignInInput, { description: '로그인할 때 적는 것' }) input: SignInInput, @Ctx() context: Context) {
    return this.signIns.signIn(input, context);
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => SignInResult, {
    description: `카카오로 로그인합니다. 처음이면 가입도 됩니다. 카카오가 \`code\`를 거절하면 UNAUTHENTICATED, 카카오가 제대로 답하지 않으면 BAD_GATEWAY, 이 서버에서 카카오로 로그인할 수 없으면 BAD_USER_INPUT입니다. 한 IP 주소에서 ${limitText('SIGN_IN_ADDRESS')} 거절된 뒤에는 TOO_MANY_REQUESTS입니다.`,
  })
  signInWithKakao(
    @Arg('input', () => KakaoSignInInput, { description: '카카오에서 받은 것' }) input: KakaoSignInInput,
    @Ctx() context: Context,
  ) {
    return this.signIns.signInWithKakao(input, context);
  }

  @Access('MEMBER')
  @AllowsSuspended()
  @Mutation(() => Boolean, { description: '로그아웃합니다. 이 요청의 토큰만 더는 쓸 수 없게 됩니다. 성공하면 true입니다.' })
  signOut(@Ctx() { viewer }: MemberContext) {
    return this.signIns.signOut(viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @Mutation(() => Member, {
    description: `자신의 정보를 고칩니다. 별명을 이미 쓰고 있으면 CONFLICT, ${wrongSecret('비밀번호나 임시 코드가')}`,
  })
  updateMember(
    @Arg('input', () => UpdateMemberInput, { description: '바꿀 정보' }) input: UpdateMemberInput,
    @Ctx() { viewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.members.update(input, viewer, selectedFields(info));
  }

  @Access('MEMBER')
  @Mutation(() => Member, {
    description:
      '처음 로그인한 카카오 회원이 별명을 정합니다. `needsNickName`이 true일 때 한 번만 할 수 있고, 그 뒤에는 FORBIDDEN이니 `updateMember`를 쓰세요. 별명을 이미 쓰고 있으면 CONFLICT입니다.',
  })
  setNickName(
    @Arg('input', () => SetNickNameInput, { description: '정할 별명' }) input: SetNickNameInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.members.setNickName(input, viewer);
  }

  @Access('MEMBER')
  @Mutation(() => Boolean, {
    description: '처음 받은 별명을 그대로 씁니다. `needsNickName`이 false가 됩니다. 언제나 true입니다.',
  })
  dismissNickNameOffer(@Ctx() { viewer }: MemberContext) {
    return this.members.dismissNickNameOffer(viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => Boolean, {
    description: `비밀번호를 바꿉니다. 다른 기기의 토큰은 모두 만료되고 이 토큰은 그대로 쓸 수 있습니다. 카카오 회원은 BAD_USER_INPUT, ${wrongSecret('지금의 비밀번호가')} 성공하면 true입니다.`,
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: '지금의 비밀번호와 새 비밀번호' }) input: ChangePasswordInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.members.changePassword(input, viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => TemporaryCodeResult, {
    description:
      '카카오 회원이 비밀번호 대신 쓸 임시 코드를 새로 만듭니다. 먼저 받은 코드는 쓸 수 없게 됩니다. 카카오 회원이 아니면 BAD_USER_INPUT, `email`이 남의 것이면 FORBIDDEN입니다.',
  })
  createTemporaryCode(
    @Arg('input', () => TemporaryCodeInput, { description: '임시 코드를 받을 회원' }) input: TemporaryCodeInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.members.createTemporaryCode(input, viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => Boolean, {
    description: `탈퇴합니다. 회원이 남긴 리뷰, 댓글, 사진, 즐겨찾기 등이 모두 지워지고 되돌릴 수 없습니다. ${wrongSecret('마지막 관리자이거나, 비밀번호나 임시 코드가')} 성공하면 true입니다.`,
  })
  withdraw(
    @Arg('input', () => WithdrawInput, { description: '탈퇴할 때 적는 것' }) input: WithdrawInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.members.withdraw(input, viewer);
  }
}
