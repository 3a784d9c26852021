import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import { isSameEmail } from './member.policy';

/** Clients may send the member's e-mail; the acting member is always the token's. */
export function assertOwnAccount(email: string | null | undefined, viewer: Viewer): void {
  if (email != null && !isSameEmail(email, viewer.email)) throw new AppError('FORBIDDEN', '권한이 없습니다.');
}
