import { createHmac, hkdfSync } from 'node:crypto';
import { type EntityManager, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { AppError } from '../../shared/errors';
import { endText } from '../../shared/suspension';
import { receivesMail } from '../../shared/validation/member-rules';
import type { Member } from './member.entity';
import { SuspendedIdentity } from './suspended-identity.entity';

/** A different key for each use of the product's secret. */
const PURPOSE = 'suspended identity';

type Identity = Pick<Member, 'email' | 'kakaoId'>;

/** Owns the hashes of members who withdrew while suspended: until the suspension ends they cannot sign up again. */
export class SuspendedIdentities {
  private readonly key: Buffer;

  /** @param secret a new one forgets all identities */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  async keep(manager: EntityManager, identity: Identity, endsAt: Date | null): Promise<void> {
    const rows = this.hashesOf(identity).map((hash) => ({ hash, endsAt }));
    await manager.upsert(SuspendedIdentity, rows, ['hash']);
  }

  /**
   * Call it after the member's row is inserted: the insert waits for a withdrawal that is about to free the e-mail.
   * @throws AppError FORBIDDEN
   */
  async assertFree(manager: EntityManager, identity: Identity): Promise<void> {
    const hash = In(this.hashesOf(identity));
    const row = await manager.findOneBy(SuspendedIdentity, [
      { hash, endsAt: IsNull() },
      { hash, endsAt: MoreThan(new Date()) },
    ]);
    if (!row) return;
    throw new AppError('FORBIDDEN', `이용이 정지되어 ${row.endsAt ? `${endText(row.endsAt)} ` : ''}다시 가입할 수 없습니다.`);
  }

  private hashesOf({ email, kakaoId }: Identity): string[] {
    const hash = (kind: string, value: string) => createHmac('sha256', this.key).update(`${kind}:${value}`).digest('hex');
    return [
      ...(receivesMail(email) ? [hash('email', email.toLowerCase())] : []),
      ...(kakaoId === null ? [] : [hash('kakao', kakaoId)]),
    ];
  }
}

/** Called at each sign-in, as for expired sessions. */
export async function deleteEnded(manager: EntityManager): Promise<void> {
  await manager.delete(SuspendedIdentity, { endsAt: LessThanOrEqual(new Date()) });
}
