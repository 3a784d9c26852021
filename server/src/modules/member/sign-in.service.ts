import type { DataSource, EntityManager } from 'typeorm';
import type { KakaoIdentityProvider } from '../../adapters/kakao/kakao-identity';
import { addressBlock } from '../../shared/http/address-block';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import type { RequestContext } from '../../shared/request-context';
import type { Viewer } from '../../shared/viewer';
import { countAttempt } from './count-attempt';
import { KakaoMembers } from './kakao-members';
import { Member } from './member.entity';
import type { KakaoSignInInput, SignInInput } from './member.input';
import type { KakaoSignIn, SignInResult } from './member.output';
import { findByEmail } from './member.repository';
import type { PasswordService } from './password.service';
import { deleteEnded, type SuspendedIdentities } from './suspended-identities';
import type { SessionService } from './session.service';

export interface SignInServiceParts {
  dataSource: DataSource;
  passwords: PasswordService;
  limiter: Limiter;
  sessions: SessionService;
  /** null if sign-in with Kakao is not configured. */
  kakao: KakaoIdentityProvider | null;
  suspendedIdentities: SuspendedIdentities;
}

/** Where a sign-in comes from. */
type Client = Pick<RequestContext, 'address' | 'userAgent'>;

/** Owns authentication and the limits on failed attempts. Not here: the sessions (session.service.ts). */
export class SignInService {
  private readonly kakaoMembers: KakaoMembers;

  constructor(private readonly parts: SignInServiceParts) {
    this.kakaoMembers = new KakaoMembers(parts);
  }

  /** Same response and same work for an unknown e-mail and a wrong password, so that accounts cannot be enumerated. */
  async signIn({ email: rawEmail, password }: SignInInput, { address, userAgent }: Client): Promise<SignInResult> {
    const { dataSource, passwords, limiter } = this.parts;
    const email = rawEmail.trim();
    if (!email || !password.trim()) throw new AppError('BAD_USER_INPUT', '이메일과 비밀번호를 모두 입력하세요.');
    const member = await findByEmail(dataSource.manager, email);
    const account = accountKey(member, email);
    const result = await countAttempt(
      limiter,
      // The address first: a blocked address must not use up the attempts of accounts.
      [
        ['SIGN_IN_ADDRESS', addressBlock(address)],
        ['SIGN_IN_ACCOUNT', account],
      ],
      async () => {
        const isRight = await passwords.matches(password, member?.passwordHash ?? null);
        if (!member || !isRight) throw wrong();
        return dataSource.transaction((manager) => this.openSession(manager, member, userAgent));
      },
    );
    await limiter.forget('SIGN_IN_ACCOUNT', account);
    return result;
  }

  async signInWithKakao({ code }: KakaoSignInInput, { address, userAgent }: Client): Promise<SignInResult> {
    const { dataSource, limiter, kakao } = this.parts;
    if (!kakao) throw new AppError('BAD_USER_INPUT', '이 서버에서는 카카오로 로그인할 수 없습니다.');
    if (!code.trim()) throw new AppError('BAD_USER_INPUT', '카카오에서 받은 code가 필요합니다.');
    return countAttempt(limiter, [['SIGN_IN_ADDRESS', addressBlock(address)]], async () => {
      const member = await this.kakaoMembers.findOrCreate(await kakao.findPerson(code));
      return dataSource.transaction((manager) => this.openSession(manager, member, userAgent));
    });
  }

  async signOut({ sessionId }: Viewer): Promise<boolean> {
    await this.parts.sessions.close(sessionId);
    return true;
  }

  kakaoSignIn(): KakaoSignIn | null {
    const { kakao } = this.parts;
    return kakao && { authorizeUrl: kakao.authorizeUrl, isDemo: kakao.isDemo };
  }

  /**
   * Locks the member's row: a concurrent password change or withdrawal must not leave a session opened with the old password.
   */
  private async openSession(manager: EntityManager, { id, passwordHash }: Member, userAgent?: string): Promise<SignInResult> {
    const member = await manager.findOne(Member, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!member || member.passwordHash !== passwordHash) throw wrong();
    await manager.update(Member, id, { lastSignInAt: new Date() });
    await deleteEnded(manager);
    return { ...(await this.parts.sessions.open(manager, member, userAgent)), member };
  }
}

/**
 * Key that counts attempts on an account. Existing members count by id, because several spellings of an e-mail match one account.
 */
export function accountKey(member: Pick<Member, 'id'> | null, email: string): string {
  return member ? `member ${member.id}` : email.toLowerCase();
}

function wrong(): AppError {
  return new AppError('UNAUTHENTICATED', '로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.');
}
