import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { DataSource } from 'typeorm';
import { Access, AllowsSuspended } from '../../shared/access';
import { listOf } from '../../shared/validation/field-cost';
import { LIMITS } from '../../shared/validation/limits';
import type { Viewer } from '../../shared/viewer';
import type { SessionService } from '../member/session.service';
import { MemberSession } from './account.output';

interface MemberContext {
  viewer: Viewer;
}

@Resolver()
export class AccountResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
  ) {}

  @Access('MEMBER')
  @Query(() => [MemberSession], {
    description: `로그인한 기기, 최근에 쓴 것부터 ${LIMITS.sessionListMax}개까지`,
    complexity: listOf(LIMITS.sessionListMax),
  })
  async viewerSessions(@Ctx() { viewer }: MemberContext): Promise<MemberSession[]> {
    const sessions = await this.sessions.list(viewer.memberId);
    return sessions.map(({ id, device, insertedAt, lastSeenAt, expiresAt }) => ({
      ...{ id, device, startedAt: insertedAt, lastSeenAt, expiresAt },
      isCurrent: id === viewer.sessionId,
    }));
  }

  @Access('MEMBER')
  @AllowsSuspended()
  @Mutation(() => Int, {
    description: '다른 기기에서 모두 로그아웃합니다. 이 요청의 토큰은 그대로 쓸 수 있습니다. 만료된 로그인의 수를 돌려줍니다.',
  })
  closeOtherSessions(@Ctx() { viewer }: MemberContext) {
    return this.sessions.closeOthers(this.dataSource.manager, viewer);
  }
}
