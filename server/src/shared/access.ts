import { Extensions } from 'type-graphql';

/** Who may call a root field. Row rules (owner, author) are policies on top of it. */
export type AccessLevel = 'PUBLIC' | 'MEMBER' | 'ADMIN';

/**
 * Declares who may call a query or mutation. A root field without it stops the start:
 * app/auth-checker.ts closes the schema by default and enforces this before the resolver runs.
 */
export const Access = (level: AccessLevel) => Extensions({ access: level });

/** Marks a root field that looks at a password, a code or a token of somebody: one request may hold one such field (app/limits.ts). */
export const ChecksSecret = () => Extensions({ checksSecret: true });
