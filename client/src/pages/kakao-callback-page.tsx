import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { finishKakaoSignIn, type KakaoOutcome } from '../features/member/kakao/finish-kakao-sign-in';
import { KakaoProcessing } from '../features/member/kakao/kakao-processing';
import { STRINGS } from '../features/member/kakao/strings';
import { useEnterSession } from '../features/member/session/use-enter-session';
import { paths } from '../lib/paths';
import { showToast } from '../lib/toast';
import { usePageTitle } from '../lib/use-page-title';

/** Where Kakao sends the person back to. Nothing to do here but wait. */
export function KakaoCallbackPage() {
  usePageTitle(STRINGS.processing);
  const client = useApolloClient();
  const navigate = useNavigate();
  const enterSession = useEnterSession();
  const { search } = useLocation();
  const [query] = useState(search);

  // The code stays neither in the address bar nor in the history.
  const cleanAddress = useEffectEvent(() => void navigate(paths.kakaoCallback(), { replace: true }));
  const goOn = useEffectEvent(({ token, returnTo }: KakaoOutcome) => {
    if (token) return enterSession({ token, returnTo, text: STRINGS.success, replace: true });
    showToast({ type: 'error', text: STRINGS.failed });
    void navigate(paths.login(), { replace: true, state: { returnTo } });
  });

  useEffect(() => {
    let isHere = true;
    cleanAddress();
    void finishKakaoSignIn(client, query).then((outcome) => isHere && goOn(outcome));
    return () => {
      isHere = false;
    };
  }, [client, query]);

  return <KakaoProcessing />;
}
