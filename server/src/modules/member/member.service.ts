import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { addressBlock } from '../../shared/http/address-block';
import { answerOf, type SelectedFields } from '../../shared/selected-fields';
import { assertNotSuspended, suspensionOf } from '../../shared/suspension';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError, GoneMeanwhileError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { LIMITS } from '../../shared/validation/limits';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import type { FileService } from '../file/file.service';
import { FileKind, StoredFile } from '../file/stored-file.entity';
import { checkEmail, checkNewPassword, checkNickName, checkSignUpInfo, checkUpdatedInfo, cleanInfo } from './member-checks';
import { memberCsv } from './member-csv';
import { asConflict } from './member-conflict';
import { queueConfirmation } from './email.service';
import type { MailService } from '../mail/mail.service';
import { MemberSecrets } from './member-secrets';
import { Member } from './member.entity';
import type {
  ChangePasswordInput,
  MemberFilterArgs,
  MembersArgs,
  SetNickNameInput,
  SignUpInput,
  TemporaryCodeInput,
  UpdateMemberInput,
  WithdrawInput,
} from './member.input';
import type { MemberPage, TemporaryCodeResult } from './member.output';
import { lockActor, lockWithAdmins } from './member.locks';
import { findByEmail, MemberRepository } from './member.repository';
import type { PasswordService } from './password.service';
import { beforePicture } from './profile-picture';
import { assertOwnAccount } from './member.policy';
import { assertNotLastAdmin } from './role.service';
import type { SessionService } from './session.service';
import type { SuspendedIdentities } from './suspended-identities';
import { TemporaryCodes } from './temporary-code.repository';

type Received = Parameters<FileService['save']>[1];

export interface MemberServiceParts {
  dataSource: DataSource;
  passwords: PasswordService;
  limiter: Limiter;
  sessions: SessionService;
  files: FileService;
  suspendedIdentities: SuspendedIdentities;
  mail: MailService;
}

/**
 * Owns members: sign-up, profile, password change, withdrawal. Not here: signing in (sign-in.service.ts), sessions
 * (session.service.ts), who is an admin (role.service.ts).
 */
export class MemberService {
  private readonly codes: TemporaryCodes;
  private readonly secrets: MemberSecrets;
  private readonly repository: MemberRepository;
  private readonly members: DataLoader<number, Member | null>;
  private readonly receivedReports: DataLoader<number, number>;

  constructor(private readonly parts: MemberServiceParts) {
    this.codes = new TemporaryCodes(parts.dataSource);
    this.secrets = new MemberSecrets({ ...parts, codes: this.codes });
    this.repository = new MemberRepository(parts.dataSource);
    this.members = new DataLoader((ids) => this.repository.findEach(ids), { cache: false });
    this.receivedReports = new DataLoader((ids) => this.repository.countReceivedReports(ids), { cache: false });
  }

  async get(id: number): Promise<Member> {
    const member = await this.parts.dataSource.getRepository(Member).findOneBy({ id });
    if (!member) throw new AppError('NOT_FOUND', '없는 회원입니다.');
    return member;
  }

  async find(id: string): Promise<Member | null> {
    const memberId = entityIdOf(id);
    return memberId === null ? null : this.parts.dataSource.getRepository(Member).findOneBy({ id: memberId });
  }

  /** Batched by a DataLoader, for authors of content. */
  async load(id: number): Promise<Member> {
    const member = await this.loadIfThere(id);
    // Content is deleted with its author, so the row disappeared during this request.
    if (!member) throw new GoneMeanwhileError('없는 회원입니다.');
    return member;
  }

  /** For rows that outlive members: null for a withdrawn one. */
  loadIfThere(id: number): Promise<Member | null> {
    return this.members.load(id);
  }

  /** Members may query only their own address, so that accounts cannot be enumerated. */
  async getByEmail(email: string, viewer: Viewer): Promise<Member> {
    if (!viewer.isAdmin) assertOwnAccount(email, viewer);
    const member = await findByEmail(this.parts.dataSource.manager, email);
    if (!member) throw new AppError('NOT_FOUND', '없는 회원입니다.');
    return member;
  }

  list(args: MembersArgs): Promise<MemberPage> {
    assertPageInRange(args);
    return this.repository.list(args);
  }

  /** @returns the list as a text file, at most `LIMITS.memberCsvMax` members */
  async listAsCsv(args: MemberFilterArgs): Promise<string> {
    return memberCsv(await this.repository.listLines(args, LIMITS.memberCsvMax));
  }

  /** Batched by a DataLoader. */
  countReceivedReports(id: number): Promise<number> {
    return this.receivedReports.load(id);
  }

  async signUp({ profileImage, ...input }: SignUpInput, address: string, selection: SelectedFields): Promise<Member> {
    const { files, dataSource, suspendedIdentities, mail } = this.parts;
    const values = await beforePicture(profileImage, () => this.checkSignUp(input, address));
    const member = await files.withFiles(profileImage ? [profileImage] : [], FileKind.IMAGE, (received) =>
      changing(dataSource, async (manager) => {
        // A copy, because TypeORM mutates its argument and the transaction may be retried.
        const { identifiers } = await manager.insert(Member, { ...values });
        const { id } = identifiers[0] as Pick<Member, 'id'>;
        await suspendedIdentities.assertFree(manager, { email: values.email, kakaoId: null });
        await queueConfirmation(mail, manager, id);
        await this.savePicture(manager, id, received);
        return answerOf<Member>({ id }, selection, () => manager.findOneByOrFail(Member, { id }));
      }),
    );
    mail.sendSoon();
    return member;
  }

  /** Removes the picture named in `removedProfileImageNames`. A new picture replaces the old one in any case. */
  async update({ profileImage, ...input }: UpdateMemberInput, viewer: Viewer, selection: SelectedFields): Promise<Member> {
    const { files, dataSource } = this.parts;
    const { nickName, info, removedProfileImageNames: removed } = input;
    const proof = await beforePicture(profileImage, async () => {
      assertValid({
        nickName: nickName == null ? undefined : checkNickName(nickName),
        info: info == null ? undefined : checkUpdatedInfo(cleanInfo(info)),
      });
      return this.secrets.prove(input, viewer);
    });
    const member = await files.withFiles(profileImage ? [profileImage] : [], FileKind.IMAGE, (received) =>
      changing(dataSource, async (manager) => {
        const { id, profileImageId, ...before } = await proof.redeem(manager);
        assertNotSuspended(suspensionOf(before));
        await manager.update(Member, id, {
          nickName: nickName ?? before.nickName,
          needsNickName: before.needsNickName && nickName == null,
          info: info == null ? before.info : cleanInfo(info),
        });
        if (received.length > 0) await this.savePicture(manager, id, received);
        else if (profileImageId !== null) await this.dropPicture(manager, { id, profileImageId }, removed ?? []);
        return answerOf<Member>({ id }, selection, () => manager.findOneByOrFail(Member, { id }));
      }),
    );
    await files.processDeletionQueue();
    return member;
  }

  /** @throws AppError FORBIDDEN once the nickname was chosen: later changes need a secret */
  async setNickName({ nickName }: SetNickNameInput, { memberId }: Viewer): Promise<Member> {
    assertValid({ nickName: checkNickName(nickName) });
    return changing(this.parts.dataSource, async (manager) => {
      const member = await lockActor(manager, memberId);
      const { affected } = await manager.update(
        Member,
        { id: member.id, needsNickName: true },
        { nickName, needsNickName: false },
      );
      if (!affected) throw new AppError('FORBIDDEN', '별명은 회원 정보 수정에서 바꿀 수 있습니다.');
      return { ...member, nickName, needsNickName: false };
    });
  }

  async dismissNickNameOffer({ memberId }: Viewer): Promise<boolean> {
    await this.parts.dataSource.getRepository(Member).update(memberId, { needsNickName: false });
    return true;
  }

  async changePassword({ email, oldPassword, newPassword }: ChangePasswordInput, viewer: Viewer): Promise<boolean> {
    const { dataSource, passwords, sessions } = this.parts;
    const member = await this.get(viewer.memberId);
    assertValid({ newPassword: checkNewPassword(newPassword, member) });
    if (member.passwordHash === null) throw new AppError('BAD_USER_INPUT', '카카오 회원에게는 바꿀 비밀번호가 없습니다.');
    const proof = await this.secrets.prove({ email, password: oldPassword, field: 'oldPassword' }, viewer);
    const passwordHash = await passwords.hash(newPassword);
    await dataSource.transaction(async (manager) => {
      const { id } = await proof.redeem(manager);
      await manager.update(Member, id, { passwordHash });
      await sessions.closeOthers(manager, viewer);
    });
    return true;
  }

  async createTemporaryCode({ email }: TemporaryCodeInput, viewer: Viewer): Promise<TemporaryCodeResult> {
    assertOwnAccount(email, viewer);
    if (!(await this.isOfKakao(viewer)))
      throw new AppError('BAD_USER_INPUT', '임시 코드는 카카오 회원만 받을 수 있습니다. 비밀번호를 입력해 주세요.');
    return this.codes.create(viewer.memberId);
  }

  /** Content and sessions of the member are deleted by ON DELETE CASCADE. */
  async withdraw(input: WithdrawInput, viewer: Viewer): Promise<boolean> {
    const { dataSource, files, suspendedIdentities } = this.parts;
    const proof = await this.secrets.prove(input, viewer);
    await dataSource.transaction(async (manager) => {
      const locked = await lockWithAdmins(manager, viewer.memberId);
      const member = await proof.redeem(manager);
      const { id } = member;
      assertNotLastAdmin(locked, id, '마지막 관리자는 탈퇴할 수 없습니다. 다른 관리자를 먼저 정해 주세요.');
      const suspension = suspensionOf(member);
      if (suspension) await suspendedIdentities.keep(manager, member, suspension.until);
      await manager.delete(Member, { id });
    });
    await files.processDeletionQueue();
    return true;
  }

  private async checkSignUp(
    { email, password, nickName, agreesToTerms, ...input }: Omit<SignUpInput, 'profileImage'>,
    address: string,
  ) {
    const info = cleanInfo(input.info ?? '');
    assertValid({
      email: checkEmail(email),
      password: checkNewPassword(password, { email, nickName }),
      nickName: checkNickName(nickName),
      info: checkSignUpInfo(info),
      agreesToTerms: agreesToTerms ? undefined : '이용약관과 개인정보처리방침에 동의해 주세요.',
    });
    // Only valid forms count, so that corrections are free but probing for taken addresses is limited.
    await this.parts.limiter.consume('SIGN_UP', addressBlock(address));
    return { email, nickName, info, passwordHash: await this.parts.passwords.hash(password) };
  }

  private async isOfKakao({ memberId }: Viewer): Promise<boolean> {
    return (await this.get(memberId)).passwordHash === null;
  }

  private async savePicture(manager: EntityManager, id: number, received: Received): Promise<void> {
    if (received.length === 0) return;
    const [picture] = await this.parts.files.save(manager, received, { uploaderId: id });
    await manager.update(Member, id, { profileImageId: picture?.id });
  }

  private async dropPicture(
    manager: EntityManager,
    { id, profileImageId }: Pick<Member, 'id'> & { profileImageId: number },
    names: string[],
  ): Promise<void> {
    const pictures = await manager.findBy(StoredFile, { id: profileImageId });
    if (this.parts.files.named(pictures, names).length > 0) await manager.update(Member, id, { profileImageId: null });
  }
}

/** Translates a unique violation of the e-mail or the nickname to CONFLICT. */
async function changing<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  try {
    return await dataSource.transaction(work);
  } catch (error) {
    throw asConflict(error);
  }
}
