import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { closeSignIn, requestSignIn } from '../../../lib/session/sign-in-request';
import { showToast } from '../../../lib/toast';

const STRINGS = {
  expired: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
};

/** Asks for the sign-in over the page that stays open below; who does not want to leaves that page. */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const ask = useEffectEvent(() => {
    showToast({ type: 'warning', text: STRINGS.expired });
    requestSignIn({ returnTo, onCancel: () => void navigate(paths.login(), { replace: true, state: { returnTo } }) });
  });
  useEffect(() => {
    ask();
    // Back leads away from the page: nobody needs to sign in for it then.
    return closeSignIn;
  }, []);
  return null;
}
