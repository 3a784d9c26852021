import { createHash, randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import type { TemporaryCodeResult } from './member.output';

const { length, seconds } = MEMBER_RULES.temporaryCode;
/** No 0, O, 1 or I: people type it. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Wrong tries after which a code is void. */
const TRIES_MAX = 5;

/** Owns the codes that Kakao members type in place of a password. One per member, in the database: any server knows it. */
export class TemporaryCodes {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the place of an earlier code. */
  async create(memberId: number): Promise<TemporaryCodeResult> {
    await this.dataSource.query('DELETE FROM temporary_code WHERE expires_at <= now()');
    const code = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const [row] = await this.dataSource.query<[{ expiresAt: Date }]>(
      `INSERT INTO temporary_code (member_id, code_hash, tries, expires_at) VALUES ($1, $2, 0, now() + $3 * interval '1 second')
       ON CONFLICT (member_id) DO UPDATE SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at
       RETURNING expires_at AS "expiresAt"`,
      [memberId, hashOf(memberId, code), seconds],
    );
    return { code, expiresAt: row.expiresAt };
  }

  /** Counts the try before it looks, so that parallel tries are no more than those allowed. */
  async matches(memberId: number, code: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[{ codeHash: string }[], number]>(
      `UPDATE temporary_code SET tries = tries + 1 WHERE member_id = $1 AND tries < $2 AND expires_at > now()
       RETURNING code_hash AS "codeHash"`,
      [memberId, TRIES_MAX],
    );
    return rows[0]?.codeHash === hashOf(memberId, code);
  }

  /**
   * Uses the code up, together with what it is used for: when that fails, the code is still there.
   * @returns false when somebody else was faster, or a newer code is there
   */
  async redeem(manager: EntityManager, memberId: number, code: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown[], number]>(
      'DELETE FROM temporary_code WHERE member_id = $1 AND code_hash = $2',
      [memberId, hashOf(memberId, code)],
    );
    return count === 1;
  }
}

/**
 * No slow hash: the code is 40 random bits, lives two minutes and is worth nothing without the member's own sign-in. The
 * member's id keeps equal codes from looking equal.
 */
function hashOf(memberId: number, code: string): string {
  return createHash('sha256').update(`${memberId}:${code.trim().toUpperCase()}`).digest('base64url');
}
