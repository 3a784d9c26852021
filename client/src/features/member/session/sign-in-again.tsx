import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { closeSignIn, requestSignIn } from '../../../lib/session/sign-in-request';

/** Asks for the sign-in over the page that stays open below; who does not want to leaves that page. */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const ask = useEffectEvent(() => {
    requestSignIn({
      returnTo,
      hasSessionEnded: true,
      onCancel: () => void navigate(paths.login(), { replace: true, state: { returnTo } }),
    });
  });
  useEffect(() => {
    ask();
    // Back leads away from the page: nobody needs to sign in for it then.
    return closeSignIn;
  }, []);
  return null;
}
