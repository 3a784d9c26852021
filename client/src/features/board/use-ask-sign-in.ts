import { useLocation } from 'react-router';
import { requestSignIn } from '../../lib/session/sign-in-request';

/** Opens the sign-in, which leads back to this page. */
export function useAskSignIn(): () => void {
  const { pathname, search } = useLocation();
  return () => requestSignIn({ returnTo: pathname + search });
}
