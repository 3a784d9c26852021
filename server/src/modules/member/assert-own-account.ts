import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import { isSameEmail } from './member.policy';

/** Clients may name the member that they mean; who acts is always the token's member. */
export function assertOwnAccount(email: string | null | undefined, viewer: Viewer): void {
  if (email != null && !isSameEmail(email, viewer.email)) throw new AppError('FORBIDDEN', '권한이 없습니다.');
}
