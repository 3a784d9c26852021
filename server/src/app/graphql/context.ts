import type { SessionService } from '../../modules/member/session.service';
import { AppError } from '../../shared/errors';
import type { RequestContext } from '../../shared/request-context';

export interface RequestFacts {
  authorization: string | undefined;
  requestId: string;
  address: string;
  userAgent?: string | undefined;
  signal?: () => AbortSignal;
}

/** Clients in the field send these when they have no token. */
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** @throws AppError UNAUTHENTICATED for an invalid token; it never counts as a visitor */
export async function createContext(
  sessions: Pick<SessionService, 'findViewer'>,
  { authorization, ...facts }: RequestFacts,
): Promise<RequestContext> {
  const token = authorization?.replace(/^Bearer(\s+|$)/i, '').trim() ?? '';
  if (NO_TOKEN.has(token)) return { viewer: null, caching: {}, ...facts };
  const viewer = await sessions.findViewer(token);
  if (!viewer) throw new AppError('UNAUTHENTICATED', '로그인이 만료되었습니다. 다시 로그인해 주세요.');
  return { viewer, ...facts };
}
