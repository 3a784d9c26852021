import { type ReactNode, useState } from 'react';
import { Meta, Row } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { LegalLink } from '../legal/legal-link';
import styles from './kakao-button.module.css';
import { useKakaoSignInQuery } from './kakao-sign-in.generated';
import { newState, rememberKakaoStart } from './kakao-sign-in';
import { STRINGS } from './strings';

interface KakaoButtonProps {
  returnTo: string | undefined;
  isDisabled: boolean;
  separator: ReactNode;
}

/** Renders nothing until Kakao turns out to be set up. */
export function KakaoButton({ returnTo, isDisabled, separator }: KakaoButtonProps) {
  const { data } = useKakaoSignInQuery();
  const [state] = useState(newState);
  if (!data?.kakaoSignIn) return null;

  const { authorizeUrl, isDemo } = data.kakaoSignIn;
  const url = new URL(authorizeUrl, window.location.origin);
  url.searchParams.set('state', state);
  return (
    <>
      {separator}
      <div>
        <Row
          as="a"
          gap={2}
          justify="center"
          className={styles.kakao}
          href={url.href}
          aria-disabled={isDisabled || undefined}
          onClick={(event) => {
            if (isDisabled) return event.preventDefault();
            if (rememberKakaoStart({ state, returnTo })) return;
            event.preventDefault();
            showToast({ type: 'error', text: STRINGS.notStored });
          }}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M12 4C6.8 4 2.6 7.300 2.600 11.400c0 2.600 1.700 4.900 4.300 6.200l-.9 3.300c-.1.400.3.700.7.500l3.900-2.600c.500.100.900.100 1.400.100 5.200 0 9.400-3.300 9.400-7.500S17.200 4 12 4z" />
          </svg>
          <span>{isDemo ? STRINGS.demoButton : STRINGS.button}</span>
        </Row>
        {isDemo && <Meta className={styles.hint}>{STRINGS.demoHint}</Meta>}
        <Meta className={styles.hint}>
          <span>{STRINGS.consentStart}</span>
          <LegalLink href={paths.terms()} label={STRINGS.terms} />
          <span>{STRINGS.and}</span>
          <LegalLink href={paths.privacy()} label={STRINGS.privacy} />
          <span>{STRINGS.consentEnd}</span>
        </Meta>
      </div>
    </>
  );
}
