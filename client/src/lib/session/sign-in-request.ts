import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { showToast } from '../toast';

export interface SignInRequest {
  /** Path of this site to go to afterwards: the page that asked for the sign-in. The home page by default. */
  returnTo?: string;
  /** Filled in already. */
  email?: string;
  /** Nobody opened the dialog: it has to say why it is there. */
  hasSessionEnded?: boolean;
  /** The person closed the dialog instead of signing in. */
  onCancel?: () => void;
}

const current = makeVar<SignInRequest | null>(null);

/** Opens the sign-in dialog, which the layout owns. */
export const requestSignIn = (request: SignInRequest = {}): void => void current(request);
export const closeSignIn = (): void => void current(null);

/** null while there is none. */
export const useSignInRequest = () => useReactiveVar(current);

export const SESSION_ENDED = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

/** For the way to the sign-in page; the sign-in dialog shows the text itself. */
export const showSessionEndedToast = () => showToast({ type: 'warning', text: SESSION_ENDED });
