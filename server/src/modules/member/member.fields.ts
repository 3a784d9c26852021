import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { maskEmail } from '../../shared/text/mask-email';
import { suspensionOf } from '../../shared/suspension';
import type { Viewer } from '../../shared/viewer';
import type { Row } from '../../shared/rows';
import { Image } from '../file/file.output';
import type { FileService } from '../file/file.service';
import { Member } from './member.entity';
import { canSeeProfile, isOwn } from './member.policy';
import { MemberProvider, MemberSuspension } from './member.output';
import type { MemberService } from './member.service';

interface Context {
  viewer: Viewer | null;
}

/** Rows of the list carry the count. */
interface MemberOfList extends Row<Member> {
  receivedReportCount?: number;
}

/** Fields that depend on the viewer. */
@Resolver(() => Member)
export class MemberFields {
  constructor(
    private readonly files: FileService,
    private readonly members: MemberService,
  ) {}

  @FieldResolver(() => String, { description: '이메일. 본인과 관리자가 아니면 가린 모양입니다 (m***@e***.com).' })
  email(@Root() member: Row<Member>, @Ctx() { viewer }: Context): string {
    return canSeeProfile(member, viewer) ? member.email : maskEmail(member.email);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      '메일로 확인한 이메일인지. 확인하지 않아도 모든 것을 할 수 있습니다. 보는 사람이 본인과 관리자가 아니면 null입니다.',
  })
  isEmailConfirmed(@Root() member: Row<Member>, @Ctx() { viewer }: Context): boolean | null {
    return canSeeProfile(member, viewer) ? member.emailConfirmedAt !== null : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: '자기소개, 줄바꿈이 든 서식 없는 글. 본인과 관리자가 아니면 null입니다.',
  })
  info(@Root() member: Row<Member>, @Ctx() { viewer }: Context): string | null {
    return canSeeProfile(member, viewer) ? member.info : null;
  }

  @FieldResolver(() => Date, { nullable: true, description: '가입한 시각. 본인과 관리자가 아니면 null입니다.' })
  insertedAt(@Root() member: Row<Member>, @Ctx() { viewer }: Context): Date | null {
    return canSeeProfile(member, viewer) ? member.insertedAt : null;
  }

  @FieldResolver(() => MemberProvider, {
    nullable: true,
    description: '로그인에 쓰는 서비스. 비밀번호로 로그인하는 회원이거나, 보는 사람이 본인과 관리자가 아니면 null입니다.',
  })
  provider(@Root() member: Row<Member>, @Ctx() { viewer }: Context): MemberProvider | null {
    return canSeeProfile(member, viewer) && member.kakaoId !== null ? MemberProvider.KAKAO : null;
  }

  @FieldResolver(() => [String], {
    description: "맡은 일. 관리자이면 'admin'이 들어 있습니다. 보는 사람이 본인과 관리자가 아니면 빈 목록입니다.",
  })
  authNames(@Root() member: Row<Member>, @Ctx() { viewer }: Context): string[] {
    return canSeeProfile(member, viewer) && member.isAdmin ? ['admin'] : [];
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      '별명을 아직 정하지 않은 새 카카오 회원인지. `setNickName`이나 `dismissNickNameOffer` 뒤에는 false이고, 본인이 아니면 null입니다.',
  })
  needsNickName(@Root() member: Row<Member>, @Ctx() { viewer }: Context): boolean | null {
    return isOwn(member, viewer) ? member.needsNickName : null;
  }

  @FieldResolver(() => MemberSuspension, {
    nullable: true,
    description: '이용 정지. 정지되어 있지 않거나, 보는 사람이 본인과 관리자가 아니면 null입니다.',
  })
  suspension(@Root() member: Row<Member>, @Ctx() { viewer }: Context): MemberSuspension | null {
    return canSeeProfile(member, viewer) ? suspensionOf(member) : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: '마지막으로 로그인한 시각. 로그인한 적이 없거나, 보는 사람이 관리자가 아니면 null입니다.',
  })
  lastSignInAt(@Root() member: Row<Member>, @Ctx() { viewer }: Context): Date | null {
    return viewer?.isAdmin ? member.lastSignInAt : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: '회원의 글이 받은 처리하지 않은 신고의 수. 보는 사람이 관리자가 아니면 null입니다.',
  })
  receivedReportCount(@Root() member: MemberOfList, @Ctx() { viewer }: Context): Promise<number> | number | null {
    if (!viewer?.isAdmin) return null;
    return member.receivedReportCount ?? this.members.countReceivedReports(member.id);
  }

  @FieldResolver(() => Image, { nullable: true, description: '프로필 사진. 없으면 null이며, 그때는 `/user.png`를 보여 주세요.' })
  profileImage(@Root() { profileImageId, profileImage }: Row<Member>): Promise<Image | null> | Image | null {
    if (profileImage) return this.files.imageOf(profileImage);
    // Some queries join the picture, others leave it to this resolver.
    return profileImageId === null || profileImage === null ? null : this.files.findImage(profileImageId);
  }

  @FieldResolver(() => Boolean, { description: '보는 사람이 고칠 수 있는 회원인지 (본인)' })
  viewerCanEdit(@Root() member: Row<Member>, @Ctx() { viewer }: Context): boolean {
    return isOwn(member, viewer);
  }
}
