import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { DataSource, EntityManager } from 'typeorm';
import { SESSION_DAYS } from '../../shared/validation/member-rules';
import type { Viewer } from '../../shared/viewer';
import type { Member } from './member.entity';
import { Session } from './session.entity';

const LIFETIME_SECONDS = SESSION_DAYS * 24 * 60 * 60;
/** Issuer and audience. */
const NAME = 'baldojang';
/** Ours are shorter than 2,000 characters with the longest e-mail; longer ones are not worth a signature. */
const TOKEN_MAX = 4_096;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Owns sign-ins that last: their rows and the tokens that belong to them. A token is good as long as its row is there, so that
 * ending a sign-in holds at the next request, on every server. Not here: who may sign in (sign-in.service.ts).
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
  ): Promise<{ token: string; expiresAt: Date }> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const session = { id: randomUUID(), memberId: id, expiresAt: new Date((issuedAt + LIFETIME_SECONDS) * 1000) };
    await manager.insert(Session, session);
    await removeExpired(manager);
    const token = await new SignJWT({ scp: isAdmin ? 'admin' : '' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(email)
      .setIssuer(NAME)
      .setAudience(NAME)
      .setJti(session.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(session.expiresAt)
      .sign(this.key);
    return { token, expiresAt: session.expiresAt };
  }

  /** @returns null for a token that is not valid, whatever the reason */
  async findViewer(token: string): Promise<Viewer | null> {
    const claims = await this.claimsOf(token);
    if (!claims) return null;
    // What the member may do is asked of the row: the token's `scp` is for clients and may be days old.
    const [row] = await this.dataSource.query<Viewer[]>(
      `SELECT member.id AS "memberId", member.email, member.is_admin AS "isAdmin", session.id AS "sessionId"
       FROM session JOIN member ON member.id = session.member_id
       WHERE session.id = $1 AND session.expires_at > now() AND member.email = $2`,
      [claims.sessionId, claims.email],
    );
    return row ?? null;
  }

  async close(sessionId: string): Promise<void> {
    await this.dataSource.manager.delete(Session, { id: sessionId });
  }

  /** Leaves the sign-in that asks. */
  async closeOthers(manager: EntityManager, { memberId, sessionId }: Viewer): Promise<void> {
    await manager.query('DELETE FROM session WHERE member_id = $1 AND id <> $2', [memberId, sessionId]);
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

/** A few at a time and none that another sign-in is removing at this moment. */
async function removeExpired(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM session WHERE id IN
       (SELECT id FROM session WHERE expires_at <= now() ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
