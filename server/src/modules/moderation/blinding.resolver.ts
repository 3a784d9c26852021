import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import { BLINDING_DAYS } from '../../shared/blinding';
import type { Viewer } from '../../shared/viewer';
import { ModerateContentInput } from './blinding.input';
import { ModeratedContent } from './blinding.output';
import type { BlindingService } from './blinding.service';

interface AdminContext {
  viewer: Viewer;
}

const OF_ADMIN = '관리자가 쓴 글은 FORBIDDEN, 없는 글은 NOT_FOUND';

@Resolver()
export class BlindingResolver {
  constructor(private readonly blindings: BlindingService) {}

  @Access('ADMIN')
  @Mutation(() => ModeratedContent, {
    description: `글을 가립니다(임시조치). 쓴 회원에게는 사유와 함께 보이고 관리자 말고는 아무에게도 보이지 않으며, 정하지 않으면 ${BLINDING_DAYS}일 뒤에 저절로 다시 보입니다. ${OF_ADMIN}, 이미 가렸으면 CONFLICT입니다.`,
  })
  blindContent(
    @Arg('input', () => ModerateContentInput, { description: '가릴 글과, 쓴 회원에게 보일 사유' }) input: ModerateContentInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.blindings.blind(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ModeratedContent, {
    description: '가린 글을 다시 보입니다. 없는 글은 NOT_FOUND, 가려져 있지 않으면 CONFLICT입니다.',
  })
  restoreContent(
    @Arg('input', () => ModerateContentInput, { description: '다시 보일 글과 사유' }) input: ModerateContentInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.blindings.restore(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ModeratedContent, {
    description: `가린 글을 계속 가리기로 합니다. 이 사유가 먼저 것을 대신합니다. ${OF_ADMIN}, 가려져 있지 않거나 이미 그렇게 정했으면 CONFLICT입니다.`,
  })
  finalizeBlinding(
    @Arg('input', () => ModerateContentInput, { description: '계속 가릴 글과, 쓴 회원에게 보일 사유' })
    input: ModerateContentInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.blindings.finalize(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ID, { description: `글을 신고와 함께 지웁니다. 지운 글의 id를 돌려줍니다. ${OF_ADMIN}입니다.` })
  removeContent(
    @Arg('input', () => ModerateContentInput, { description: '지울 글과 사유' }) input: ModerateContentInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.blindings.remove(input, viewer);
  }
}
