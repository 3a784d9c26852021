import { claimsOf, currentToken } from '../session/token';
import { VISITOR } from './answer-store';

/** A session, not a member: nothing stored is shared with the next sign-in, even of the same member. */
export const ownerOf = (token: string | null): string => (token === null ? VISITOR : String(claimsOf(token).jti));

export const currentOwner = () => ownerOf(currentToken());
