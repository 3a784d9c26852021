import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageSkeleton } from '../../../components/page-skeleton';
import { paths } from '../../../lib/paths';
import { hasSignedOutHere } from '../../../lib/session/token';
import { useSession, type SessionMember } from '../../../lib/session/use-session';

interface MembersOnlyProps {
  children: (viewer: SessionMember) => ReactNode;
}

/** Sends visitors to sign in, and back here afterwards. */
export function MembersOnly({ children }: MembersOnlyProps) {
  const { viewer, isLoading, error } = useSession();
  const { pathname, search } = useLocation();
  const [wasMember, setWasMember] = useState(false);
  if (viewer && !wasMember) setWasMember(true);

  if (viewer) return children(viewer);
  // The page's boundary tells, and asks again when told to.
  if (error) throw error;
  if (isLoading) return <PageSkeleton />;
  if (wasMember && hasSignedOutHere()) return <Navigate to={paths.home()} replace />;
  return <Navigate to={paths.login()} state={{ returnTo: pathname + search }} replace />;
}
