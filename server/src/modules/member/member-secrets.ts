import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import type { Viewer } from '../../shared/viewer';
import { countAttempt } from './count-attempt';
import { Member } from './member.entity';
import type { PasswordService } from './password.service';
import { assertOwnAccount } from './member.policy';
import type { TemporaryCodes } from './temporary-code.repository';

interface SentSecret {
  /** Must be the viewer's own if present. */
  email?: string | null;
  password: string;
  /** Input field for the error message. */
  field?: string;
}

/** A confirmed secret, to be redeemed in the transaction that needs it. */
export interface SecretProof {
  /**
   * Locks the member's row.
   * @throws AppError FORBIDDEN if the secret was changed or used meanwhile, UNAUTHENTICATED if the member withdrew
   */
  redeem: (manager: EntityManager) => Promise<Member>;
}

interface MemberSecretsParts {
  dataSource: DataSource;
  passwords: PasswordService;
  codes: TemporaryCodes;
  limiter: Limiter;
}

/** Owns re-authentication of a signed-in member by password, or by temporary code for Kakao members. */
export class MemberSecrets {
  constructor(private readonly parts: MemberSecretsParts) {}

  /**
   * @throws AppError BAD_USER_INPUT if blank, FORBIDDEN if wrong or for another member, TOO_MANY_REQUESTS after too many wrong ones
   */
  async prove({ email, password: secret, field = 'password' }: SentSecret, viewer: Viewer): Promise<SecretProof> {
    if (secret.trim() === '') throw refusal('BAD_USER_INPUT', '비밀번호를 입력해주세요.', field);
    assertOwnAccount(email, viewer);
    const { memberId } = viewer;
    const { dataSource, passwords, codes, limiter } = this.parts;
    const { passwordHash } = await getMember(dataSource.manager, memberId);
    const wrong = () =>
      passwordHash === null
        ? refusal('FORBIDDEN', '임시 코드가 올바르지 않거나 만료되었습니다. 새 코드를 받아 주세요.', field)
        : refusal('FORBIDDEN', '비밀번호가 올바르지 않습니다.', field);
    await countAttempt(limiter, [['SECRET_CHECK', String(memberId)]], async () => {
      const isRight = passwordHash === null ? codes.matches(memberId, secret) : passwords.matches(secret, passwordHash);
      if (!(await isRight)) throw wrong();
    });
    return {
      redeem: async (manager) => {
        const member = await getMember(manager, memberId, true);
        const isStillRight =
          passwordHash === null ? await codes.redeem(manager, memberId, secret) : member.passwordHash === passwordHash;
        if (!isStillRight) throw wrong();
        return member;
      },
    };
  }
}

/** The member is missing only after a concurrent withdrawal. */
async function getMember(manager: EntityManager, id: number, isLocked = false): Promise<Member> {
  const lock = isLocked ? ({ mode: 'pessimistic_write' } as const) : undefined;
  const member = await manager.findOne(Member, { where: { id }, lock });
  if (!member) throw new AppError('UNAUTHENTICATED', '로그인이 만료되었습니다. 다시 로그인해 주세요.');
  return member;
}

function refusal(code: 'BAD_USER_INPUT' | 'FORBIDDEN', text: string, field: string): AppError {
  return new AppError(code, text, { fieldErrors: { [field]: text } });
}
