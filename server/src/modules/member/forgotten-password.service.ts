import type { DataSource } from 'typeorm';
import type { Mail } from '../../adapters/mail/mail-transport';
import { addressBlock } from '../../shared/http/address-block';
import type { Limiter } from '../../shared/http/limiter';
import { assertValid } from '../../shared/validation/assertions';
import { receivesMail } from '../../shared/validation/member-rules';
import type { ClaimedMail, MailService } from '../mail/mail.service';
import { assertAvailable, confirmEmail } from './email.service';
import { checkEmail, checkNewPassword } from './member-checks';
import { Member } from './member.entity';
import type { RequestPasswordResetInput, ResetPasswordInput } from './member.input';
import { createLink, findLinkOwner, redeemLink, staleLink, voidLinks } from './member-links';
import { kakaoSignInMail, LINK_MINUTES, resetPasswordMail } from './member-mails';
import { findByEmail } from './member.repository';
import type { PasswordService } from './password.service';
import { Session } from './session.entity';
import { accountKey } from './sign-in.service';

interface ForgottenPasswordParts {
  dataSource: DataSource;
  passwords: PasswordService;
  limiter: Limiter;
  mail: MailService;
  publicUrl: string;
}

/** Owns the link with which a member who forgot the password sets a new one. */
export class ForgottenPasswordService {
  constructor(private readonly parts: ForgottenPasswordParts) {
    parts.mail.compose('RESET_PASSWORD', (queued) => this.compose(queued));
  }

  /**
   * Same answer, statements and time for an unknown address: the member is looked up when the mail is sent.
   * @throws AppError TOO_MANY_REQUESTS, also for unknown addresses
   */
  async request({ email: raw }: RequestPasswordResetInput, address: string): Promise<boolean> {
    const { dataSource, limiter, mail } = this.parts;
    assertAvailable(mail);
    const email = raw.trim();
    assertValid({ email: checkEmail(email) });
    await limiter.consume('MAIL_ADDRESS', addressBlock(address));
    await limiter.consume('MAIL_ACCOUNT', email.toLowerCase());
    await mail.queue(dataSource.manager, { kind: 'RESET_PASSWORD', address: email, usefulMinutes: LINK_MINUTES.RESET_PASSWORD });
    mail.sendSoon();
    return true;
  }

  /**
   * Closes all sessions, resets the failed attempts, and confirms the e-mail that the link went to.
   * @throws AppError BAD_USER_INPUT for a link that is of no use any more or a weak password, TOO_MANY_REQUESTS
   */
  async reset({ token, newPassword }: ResetPasswordInput, address: string): Promise<boolean> {
    const { dataSource, passwords, limiter } = this.parts;
    await limiter.consume('LINK_ADDRESS', addressBlock(address));
    const member = await findLinkOwner(dataSource.manager, token);
    if (!member) throw staleLink();
    assertValid({ newPassword: checkNewPassword(newPassword, member) });
    const passwordHash = await passwords.hash(newPassword);
    await dataSource.transaction(async (manager) => {
      const link = await redeemLink(manager, token, ['RESET_PASSWORD']);
      await manager.update(Member, link.memberId, { passwordHash });
      await confirmEmail(manager, link);
      await manager.delete(Session, { memberId: link.memberId });
      await voidLinks(manager, link.memberId);
    });
    await limiter.forget('SIGN_IN_ACCOUNT', accountKey(member, member.email));
    return true;
  }

  private async compose({ address }: ClaimedMail): Promise<Mail | null> {
    const { dataSource, publicUrl } = this.parts;
    const member = address === null ? null : await findByEmail(dataSource.manager, address);
    if (!member || !receivesMail(member.email)) return null;
    const { id: memberId, email, nickName } = member;
    if (member.passwordHash === null) return kakaoSignInMail({ to: email, nickName, publicUrl });
    const link = { memberId, kind: 'RESET_PASSWORD', email, minutes: LINK_MINUTES.RESET_PASSWORD } as const;
    return resetPasswordMail({ to: email, nickName, publicUrl, token: await createLink(dataSource.manager, link) });
  }
}
