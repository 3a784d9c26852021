import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { STRINGS } from './strings';

interface SentToSignInProps {
  /** The list cannot be shown; that a session is over is said already. */
  isSaid: boolean;
}

/** To the sign-in page, and back here afterwards. */
export function SentToSignIn({ isSaid }: SentToSignInProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useEffectEvent(() => {
    if (!isSaid) showToast({ type: 'error', text: STRINGS.failed });
    void navigate(paths.login(), { replace: true, state: { returnTo: pathname + search } });
  });
  useEffect(() => go(), []);
  return null;
}
