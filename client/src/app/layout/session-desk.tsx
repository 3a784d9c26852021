import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary';
import { paths } from '../../lib/paths';
import { closeSignIn, type SignInRequest, useSignInRequest } from '../../lib/session/sign-in-request';
import { useStoreFollowsSession } from '../../lib/session/use-store-follows-session';
import { useWasToastAsked } from '../../lib/toast';
import { whenIdle } from '../../lib/when-idle';

const loadSignInModal = () => import('./sign-in-modal').then((file) => ({ default: file.SignInModal }));
const SignInModal = lazy(loadSignInModal);
const loadToasts = () => import('./toasts').then((file) => ({ default: file.Toasts }));
const Toasts = lazy(loadToasts);

/** Ahead of the press that opens it. One that fails says nothing: opening tries again and leads to /login. */
export const preloadSignIn = () => void loadSignInModal().catch(() => undefined);

/** What belongs to no page: the sign-in dialog and the messages that outlive a page. Their code comes when they are needed. */
export function SessionDesk() {
  const request = useSignInRequest();
  // Stays once it was needed, so that it can close as gently as it opened.
  const [wasRequested, setWasRequested] = useState(false);
  if (request && !wasRequested) setWasRequested(true);
  const hasToasts = useWasToastAsked();
  useStoreFollowsSession();
  useToastsAhead();
  return (
    <>
      <ErrorBoundary resetKey="" fallback={() => request && <ToLoginPage request={request} />}>
        <Suspense>{wasRequested && <SignInModal request={request} />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary resetKey="" fallback={() => null}>
        <Suspense>{hasToasts && <Toasts />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Who begins to do something will be told something, and perhaps that the network is gone: then it would be too late to load. */
function useToastsAhead(): void {
  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => {
      stop.abort();
      whenIdle(() => void loadToasts().catch(() => undefined));
    };
    for (const intent of ['pointerdown', 'keydown'])
      document.addEventListener(intent, prepare, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** The way that is left when the dialog's code did not come. */
function ToLoginPage({ request }: { request: SignInRequest }) {
  const navigate = useNavigate();
  useEffect(() => {
    closeSignIn();
    void navigate(paths.login(), { state: { returnTo: request.returnTo } satisfies SignInRequest });
  }, [navigate, request]);
  return null;
}
