import { randomInt } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { Member } from './member.entity';
import { voidLinks } from './member-links';
import { findByEmail } from './member.repository';
import type { PasswordService } from './password.service';
import { Session } from './session.entity';
import { accountKey } from './sign-in.service';

const LENGTH = 16;
/** A password contains one of each. Without characters that look alike. */
const KINDS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*+=-'];

interface PasswordResetParts {
  dataSource: DataSource;
  passwords: PasswordService;
  limiter: Limiter;
}

/** Owns resetting a lost password by the operator's command. Not here: the link by mail (forgotten-password.service.ts). */
export class PasswordResetService {
  constructor(private readonly parts: PasswordResetParts) {}

  /**
   * Closes all sessions of the member and resets the failed attempts.
   * @returns the new password, which is stored nowhere
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a member of Kakao
   */
  async reset(email: string): Promise<string> {
    const { dataSource, passwords, limiter } = this.parts;
    const password = randomPassword();
    const passwordHash = await passwords.hash(password);
    const member = await dataSource.transaction(async (manager) => {
      const found = await findByEmail(manager, email);
      if (!found) throw new AppError('NOT_FOUND', `이메일이 ${email}인 회원이 없습니다.`);
      if (found.kakaoId !== null)
        throw new AppError('BAD_USER_INPUT', '카카오 회원에게는 비밀번호가 없습니다. 카카오로 로그인하면 됩니다.');
      await manager.update(Member, found.id, { passwordHash });
      await manager.delete(Session, { memberId: found.id });
      await voidLinks(manager, found.id);
      await recordAction(manager, { actorId: null, action: AuditAction.RESET_PASSWORD, targetId: found.id, memberId: found.id });
      return found;
    });
    await limiter.forget('SIGN_IN_ACCOUNT', accountKey(member, email));
    return password;
  }
}

function randomPassword(): string {
  const all = KINDS.join('');
  const letters = Array.from({ length: LENGTH }, (_, index) => pick(KINDS[index] ?? all));
  for (let last = letters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [letters[last], letters[other]] = [letters[other]!, letters[last]!];
  }
  return letters.join('');
}

function pick(letters: string): string {
  return letters[randomInt(letters.length)]!;
}
