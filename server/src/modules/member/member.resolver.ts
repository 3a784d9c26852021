import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, ChecksSecret } from '../../shared/access';
import type { Viewer } from '../../shared/viewer';
import { Member } from './member.entity';
import {
  ChangePasswordInput,
  KakaoSignInInput,
  MembersArgs,
  SignInInput,
  SignUpInput,
  TemporaryCodeInput,
  UpdateMemberInput,
  WithdrawInput,
} from './member.input';
import { KakaoSignIn, MemberPage, SignInResult, TemporaryCodeResult } from './member.output';
import type { MemberService } from './member.service';
import type { SignInService } from './sign-in.service';

/** What the resolvers need of the request. */
interface Asked {
  viewer: Viewer | null;
  /** Client address. */
  address: string;
}
/** On fields that a visitor cannot reach. */
type AskedByMember = Asked & { viewer: Viewer };

@Resolver(() => Member)
export class MemberResolver {
  constructor(
    private readonly members: MemberService,
    private readonly signIns: SignInService,
  ) {}

  @Access('PUBLIC')
  @Query(() => Member, { nullable: true, description: '로그인한 회원. 방문자에게는 null.' })
  viewer(@Ctx() { viewer }: Asked) {
    return viewer && this.members.get(viewer.memberId);
  }

  @Access('MEMBER')
  @Query(() => Member, {
    description: '본인이나 관리자가 보는 회원. 남의 이메일은 있든 없든 FORBIDDEN, 관리자에게는 없는 이메일이 NOT_FOUND.',
  })
  member(@Arg('email', () => String) email: string, @Ctx() { viewer }: AskedByMember) {
    return this.members.getByEmail(email, viewer);
  }

  @Access('ADMIN')
  @Query(() => MemberPage, { name: 'members', description: '회원 목록. 25,000번째 줄보다 뒤는 BAD_USER_INPUT.' })
  list(@Args(() => MembersArgs) args: MembersArgs) {
    return this.members.list(args);
  }

  @Access('PUBLIC')
  @Query(() => KakaoSignIn, { nullable: true, description: '카카오 로그인을 쓸 수 없으면 null' })
  kakaoSignIn() {
    return this.signIns.kakaoSignIn();
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @Mutation(() => Member, {
    description: '가입. 로그인은 따로 합니다. 이메일이나 별명이 이미 있으면 CONFLICT, 한 주소에서 한 시간에 20번까지.',
  })
  signUp(@Arg('input', () => SignUpInput) input: SignUpInput, @Ctx() { address }: Asked) {
    return this.members.signUp(input, address);
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @Mutation(() => SignInResult, {
    description: '로그인. 이메일이나 비밀번호가 다르면 UNAUTHENTICATED, 15분에 10번 틀리면 TOO_MANY_REQUESTS.',
  })
  signIn(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() { address }: Asked) {
    return this.signIns.signIn(input, address);
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @Mutation(() => SignInResult, {
    description: '카카오로 로그인. 처음이면 가입도 됩니다. 카카오가 거절하면 UNAUTHENTICATED, 답하지 않으면 BAD_GATEWAY.',
  })
  signInWithKakao(@Arg('input', () => KakaoSignInInput) input: KakaoSignInInput, @Ctx() { address }: Asked) {
    return this.signIns.signInWithKakao(input, address);
  }

  @Access('MEMBER')
  @Mutation(() => Boolean, { description: '이 토큰을 더는 쓸 수 없게 합니다.' })
  signOut(@Ctx() { viewer }: AskedByMember) {
    return this.signIns.signOut(viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @Mutation(() => Member, { description: '자신의 정보를 고칩니다. 비밀번호나 임시 코드가 다르면 FORBIDDEN.' })
  updateMember(@Arg('input', () => UpdateMemberInput) input: UpdateMemberInput, @Ctx() { viewer }: AskedByMember) {
    return this.members.update(input, viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @Mutation(() => Boolean, {
    description: '비밀번호를 바꿉니다. 다른 기기의 로그인은 끝나고 이 로그인은 남습니다. 카카오 회원은 BAD_USER_INPUT.',
  })
  changePassword(@Arg('input', () => ChangePasswordInput) input: ChangePasswordInput, @Ctx() { viewer }: AskedByMember) {
    return this.members.changePassword(input, viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @Mutation(() => TemporaryCodeResult, {
    description: '카카오 회원의 임시 코드를 새로 만듭니다. 카카오 회원이 아니면 BAD_USER_INPUT.',
  })
  createTemporaryCode(@Arg('input', () => TemporaryCodeInput) input: TemporaryCodeInput, @Ctx() { viewer }: AskedByMember) {
    return this.members.createTemporaryCode(input, viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @Mutation(() => Boolean, {
    description: '탈퇴. 회원이 남긴 것이 모두 지워집니다. 비밀번호나 임시 코드가 다르거나 마지막 관리자이면 FORBIDDEN.',
  })
  withdraw(@Arg('input', () => WithdrawInput) input: WithdrawInput, @Ctx() { viewer }: AskedByMember) {
    return this.members.withdraw(input, viewer);
  }
}
