import { Directive, Extensions } from 'type-graphql';
import { AppError } from './errors';
import type { Viewer } from './viewer';

/** Who may call a root field. Row rules (owner, author) are policies on top of it. */
export type AccessLevel = 'PUBLIC' | 'MEMBER' | 'ADMIN';

/** Shown in the manuals of GraphQL and REST. */
export const ACCESS_NAMES: Record<AccessLevel, string> = { PUBLIC: '누구나', MEMBER: '로그인한 회원', ADMIN: '관리자' };

/**
 * Declares who may call a query or mutation. A root field without it stops the start:
 * app/graphql/auth-checker.ts closes the schema by default and enforces this before the resolver runs.
 */
export const Access = (level: AccessLevel) => Extensions({ access: level });

/** Lets responses to visitors be cached for a minute (app/graphql/cache-control.ts), for a root field of `@Access('PUBLIC')`. */
export const CachedForVisitors = () => Directive('@cacheControl(maxAge: 60)');

/** Marks a root field that checks a password, code or token. A document may have only one of them (app/graphql/limits.ts). */
export const ChecksSecret = () => Extensions({ checksSecret: true });

/** Lets suspended members call a mutation; `assertNotSuspended` refuses them everywhere else. A service that locks the actor must agree. */
export const AllowsSuspended = () => Extensions({ allowsSuspended: true });

export function assertAccess(level: AccessLevel, viewer: Viewer | null): void {
  if (level === 'PUBLIC') return;
  if (!viewer) throw new AppError('UNAUTHENTICATED', '로그인이 필요합니다.');
  if (level === 'ADMIN' && !viewer.isAdmin) throw new AppError('FORBIDDEN', '권한이 없습니다.');
}
