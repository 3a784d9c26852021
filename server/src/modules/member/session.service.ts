import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type DataSource, type EntityManager, MoreThan, Not } from 'typeorm';
import { LIMITS } from '../../shared/validation/limits';
import { SESSION_DAYS } from '../../shared/validation/member-rules';
import type { Viewer } from '../../shared/viewer';
import { deviceName } from './device-name';
import type { Member } from './member.entity';
import { Session } from './session.entity';
import { deleteExpiredSessions, findViewer, markSeen } from './session.repository';

const LIFETIME_SECONDS = SESSION_DAYS * 24 * 60 * 60;
/** Issuer and audience. */
const NAME = 'baldojang';
/** Issued tokens are shorter; longer ones are refused before the signature check. */
const TOKEN_MAX = 4_096;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Owns sessions and their tokens. A token is valid only while its session row exists, so that sign-out takes effect immediately on
 * every server. Not here: who may sign in (sign-in.service.ts).
 */
export class SessionService {
  private readonly key: KeyObject;

  constructor(
    private readonly dataSource: DataSource,
    secret: string,
  ) {
    this.key = createSecretKey(Buffer.from(secret, 'utf8'));
  }

  async open(
    manager: EntityManager,
    { id, email, isAdmin }: Pick<Member, 'id' | 'email' | 'isAdmin'>,
    userAgent?: string,
  ): Promise<{ token: string; expiresAt: Date }> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const expiresAt = new Date((issuedAt + LIFETIME_SECONDS) * 1000);
    const session = { id: randomUUID(), memberId: id, device: deviceName(userAgent), expiresAt };
    await manager.insert(Session, session);
    await deleteExpiredSessions(manager);
    const token = await new SignJWT({ scp: isAdmin ? 'admin' : '' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(email)
      .setIssuer(NAME)
      .setAudience(NAME)
      .setJti(session.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.key);
    return { token, expiresAt };
  }

  /**
   * Permissions come from the member row: the token's `scp` is for clients and may be outdated.
   * @returns null for an invalid token
   */
  async findViewer(token: string): Promise<Viewer | null> {
    const claims = await this.claimsOf(token);
    const found = claims && (await findViewer(this.dataSource, claims.sessionId, claims.email));
    if (!found) return null;
    // The request does not wait for it, and a lost update only leaves the session a day older.
    if (found.isFirstOfDay) void markSeen(this.dataSource, found.viewer.sessionId).catch(() => undefined);
    return found.viewer;
  }

  /** The member's valid sessions, most recently seen first. */
  list(memberId: number): Promise<Session[]> {
    return this.dataSource.getRepository(Session).find({
      where: { memberId, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC', insertedAt: 'DESC', id: 'ASC' },
      take: LIMITS.sessionListMax,
    });
  }

  isOpen({ sessionId }: Viewer): Promise<boolean> {
    return this.dataSource.getRepository(Session).existsBy({ id: sessionId, expiresAt: MoreThan(new Date()) });
  }

  async close(sessionId: string): Promise<void> {
    await this.dataSource.manager.delete(Session, { id: sessionId });
  }

  /**
   * Closes all sessions of the member except the current one.
   * @returns how many
   */
  async closeOthers(manager: EntityManager, { memberId, sessionId }: Viewer): Promise<number> {
    const { affected } = await manager.delete(Session, { memberId, id: Not(sessionId) });
    return affected ?? 0;
  }

  private async claimsOf(token: string): Promise<{ email: string; sessionId: string } | null> {
    if (token.length > TOKEN_MAX) return null;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        typ: 'JWT',
        issuer: NAME,
        audience: NAME,
        requiredClaims: ['sub', 'exp', 'iat', 'jti', 'scp'],
      });
      const { sub, jti, scp } = payload;
      const isOurs = typeof sub === 'string' && typeof scp === 'string' && typeof jti === 'string' && UUID.test(jti);
      return isOurs ? { email: sub, sessionId: jti } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
