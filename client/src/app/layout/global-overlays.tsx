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

// Before the press that opens them, which tries again and reports failures.
export const preloadSignIn = () => void loadSignInModal().catch(() => undefined);
export const preloadPets = () => void loadPetSheet().catch(() => undefined);

/** Parts of no page: the sign-in dialog, the sheet of the pets, and toasts. */
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
  // Stays mounted for its closing animation.
  const [wasRequested, setWasRequested] = useState(false);
  if (request && !wasRequested) setWasRequested(true);
  return (
    <ErrorBoundary resetKey="" fallback={() => request && <ToLoginPage request={request} />}>
      <Suspense>{wasRequested && <SignInModal request={request} />}</Suspense>
    </ErrorBoundary>
  );
}

/** When the dialog's code did not load. */
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
  const load = useEffectEvent(() => void prepare().then((isLoaded) => isLoaded || closePets()));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);
  return Dialog && <Dialog isOpen={isOpen} onClose={closePets} onAnswer={goOn} />;
}
