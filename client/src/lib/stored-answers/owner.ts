import { claimsOf, currentToken } from '../session/token';
import { VISITOR } from './answer-store';

/** A session, not a member: who signs in next, even with the same address, finds nothing of the one before. */
export const ownerOf = (token: string | null): string => (token === null ? VISITOR : String(claimsOf(token).jti));

export const currentOwner = () => ownerOf(currentToken());
