import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { AppError } from '../../shared/errors';
import { QueuedMail } from '../mail/queued-mail.entity';
import type { Member } from './member.entity';
import { MemberLink, type MemberLinkKind } from './member-link.entity';

const BYTES = 32;

interface NewLink {
  memberId: number;
  kind: MemberLinkKind;
  email: string;
  minutes: number;
}

/** Replaces an earlier link of the kind. @returns the token, which is stored nowhere */
export async function createLink(manager: EntityManager, { minutes, ...link }: NewLink): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  const row = { ...link, tokenHash: hashOf(token), expiresAt: new Date(Date.now() + minutes * 60_000) };
  await manager.delete(MemberLink, { expiresAt: LessThanOrEqual(new Date()) });
  await manager.upsert(MemberLink, row, ['memberId', 'kind']);
  return token;
}

/**
 * Deletes the link in the caller's transaction, so that it works once and a rollback keeps it.
 * @throws AppError BAD_USER_INPUT for an unknown, used, replaced or expired one
 */
export async function redeemLink(
  manager: EntityManager,
  token: string,
  kinds: readonly MemberLinkKind[],
): Promise<Pick<MemberLink, 'memberId' | 'kind' | 'email'>> {
  // Raw: deleting and reading in one statement, so that only one of two concurrent requests gets it.
  const [rows] = await manager.query<[Pick<MemberLink, 'memberId' | 'kind' | 'email'>[], number]>(
    `DELETE FROM member_link WHERE token_hash = $1 AND kind = ANY($2) AND expires_at > now()
     RETURNING member_id AS "memberId", kind, email`,
    [hashOf(token), kinds],
  );
  const [link] = rows;
  if (!link) throw staleLink();
  return link;
}

/** Call it with a new password: otherwise a person who knew the old one could finish an e-mail change and take over the account. */
export async function voidLinks(manager: EntityManager, memberId: number): Promise<void> {
  await manager.delete(MemberLink, { memberId, kind: In(['RESET_PASSWORD', 'CHANGE_EMAIL']) });
  await manager.delete(QueuedMail, { memberId, kind: 'CHANGE_EMAIL' });
}

/** Whose password a link resets; it stays valid. */
export async function findLinkOwner(manager: EntityManager, token: string): Promise<Member | null> {
  const link = { tokenHash: hashOf(token), kind: 'RESET_PASSWORD', expiresAt: MoreThan(new Date()) } as const;
  const found = await manager.findOne(MemberLink, { where: link, relations: { member: true } });
  return found?.member ?? null;
}

export const staleLink = () =>
  new AppError('BAD_USER_INPUT', '이미 쓴 링크이거나 쓸 수 있는 시간이 지났습니다. 새 링크를 받아 주세요.', {
    fieldErrors: { token: '쓸 수 없는 링크입니다.' },
  });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
