import type { Viewer } from '../../shared/viewer';
import type { Member } from './member.entity';

export function isOwn(member: Pick<Member, 'id'>, viewer: Viewer | null): boolean {
  return viewer?.memberId === member.id;
}

/** Full e-mail, introduction, join date, role. */
export function canSeeProfile(member: Pick<Member, 'id'>, viewer: Viewer | null): boolean {
  return viewer?.isAdmin === true || isOwn(member, viewer);
}

/** As the unique index compares. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
