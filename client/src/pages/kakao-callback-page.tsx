import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '../components/icon';
import { Row, Stack } from '../components/kit';
import { finishKakaoSignIn, type KakaoOutcome } from '../features/member/kakao/kakao-sign-in';
import { STRINGS } from '../features/member/kakao/strings';
import { useEnterSession } from '../features/member/session/use-enter-session';
import { paths } from '../lib/paths';
import { showToast } from '../lib/toast';
import { usePageTitle } from '../lib/use-page-title';
import styles from './kakao-callback-page.module.css';

export function KakaoCallbackPage() {
  usePageTitle(STRINGS.processing);
  const client = useApolloClient();
  const navigate = useNavigate();
  const enterSession = useEnterSession();
  const { search } = useLocation();
  const [query] = useState(search);

  // Removes the code from the address bar and the history.
  const cleanAddress = useEffectEvent(() => void navigate(paths.kakaoCallback(), { replace: true }));
  const goOn = useEffectEvent(({ token, returnTo, isCancelled }: KakaoOutcome) => {
    if (token) return enterSession({ token, returnTo, text: STRINGS.success, replace: true });
    showToast(isCancelled ? { type: 'info', text: STRINGS.cancelled } : { type: 'error', text: STRINGS.failed });
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

  return (
    <Stack gap={3} align="center" justify="center" className={styles.processing} role="status">
      <Row as="span" gap={3} align="stretch" className={styles.steps} aria-hidden="true">
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
      </Row>
      <h1>{STRINGS.processing}</h1>
      <p>{STRINGS.processingText}</p>
    </Stack>
  );
}
