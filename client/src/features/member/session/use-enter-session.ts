import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { closeSignIn } from '../../../lib/session/sign-in-request';
import { keepToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { STRINGS } from './strings';

interface Entry {
  token: string;
  /** Said in a toast. */
  text: string;
  /** Path of this site that asked for the sign-in; without it the home page. */
  returnTo: string | undefined;
  /** Whether the page that is left is only good for signing in: Back then skips it. */
  replace?: boolean;
}

/** What follows every sign-in. */
export function useEnterSession(): (entry: Entry) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ token, text, returnTo = paths.home(), replace = false }) => {
    const isStored = keepToken(token);
    closeSignIn();
    showToast({ type: 'success', text });
    if (!isStored) showToast({ type: 'warning', text: STRINGS.notStored, seconds: 10 });
    if (returnTo !== pathname + search) void navigate(returnTo, { replace });
  };
}
