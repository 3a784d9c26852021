import { useLocation } from 'react-router';
import { requestSignIn } from './sign-in-request';
import { useToken } from './token';

export interface VisitorDoor {
  isVisitor: boolean;
  /** What a control for members says of itself to visitors: it looks disabled, and pressing it leads to the sign-in. */
  look: { 'aria-disabled'?: true; title?: string };
  /** Opens the sign-in, which leads back to this page. */
  askSignIn: () => void;
  /** The same for somebody whose session has ended meanwhile, and says so. */
  askSignInAgain: () => void;
}

const TITLE = '로그인 후 이용할 수 있어요';

export function useVisitorDoor(): VisitorDoor {
  const { pathname, search } = useLocation();
  const isVisitor = useToken() === null;
  const askSignIn = () => requestSignIn({ returnTo: pathname + search });
  return {
    isVisitor,
    look: isVisitor ? { 'aria-disabled': true, title: TITLE } : {},
    askSignIn,
    askSignInAgain: () => requestSignIn({ returnTo: pathname + search, hasSessionEnded: true }),
  };
}
