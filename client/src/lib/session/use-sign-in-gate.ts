import { useLocation } from 'react-router';
import { requestSignIn } from './sign-in-request';
import { useToken } from './token';

export interface SignInGate {
  isVisitor: boolean;
  /** For a control of members: it looks disabled to visitors, and pressing it should call `promptSignIn`. */
  disabledProps: { 'aria-disabled'?: true; title?: string };
  /** Opens the sign-in, which leads back to this page. */
  promptSignIn: () => void;
  /** The same when the session has ended meanwhile, and says so. */
  promptSignInAgain: () => void;
}

const STRINGS = { membersOnly: '로그인 후 이용할 수 있어요' };

export function useSignInGate(): SignInGate {
  const { pathname, search } = useLocation();
  const isVisitor = useToken() === null;
  return {
    isVisitor,
    disabledProps: isVisitor ? { 'aria-disabled': true, title: STRINGS.membersOnly } : {},
    promptSignIn: () => requestSignIn({ returnTo: pathname + search }),
    promptSignInAgain: () => requestSignIn({ returnTo: pathname + search, hasSessionEnded: true }),
  };
}
