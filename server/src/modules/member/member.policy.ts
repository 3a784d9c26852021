import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import type { Member } from './member.entity';

export function isOwn(member: Pick<Member, 'id'>, viewer: Viewer | null): boolean {
  return viewer?.memberId === member.id;
}

/** Full e-mail, introduction, join date, role. */
export function canSeeProfile(member: Pick<Member, 'id'>, viewer: Viewer | null): boolean {
  return viewer?.isAdmin === true || isOwn(member, viewer);
}

/** Clients may send the member's e-mail; the acting member is always the token's. */
export function assertOwnAccount(email: string | null | undefined, viewer: Viewer): void {
  if (email != null && email.toLowerCase() !== viewer.email.toLowerCase()) throw new AppError('FORBIDDEN', '권한이 없습니다.');
}
