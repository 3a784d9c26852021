import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { PageSkeleton } from '../../../components/page-skeleton';
import { paths } from '../../../lib/paths';
import { closeSignIn, requestSignIn } from '../../../lib/session/sign-in-request';
import { sessionEnd } from '../../../lib/session/token';
import { useSession, type SessionMember } from '../../../lib/session/use-session';
import { useLastKnown } from '../../../lib/use-last-known';

/**
 * Sends visitors to sign in, and back here afterwards. When the session ends under an open page, the page stays as it is until the
 * person has signed in again: what was typed there is not lost.
 */
export function MembersOnly({ children }: { children: (viewer: SessionMember) => ReactNode }) {
  const { viewer, isLoading, error } = useSession();
  const { pathname, search } = useLocation();
  const member = useLastKnown(viewer);
  const returnTo = pathname + search;

  // The page's boundary shows it, with a button to retry.
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

/** Asks for the sign-in over the page that stays open below; who does not want to leaves that page. */
function SignInAgain({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const ask = useEffectEvent(() => {
    requestSignIn({
      returnTo,
      hasSessionEnded: true,
      onCancel: () => void navigate(paths.login(), { replace: true, state: { returnTo } }),
    });
  });
  useEffect(() => {
    ask();
    // Back leaves the page: no sign-in is needed then.
    return closeSignIn;
  }, []);
  return null;
}
