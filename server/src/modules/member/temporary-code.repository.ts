import { createHash, randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import type { TemporaryCodeResult } from './member.output';
import { TemporaryCode } from './temporary-code.entity';

const { length, seconds } = MEMBER_RULES.temporaryCode;
/** Without 0, O, 1 and I, which are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Wrong tries after which a code is void. */
const TRIES_MAX = 5;

/** Codes that Kakao members type instead of a password, at most one per member. */
export class TemporaryCodes {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces an earlier code. Raw: the expiry is computed by the database clock and returned. */
  async create(memberId: number): Promise<TemporaryCodeResult> {
    await this.dataSource.createQueryBuilder().delete().from(TemporaryCode).where('expires_at <= now()').execute();
    const code = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const [row] = await this.dataSource.query<[{ expiresAt: Date }]>(
      `INSERT INTO temporary_code (member_id, code_hash, tries, expires_at) VALUES ($1, $2, 0, now() + $3 * interval '1 second')
       ON CONFLICT (member_id) DO UPDATE SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at
       RETURNING expires_at AS "expiresAt"`,
      [memberId, hashOf(memberId, code), seconds],
    );
    return { code, expiresAt: row.expiresAt };
  }

  /** Counts the try before comparing, so that concurrent tries cannot exceed the limit. Raw: one atomic UPDATE … RETURNING. */
  async matches(memberId: number, code: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[{ codeHash: string }[], number]>(
      `UPDATE temporary_code SET tries = tries + 1 WHERE member_id = $1 AND tries < $2 AND expires_at > now()
       RETURNING code_hash AS "codeHash"`,
      [memberId, TRIES_MAX],
    );
    return rows[0]?.codeHash === hashOf(memberId, code);
  }

  /**
   * Deletes the code in the caller's transaction, so that a rollback keeps it valid.
   * @returns false if the code was used or replaced meanwhile
   */
  async redeem(manager: EntityManager, memberId: number, code: string): Promise<boolean> {
    const { affected } = await manager.delete(TemporaryCode, { memberId, codeHash: hashOf(memberId, code) });
    return affected === 1;
  }
}

/**
 * A fast hash is enough: the code has 40 random bits, expires after two minutes and requires a signed-in member. The member's id
 * is the salt.
 */
function hashOf(memberId: number, code: string): string {
  return createHash('sha256').update(`${memberId}:${code.trim().toUpperCase()}`).digest('base64url');
}
