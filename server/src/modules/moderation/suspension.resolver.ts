import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Viewer } from '../../shared/viewer';
import { Member } from '../member/member.entity';
import { LiftSuspensionInput, SuspendMemberInput } from './suspension.input';
import type { SuspensionService } from './suspension.service';

interface AdminContext {
  viewer: Viewer;
}

@Resolver()
export class SuspensionResolver {
  constructor(private readonly suspensions: SuspensionService) {}

  @Access('ADMIN')
  @Mutation(() => Member, {
    description:
      '회원의 이용을 정지합니다. 회원의 다음 요청부터 통하고, 정한 기간이 지나면 저절로 풀립니다. 정지된 회원은 로그인하고 읽고 자신의 글을 지우고 문의하고 탈퇴할 수 있지만, 그 밖의 쓰기는 FORBIDDEN입니다. 이미 정지된 회원이면 사유와 기간을 바꿉니다. 관리자와 자신은 FORBIDDEN, 없는 회원은 NOT_FOUND입니다.',
  })
  suspendMember(
    @Arg('input', () => SuspendMemberInput, { description: '정지할 회원과 사유, 기간' }) input: SuspendMemberInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.suspensions.suspend(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Member, {
    description: '이용 정지를 풉니다. 정지되어 있지 않으면 아무것도 바꾸지 않습니다. 없는 회원은 NOT_FOUND입니다.',
  })
  liftSuspension(
    @Arg('input', () => LiftSuspensionInput, { description: '정지를 풀 회원과 사유' }) input: LiftSuspensionInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.suspensions.lift(input, viewer);
  }
}
