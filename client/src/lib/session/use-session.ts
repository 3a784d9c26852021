import { skipToken } from '@apollo/client/react';
import { useToken } from './token';
import { type ViewerQuery, useViewerQuery } from './viewer.generated';

/** A member as every part of the site knows the one who is signed in. */
export type SessionMember = NonNullable<ViewerQuery['viewer']>;

export interface Session {
  /** The member who is signed in; null for a visitor, and while `isLoading`. */
  viewer: SessionMember | null;
  /** A token is there, but not yet the member. */
  isLoading: boolean;
  /** A token is there, but the member could not be asked for. */
  error: Error | undefined;
  isAdmin: boolean;
  /** Whether what belongs to this e-mail is the viewer's own. Only for what is shown: the server decides what may be done. */
  hasAccess: (ownerEmail: string) => boolean;
}

export function useSession(): Session {
  const hasToken = useToken() !== null;
  const { data, error } = useViewerQuery(hasToken ? {} : skipToken);
  const viewer = (hasToken && data?.viewer) || null;
  return {
    viewer,
    isLoading: hasToken && !data && !error,
    error: hasToken ? error : undefined,
    isAdmin: viewer?.authNames.includes('admin') ?? false,
    hasAccess: (ownerEmail) => viewer?.email.toLowerCase() === ownerEmail.toLowerCase(),
  };
}
