import { useLocation } from 'react-router';
import { requestSignIn } from './sign-in-request';
import { useToken } from './token';

const MEMBERS_ONLY = '로그인 후 이용할 수 있어요';

export function useSignInGate() {
  const { pathname, search } = useLocation();
  const isVisitor = useToken() === null;
  return {
    isVisitor,
    /** For a control of members: it looks disabled to visitors, and pressing it should call `promptSignIn`. */
    disabledProps: isVisitor ? ({ 'aria-disabled': true, title: MEMBERS_ONLY } as const) : {},
    /** Opens the sign-in, which leads back to this page. */
    promptSignIn: () => requestSignIn({ returnTo: pathname + search }),
    /** The same after the session has ended, and says so. */
    promptSignInAgain: () => requestSignIn({ returnTo: pathname + search, hasSessionEnded: true }),
  };
}
