import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Viewer } from '../../shared/viewer';
import { Member } from './member.entity';
import { AdminRoleInput } from './member.input';
import type { RoleService } from './role.service';

interface AdminContext {
  viewer: Viewer;
}

@Resolver()
export class RoleResolver {
  constructor(private readonly roles: RoleService) {}

  @Access('ADMIN')
  @Mutation(() => Member, {
    description:
      '회원을 관리자로 정합니다. 회원의 다음 요청부터 통합니다. 이미 관리자이면 아무것도 바꾸지 않습니다. 이용이 정지된 회원은 FORBIDDEN, 없는 회원은 NOT_FOUND입니다.',
  })
  grantAdmin(
    @Arg('input', () => AdminRoleInput, { description: '관리자로 정할 회원과 사유' }) input: AdminRoleInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.roles.set(input, true, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Member, {
    description:
      '회원의 관리자 권한을 거둡니다. 회원의 다음 요청부터 통합니다. 관리자가 아니면 아무것도 바꾸지 않습니다. 마지막 관리자는 FORBIDDEN, 없는 회원은 NOT_FOUND입니다.',
  })
  revokeAdmin(
    @Arg('input', () => AdminRoleInput, { description: '권한을 거둘 회원과 사유' }) input: AdminRoleInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.roles.set(input, false, viewer);
  }
}
