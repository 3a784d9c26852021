import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import { selectedFields } from '../../shared/selected-fields';
import { limitText } from '../../shared/validation/manual-texts';
import type { Viewer } from '../../shared/viewer';
import { PagingArgs } from '../../shared/validation/paging-args';
import { Facility } from '../facility/facility.entity';
import type { CorrectionAdminService } from './correction-admin.service';
import {
  AcceptCorrectionInput,
  CorrectionsArgs,
  DropCorrectionInput,
  KeepCorrectionInput,
  ProposeCorrectionInput,
  RefuseCorrectionInput,
} from './correction.input';
import { CorrectionConflictPage, CorrectionPage, CorrectionReceipt, ListedCorrection } from './correction.output';
import type { CorrectionService } from './correction.service';

interface Context {
  viewer: Viewer | null;
  address: string;
}
/** For fields that require a sign-in. */
interface AdminContext {
  viewer: Viewer;
}

const WHILE_IMPORTING = '자료를 가져오는 동안에는 CONFLICT입니다.';

@Resolver(() => ListedCorrection)
export class CorrectionResolver {
  constructor(
    private readonly proposals: CorrectionService,
    private readonly admins: CorrectionAdminService,
  ) {}

  @Access('PUBLIC')
  @Mutation(() => CorrectionReceipt, {
    description: `장소의 정보가 다르다고 알립니다. 없는 장소는 NOT_FOUND, 그 정보의 값이 될 수 없거나 지금 값과 같으면 BAD_USER_INPUT, 한 IP 주소에서 ${limitText('CORRECTION')}을 넘으면 TOO_MANY_REQUESTS입니다.`,
  })
  proposeCorrection(
    @Arg('input', () => ProposeCorrectionInput, { description: '다르다고 알릴 정보' }) input: ProposeCorrectionInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.proposals.propose(input, { viewer, address });
  }

  @Access('ADMIN')
  @Query(() => CorrectionPage, { description: '정보 수정 제안' })
  corrections(@Args(() => CorrectionsArgs) args: CorrectionsArgs) {
    return this.admins.list(args);
  }

  @Access('ADMIN')
  @Query(() => CorrectionConflictPage, { description: '새 자료가 고친 정보와 다른 값을 말하는 것' })
  correctionConflicts(@Args(() => PagingArgs) args: PagingArgs) {
    return this.admins.listConflicts(args);
  }

  @Access('ADMIN')
  @Mutation(() => ListedCorrection, {
    description: `제안을 받아들입니다. 값이 곧바로 장소에 나타나며, 자료의 값과 같으면 자료를 따릅니다. 없는 제안은 NOT_FOUND, 이미 처리한 제안은 CONFLICT, 값이 될 수 없거나 지금 값과 같으면 BAD_USER_INPUT입니다. ${WHILE_IMPORTING}`,
  })
  acceptCorrection(
    @Arg('input', () => AcceptCorrectionInput, { description: '받아들일 제안' }) input: AcceptCorrectionInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.admins.accept(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ListedCorrection, {
    description: '제안을 받아들이지 않습니다. 없는 제안은 NOT_FOUND, 이미 처리한 제안은 CONFLICT입니다.',
  })
  refuseCorrection(
    @Arg('input', () => RefuseCorrectionInput, { description: '받아들이지 않을 제안' }) input: RefuseCorrectionInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.admins.refuse(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Facility, {
    description: `고친 정보를 버리고 자료의 값을 따릅니다. 따른 뒤의 장소를 돌려줍니다. 없는 장소나 고치지 않은 정보는 NOT_FOUND입니다. ${WHILE_IMPORTING}`,
  })
  dropCorrection(
    @Arg('input', () => DropCorrectionInput, { description: '버릴 정보' }) input: DropCorrectionInput,
    @Ctx() { viewer }: AdminContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.admins.drop(input, viewer, selectedFields(info));
  }

  @Access('ADMIN')
  @Mutation(() => Facility, {
    description: `새 자료와 달라도 고친 정보를 그대로 둡니다. 그 장소를 돌려줍니다. 없는 장소나 자료와 다르지 않은 정보는 NOT_FOUND입니다. ${WHILE_IMPORTING}`,
  })
  keepCorrection(
    @Arg('input', () => KeepCorrectionInput, { description: '그대로 둘 정보' }) input: KeepCorrectionInput,
    @Ctx() { viewer }: AdminContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.admins.keep(input, viewer, selectedFields(info));
  }
}
