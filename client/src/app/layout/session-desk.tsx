import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary';
import { paths } from '../../lib/paths';
import { saySessionEnded } from '../../lib/say-session-ended';
import { closeSignIn, type SignInRequest, useSignInRequest } from '../../lib/session/sign-in-request';
import { useStoreFollowsSession } from '../../lib/session/use-store-follows-session';
import { Toasts } from './toasts';

const loadSignInModal = () => import('./sign-in-modal').then((file) => ({ default: file.SignInModal }));
const SignInModal = lazy(loadSignInModal);

/** Ahead of the press that opens it. One that fails says nothing: opening tries again and leads to /login. */
export const preloadSignIn = () => void loadSignInModal().catch(() => undefined);

/** What belongs to no page: the sign-in dialog and the messages that outlive a page. */
export function SessionDesk() {
  const request = useSignInRequest();
  // Stays once it was needed, so that it can close as gently as it opened.
  const [wasRequested, setWasRequested] = useState(false);
  if (request && !wasRequested) setWasRequested(true);
  useStoreFollowsSession();
  return (
    <>
      <ErrorBoundary resetKey="" fallback={() => request && <ToLoginPage request={request} />}>
        <Suspense>{wasRequested && <SignInModal request={request} />}</Suspense>
      </ErrorBoundary>
      <Toasts />
    </>
  );
}

/** The way that is left when the dialog's code did not come. */
function ToLoginPage({ request }: { request: SignInRequest }) {
  const navigate = useNavigate();
  useEffect(() => {
    closeSignIn();
    if (request.hasSessionEnded) saySessionEnded();
    void navigate(paths.login(), { state: { returnTo: request.returnTo } satisfies SignInRequest });
  }, [navigate, request]);
  return null;
}
