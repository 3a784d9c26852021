import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageSkeleton } from '../../../components/page-skeleton';
import { paths } from '../../../lib/paths';
import { sessionEnd } from '../../../lib/session/token';
import { useSession, type SessionMember } from '../../../lib/session/use-session';
import { useLastKnown } from '../../../lib/use-last-known';
import { SignInAgain } from './sign-in-again';

interface MembersOnlyProps {
  children: (viewer: SessionMember) => ReactNode;
}

/**
 * Sends visitors to sign in, and back here afterwards. When the session ends under an open page, the page stays as it is until the
 * person has signed in again: what was typed there is not lost.
 */
export function MembersOnly({ children }: MembersOnlyProps) {
  const { viewer, isLoading, error } = useSession();
  const { pathname, search } = useLocation();
  const member = useLastKnown(viewer);
  const returnTo = pathname + search;

  // The page's boundary tells, and asks again when told to.
  if (error && !member) throw error;
  if (!member && isLoading) return <PageSkeleton />;
  const isOver = !viewer && !isLoading && !error;
  if (member && isOver && sessionEnd() === 'signed-out') return <Navigate to={paths.home()} replace />;
  if (!member || (isOver && sessionEnd() === 'elsewhere')) return <Navigate to={paths.login()} state={{ returnTo }} replace />;
  return (
    <>
      {children(member)}
      {isOver && <SignInAgain returnTo={returnTo} />}
    </>
  );
}
