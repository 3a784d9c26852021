import type { DataSource, EntityManager } from 'typeorm';
import type { Mail } from '../../adapters/mail/mail-transport';
import { addressBlock } from '../../shared/http/address-block';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { assertValid } from '../../shared/validation/assertions';
import { receivesMail } from '../../shared/validation/member-rules';
import type { Viewer } from '../../shared/viewer';
import type { ClaimedMail, MailService } from '../mail/mail.service';
import { QueuedMail } from '../mail/queued-mail.entity';
import { FormerEmail } from './former-email.entity';
import { checkEmail } from './member-checks';
import { asConflict } from './member-conflict';
import { lockActor } from './member.locks';
import { createLink, redeemLink } from './member-links';
import { MemberLink, type MemberLinkKind } from './member-link.entity';
import { changeEmailMail, confirmEmailMail, emailChangedMail, LINK_MINUTES } from './member-mails';
import { MemberSecrets } from './member-secrets';
import { Member } from './member.entity';
import type { ConfirmEmailInput, RequestEmailChangeInput } from './member.input';
import { findByEmail } from './member.repository';
import type { PasswordService } from './password.service';
import { Session } from './session.entity';
import type { SuspendedIdentities } from './suspended-identities';
import { TemporaryCodes } from './temporary-code.repository';

const DAY_MINUTES = 24 * 60;

export interface EmailServiceParts {
  dataSource: DataSource;
  limiter: Limiter;
  mail: MailService;
  passwords: PasswordService;
  suspendedIdentities: SuspendedIdentities;
  publicUrl: string;
}

/** Owns confirming and changing the e-mail of a member. Unconfirmed members may do everything. */
export class EmailService {
  private readonly secrets: MemberSecrets;

  constructor(private readonly parts: EmailServiceParts) {
    const { mail, dataSource } = parts;
    this.secrets = new MemberSecrets({ ...parts, codes: new TemporaryCodes(dataSource) });
    mail.compose('CONFIRM_EMAIL', (queued) => this.composeLink(queued, 'CONFIRM_EMAIL', confirmEmailMail));
    mail.compose('CHANGE_EMAIL', (queued) => this.composeLink(queued, 'CHANGE_EMAIL', changeEmailMail));
    mail.compose('EMAIL_CHANGED', (queued) => this.composeNotice(queued));
  }

  get isAvailable(): boolean {
    return this.parts.mail.isAvailable;
  }

  /** @throws AppError BAD_USER_INPUT if there is nothing to confirm, TOO_MANY_REQUESTS */
  async requestConfirmation({ memberId }: Viewer): Promise<boolean> {
    const { dataSource, mail, limiter } = this.parts;
    assertAvailable(mail);
    const member = await dataSource.getRepository(Member).findOneByOrFail({ id: memberId });
    if (!receivesMail(member.email)) throw new AppError('BAD_USER_INPUT', '확인할 이메일이 없습니다.');
    if (member.emailConfirmedAt) throw new AppError('BAD_USER_INPUT', '이미 확인한 이메일입니다.');
    await limiter.consume('MAIL_ACCOUNT', `member ${memberId}`);
    await dataSource.transaction(async (manager) => {
      await lockActor(manager, memberId);
      await queueConfirmation(mail, manager, memberId);
    });
    mail.sendSoon();
    return true;
  }

  /**
   * The e-mail stays until the link at the new address is opened.
   * @throws AppError CONFLICT for a taken one, FORBIDDEN for a wrong secret, TOO_MANY_REQUESTS
   */
  async requestChange({ email, newEmail: raw, password }: RequestEmailChangeInput, viewer: Viewer): Promise<boolean> {
    const { dataSource, mail, limiter } = this.parts;
    assertAvailable(mail);
    const newEmail = raw.trim();
    assertValid({ newEmail: checkEmail(newEmail) });
    const proof = await this.secrets.prove({ email, password }, viewer);
    await limiter.consume('MAIL_ACCOUNT', `member ${viewer.memberId}`);
    await dataSource.transaction(async (manager) => {
      const { id } = await proof.redeem(manager);
      await lockActor(manager, id);
      await this.assertFree(manager, newEmail);
      await manager.delete(QueuedMail, { kind: 'CHANGE_EMAIL', memberId: id });
      const usefulMinutes = LINK_MINUTES.CHANGE_EMAIL;
      await mail.queue(manager, { kind: 'CHANGE_EMAIL', memberId: id, address: newEmail, usefulMinutes });
    });
    mail.sendSoon();
    return true;
  }

  /**
   * Opens a link of a confirmation or of a change. A change closes all sessions, because tokens carry the e-mail.
   * @throws AppError BAD_USER_INPUT for a link that is of no use any more, CONFLICT if the new address was taken meanwhile
   */
  async confirm({ token }: ConfirmEmailInput, address: string): Promise<boolean> {
    const { dataSource, limiter, mail } = this.parts;
    await limiter.consume('LINK_ADDRESS', addressBlock(address));
    try {
      await dataSource.transaction(async (manager) => {
        const link = await redeemLink(manager, token, ['CONFIRM_EMAIL', 'CHANGE_EMAIL']);
        if (link.kind === 'CHANGE_EMAIL') await this.change(manager, link.memberId, link.email);
        else await confirmEmail(manager, link);
      });
    } catch (error) {
      throw asConflict(error);
    }
    mail.sendSoon();
    return true;
  }

  private async change(manager: EntityManager, memberId: number, email: string): Promise<void> {
    const { mail, suspendedIdentities } = this.parts;
    const member = await manager.findOneOrFail(Member, { where: { id: memberId }, lock: { mode: 'pessimistic_write' } });
    await manager.update(Member, memberId, { email, emailConfirmedAt: new Date() });
    await suspendedIdentities.assertFree(manager, { email, kakaoId: null });
    await manager.delete(Session, { memberId });
    // They went to the former address.
    await manager.delete(MemberLink, { memberId });
    await manager.delete(QueuedMail, { memberId });
    if (!receivesMail(member.email)) return;
    await manager.insert(FormerEmail, { memberId, email: member.email });
    await mail.queue(manager, { kind: 'EMAIL_CHANGED', memberId, address: member.email, usefulMinutes: DAY_MINUTES });
  }

  /** Sign-up tells as much. */
  private async assertFree(manager: EntityManager, email: string): Promise<void> {
    if (await findByEmail(manager, email)) {
      const text = '이미 가입한 이메일입니다.';
      throw new AppError('CONFLICT', text, { fieldErrors: { newEmail: text } });
    }
    await this.parts.suspendedIdentities.assertFree(manager, { email, kakaoId: null });
  }

  private async composeLink(
    { memberId, address }: ClaimedMail,
    kind: MemberLinkKind & keyof typeof LINK_MINUTES,
    write: typeof confirmEmailMail,
  ): Promise<Mail | null> {
    const { dataSource, publicUrl } = this.parts;
    const member = await this.findMember(memberId);
    const to = address ?? member?.email;
    if (!member || !to || (kind === 'CONFIRM_EMAIL' && member.emailConfirmedAt)) return null;
    const token = await createLink(dataSource.manager, { memberId: member.id, kind, email: to, minutes: LINK_MINUTES[kind] });
    return write({ to, nickName: member.nickName, publicUrl, token });
  }

  private async composeNotice({ memberId, address }: ClaimedMail): Promise<Mail | null> {
    const member = await this.findMember(memberId);
    return member && address
      ? emailChangedMail({ to: address, nickName: member.nickName, publicUrl: this.parts.publicUrl })
      : null;
  }

  private async findMember(id: number | null): Promise<Member | null> {
    return id === null ? null : this.parts.dataSource.manager.findOneBy(Member, { id });
  }
}

/** Only the address that the link went to: it may have changed since. */
export async function confirmEmail(
  manager: EntityManager,
  { memberId, email }: { memberId: number; email: string },
): Promise<void> {
  await manager.update(Member, { id: memberId, email }, { emailConfirmedAt: new Date() });
}

/** @throws AppError BAD_USER_INPUT where no mail is sent */
export function assertAvailable(mail: MailService): void {
  if (!mail.isAvailable) throw new AppError('BAD_USER_INPUT', '이 서버에서는 메일을 보낼 수 없습니다. 문의하기로 알려 주세요.');
}

/** In the transaction of the sign-up, or when the member requests it again. */
export function queueConfirmation(mail: MailService, manager: EntityManager, memberId: number): Promise<void> {
  return mail.queue(manager, { kind: 'CONFIRM_EMAIL', memberId, usefulMinutes: DAY_MINUTES });
}
