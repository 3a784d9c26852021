import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { paths } from '../../lib/paths';
import { closePets, usePetSheet } from '../../lib/pets/open-pets';
import { closeSignIn, showSessionEndedToast, type SignInRequest, useSignInRequest } from '../../lib/session/sign-in-request';
import { useResetStoreOnSessionChange } from '../../lib/session/use-session';
import { Toasts } from './toasts';

const loadSignInModal = () => import('./sign-in-modal').then((file) => ({ default: file.SignInModal }));
const SignInModal = lazy(loadSignInModal);
const loadPetSheet = () => import('../../features/pet/pet-sheet').then((file) => file.PetSheet);

// Ahead of the press that opens them, which tries again and reports a failure.
export const preloadSignIn = () => void loadSignInModal().catch(() => undefined);
export const preloadPets = () => void loadPetSheet().catch(() => undefined);

/** What belongs to no page: the sign-in dialog, the sheet of the pets, and messages that outlive a page. */
export function GlobalOverlays() {
  useResetStoreOnSessionChange();
  return (
    <>
      <SignInOverlay />
      <PetOverlay />
      <Toasts />
    </>
  );
}

function SignInOverlay() {
  const request = useSignInRequest();
  // Stays once it was needed, so that it can close as gently as it opened.
  const [wasRequested, setWasRequested] = useState(false);
  if (request && !wasRequested) setWasRequested(true);
  return (
    <ErrorBoundary resetKey="" fallback={() => request && <ToLoginPage request={request} />}>
      <Suspense>{wasRequested && <SignInModal request={request} />}</Suspense>
    </ErrorBoundary>
  );
}

/** The way that is left when the dialog's code did not come. */
function ToLoginPage({ request }: { request: SignInRequest }) {
  const navigate = useNavigate();
  useEffect(() => {
    closeSignIn();
    if (request.hasSessionEnded) showSessionEndedToast();
    void navigate(paths.login(), { state: { returnTo: request.returnTo } satisfies SignInRequest });
  }, [navigate, request]);
  return null;
}

function PetOverlay() {
  const { isOpen, goOn } = usePetSheet();
  const { Dialog, prepare } = useLazyDialog(loadPetSheet);
  const load = useEffectEvent(() => void prepare().then((isThere) => isThere || closePets()));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);
  return Dialog && <Dialog isOpen={isOpen} onClose={closePets} onAnswer={goOn} />;
}
