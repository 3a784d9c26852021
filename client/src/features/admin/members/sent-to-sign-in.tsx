import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { showSessionEndedToast } from '../../../lib/session/sign-in-request';
import { showToast } from '../../../lib/toast';
import { STRINGS } from './strings';

interface SentToSignInProps {
  /** Otherwise the list cannot be shown. */
  hasSessionEnded: boolean;
}

/** To the sign-in page, and back here afterwards. */
export function SentToSignIn({ hasSessionEnded }: SentToSignInProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useEffectEvent(() => {
    if (hasSessionEnded) showSessionEndedToast();
    else showToast({ type: 'error', text: STRINGS.failed });
    void navigate(paths.login(), { replace: true, state: { returnTo: pathname + search } });
  });
  useEffect(() => go(), []);
  return null;
}
